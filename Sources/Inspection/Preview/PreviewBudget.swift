package import Diagnostics
package import Languages
import Layout
package import Presentation

/// How much room one text has on one surface at one text size, whatever the locale.
package struct PreviewBudget: Sendable {
  package var surface: Surface
  package var owner: String
  package var node: String
  /// Nil where the text is no looked-up one.
  package var key: String?
  package var table: String?
  /// What translators translate; nil where nobody wrote it.
  package var source: String?
  /// The comment that the key has; nil without one.
  package var comment: String?
  package var textSize: DynamicTypeSize
  /// The first of the devices that leave it least.
  package var device: DeviceModel?
  /// The watch or the car's screen that shows it there; nil for the device's own.
  package var display: String?
  /// Points of a line: the least that any state on any device asked for leaves it.
  package var points: Double
  /// Lines that it may take, the least that any state leaves it; nil where nothing limits its height.
  package var lines: Int?
  /// About how many letters fit, by locale as asked; empty where nothing limits them.
  package var letters: [Letters]
  /// The line that names the key, else the view.
  package var place: SourceLocation

  /// About how many letters of a language fit.
  package struct Letters: Sendable, Hashable {
    package var locale: LanguageTag
    package var count: Int
    /// Whether they are counted as full-width characters.
    package var isFullWidth: Bool
    /// What stands there now, where it is worst: filled in, as people see it.
    package var text: String
    /// What becomes of it.
    package var outcome: String
    package var fate: PreviewFate
  }
}

extension Previewer {
  /// The room of each text, by its first cell: one a text and text size.
  ///
  /// Letters are counted by what one takes on average in the language's own texts, in the face and
  /// size of this one; of Chinese, Japanese and Korean by a full-width character.
  ///
  /// - Parameter cells: those of one request, in which every locale should be.
  package func budgets(of cells: [PreviewCell]) -> [PreviewBudget] {
    var letters = LetterWidths(cells, shaper: shaper)
    var order: [PreviewCell.Identity] = []
    var groups: [PreviewCell.Identity: [PreviewCell]] = [:]
    for cell in cells {
      var identity = cell.identity
      (identity.locale, identity.device, identity.display) = (nil, nil, nil)
      if groups[identity] == nil { order.append(identity) }
      groups[identity, default: []].append(cell)
    }
    return order.compactMap { groups[$0] }.map { budget(of: $0, &letters) }
  }

  /// What is written of a key in the language that translators start from.
  private func facts(of cell: PreviewCell) -> InventoryPart? {
    guard let key = cell.key, let table = cell.table else { return nil }
    let parts = material.inventory.elements.lazy.flatMap(\.messages).flatMap(\.parts)
    return parts.first { part in
      guard case .key(key, table: table, target: _) = part.source else { return false }
      return true
    }
  }

  private func budget(of cells: [PreviewCell], _ letters: inout LetterWidths) -> PreviewBudget {
    let first = cells[0]
    let tightest = cells.min { $0.narrowest < $1.narrowest } ?? first
    let fact = facts(of: first)
    let lines = cells.compactMap(\.lineLimit).min()
    var counts: [PreviewBudget.Letters] = []
    for cell in cells where !counts.contains(where: { $0.locale == cell.locale }) {
      guard let lines else { break }
      let width = letters.width(in: cell.locale, as: cell.placed.style)
      guard width.points > 0 else { continue }
      counts.append(
        PreviewBudget.Letters(
          locale: cell.locale, count: Int(tightest.narrowest / width.points) * lines,
          isFullWidth: width.isFullWidth, text: cell.text, outcome: cell.outcome,
          fate: cell.fate))
    }
    return PreviewBudget(
      surface: first.surface, owner: first.owner, node: first.node, key: first.key,
      table: first.table, source: fact?.copy, comment: fact?.comment, textSize: first.textSize,
      device: tightest.devices.first, display: tightest.display,
      points: tightest.narrowest, lines: lines, letters: counts, place: first.textPlace)
  }
}
