/// A catalog's text read as a format: runs of text, specifiers, references to substitutions.
///
/// Reading never fails. A `%` that does not begin a complete specifier of Foundation's
/// (String Format Specifiers) is text, and so is one that reads like prose though a C formatter
/// would take it for a specifier:
/// - `%` and a space, as in `20% off`, `5 % d'intérêt`: C's space flag is not supported at all,
/// - `-` without a width, as in `100%-ig`: it would justify nothing,
/// - right after a digit, with a letter or flags but nothing else about it: `100%ig`, `100%'i`,
/// - a width of two or more digits and a letter after it, as in Turkish and Basque: `%50eko`.
///
/// Each such place is in `problems`; whether it matters depends on the text being formatted.
package struct FormatString: Hashable, Sendable {
  /// In order; their ranges together cover the text.
  package private(set) var pieces: [Piece]
  /// In order of the text.
  package private(set) var problems: [Problem]

  /// A part of the text.
  package struct Piece: Hashable, Sendable {
    /// Offsets into the text's UTF-8.
    package var range: Range<Int>
    package var kind: Kind
  }

  /// What a part of the text is.
  package enum Kind: Hashable, Sendable {
    /// Text that is shown as it is.
    case literal(String)
    /// `%%`: a percent sign, where the text is formatted.
    case percent
    case specifier(FormatSpecifier)
    /// `%#@name@`, with the argument that it takes: the position written, else the next one. A
    /// width or precision before the `#`, as in `%8$3.2#@name@`, says nothing.
    case substitution(name: String, argument: Int, isPositional: Bool)
    /// `%arg`: the argument of the variation or substitution in which the text stands.
    case variationArgument
  }

  /// Something about the text that a formatter would trip over.
  package struct Problem: Hashable, Sendable {
    /// Offsets into the text's UTF-8.
    package var range: Range<Int>
    package var kind: Kind

    /// What it is.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A `%` that begins nothing; it is text.
      case lonePercent = "lone-percent"
      /// Text that a C formatter would take for a specifier.
      case readsLikeProse = "reads-like-prose"
      /// `%n` writes to memory: never read as a specifier.
      case unsafe
      /// `%#@name` without its end; it is text.
      case openReference = "open-reference"
      /// A position of 0, or a position, width or precision of more than three digits; it is text.
      case outOfRange = "out-of-range"
      /// Specifiers with and without a position in one text: what they take is undefined.
      case mixedPositions = "mixed-positions"
    }
  }

  /// Reads the text.
  package init(_ text: String) {
    var text = text
    (pieces, problems) = text.withUTF8 { bytes in
      var parser = FormatParser(bytes)
      parser.parse()
      return (parser.pieces, parser.problems)
    }
  }

  /// Whether the text takes arguments, be it through a substitution.
  package var takesArguments: Bool {
    pieces.contains {
      switch $0.kind {
      case .literal, .percent: false
      case .specifier, .substitution, .variationArgument: true
      }
    }
  }

  /// The names of the substitutions referred to, in order, repeated where repeated.
  package var references: [String] {
    pieces.compactMap {
      if case .substitution(let name, _, _) = $0.kind { name } else { nil }
    }
  }

  /// The specifiers, in order.
  package var specifiers: [FormatSpecifier] {
    pieces.compactMap { if case .specifier(let specifier) = $0.kind { specifier } else { nil } }
  }
}
