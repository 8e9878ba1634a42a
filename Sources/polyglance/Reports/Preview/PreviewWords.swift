import Inspection
import Presentation

extension [DeviceModel] {
  /// `iPhone 16 Pro and 6 alike`.
  var shortList: String {
    guard let first else { return "" }
    return count == 1 ? first.name : "\(first.name) and \(count - 1) alike"
  }
}

extension PreviewCell {
  /// Where it is seen: a watch or a car's screen, else the devices.
  var placeName: String { display ?? devices.shortList }
}

extension Surface {
  /// How many displays besides the phone's own show it, one of them at a time.
  var displayCount: Int { framesOnAnyDevice.compactMap(\.display).count }
}

/// A number with that many decimals, halves away from zero, never `-0`.
func number(_ value: Double, _ decimals: Int) -> String {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let scaled = (value * scale).rounded()
  guard scaled.magnitude < 1e15 else { return "\(value)" }
  let digits = String(Int(scaled.magnitude))
  let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
  let sign = scaled < 0 ? "-" : ""
  guard decimals > 0 else { return sign + padded }
  return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
}
