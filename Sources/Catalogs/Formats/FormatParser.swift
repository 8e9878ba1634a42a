/// One pass over the UTF-8 of a text; see `FormatString` for the rules.
struct FormatParser {
  private(set) var pieces: [FormatString.Piece] = []
  private(set) var problems: [FormatString.Problem] = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var literalStart = 0
  /// The argument of the next specifier without a position.
  private var nextArgument = 1
  private var firstPositional: Range<Int>?
  private var firstSequential: Range<Int>?

  private struct Failure: Error { var kind: FormatString.Problem.Kind }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func parse() {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "%") else {
        position += 1
        continue
      }
      let start = position
      let argument = nextArgument
      position += 1
      do throws(Failure) {
        let kind = try conversion(from: start)
        flushLiteral(to: start)
        pieces.append(FormatString.Piece(range: start..<position, kind: kind))
        literalStart = position
        notePosition(kind, start..<position)
      } catch {
        let kind = error.kind
        let end = kind == .lonePercent ? start + 1 : max(position, start + 1)
        problems.append(FormatString.Problem(range: start..<end, kind: kind))
        position = start + 1
        nextArgument = argument
      }
    }
    flushLiteral(to: bytes.count)
    if let firstPositional, let firstSequential {
      let later = max(firstPositional.lowerBound, firstSequential.lowerBound)
      let range = later == firstPositional.lowerBound ? firstPositional : firstSequential
      let index = problems.firstIndex { $0.range.lowerBound > later } ?? problems.endIndex
      problems.insert(FormatString.Problem(range: range, kind: .mixedPositions), at: index)
    }
  }

  private mutating func flushLiteral(to end: Int) {
    guard literalStart < end else { return }
    let text = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[literalStart..<end]), as: UTF8.self)
    pieces.append(FormatString.Piece(range: literalStart..<end, kind: .literal(text)))
  }

  private mutating func notePosition(_ kind: FormatString.Kind, _ range: Range<Int>) {
    let isPositional: Bool
    switch kind {
    case .literal, .percent, .variationArgument: return
    case .specifier(let specifier): isPositional = specifier.isPositional
    case .substitution(_, _, let positional): isPositional = positional
    }
    if isPositional {
      firstPositional = firstPositional ?? range
    } else {
      firstSequential = firstSequential ?? range
    }
  }

  /// What follows the `%` at `start`; the position is behind it afterwards.
  private mutating func conversion(from start: Int) throws(Failure) -> FormatString.Kind {
    if take("%") { return .percent }
    if has("arg") {
      position += 3
      return .variationArgument
    }
    let argument = try writtenPosition()
    if has("#@") {
      position += 2
      return try reference(argument)
    }
    let flags = flags()
    let widthStart = position
    let width = try extent()
    let widthDigits = position - widthStart
    var precision: FormatSpecifier.Extent?
    if take(".") { precision = try extent() ?? .fixed(0) }
    if has("#@") {
      position += 2
      return try reference(argument)
    }
    let length = length()
    let letter = byte(position)
    if letter == UInt8(ascii: "n") {
      position += 1
      throw Failure(kind: .unsafe)
    }
    guard isConversion(letter, length) else { throw Failure(kind: .lonePercent) }
    position += 1
    let isBare = argument == nil && precision == nil && length == .none
    if isBare, readsLikeProse(start, flags, width, widthDigits) {
      throw Failure(kind: .readsLikeProse)
    }
    return .specifier(
      FormatSpecifier(
        argument: argument ?? next(), isPositional: argument != nil, flags: flags, width: width,
        precision: precision, length: length, conversion: Character(Unicode.Scalar(letter))))
  }

  private func readsLikeProse(
    _ start: Int, _ flags: FormatSpecifier.Flags, _ width: FormatSpecifier.Extent?,
    _ widthDigits: Int
  ) -> Bool {
    if flags.contains(.left), width == nil { return true }
    // `%@` is nobody's prose, whatever stands beside it.
    if byte(position - 1) == UInt8(ascii: "@") { return false }
    let letterFollows = isLetter(byte(position))
    if width == nil {
      return start > 0 && isDigit(bytes[start - 1]) && (letterFollows || !flags.isEmpty)
    }
    return widthDigits >= 2 && flags.isEmpty && letterFollows
  }

  /// `2$`, with any zeros before; nil where the digits are none or a width.
  private mutating func writtenPosition() throws(Failure) -> Int? {
    var end = position
    while isDigit(byte(end)) { end += 1 }
    guard end > position, byte(end) == UInt8(ascii: "$") else { return nil }
    let value = number(position..<end)
    position = end + 1
    guard let value, value > 0 else { throw Failure(kind: .outOfRange) }
    return value
  }

  private mutating func reference(_ argument: Int?) throws(Failure) -> FormatString.Kind {
    let nameStart = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "@") { position += 1 }
    guard position < bytes.count, position > nameStart else {
      position = nameStart
      throw Failure(kind: .openReference)
    }
    let name = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[nameStart..<position]), as: UTF8.self)
    position += 1
    return .substitution(
      name: name, argument: argument ?? next(), isPositional: argument != nil)
  }

  private mutating func flags() -> FormatSpecifier.Flags {
    var flags: FormatSpecifier.Flags = []
    while true {
      switch byte(position) {
      case UInt8(ascii: "-"): flags.insert(.left)
      case UInt8(ascii: "+"): flags.insert(.sign)
      case UInt8(ascii: "#"): flags.insert(.alternative)
      case UInt8(ascii: "0"): flags.insert(.zeros)
      case UInt8(ascii: "'"): flags.insert(.grouping)
      default: return flags
      }
      position += 1
    }
  }

  /// A width or precision, or nil where none is written.
  private mutating func extent() throws(Failure) -> FormatSpecifier.Extent? {
    if take("*") { return .argument(try writtenPosition() ?? next()) }
    let start = position
    while isDigit(byte(position)) { position += 1 }
    guard position > start else { return nil }
    guard let value = number(start..<position) else { throw Failure(kind: .outOfRange) }
    return .fixed(value)
  }

  private mutating func length() -> FormatSpecifier.Length {
    if take("h") { return take("h") ? .hh : .h }
    if take("l") { return take("l") ? .ll : .l }
    for (letter, length) in Self.singleLengths where byte(position) == letter {
      position += 1
      return length
    }
    return .none
  }

  private static let singleLengths: [(UInt8, FormatSpecifier.Length)] = [
    (UInt8(ascii: "q"), .q), (UInt8(ascii: "L"), .longDouble), (UInt8(ascii: "z"), .z),
    (UInt8(ascii: "t"), .t), (UInt8(ascii: "j"), .j),
  ]

  private func isConversion(_ byte: UInt8, _ length: FormatSpecifier.Length) -> Bool {
    switch byte {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
      UInt8(ascii: "X"), UInt8(ascii: "o"):
      true
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      length == .none || length == .l || length == .longDouble
    case UInt8(ascii: "c"), UInt8(ascii: "s"): length == .none || length == .l
    case UInt8(ascii: "@"), UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"),
      UInt8(ascii: "C"), UInt8(ascii: "S"), UInt8(ascii: "p"):
      length == .none
    default: false
    }
  }

  private mutating func next() -> Int {
    defer { nextArgument += 1 }
    return nextArgument
  }

  /// The value of decimal digits; nil where it has more than three that count.
  private func number(_ digits: Range<Int>) -> Int? {
    var value = 0
    for index in digits {
      value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      if value > 999 { return nil }
    }
    return value
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func has(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      text.utf8Start[$0] == bytes[position + $0]
    }
  }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard byte(position) == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// An ASCII letter, or the first byte of U+00C0 to U+024F, Latin letters.
  private func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0xC3...0xC9: true
    default: false
    }
  }
}
