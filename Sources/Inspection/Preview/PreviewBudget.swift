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
  package var textSize: DynamicTypeSize
  /// The first of the devices that leave it least.
  package var device: DeviceModel?
  /// Points of a line: the least that any state on any device asked for leaves it.
  package var points: Double
  /// Lines that it may take; nil where no state cuts it and it wraps as far as it needs.
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
      (identity.locale, identity.device) = (nil, nil)
      if groups[identity] == nil { order.append(identity) }
      groups[identity, default: []].append(cell)
    }
    return order.compactMap { groups[$0] }.map { budget(of: $0, &letters) }
  }

  private func budget(of cells: [PreviewCell], _ letters: inout LetterWidths) -> PreviewBudget {
    let first = cells[0]
    let tightest = cells.min { $0.narrowest < $1.narrowest } ?? first
    let lines = cells.compactMap(\.lineLimit).min()
    var counts: [PreviewBudget.Letters] = []
    for cell in cells where !counts.contains(where: { $0.locale == cell.locale }) {
      guard let lines else { break }
      let width = letters.width(in: cell.locale, as: cell.placed.style)
      guard width.points > 0 else { continue }
      counts.append(
        PreviewBudget.Letters(
          locale: cell.locale, count: Int(tightest.narrowest / width.points) * lines,
          isFullWidth: width.isFullWidth))
    }
    return PreviewBudget(
      surface: first.surface, owner: first.owner, node: first.node, key: first.key,
      table: first.table, textSize: first.textSize, device: tightest.devices.first,
      points: tightest.narrowest, lines: lines, letters: counts, place: first.textPlace)
  }
}
