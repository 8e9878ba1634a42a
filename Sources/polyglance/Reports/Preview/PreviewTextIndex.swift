import Diagnostics
import Inspection
import Localization
import Presentation

/// The texts of a preview, each once whatever the locale, device and text size.
struct PreviewTextIndex {
  /// In the order in which each comes first.
  private(set) var texts: [Text] = []
  private var ids: [Text: Int] = [:]

  /// What cells of one text share.
  struct Text: Hashable {
    var surface: Surface
    var owner: String
    var key: String?
    var table: String?
    var source: String?
    /// The line that names the key, writes the literal or gives the value.
    var place: SourceLocation
    /// The view that shows it.
    var view: SourceLocation

    fileprivate init(_ cell: PreviewCell) {
      surface = cell.surface
      owner = cell.owner
      key = cell.key
      table = cell.table
      source = cell.provenance?.source.name
      place = cell.textPlace
      view = cell.place
    }
  }

  init(_ cells: [PreviewCell]) {
    for cell in cells {
      let text = Text(cell)
      guard ids[text] == nil else { continue }
      ids[text] = texts.count
      texts.append(text)
    }
  }

  /// Its place among the texts.
  func id(of cell: PreviewCell) -> Int? { ids[Text(cell)] }

  /// The same for a text by what is left of it; the first where views share a key.
  func id(of fit: LargestFit) -> Int? {
    texts.firstIndex {
      $0.surface == fit.surface && $0.owner == fit.owner && $0.key == fit.key
        && (fit.key != nil || $0.view == fit.place)
    }
  }
}
