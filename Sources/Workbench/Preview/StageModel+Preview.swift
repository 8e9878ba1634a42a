import Diagnostics
package import Inspection
import Languages
import Layout
import Localization
package import Presentation

extension StageModel {
  /// Whether Preview has something to measure.
  var hasPreviewWork: Bool { workspace == .preview && preview.hasWork }

  /// A piece of it, short enough that no key waits for it.
  mutating func workOnPreview() -> [StageEffect] {
    if preview.beginGathering() { return [.gatherPreview] }
    preview.measureNext()
    return []
  }

  /// What is drawn follows what was done.
  mutating func keepPreview() {
    guard workspace == .preview else { return }
    preview.filter = filter
    preview.keepPage()
  }

  /// The same on Preview with everything measured, as it is when nobody presses a key.
  /// - Parameter surface: whose texts are shown; nil for what the Stage's cursor is on.
  package func previewing(_ previewer: Previewer, surface: Surface? = nil) -> StageModel {
    var model = self
    if let surface { model.preview.suggest(surface, key: nil) }
    model.showPreview()
    model.preview.take(previewer)
    repeat {
      model.preview.measureNext()
      model.keepPreview()
    } while model.preview.hasWork
    return model
  }

  // MARK: Commands

  /// Preview on the text under the cursor; what it works on is read when it is first shown.
  mutating func showPreview() {
    isPlaying = false
    spent = .zero
    if let run = cursor?.run { preview.suggest(run.surface, key: subject?.provenance.lookup?.key) }
    show(.preview)
    preview.want()
  }

  /// What a command does on Preview; nil where it does the same everywhere.
  mutating func performOnPreview(_ command: StageCommand) -> [StageEffect]? {
    guard workspace == .preview else { return nil }
    switch command {
    case .nextRun: preview.move(rows: 1)
    case .previousRun: preview.move(rows: -1)
    case .pageForward: preview.move(rows: previewRoom)
    case .pageBack: preview.move(rows: -previewRoom)
    case .halfForward: preview.move(rows: max(1, previewRoom / 2))
    case .halfBack: preview.move(rows: -max(1, previewRoom / 2))
    case .first: preview.move(rows: -10_000)
    case .last: preview.move(rows: 10_000)
    case .stepForward: preview.move(texts: 1)
    case .stepBack: preview.move(texts: -1)
    case .nextSurface: preview.move(surfaces: 1)
    case .previousSurface: preview.move(surfaces: -1)
    case .largerText: changeTextSize(by: 1)
    case .smallerText: changeTextSize(by: -1)
    case .device: turnDevice()
    case .pseudolocales: togglePseudolocales()
    case .order: turnOrder()
    case .nextFinding: moveToCut(1)
    case .previousFinding: moveToCut(-1)
    case .open: inspectPreviewed()
    case .language: openPreviewedLanguages()
    case .filter:
      if filter == nil { filter = PaneFilter(pane: .needs) }
      filter?.isTyping = true
    case .edit: return editPreviewed()
    case .copy: return copyPreviewed()
    case .report: reportPreviewed()
    case .togglePlaying, .slower, .faster, .again, .nextChapter, .previousChapter, .hypothetical,
      .marks, .voiceOver, .gloss, .present, .choice:
      notice = "\(KeyTable.key(of: command)) has no work here"
    case .stage, .verify, .preview, .inspect, .back, .nextPane, .previousPane, .bounds, .zoom,
      .commands, .help, .write, .saveSession, .reload, .repaint, .suspend, .quit:
      return nil
    }
    return []
  }

  /// Which row to go to; the Stage keeps its language.
  private mutating func openPreviewedLanguages() {
    guard let cell = preview.page?.cell else { return }
    overlay = .languages(LanguagePicker(preview.locales, current: cell.locale, route: nil))
  }

  /// Rows that have room in the table.
  private var previewRoom: Int {
    max(1, (StageView(self).geometry.needs?.rows ?? 2) - 1)
  }

  private mutating func changeTextSize(by step: Int) {
    guard preview.previewer != nil else { return }
    notice =
      preview.changeTextSize(by: step)
      ? "text size \(preview.textSize.title)"
      : "\(preview.textSize.title) is the \(step > 0 ? "largest" : "smallest")"
  }

  private mutating func turnDevice() {
    let before = preview.device
    preview.turnDevice()
    guard let device = preview.device else { return }
    notice = device == before ? "no other device has another room" : device.name
  }

  private mutating func togglePseudolocales() {
    preview.togglePseudolocales()
    notice = "pseudolocales \(preview.showsPseudolocales ? "on" : "off")"
  }

  private mutating func turnOrder() {
    preview.turnOrder()
    notice = preview.order.title
  }

  /// The previous or next row that loses words.
  private mutating func moveToCut(_ step: Int) {
    guard let page = preview.page else { return }
    let cut = page.rows.indices.filter { page.rows[$0].fate.isWrong }
    let target =
      step > 0
      ? cut.first { $0 > page.row } ?? cut.first : cut.last { $0 < page.row } ?? cut.last
    guard let target else {
      notice = "nothing shown here is cut"
      return
    }
    preview.put(row: target)
  }

  /// The text as the Stage shows it now, with its way.
  private mutating func inspectPreviewed() {
    guard preview.page?.cell != nil else { return }
    guard let run = previewedRun else {
      notice = "the Stage does not show it at this step: e opens its line"
      return
    }
    cursor = StageCursor(run: run)
    show(.inspect)
  }

  /// A report of the text as the Stage shows it, in the language that it speaks there.
  private mutating func reportPreviewed() {
    guard let cell = preview.page?.cell else { return }
    guard let run = previewedRun else {
      notice = "the Stage does not show it at this step: 1, then ← →, and B there"
      return
    }
    guard cell.locale == frame.decision.tag else {
      notice =
        "the Stage speaks \(frame.decision.tag.shortTag): 1, then l for \(cell.locale.shortTag), and B there"
      return
    }
    let before = cursor
    cursor = StageCursor(run: run)
    askToReport()
    cursor = before
  }

  /// Where the Stage shows the text under the cursor at its step; nil where it does not.
  private var previewedRun: StageRun? {
    guard let cell = preview.page?.cell, let surface = frame.surface(cell.surface) else {
      return nil
    }
    let index = surface.resolved.texts.indices.first { index in
      let text = surface.resolved.texts[index]
      guard text.role == .visible else { return false }
      guard let key = cell.key else { return text.node == cell.node }
      return text.spans.contains { span in
        surface.resolved.provenances[span.provenance].lookup?.key == key
      }
    }
    return index.map { StageRun(surface: cell.surface, text: $0) }
  }

  private mutating func editPreviewed() -> [StageEffect] {
    guard let cell = preview.page?.cell else { return [] }
    return [.edit(cell.placeToMend)]
  }

  /// The text, then its line.
  private mutating func copyPreviewed() -> [StageEffect] {
    guard let cell = preview.page?.cell else { return [] }
    if copied != .text {
      copied = .text
      notice = "copied the text · y again copies its line"
      return [.copy(cell.text)]
    }
    copied = .place
    let place = cell.placeToMend
    let line = "\(preferences.paths.show(place.file)):\(place.line)"
    notice = "copied \(line.split(separator: "/").last ?? "")"
    return [.copy(line)]
  }
}

extension PreviewOrder {
  /// As the rule says it.
  var title: String {
    switch self {
    case .worst: "worst first"
    case .longest: "longest first"
    case .catalog: "as in the catalog"
    }
  }
}
