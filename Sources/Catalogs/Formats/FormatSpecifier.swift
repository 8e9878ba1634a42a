/// One conversion of a format, as `%2$-5.1lf`, taken apart.
package struct FormatSpecifier: Hashable, Sendable {
  /// The argument that it takes, from 1: the position written, else the next one in order.
  package var argument: Int
  /// Whether the position is written.
  package var isPositional: Bool
  package var flags: Flags
  package var width: Extent?
  package var precision: Extent?
  package var length: Length
  /// One of `@ d D i u U x X o O f F e E g G a A c C s S p`.
  package var conversion: Character

  /// `-+#0'`, without C's space flag.
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `-`
    package static let left = Flags(rawValue: 1)
    /// `+`
    package static let sign = Flags(rawValue: 2)
    /// `#`
    package static let alternative = Flags(rawValue: 4)
    /// `0`
    package static let zeros = Flags(rawValue: 8)
    /// `'`
    package static let grouping = Flags(rawValue: 16)
  }

  /// A width or precision.
  package enum Extent: Hashable, Sendable {
    /// From 0 to 999.
    case fixed(Int)
    /// `*`: the value of that argument, from 1.
    case argument(Int)
  }

  /// The length modifier.
  package enum Length: String, Hashable, Sendable, CaseIterable {
    case none = ""
    case hh, h, l, ll, q, z, t, j
    case longDouble = "L"
  }

  /// What it takes.
  package enum ArgumentType: Hashable, Sendable {
    /// `%@`
    case object
    /// A signed integer of so many bits.
    case signed(bits: Int)
    /// An unsigned integer of so many bits.
    case unsigned(bits: Int)
    case double
    /// `%c`, `%C`: one UTF-16 unit or less.
    case character
    /// `%s`, `%S`: a C string.
    case cString
    case pointer
  }

  /// What it takes, on a 64-bit platform.
  package var type: ArgumentType {
    switch conversion {
    case "d", "i": .signed(bits: bits)
    case "D": .signed(bits: 64)
    case "u", "x", "X", "o": .unsigned(bits: bits)
    case "U", "O": .unsigned(bits: 64)
    case "f", "F", "e", "E", "g", "G", "a", "A": .double
    case "c", "C": .character
    case "s", "S": .cString
    case "p": .pointer
    default: .object
    }
  }

  private var bits: Int {
    switch length {
    case .none: 32
    case .hh: 8
    case .h: 16
    case .l, .ll, .q, .longDouble, .z, .t, .j: 64
    }
  }

  /// Its type as a format writes it, without position, flags, width and precision: `%lld`.
  package var written: String { "%\(length.rawValue)\(conversion)" }

  /// Reads the specifier of a substitution, which is written without its `%`: `lld`, `@`. One with
  /// the `%`, as some files have it, is read too; nil where it is none.
  package init?(bare text: String) {
    let format = FormatString(text.hasPrefix("%") ? text : "%" + text)
    guard format.pieces.count == 1, case .specifier(let specifier) = format.pieces[0].kind else {
      return nil
    }
    self = specifier
  }

  init(
    argument: Int, isPositional: Bool, flags: Flags, width: Extent?, precision: Extent?,
    length: Length, conversion: Character
  ) {
    self.argument = argument
    self.isPositional = isPositional
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
    self.conversion = conversion
  }
}
