import Diagnostics
import Layout
import Localization
import Pictures
import Presentation

/// What `y` put on the clipboard last, so that pressing it again gives the line.
enum Copied: Hashable, Sendable {
  case text
  case place
}

extension StageModel {
  /// The finding under the cursor.
  var selectedFinding: StageFinding? {
    cursor?.finding.flatMap { number in numbered.first { $0.number == number } }
  }

  /// The line to look at: where the finding is to be mended, else where the text was made.
  var placeOfCursor: SourceLocation? {
    selectedFinding?.finding.place ?? subject?.provenance.textPlace
  }

  /// The run under the cursor with everything known of it.
  var subject: InspectSubject? {
    cursor?.run.flatMap { InspectSubject($0, in: self) }
  }

  mutating func editPlace() -> [StageEffect] {
    guard let place = placeOfCursor else {
      notice = "e needs a run: ↑ ↓"
      return []
    }
    return [.edit(place)]
  }

  mutating func copyText() -> [StageEffect] {
    let text = subject?.text.string
    let place = placeOfCursor.map { "\(preferences.paths.show($0.file)):\($0.line)" }
    if let text, copied != .text {
      copied = .text
      notice = "copied the text · y again copies its line"
      return [.copy(text)]
    }
    guard let place else {
      notice = "y needs a run: ↑ ↓"
      return []
    }
    copied = .place
    // The folders have no room here; the clipboard has them.
    notice = "copied \(place.split(separator: "/").last ?? "")"
    return [.copy(place)]
  }

  // MARK: Files

  /// Of the scenario's title and step, in letters that every file system takes.
  var pictureName: String {
    let stem = source.title.lowercased().map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-"
    }
    let words = String(stem).split(separator: "-").joined(separator: "-")
    if workspace == .preview, let surface = preview.page?.surface {
      return "\(words.isEmpty ? "preview" : words)-\(surface.id).svg"
    }
    return "\(words.isEmpty ? "stage" : words)-step-\(position.step).svg"
  }

  mutating func askToSave() {
    let file = source.savedSession(in: ".")
    overlay = .name(
      NamePrompt(
        .text(file.text, title: "Save session"), suggesting: file.stem + file.ending))
  }

  mutating func askToReport() {
    if !openReport() { notice = "B needs a run: ↑ ↓" }
  }

  /// Asks for the name of a report of the run under the cursor; false where there is none.
  mutating func openReport() -> Bool {
    let report = source.bugReport(
      of: cursor?.run, finding: selectedFinding?.finding, at: position,
      versions: preferences.versions, paths: preferences.paths)
    guard let report else { return false }
    overlay = .name(
      NamePrompt(
        .text(report.text, title: "Bug report"), suggesting: report.stem + report.ending))
    return true
  }

  /// Writes what was asked for under the name that was given, a picture as the name's ending says.
  func write(_ prompt: NamePrompt) -> StageEffect {
    let name = prompt.field.text
    switch prompt.content {
    case .text(let text, title: _): return .write(name: name, text: text)
    case .picture:
      var model = self
      model.overlay = nil
      model.notice = nil
      model.flash = nil
      let grid = viewStage(model)
      let title = "\(source.title), after step \(position.step) of \(source.steps.count)"
      switch PictureEnding(name: name) ?? .svg {
      case .svg: return .write(name: name, text: drawSVG(grid, title: title))
      case .txt: return .write(name: name, text: drawText(grid))
      case .ansi:
        return .write(
          name: name, text: drawANSI(grid, palette: Palette(.indexed, ground: .dark)))
      case .png: return .paint(name: name, grid, title: title)
      case .html:
        return .write(name: name, text: drawHTML(page(of: grid, title: title)))
      }
    }
  }

  /// The picture, and where it is one of the Stage, what it shows in words.
  private func page(of grid: CellGrid, title: String) -> HTMLPage {
    let picture = HTMLPage.Picture(svg: drawSVG(grid, title: title), isWide: true)
    switch workspace {
    case .stage, .inspect:
      return StagePage(model: self, surfaces: nil, paths: preferences.paths)
        .page(title: title, pictures: [picture], note: "")
    case .verify, .preview:
      return HTMLPage(title: title, pictures: [picture], findings: nil)
    }
  }

  mutating func toggleGloss() {
    shows.gloss.toggle()
    notice = "gloss \(shows.gloss ? "on" : "off")"
  }
}
