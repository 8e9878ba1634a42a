import Diagnostics
import Inspection
import Languages
import Layout
import Localization
import Presentation
import Simulation

extension StageView {
  /// What is wrong in this frame; where nothing is, what was looked at.
  func drawFindings(_ area: CellRectangle, on screen: inout StageScreen) {
    let isWide = area.columns >= 40
    let kept = findings.filter { isKept(text(of: $0), .findings) }
    let isFiltered = kept.count < findings.count
    let count =
      findings.isEmpty
      ? ""
      : isFiltered
        ? "\(kept.count) of \(findings.count)"
        : "\(findings.count)" + (isWide && model.workspace != .inspect ? " in this frame" : "")
    listRule(area, .findings, title: join("Findings", count), measure: "", on: &screen)
    let isSound = findings.isEmpty && model.frame.failed.isEmpty
    var lines = isSound ? soundLines(area) : []
    // Inspect is about one run; what was expected of the whole frame stands on the Stage.
    for failed in model.workspace == .inspect ? [] : model.frame.failed {
      lines += failedLines(failed, columns: contentColumns(area) - 4, isWide: isWide)
    }
    if model.frame.isUnjudged {
      lines.append(
        PaneLine(pieces: [
          .init(" "), .init(screen.grid.glyphs(.couldNotLook), .unknown),
          .init(" not judged: live"),
        ]))
    }
    let all = kept.map { findingLines($0, area, isWide: isWide) }
    let room = area.rows - 1 - lines.count
    // Where the details of all have no room, only the one under the cursor has them; on a small
    // Stage not even that one, unless the whole list stays in sight.
    let isLong = !isWide || area.rows < 8 || all.joined().count > room
    let selected = all.first { $0.first?.isSelected == true }?.count ?? 1
    let isDetailed = isWide || model.workspace == .inspect || all.count - 1 + selected <= room
    for details in all {
      let isOpen = !isLong || isDetailed && details.first?.isSelected == true
      lines += isOpen ? details : Array(details.prefix(1))
    }
    if model.workspace == .stage {
      let estimate = wrapped(model.source.measure.words, columns: contentColumns(area) - 2)
      if model.source.measure.isOfPoints, lines.count + 1 + estimate.count <= area.rows - 1 {
        lines += [PaneLine(pieces: [])]
        lines += estimate.map { PaneLine(pieces: [.init(" \($0)", .quiet)]) }
      }
    }
    drawList(lines, .findings, area, on: &screen)
  }

  /// What a filter looks at.
  private func text(of line: StageFinding) -> String {
    let surfaces = line.surfaces.map { surfaceName($0) }.joined(separator: " ")
    return "\(line.finding.id) \(line.tag?.text(.unicode) ?? "") \(line.finding.message) "
      + "\(surfaces) \(line.finding.place.file):\(line.finding.place.line)"
  }

  private func soundLines(_ area: CellRectangle) -> [PaneLine] {
    let surfaces = model.frame.frame.surfaces.filter { $0.owner != .appScreen }
    guard !surfaces.isEmpty else {
      return [PaneLine(pieces: [.init(" "), .init("nothing to look at", .quiet)])]
    }
    let judged = surfaces.flatMap(\.judged).filter { !$0.isNeutral }
    let revisions = Set(surfaces.compactMap(\.resolved.render.context.store.revision)).sorted()
    let languages = Set(judged.compactMap { $0.language?.description }).sorted()
    let all = languages.count == 1 ? "all in " : "in "
    let made = revisions.count == 1 ? "all " : ""
    let words =
      "\(surfaces.count) surfaces, \(judged.count) runs, \(all)"
      + languages.joined(separator: " and ") + ", \(made)"
      + revisions.map { "r\($0)" }.joined(separator: " and ")
    var paragraphs = [words]
    if WritingDirection(of: model.frame.decision.tag) == .rightToLeft {
      paragraphs.append("mirrored layout")
    }
    paragraphs += [tightest].compactMap { $0 }
    let blocks = paragraphs.map { paragraph in
      wrapped(paragraph, columns: contentColumns(area) - 2).map { [Piece(" \($0)")] }
    }
    let sound: [Piece] = [.init(" "), .init(model.glyphs(.passes), .good), .init(" nothing wrong")]
    let room = area.rows - 2
    let rows = blocks.joined().count
    // Blank rows go first, then what is told last.
    let gap: [[Piece]] = rows + blocks.count <= room ? [[]] : []
    var lines = [sound]
    for (index, block) in blocks.enumerated()
    where index == 0 || lines.count - 1 + gap.count + block.count <= room {
      lines += gap + block
    }
    return lines.map { PaneLine(pieces: $0) }
  }

  /// What would be cut first, and how much it has to spare; nil where nobody measured.
  private var tightest: String? {
    guard model.source.measure.isOfPoints else { return nil }
    let shown = model.frame.frame.surfaces.filter {
      $0.visibility.isShown && $0.owner != .appScreen
    }
    let texts = shown.compactMap { surface in
      surface.tightest.map { (surface: surface.surface, over: $0.over) }
    }
    guard let tightest = texts.max(by: { $0.over < $1.over }) else { return nil }
    let rest = tightest.over > 0 ? "over" : "spare"
    return "tightest: \(surfaceName(tightest.surface.id)), \(abs(tightest.over).points) pt \(rest)"
  }

  private func failedLines(
    _ failed: ExpectationResult, columns: Int, isWide: Bool
  ) -> [PaneLine] {
    let first: [Piece] = [
      .init(" "), .init(model.glyphs(.fails), .bad), .init(" expected \(failed.expected)"),
    ]
    guard isWide else { return [PaneLine(pieces: first)] }
    return [PaneLine(pieces: first)]
      + (wrapped("found \(failed.found)", columns: columns)
      + [shortPlace(failed.place, columns: columns)]).map {
        PaneLine(pieces: [.init("   \($0)", .quiet)])
      }
  }

  private func findingLines(
    _ line: StageFinding, _ area: CellRectangle, isWide: Bool
  ) -> [PaneLine] {
    let isSelected = model.cursor?.finding == line.number
    func entry(_ pieces: [Piece], isHead: Bool = false) -> PaneLine {
      PaneLine(
        pieces: pieces, target: .finding(line.number), isHead: isHead, isSelected: isSelected)
    }
    var head: [Piece] = [
      isSelected ? .init(model.glyphs(.cursor), .focus) : .init(" "),
      .init("\(line.number) "),
    ]
    if let tag = line.tag {
      head.append(
        .init(tag.text(model.glyphs), CellStyle(.plain, mark: CellMark(.tag, tint: tag.tint))))
    } else {
      head.append(severity(line.finding.severity))
    }
    head.append(.init(" \(line.finding.id)"))
    if isWide {
      let names = line.surfaces.map { surfaceName($0) }
      head.append(
        .init(
          names.count > 2
            ? "\(names[0]) and \(names.count - 1) more" : names.joined(separator: ", "),
          .quiet, isTrailing: true))
    }
    let columns = contentColumns(area) - 4
    return [entry(head, isHead: true)]
      + wrapped(line.finding.message, columns: columns).map { entry([.init("   \($0)")]) }
      + [entry([.init("   \(shortPlace(line.finding.place, columns: columns))", .quiet)])]
  }

  func severity(_ severity: Severity) -> Piece {
    switch severity {
    case .error: .init(model.glyphs(.fails), .bad)
    case .warning: .init(model.glyphs(.warning), .warn)
    case .note: .init(model.glyphs(.notRun), .quiet)
    }
  }
}
