import Diagnostics
import Layout
import Localization
import Presentation
import Simulation

/// A text in its place, as layout checks look at it.
struct LaidText {
  /// Where it is seen.
  let place: Surface
  let surface: PlacedSurface
  let placed: PlacedText

  init(_ placed: PlacedText, on seen: SeenSurface) {
    place = seen.surface
    surface = seen.placed
    self.placed = placed
  }

  private var text: ResolvedText { surface.resolved.texts[placed.text] }

  var string: String { text.string }

  /// Id of its view.
  var node: String { text.node }

  /// The catalog key of its first run that has one.
  var key: String? {
    text.spans.lazy.filter { $0.parent == nil }
      .compactMap { surface.resolved.provenances[$0.provenance].lookup?.key }.first
  }

  /// What people see of it; lines follow each other after a space.
  var shown: String {
    placed.lines.map { line in
      line.parts.map { $0.drawn(of: string) }.joined()
    }.joined(separator: " ")
  }

  /// Whether it is a timer whose time is past, which counts on.
  var countsUp: Bool {
    // What counts down is never wider than at its beginning; what counts up has its end besides.
    guard text.runningForms.count > 1, text.spans.count == 1, let span = text.spans.first
    else { return false }
    return surface.resolved.provenances[span.provenance].format?.formatter
      == LiveFormat.timer.rawValue
  }

  /// Size of its letters in points.
  var letterSize: Double { placed.style.pointSize }

  /// Whether a text has no letter on the screen that is cut but people's own.
  func isOfPeople(in range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let here = text.spans.filter { $0.range.contains(offset) }
      guard let innermost = here.last,
        surface.resolved.provenances[innermost.provenance].source == .userContent
      else { return false }
      let ends = text.spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      offset = ends.filter { $0 > offset }.min() ?? range.upperBound
    }
    return true
  }

  /// A finding at the line that made the text, at the run that stands at an offset.
  func finding(
    _ definition: CheckDefinition, _ message: String, at offset: Int = 0,
    severity: Severity? = nil, _ moment: Moment
  ) -> Finding {
    let tops = text.spans.indices.filter { text.spans[$0].parent == nil }
    let index = tops.first { text.spans[$0].range.contains(offset) } ?? tops.first
    let run = index.map { RunOfText(surface: surface.resolved, text: text, spanIndex: $0) }
    let render = surface.resolved.render
    return moment.finding(
      definition, message, at: run?.provenance.textPlace ?? text.place, severity: severity,
      surface: place, owner: render.owner, key: run?.provenance.lookup?.key,
      evidence: evidence(moment))
  }

  private func evidence(_ moment: Moment) -> [Finding.Evidence] {
    [
      Finding.Evidence("node", text.node),
      Finding.Evidence("needed", placed.neededAtWidest.points),
      Finding.Evidence("available", placed.available.points),
      Finding.Evidence("font", placed.style.font),
      Finding.Evidence("text size", placed.style.textSize.rawValue),
      Finding.Evidence("steps", placed.steps.map(\.words).joined(separator: ", ")),
      Finding.Evidence("device", moment.world.device.model.name),
      Finding.Evidence("measured with", moment.measure.family ?? "cells"),
    ]
  }

  /// What was tried before a text was cut, as `; scaled to 0.80 it still does not fit`; empty where
  /// nothing was.
  var attempts: String {
    placed.attempts.isEmpty
      ? "" : "; \(placed.attempts.joined(separator: " and ")) it still does not fit"
  }
}

extension PlacedText {
  /// What was done to its letters so that it fits, in words, in the order in which it was tried.
  package var attempts: [String] {
    steps.compactMap { step in
      switch step {
      case .wrapped, .truncated: nil
      case .tightened, .scaled: step.words
      }
    }
  }
}

extension FitStep {
  /// As `scaled to 0.80`.
  package var words: String {
    switch self {
    case .wrapped(let lines): "on \(lines) lines"
    // Points that are taken away after each letter.
    case .tightened(let points): "tightened by \(points.hundredths) pt a letter"
    case .scaled(let factor): "scaled to \(factor.hundredths)"
    case .truncated: "truncated"
    }
  }
}

extension Moment {
  /// Every text that has a place on the device; none where nobody measures.
  var laidTexts: [LaidText] {
    measured.flatMap { seen in seen.placed.texts.map { LaidText($0, on: seen) } }
  }
}
