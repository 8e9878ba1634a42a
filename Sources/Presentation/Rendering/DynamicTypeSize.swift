/// The text sizes that a person may choose, smallest first (SwiftUI, `DynamicTypeSize`). The raw
/// values are the spelling of files.
package enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall = "x-small"
  case small
  case medium
  /// The size that a phone comes with.
  case large
  case xLarge = "x-large"
  case xxLarge = "xx-large"
  case xxxLarge = "xxx-large"
  case accessibility1 = "accessibility-1"
  case accessibility2 = "accessibility-2"
  case accessibility3 = "accessibility-3"
  case accessibility4 = "accessibility-4"
  case accessibility5 = "accessibility-5"

  /// The size by its name in files, in SwiftUI or in short: `x-large`, `xLarge`, `xL`; `AX3`.
  package init?(name: String) {
    let plain = DynamicTypeSize.plain(name)
    guard
      let found = DynamicTypeSize.allCases.first(where: {
        DynamicTypeSize.plain($0.rawValue) == plain || DynamicTypeSize.plain($0.short) == plain
      })
    else { return nil }
    self = found
  }

  /// How files may spell it: `x-large`, SwiftUI's `xLarge`, the designers' `xL`; the first is ours.
  package var spellings: [String] {
    let own = "\(self)"
    return [rawValue] + (own == rawValue ? [] : [own]) + [short]
  }

  /// As designers write it: `xL`, `AX3`.
  package var short: String {
    switch self {
    case .xSmall: "xS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "xL"
    case .xxLarge: "xxL"
    case .xxxLarge: "xxxL"
    case .accessibility1: "AX1"
    case .accessibility2: "AX2"
    case .accessibility3: "AX3"
    case .accessibility4: "AX4"
    case .accessibility5: "AX5"
    }
  }

  /// Smallest first.
  package static func < (a: Self, b: Self) -> Bool { a.order < b.order }

  /// How many are smaller.
  package var order: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" }
  }
}
