package import Languages
package import Presentation

/// One thing on which VoiceOver stops, and what it says there.
package struct SpokenElement: Hashable, Sendable {
  /// The view that is the element.
  package var node: String
  package var kind: ResolvedViewKind
  /// In the order of speaking: label, value, traits, hint. VoiceOver's default as it is observed;
  /// for some states the place differs.
  package var parts: [SpokenPart]
  /// Those of its kind first, then those that it was given; not all of them are spoken.
  package var traits: [AccessibilityTrait]
  /// `.accessibilitySortPriority`.
  package var priority: Double
  /// How the views below became one element; nil for an element that stands for itself.
  package var grouping: Grouping?
  /// Direction of the layout that it stands in.
  package var direction: LayoutDirection
  /// Names the row that it stands in; elements side by side have the same one.
  package var row: String

  /// How several views became one.
  package enum Grouping: Hashable, Sendable {
    /// Its children are not read.
    case ignored
    /// It says what its children say.
    case combined
  }

  /// What is said, with the pauses that VoiceOver makes as commas.
  package var utterance: String {
    parts.map(\.string).joined(separator: SpokenElement.pause)
  }

  /// Each part with the UTF-8 offset at which it begins in the utterance.
  package var partStarts: [(part: SpokenPart, start: Int)] {
    var start = 0
    return parts.map { part in
      defer { start += part.string.utf8.count + SpokenElement.pause.utf8.count }
      return (part, start)
    }
  }

  private static let pause = ", "

  /// The parts with a role.
  package func parts(_ role: SpokenPart.Role) -> [SpokenPart] { parts.filter { $0.role == role } }

  /// Whether somebody gave it a name: a text of its own, or texts that it shows.
  package var hasName: Bool { parts(.label).contains { !$0.isMerelyNamed } }
}

/// A part of what VoiceOver says of an element.
package struct SpokenPart: Hashable, Sendable {
  package var role: Role
  package var string: String
  package var source: Source
  /// The view that it belongs to; not the element's own where children were combined.
  package var node: String

  /// What it tells.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case label
    case value
    case trait
    case hint
  }

  /// Where its words come from.
  package enum Source: Hashable, Sendable {
    /// Index into the texts of the surface.
    case text(Int)
    /// Words of the system, in the language of the device.
    case system(LanguageTag)
    /// The name of a symbol or an image file, for want of a label.
    case name
  }

  /// Index into the texts of the surface; nil for words that no text of the app gave.
  package var text: Int? {
    if case .text(let index) = source { index } else { nil }
  }

  /// Whether a symbol's or a file's name stands in for a label.
  package var isMerelyNamed: Bool { source == .name }
}
