import Layout

/// A line of the key table: keys that belong together, what they do, and how that is told.
struct KeyEntry: Hashable, Sendable {
  /// The keys as help shows them; arrows are ASCII in `ascii`.
  var shown: String
  var ascii: String
  /// What they do, in help.
  var words: String
  var bindings: [Binding]
  var place: Place
  /// In the key line; nil where it is left to help.
  var hint: Hint?

  /// A key and its command.
  struct Binding: Hashable, Sendable {
    var key: Key
    var command: StageCommand
  }

  /// The column of help: what moves about, or what is done here.
  enum Place: Hashable, Sendable {
    case everywhere
    /// With the script at hand.
    case here
    /// On the grid of Verify.
    case grid
    /// On Preview.
    case preview
  }

  /// Keys and a word or two, as `←→ step`.
  struct Hint: Hashable, Sendable {
    var keys: String
    var ascii: String
    var words: String
    /// What a click on it does.
    var command: StageCommand
    /// The key that a click presses where something lies over the panes.
    var key: Key?
  }

  /// The keys in a set of glyphs.
  func shown(_ glyphs: GlyphSet) -> String { glyphs == .unicode ? shown : ascii }
}

extension KeyEntry {
  /// - Parameter keys: the first one is what the palette shows.
  static func line(
    _ shown: String, ascii: String? = nil, _ words: String, _ place: Place,
    _ bindings: [(Key, StageCommand)], hint: Hint? = nil
  ) -> KeyEntry {
    KeyEntry(
      shown: shown, ascii: ascii ?? shown, words: words,
      bindings: bindings.map { Binding(key: $0.0, command: $0.1) }, place: place, hint: hint)
  }
}

extension KeyEntry.Hint {
  static func says(
    _ keys: String, ascii: String? = nil, _ words: String, _ command: StageCommand
  ) -> Self {
    Self(keys: keys, ascii: ascii ?? keys, words: words, command: command)
  }

  /// A key of what lies over the panes.
  static func pressing(_ keys: String, _ words: String, _ key: Key) -> Self {
    Self(keys: keys, ascii: keys, words: words, command: .back, key: key)
  }
}

/// The screens of the workbench, by the keys 1 to 4.
package enum Workspace: String, Hashable, Sendable, CaseIterable {
  case stage = "Stage"
  case verify = "Verify"
  case preview = "Preview"
  case inspect = "Inspect"
}
