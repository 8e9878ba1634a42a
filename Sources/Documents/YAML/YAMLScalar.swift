/// What a plain scalar is by the core schema of YAML 1.2 (section 10.3.2): `no`, `on`, `1:30`
/// and dates are strings; digits stay as they were written.
func coreSchema(_ text: String) -> Node.Kind {
  switch text {
  case "", "~", "null", "Null", "NULL": return .null
  case "true", "True", "TRUE": return .bool(true)
  case "false", "False", "FALSE": return .bool(false)
  default: return isCoreNumber(Array(text.utf8)) ? .number(text) : .string(text)
  }
}

private func isCoreNumber(_ text: [UInt8]) -> Bool {
  var index = 0
  func byte() -> UInt8 { index < text.count ? text[index] : 0 }
  func rest() -> String { String(decoding: text[index...], as: UTF8.self) }
  func skipDigits() -> Bool {
    let start = index
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte() { index += 1 }
    return index > start
  }
  if text.starts(with: "0o".utf8) {
    let digits = text.dropFirst(2)
    return !digits.isEmpty
      && digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "7") ~= $0 }
  }
  if text.starts(with: "0x".utf8) {
    let digits = text.dropFirst(2)
    return !digits.isEmpty && digits.allSatisfy { hexadecimalDigit($0) != nil }
  }
  if [".nan", ".NaN", ".NAN"].contains(rest()) { return true }
  if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") { index += 1 }
  if [".inf", ".Inf", ".INF"].contains(rest()) { return true }
  let hasWhole = skipDigits()
  if byte() == UInt8(ascii: ".") {
    index += 1
    let hasFraction = skipDigits()
    guard hasWhole || hasFraction else { return false }
  } else if !hasWhole {
    return false
  }
  if byte() | 0x20 == UInt8(ascii: "e") {
    index += 1
    if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") { index += 1 }
    guard skipDigits() else { return false }
  }
  return index == text.count
}
