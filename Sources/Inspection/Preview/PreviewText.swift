package import Presentation

/// One text of a surface in each locale, on one class of device, at one text size: the rows of a
/// table.
package struct PreviewText: Sendable {
  /// One a locale, in the order in which they were given; at least one.
  package let cells: [PreviewCell]

  package var surface: Surface { cells[0].surface }
  package var owner: String { cells[0].owner }
  package var node: String { cells[0].node }
  package var key: String? { cells[0].key }
  package var devices: [DeviceModel] { cells[0].devices }
  package var textSize: DynamicTypeSize { cells[0].textSize }

  /// Whether it is wrong in some locale.
  package var isWrong: Bool { cells.contains { $0.fate.isWrong } }

  /// The points of the narrowest place that a state leaves it.
  package var available: Double { cells.map(\.narrowest).min() ?? 0 }
}

extension [PreviewCell] {
  /// The cells by text, in the order in which each text comes first.
  package func byText() -> [PreviewText] {
    var order: [PreviewCell.Identity] = []
    var groups: [PreviewCell.Identity: [PreviewCell]] = [:]
    for cell in self {
      var identity = cell.identity
      identity.locale = nil
      if groups[identity] == nil { order.append(identity) }
      groups[identity, default: []].append(cell)
    }
    return order.compactMap { groups[$0].map(PreviewText.init) }
  }
}
