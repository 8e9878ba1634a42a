package import Languages

/// What happens to a key that the table file which answers does not have.
package enum LookupRule: Hashable, Sendable {
  /// As the platform does it: the first file decides, and nothing else is asked (CFBundle,
  /// `CFBundle_Strings.c`).
  case platform
  /// A product's own lookup goes on, key by key, in this order.
  case perKey([Step])

  /// Where a product's own lookup goes on.
  package enum Step: Hashable, Sendable {
    /// The available parents of the localization that was chosen, nearest first.
    case parents
    /// One language, as the product's default.
    case language(LanguageTag)
  }
}
