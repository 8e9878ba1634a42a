/// A CLDR plural category, in CLDR's order.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  case zero, one, two, few, many, other

  /// By CLDR's order.
  package static func < (a: Self, b: Self) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

extension PluralCategory {
  /// The façade's code is the place in CLDR's order; a failure is `other`.
  init(code: Int32) {
    self = Self.allCases.indices.contains(Int(code)) ? Self.allCases[Int(code)] : .other
  }
}
