package import Diagnostics

/// The name of a target of the product, as `widgets`.
package struct TargetID: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var name: String

  package init(_ name: String) { self.name = name }

  package var description: String { name }

  /// By name.
  package static func < (a: Self, b: Self) -> Bool { a.name < b.name }
}

/// What a lookup asks for.
package struct MessageKey: Hashable, Sendable {
  /// The key as the table has it.
  package var key: String
  /// The table, `Localizable` where none was given.
  package var table: String
  package var bundle: BundleReference
  /// `defaultValue:` of `String(localized:)`; shown when the table has no such key.
  package var defaultValue: String?
  /// Whether nothing is shown where neither the table nor a default value has a text; else the key
  /// is (see the setting `missing-loc-key`).
  package var isSilentWhenMissing: Bool
  /// Where the view or code names the key.
  package var place: SourceLocation

  package init(
    _ key: String, table: String = "Localizable", bundle: BundleReference = .own,
    defaultValue: String? = nil, isSilentWhenMissing: Bool = false, place: SourceLocation
  ) {
    self.key = key
    self.table = table
    self.bundle = bundle
    self.defaultValue = defaultValue
    self.isSilentWhenMissing = isSilentWhenMissing
    self.place = place
  }
}

/// Whose resources are asked: `.main` of the process, the app's, or another target's.
package enum BundleReference: Hashable, Sendable {
  case own
  case app
  case target(TargetID)
}
