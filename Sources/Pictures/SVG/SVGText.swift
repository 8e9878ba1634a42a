import Layout

/// A number without the point where it is whole, with at most two decimals else.
func number(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
  var text = hundredths < 0 ? "-" : ""
  text += String(whole)
  guard rest > 0 else { return text }
  text += rest < 10 ? ".0" : "."
  text += String(rest % 10 == 0 ? rest / 10 : rest)
  return text
}

/// A text for XML and HTML; characters that XML 1.0 does not have are left out, those that turn
/// lines round are named, so that the source of a picture reads as it is written.
func escaped(_ text: String) -> String {
  // Most texts hold nothing of it.
  if text.utf8.allSatisfy({
    $0 >= 0x20 && $0 < 0x7F && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E && $0 != 0x22
  }) {
    return text
  }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default:
      switch scalar.value {
      case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
        result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      case 0x20..<0x7F, 0xA0..<0xFFFE, 0x10000...: result.unicodeScalars.append(scalar)
      default: break
      }
    }
  }
  return result
}

extension PointColour {
  /// As CSS has it, without the opacity.
  var hex: String {
    "#"
      + [red, green, blue].map { value in
        let digits = String(value, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

extension PointPath {
  /// As the `d` of a path element.
  var svg: String {
    var (x, y) = (Double.nan, Double.nan)
    var data = ""
    func write(_ command: String, _ numbers: Double...) {
      data += command
      for (index, value) in numbers.enumerated() {
        if index > 0 { data += " " }
        data += number(value)
      }
    }
    for element in elements {
      switch element {
      case .move(let toX, let toY):
        write("M", toX, toY)
        (x, y) = (toX, toY)
      case .line(let toX, let toY):
        if toY == y {
          write("H", toX)
        } else if toX == x {
          write("V", toY)
        } else {
          write("L", toX, toY)
        }
        (x, y) = (toX, toY)
      case .curve(let controlX, let controlY, let toX, let toY):
        write("Q", controlX, controlY, toX, toY)
        (x, y) = (toX, toY)
      case .rectangle(let frame, let radius):
        data += PointPath.rectangle(frame, radius)
        (x, y) = (.nan, .nan)
      case .close:
        data += "Z"
        (x, y) = (.nan, .nan)
      }
    }
    return data
  }

  private static func rectangle(_ frame: PointRectangle, _ radius: Double) -> String {
    let (x, y, r) = (frame.x, frame.y, number(radius))
    guard radius > 0 else {
      return
        "M\(number(x)) \(number(y))H\(number(frame.maxX))V\(number(frame.maxY))H\(number(x))Z"
    }
    if frame.width == frame.height, radius * 2 == frame.width {
      let (turn, back) = (number(frame.width), number(-frame.width))
      return
        "M\(number(x)) \(number(frame.midY))a\(r) \(r) 0 1 1 \(turn) 0a\(r) \(r) 0 1 1 \(back) 0Z"
    }
    let arc = "a\(r) \(r) 0 0 1 "
    let minus = number(-radius)
    return "M\(number(x + radius)) \(number(y))H\(number(frame.maxX - radius))\(arc)\(r) \(r)"
      + "V\(number(frame.maxY - radius))\(arc)\(minus) \(r)H\(number(x + radius))\(arc)\(minus) \(minus)"
      + "V\(number(y + radius))\(arc)\(r) \(minus)Z"
  }
}
