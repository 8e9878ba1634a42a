import Catalogs

/// A text with its variants chosen and its arguments named, but nothing formatted yet.
struct Wording: Hashable {
  var pieces: [Piece]

  /// A part of the text.
  enum Piece: Hashable {
    case literal(String)
    /// An argument, from 1.
    case argument(Int, FormatSpecifier)
    /// An argument, from 1, in the form that its own type has: `%arg` without a specifier.
    case plainArgument(Int)
  }

  /// A text without variants.
  ///
  /// - Parameter isFormat: a text that is given no arguments is no format, and its percent signs
  ///   are shown as they are (Foundation, `String(localized:)`; SwiftUI, `LocalizedStringKey`).
  init(_ text: String, isFormat: Bool) {
    pieces = isFormat ? [] : [.literal(text)]
    guard isFormat else { return }
    for piece in FormatString(text).pieces {
      switch piece.kind {
      case .literal(let text): pieces.append(.literal(text))
      case .percent: pieces.append(.literal("%"))
      case .specifier(let specifier): pieces.append(.argument(specifier.argument, specifier))
      // Nothing is defined under that name: it is shown as it stands.
      case .substitution, .variationArgument: pieces.append(.literal(text.bytes(piece.range)))
      }
    }
  }

  init(pieces: [Piece]) {
    self.pieces = pieces
  }
}

extension String {
  /// The part of the text between two UTF-8 offsets.
  func bytes(_ range: Range<Int>) -> String {
    let bytes = Array(utf8)
    return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
