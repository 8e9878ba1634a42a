/// A finding that a team has decided to live with, and why.
package struct Allowance: Hashable, Sendable {
  /// The id of a finding, or the name of a group.
  package var id: String
  /// The keys that it holds for, `*` standing for any letters; nil for all.
  package var key: String?
  /// The files, relative to where the allowance stands, `*` standing for any letters; nil for all.
  package var file: String?
  /// The language; nil for all.
  package var locale: String?
  package var reason: String
  /// Where it is written.
  package var place: SourceLocation

  package init(
    id: String, key: String? = nil, file: String? = nil, locale: String? = nil, reason: String,
    place: SourceLocation
  ) {
    self.id = id
    self.key = key
    self.file = file
    self.locale = locale
    self.reason = reason
    self.place = place
  }

  /// Whether it holds for what a finding is about, its id apart.
  package func fits(_ finding: Finding) -> Bool {
    if let locale, finding.locale != locale { return false }
    if let key {
      guard let found = finding.key, Allowance.fits(found, key) else { return false }
    }
    guard let file else { return true }
    let folder = PathStyle.folder(FilePath.folder(of: place.file))
    return Allowance.fits(folder.show(finding.place.file), FilePath.normalised(file))
  }

  /// Whether a text is what a pattern with `*` says.
  static func fits(_ text: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return text == pattern
    }
    guard text.hasPrefix(first), text.count >= first.count + last.count, text.hasSuffix(last) else {
      return false
    }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
