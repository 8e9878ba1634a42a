import Layout

/// A number without the point where it is whole, with at most two decimals else.
func number(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
  let sign = hundredths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
  return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}

/// A text for XML and HTML; characters that XML 1.0 does not have are left out, those that turn
/// lines round are named, so that the source of a picture reads as it is written.
func escaped(_ text: String) -> String {
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
    for element in elements {
      switch element {
      case .move(let toX, let toY):
        data += "M\(number(toX)) \(number(toY))"
        (x, y) = (toX, toY)
      case .line(let toX, let toY):
        if toY == y {
          data += "H\(number(toX))"
        } else if toX == x {
          data += "V\(number(toY))"
        } else {
          data += "L\(number(toX)) \(number(toY))"
        }
        (x, y) = (toX, toY)
      case .curve(let controlX, let controlY, let toX, let toY):
        data += "Q\(number(controlX)) \(number(controlY)) \(number(toX)) \(number(toY))"
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
