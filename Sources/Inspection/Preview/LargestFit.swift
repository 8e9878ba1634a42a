package import Diagnostics
package import Languages
package import Presentation

/// Up to which text size one text can be read in one locale.
package struct LargestFit: Sendable, Hashable {
  package var surface: Surface
  package var owner: String
  package var node: String
  /// The view in one of its states.
  package var place: SourceLocation
  package var key: String?
  package var locale: LanguageTag
  package var devices: [DeviceModel]
  /// The watch or the car's screen that shows it; nil for the device's own.
  package var display: String?
  /// The largest size up to which it stands as it was designed, neither smaller nor closer; nil
  /// where it does not even at the smallest one asked for.
  package var asDesigned: DynamicTypeSize?
  /// The largest size up to which all of it can be read, on a surface that is not too tall; nil
  /// where that is not so at the smallest.
  package var whole: DynamicTypeSize?
}

extension [PreviewCell] {
  /// Up to which text size each text fits, of the sizes that the cells were made for; in the order
  /// in which each text comes first.
  package var largestFits: [LargestFit] {
    var order: [PreviewCell.Identity] = []
    var groups: [PreviewCell.Identity: [PreviewCell]] = [:]
    for cell in self {
      var identity = cell.identity
      identity.textSize = nil
      if groups[identity] == nil { order.append(identity) }
      groups[identity, default: []].append(cell)
    }
    return order.compactMap { groups[$0].flatMap(LargestFit.init) }
  }
}

extension LargestFit {
  fileprivate init?(_ cells: [PreviewCell]) {
    guard let first = cells.first else { return nil }
    let sizes = DynamicTypeSize.allCases.compactMap { size in
      cells.first { $0.textSize == size }
    }
    self.init(
      surface: first.surface, owner: first.owner, node: first.node, place: first.place,
      key: first.key,
      locale: first.locale, devices: first.devices,
      display: first.display,
      asDesigned: sizes.prefix { $0.fate == .fits }.last?.textSize,
      whole: sizes.prefix { !$0.fate.isWrong }.last?.textSize)
  }
}
