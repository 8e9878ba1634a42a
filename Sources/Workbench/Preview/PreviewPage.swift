import Inspection
import Languages
import Layout
import Presentation

/// What Preview shows at a moment: a text of a surface in its locales, and the cards.
struct PreviewPage: Sendable {
  /// Those that have texts on the device, in their order.
  let surfaces: [Surface]
  let surface: Surface
  /// The texts of the surface, in the order chosen.
  let texts: [PreviewText]
  /// The one that is shown; 0 where there is none.
  let text: Int
  /// It in each locale, in the order chosen.
  let rows: [PreviewCell]
  /// The row under the cursor; 0 where there is none.
  let row: Int
  /// The cell of each card: the rows of a card's own text, else the worst of the Lock Screen in each
  /// locale.
  let cards: [PreviewCell]

  /// Nil where nothing of the product has a place on the device, or nothing is measured yet.
  init?(
    cells: [PreviewCell], locales: [LanguageTag], isComplete: Bool, isMeasured: Bool,
    order: PreviewOrder, filter: PaneFilter?, surface: Surface?, text: PreviewTextName?,
    locale: LanguageTag?
  ) {
    surfaces = Set(cells.map(\.surface)).sorted()
    guard let first = surfaces.first else { return nil }
    let isKnown = surface.map(surfaces.contains) ?? false
    let shown =
      isKnown
      ? surface ?? first : surfaces.contains(.compactTrailing) ? .compactTrailing : first
    self.surface = shown
    // Where lengths mean nothing, or not all are known, nothing is put before anything by length.
    let order = isComplete && isMeasured ? order : .catalog
    let all = cells.filter { $0.surface == shown }.byText()
      .filter { PreviewPage.keeps(filter, $0) }
    texts = PreviewPage.ordered(all, order)
    let chosen = texts.firstIndex { entry in text?.names(entry.cells[0]) ?? false } ?? 0
    self.text = chosen
    let cellsOfText = texts.indices.contains(chosen) ? texts[chosen].cells : []
    rows = order == .catalog ? cellsOfText : cellsOfText.ordered(order)
    row = rows.firstIndex { $0.locale == locale } ?? 0
    if PreviewPage.isSlot(shown) {
      let onLockScreen = cells.filter { $0.surface == .lockScreen }
      let worst = locales.compactMap { locale in
        onLockScreen.filter { $0.locale == locale }.ordered(isMeasured ? .worst : .catalog).first
      }
      cards = order == .catalog ? worst : worst.ordered(order)
    } else {
      cards = rows
    }
  }

  /// What its texts have in the locales, from the least to the most; nil where there is none.
  var rooms: ClosedRange<Double>? { PreviewPage.rooms(rows) }

  /// Whether the locales have the same room, as far as that is shown.
  var isOneRoom: Bool { rooms.map { $0.lowerBound.points == $0.upperBound.points } ?? true }

  static func rooms(_ cells: [PreviewCell]) -> ClosedRange<Double>? {
    let rooms = cells.map(\.available)
    guard let least = rooms.min(), let most = rooms.max() else { return nil }
    return least...most
  }

  var cell: PreviewCell? { rows.indices.contains(row) ? rows[row] : nil }

  /// Whether a surface is a slot of the island: drawn as a pill, one beside the other.
  static func isSlot(_ surface: Surface) -> Bool {
    [.compactLeading, .compactTrailing, .minimal].contains(surface)
  }

  /// Whether its name, its key or what it says in some language has the words.
  private static func keeps(_ filter: PaneFilter?, _ text: PreviewText) -> Bool {
    guard let filter else { return true }
    let name = "\(text.cells[0].name) \(text.key ?? "")"
    return text.cells.contains { filter.keeps("\(name) \($0.text)") }
  }

  private static func ordered(_ texts: [PreviewText], _ order: PreviewOrder) -> [PreviewText] {
    let worst = texts.enumerated().compactMap { index, text in
      text.cells.ordered(order).first.map { (index, $0) }
    }
    // The cells of a text stand for it by the first in that order.
    let sorted = worst.map(\.1).ordered(order)
    return sorted.compactMap { cell in
      let name = PreviewTextName(cell)
      return texts.first { text in
        name.names(text.cells[0]) && text.cells[0].placed.style.font == cell.placed.style.font
      }
    }
  }
}
