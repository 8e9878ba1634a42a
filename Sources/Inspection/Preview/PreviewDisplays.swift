import Presentation

/// On which of the displays besides the phone's own a preview looks: watches, cars.
package enum PreviewDisplays: Sendable, Hashable {
  /// What fits on the smallest of a place fits on all of them.
  case smallest
  case all
  /// Those of these names, of a place where none of them is the smallest; `alone`: nothing but them.
  case named([String], alone: Bool)

  /// The displays of a surface by name; a single nil for a surface that is on the phone's own, none
  /// where it is not asked for.
  func displays(of surface: Surface) -> [String?] {
    let names = surface.framesOnAnyDevice.compactMap(\.display)
    switch self {
    case .smallest: return [names.first]
    case .all: return names.isEmpty ? [nil] : names
    case .named(let asked, let isAlone):
      let known = names.filter(asked.contains)
      return known.isEmpty && !isAlone ? [names.first] : known
    }
  }
}
