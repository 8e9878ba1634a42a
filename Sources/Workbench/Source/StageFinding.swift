import Diagnostics
import Inspection
import Languages
import Layout
import Localization
package import Presentation
import Simulation

/// A line of the Findings pane: findings alike on several surfaces are one.
struct StageFinding: Hashable {
  /// From 1, as in the gutter of the pictures.
  var number: Int
  var finding: Finding
  var surfaces: [String]
  /// The runs that it marks, in order.
  var runs: [StageRun]
  /// Where the cursor goes: its first run that can be seen, else one that is only spoken.
  var cursorRun: StageRun?
  /// Language and reason, as in a mark; nil where no run is marked.
  var tag: Tag?

  /// Language and reason.
  struct Tag: Hashable {
    var language: String?
    var reason: String
    var tint: Int?

    /// As `en·P`; `–·K` where there is no language.
    func text(_ glyphs: GlyphSet) -> String {
      glyphs == .unicode ? "\(language ?? "–")·\(reason)" : "\(language ?? "--") \(reason)"
    }
  }
}

/// A text of a frame, or a span of it.
package struct StageRun: Hashable, Sendable {
  package var surface: Surface
  /// Index into the surface's texts.
  package var text: Int
  /// Index into the text's spans; nil for the whole text.
  package var span: Int?

  package init(surface: Surface, text: Int, span: Int? = nil) {
    self.surface = surface
    self.text = text
    self.span = span
  }
}

extension StageFrame {
  /// The findings of the frame with their numbers, in order.
  func numbered(_ tints: LanguageTints) -> [StageFinding] {
    let groups = FindingGroup.groups(of: frame.findings)
    return groups.enumerated().map { index, group in
      var line = StageFinding(
        number: index + 1, finding: group.finding, surfaces: group.surfaces, runs: [], tag: nil)
      for surface in frame.surfaces {
        for judged in surface.judged {
          guard let finding = judged.finding, group.holds(finding) else { continue }
          line.runs.append(
            StageRun(surface: surface.surface, text: judged.text, span: judged.span))
          line.tag = line.tag ?? tints.tag(of: judged)
          let isVisible = surface.resolved.texts[judged.text].role == .visible
          if isVisible, line.cursorRun == nil { line.cursorRun = line.runs.last }
        }
      }
      for run in frame.laidRuns(of: frame.findings.filter { group.holds($0) }) {
        line.runs.append(run)
        if line.cursorRun == nil { line.cursorRun = run }
      }
      line.cursorRun = line.cursorRun ?? line.runs.first
      return line
    }
  }

  /// The marks of surfaces: of the frame with the numbers of the findings, of hypothetical ones
  /// without.
  func marks(
    of surfaces: [InspectedSurface], numbered: [StageFinding], _ tints: LanguageTints
  ) -> [Mark] {
    surfaces.flatMap { surface in
      surface.judged.compactMap { judged in
        guard let finding = judged.finding, let tag = tints.tag(of: judged) else { return nil }
        let text = surface.resolved.texts[judged.text]
        let number = numbered.first { line in
          line.finding.isLike(finding)
            && line.runs.contains(
              StageRun(surface: surface.surface, text: judged.text, span: judged.span))
        }?.number
        return Mark(
          surface: surface.surface, text: judged.text, range: text.spans[judged.span].range,
          language: tag.language, reason: tag.reason, finding: number, tint: tag.tint,
          note: text.role == .visible
            ? surface.cutNote(judged.text) : "spoken \(text.role.rawValue)")
      } + cutMarks(of: surface, numbered: numbered)
    }
  }

  /// Texts that the device cuts and whose words are right.
  private func cutMarks(of surface: InspectedSurface, numbered: [StageFinding]) -> [Mark] {
    numbered.flatMap { line in
      line.runs.compactMap { run -> Mark? in
        guard line.isOfLayout, run.surface == surface.surface, run.span == nil,
          let note = surface.cutNote(run.text)
        else { return nil }
        return Mark(
          surface: run.surface, text: run.text,
          range: 0..<surface.resolved.texts[run.text].string.utf8.count, language: nil, reason: nil,
          finding: line.number, note: note)
      }
    }
  }
}

extension FindingGroup {
  /// Whether a finding is one of the group.
  fileprivate func holds(_ other: Finding) -> Bool { finding.isLike(other) }
}

extension Finding {
  /// Whether two findings stand on one line: alike in id, place, owner, locale and step.
  fileprivate func isLike(_ other: Finding) -> Bool {
    id == other.id && place == other.place && owner == other.owner && locale == other.locale
      && step == other.step && claimed == other.claimed
  }
}

/// The colours of languages: the default language has the first, the others follow in the product's
/// order.
struct LanguageTints: Hashable, Sendable {
  private var languages: [LanguageTag]

  init(default first: LanguageTag, supported: [LanguageTag]) {
    languages = [first] + supported.filter { $0 != first }
  }

  /// The index of a language's tint; a language that the product does not list has that of its
  /// relative, or the one after all.
  func tint(of language: LanguageTag) -> Int {
    languages.firstIndex(of: language)
      ?? languages.firstIndex { $0.language == language.language } ?? languages.count
  }

  /// Language and reason of a wrong run; nil where nothing is wrong or no letter says why.
  func tag(of judged: Judged) -> StageFinding.Tag? {
    guard let finding = judged.finding,
      let letter = CheckRegistry.definition(finding.id)?.letter
    else { return nil }
    return StageFinding.Tag(
      language: judged.language?.description, reason: String(letter),
      tint: judged.language.map(tint(of:)))
  }
}
