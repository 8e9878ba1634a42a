import Layout
import Presentation

extension StageView {
  /// VoiceOver: what is read aloud, with wrong runs marked.
  func drawTranscript(_ area: CellRectangle, on screen: inout StageScreen) {
    let isInspecting = model.workspace == .inspect
    let surface = isInspecting ? model.cursor?.run?.surface ?? .lockScreen : .lockScreen
    let transcript = Transcript(
      of: surface, in: model.frame, model.tints, alone: isInspecting)
    let name = isInspecting ? surfaceName(surface.id) : ""
    let wide = area.columns >= 40 && !isInspecting
    let names = transcript.surfaces.map { surfaceName($0.id) }.joined(separator: ", then ")
    listRule(
      area, .voiceOver, title: join("VoiceOver", name), measure: wide ? names : "", on: &screen)
    let kept = transcript.entries.filter { isKept($0.text, .voiceOver) }
    var lines = kept.flatMap { transcriptLines($0, columns: contentColumns(area) - 4) }
    if lines.isEmpty {
      let why = transcript.entries.isEmpty ? "nothing to read" : "nothing matches"
      lines = [PaneLine(pieces: [.init(" \(why)", .quiet)])]
    }
    drawList(lines, .voiceOver, area, on: &screen)
  }

  private func transcriptLines(_ entry: Transcript.Entry, columns: Int) -> [PaneLine] {
    let isSelected =
      model.cursor?.run.map { run in entry.runs.contains { run.isSameText(as: $0) } } ?? false
    func line(_ pieces: [Piece], isHead: Bool) -> PaneLine {
      PaneLine(
        pieces: pieces, target: entry.runs.first.map { .run($0) }, isHead: isHead,
        isSelected: isSelected)
    }
    let marked = MarkedText(entry, model)
    let texts = marked.lines(columns: columns)
    var lines = texts.enumerated().map { index, text in
      let cursor: Piece =
        index == 0 && isSelected && model.workspace == .inspect
        ? .init(model.glyphs(.cursor), .focus) : .init(" ")
      let head: Piece = .init(index == 0 ? "\(entry.name) " : "  ", .quiet)
      let isLast = index == texts.count - 1
      let room = columns - (isLast ? text.width : columns)
      return line([cursor, head, Piece(text)] + marked.tags(columns: room), isHead: index == 0)
    }
    let glosses = model.shows.gloss ? entry.runs.compactMap { gloss($0) } : []
    if !glosses.isEmpty {
      let gloss = glosses.joined(separator: ", ")
      lines += wrapped(gloss, columns: columns).map {
        line([.init("   "), .init($0, .quiet)], isHead: false)
      }
    }
    return lines
  }
}
