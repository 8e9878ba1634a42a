import Layout

/// Markup on its way to a file, as UTF-8: a page of words is written piece by piece into one buffer.
struct Markup {
  private var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// What was written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a text as it is.
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a number without the point where it is whole, with at most two decimals else.
  mutating func write(_ value: Double) {
    let hundredths = Int((value * 100).rounded())
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    write(digits: whole)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(Markup.digit(rest / 10))
    if rest % 10 > 0 { bytes.append(Markup.digit(rest % 10)) }
  }

  /// Writes a colour as CSS has it, without the opacity.
  mutating func write(_ colour: PointColour) {
    bytes.append(UInt8(ascii: "#"))
    for value in [colour.red, colour.green, colour.blue] {
      bytes.append(Markup.digit(UInt(value >> 4)))
      bytes.append(Markup.digit(UInt(value & 15)))
    }
  }

  /// Writes a text for XML and HTML; characters that XML 1.0 does not have are left out, those that
  /// turn lines round are named, so that the source of a picture reads as it is written.
  mutating func write(escaped text: String) {
    // Most texts hold nothing of it.
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E && $0 != 0x22
    }
    if isPlain { return write(text) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      default:
        switch scalar.value {
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
          write("&#x\(String(scalar.value, radix: 16, uppercase: true));")
        case 0x20..<0x7F, 0xA0..<0xFFFE, 0x10000...:
          bytes.append(contentsOf: UTF8.encode(scalar)!)
        default: break
        }
      }
    }
  }

  private mutating func write(digits value: UInt) {
    if value >= 1000 {
      write(digits: value / 10)
    } else {
      if value >= 100 { bytes.append(Markup.digit(value / 100)) }
      if value >= 10 { bytes.append(Markup.digit(value / 10 % 10)) }
    }
    bytes.append(Markup.digit(value % 10))
  }

  /// From 0 to 15, in lower case.
  private static func digit(_ value: UInt) -> UInt8 {
    UInt8(truncatingIfNeeded: value) + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }
}

/// A number as `Markup` writes it.
func number(_ value: Double) -> String {
  var markup = Markup()
  markup.write(value)
  return markup.text
}

/// A text for XML and HTML as `Markup` writes it.
func escaped(_ text: String) -> String {
  var markup = Markup()
  markup.write(escaped: text)
  return markup.text
}

extension PointColour {
  /// As CSS has it, without the opacity.
  var hex: String {
    var markup = Markup()
    markup.write(self)
    return markup.text
  }
}
