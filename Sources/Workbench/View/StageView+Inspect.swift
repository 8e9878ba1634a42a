import Diagnostics
import Inspection
import Languages
import Layout
import Localization
import Presentation
import Simulation

extension StageView {
  /// The run under the cursor as the boundaries that it crossed; the first that broke is the
  /// diagnosis.
  func drawInspect(_ area: CellRectangle, on screen: inout StageScreen) {
    guard let subject = model.subject else {
      rule(area, title: "Inspect", titleStyle: titleStyle(.inspect), on: &screen)
      draw(
        [.init(" no run under the cursor: \(arrows) chooses one", .quiet)],
        column: contentColumn(area),
        row: area.row + 1, columns: contentColumns(area), on: &screen)
      return
    }
    drawInspectRule(area, subject, on: &screen)
    let chain = InspectChain(subject: subject, model: model)
    let links = chain.links
    let rows = area.rows - 1
    // Links are told in words and names, which may be longer than what is read as a sentence.
    let columns = min(116, area.endColumn - contentColumn(area))
    // In a wide pane second lines are wrapped, in a narrow one they are cut.
    let isRoomy = rows >= 14
    let seconds = secondLines(links, spare: rows - links.count, columns: columns, isRoomy)
    var lines: [PaneLine] = []
    for link in links {
      lines.append(line(link))
      lines += (seconds[link.boundary] ?? []).map { text in
        PaneLine(pieces: [
          .init(" \(model.glyphs(.vertical))", .rule),
          .init(String(repeating: " ", count: 18)), .init(text, .quiet),
        ])
      }
    }
    if lines.count + 2 <= rows { lines += details(subject, columns: contentColumns(area)) }
    if let estimate = chain.estimate, lines.count + 2 <= rows {
      lines += [PaneLine(pieces: []), PaneLine(pieces: [.init(" \(estimate)", .quiet)])]
    }
    drawList(lines, .inspect, area, columns: columns, on: &screen)
  }

  private var arrows: String { model.glyphs == .unicode ? "↑ ↓" : "^ v" }

  /// What the boundaries have to say on lines of their own, the one that broke first, as far as
  /// there is room.
  private func secondLines(
    _ links: [InspectChain.Link], spare: Int, columns: Int, _ isRoomy: Bool
  ) -> [Boundary: [String]] {
    let order: [Boundary] = [
      .localeDecision, .lookup, .keyMapping, .resources, .delivery, .formatter, .regeneration,
      .onScreen,
    ]
    let broken = links.first { $0.state == .broke }?.boundary
    var spare = spare
    var lines: [Boundary: [String]] = [:]
    for boundary in [broken].compactMap({ $0 }) + order where lines[boundary] == nil {
      guard let more = links.first(where: { $0.boundary == boundary })?.more else { continue }
      let texts = isRoomy ? wrapped(more, columns: columns - 21) : [more]
      guard texts.count <= spare else { continue }
      lines[boundary] = texts
      spare -= texts.count
    }
    return lines
  }

  private func drawInspectRule(
    _ area: CellRectangle, _ subject: InspectSubject, on screen: inout StageScreen
  ) {
    let tag = subject.judged.flatMap { model.tints.tag(of: $0) }
    let measure =
      subject.judged?.finding.map { finding in
        (tag.map { $0.text(model.glyphs) + " " } ?? "") + finding.id
      } ?? ""
    let run = subject.place.map { "\($0.index) of \($0.count)" } ?? subject.text.role.rawValue
    let title =
      model.workspace == .inspect
      ? join("Run \(run)", "“\(subject.string.spelledOut)”") : join("Inspect", "run \(run)")
    rule(
      area, title: title, measure: model.workspace == .inspect ? measure : "",
      titleStyle: titleStyle(.inspect), keepsMeasure: true, on: &screen)
  }

  func line(_ link: InspectChain.Link) -> PaneLine {
    let style: CellStyle =
      switch link.state {
      case .passed: link.isWarned ? .warn : .good
      case .broke: .bad
      case .notReached, .notCrossed: .quiet
      }
    let sign = Piece(model.glyphs(link.isWarned ? .warning : link.state.glyph), style)
    let name = link.boundary.rawValue
    let isReached = link.state == .passed || link.state == .broke
    return PaneLine(pieces: [
      .init(" "), sign,
      .init(
        " " + name + String(repeating: " ", count: max(1, 17 - name.count)),
        link.state == .broke ? .plain : .quiet),
      .init(link.words.spelledOut, isReached ? .plain : .quiet),
    ])
  }

  /// What stands under the chain where there is room: how it is read aloud, what it says in the
  /// source language, what is wrong, and what each party goes by.
  private func details(_ subject: InspectSubject, columns: Int) -> [PaneLine] {
    var lines: [PaneLine] = [PaneLine(pieces: [])]
    func add(_ name: String, _ text: String, _ kind: TextKind) {
      lines.append(
        PaneLine(pieces: [
          .init(" \(name)" + String(repeating: " ", count: max(1, 19 - name.count)), .quiet),
          .init(text, kind: kind),
        ]))
    }
    let transcript = Transcript(
      of: subject.run.surface, in: model.frame, model.tints, alone: true
    ).entries
    if let index = transcript.firstIndex(where: { entry in
      entry.runs.contains { $0.isSameText(as: subject.run) || isLabel($0, of: subject) }
    }) {
      add(
        "spoken \(index + 1) of \(transcript.count)", transcript[index].text,
        .content(language: model.frame.decision.tag.description))
    }
    if let gloss = gloss(subject.run) {
      let source = model.source.product.defaultLanguage.description
      add("in \(source)", gloss, .content(language: source))
    }
    if let finding = subject.judged?.finding {
      lines.append(PaneLine(pieces: []))
      lines += wrapped(finding.message, columns: columns - 2).map {
        PaneLine(pieces: [.init(" \($0)")])
      }
      lines.append(
        PaneLine(pieces: [
          .init(" \(shortPlace(finding.place, columns: columns - 2))", .quiet)
        ]))
    }
    return lines + [PaneLine(pieces: [])] + partyLines(isWide: columns >= 60)
  }

  /// Whether a spoken text is the label of the view that shows the run.
  private func isLabel(_ run: StageRun, of subject: InspectSubject) -> Bool {
    subject.surface.resolved.texts[run.text].node == subject.text.node
  }
}
