/// Whether a key reads like a programmer's name, not like a text: parts of ASCII letters and
/// digits joined by `.`, `_`, `-` or `/` without spaces, as `status.arriving` or `ETA_LABEL`,
/// or one lower-case word with a hump, as `etaLabel`. Specifiers at its end do not count.
package func isIdentifierKey(_ key: String) -> Bool {
  var name = Substring(key)
  while let space = name.lastIndex(of: " "), name[space...].dropFirst().first == "%" {
    name = name[..<space]
  }
  var joins = 0
  var humps = 0
  var previous: UInt8 = 0
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"):
      if !isLetterOrDigit(previous) { return false }
      joins += 1
    case _ where isLetterOrDigit(byte):
      if isLower(previous), isUpper(byte) { humps += 1 }
    default: return false
    }
    previous = byte
  }
  guard isLetterOrDigit(previous), let first = name.utf8.first else { return false }
  let hasDotOrUnderscore = name.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
  if hasDotOrUnderscore { return name.utf8.contains { isLower($0) || isUpper($0) } }
  return joins > 0 ? isLower(first) && joins > 1 : isLower(first) && humps > 0
}

private func isLower(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
}

private func isUpper(_ byte: UInt8) -> Bool {
  UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
}

func isLetterOrDigit(_ byte: UInt8) -> Bool {
  isLower(byte) || isUpper(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
}
