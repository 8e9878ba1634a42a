package import Diagnostics

/// A value of a document with its place, whatever the syntax was: JSON, YAML, a property list.
package struct Node: Sendable, Hashable {
  /// What the value is.
  package var kind: Kind
  /// Where it starts.
  package var place: SourceLocation
  /// How many columns a caret under it takes: the whole of a scalar that ends on its line, the
  /// first key of a mapping that no brace opens, else 1.
  package var extent: Int

  /// The shapes that the supported syntaxes share.
  package enum Kind: Sendable, Hashable {
    case null
    case bool(Bool)
    /// A number as its digits were written: `1e3`, `20.0`, `-7`.
    case number(String)
    /// A string after unescaping.
    case string(String)
    /// Data of a property list.
    case data([UInt8])
    case sequence([Node])
    /// Members in the order of the file; a key that stands twice stands twice here.
    case mapping([Member])
  }

  /// One member of a mapping.
  package struct Member: Sendable, Hashable {
    /// The key, unescaped.
    package var key: String
    /// Where the key starts.
    package var keyPlace: SourceLocation
    /// What stands under the key.
    package var value: Node
    /// How many columns a caret under the key takes.
    package var keyExtent: Int

    /// Makes a member; without `keyExtent` the caret is as long as the key.
    package init(key: String, keyPlace: SourceLocation, value: Node, keyExtent: Int? = nil) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
      self.keyExtent = max(1, keyExtent ?? key.unicodeScalars.count)
    }
  }

  /// A YAML tag as `!foo`, where one was written; nil in other syntaxes.
  package var tag: String?

  /// Makes a value; see the properties.
  package init(_ kind: Kind, at place: SourceLocation, tag: String? = nil, extent: Int = 1) {
    self.kind = kind
    self.place = place
    self.tag = tag
    self.extent = max(1, extent)
  }

  /// The members of a mapping; empty for anything else.
  package var members: [Member] {
    if case .mapping(let members) = kind { members } else { [] }
  }

  /// The elements of a sequence; empty for anything else.
  package var elements: [Node] {
    if case .sequence(let elements) = kind { elements } else { [] }
  }

  /// The value of the first member with that key.
  package subscript(key: String) -> Node? { members.first { $0.key == key }?.value }

  /// The text of a string; nil for anything else.
  package var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }
}
