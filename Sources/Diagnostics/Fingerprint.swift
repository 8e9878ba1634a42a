/// What a finding keeps when lines move and words change: its id, its file, what it is about.
package struct Fingerprint: Hashable, Sendable, Comparable {
  package var id: String
  /// As the reader of the fingerprint shows paths.
  package var file: String
  package var key: String?
  package var locale: String?
  package var surface: String?

  package init(
    id: String, file: String, key: String? = nil, locale: String? = nil, surface: String? = nil
  ) {
    self.id = id
    self.file = file
    self.key = key
    self.locale = locale
    self.surface = surface
  }

  /// That of a finding.
  package init(_ finding: Finding, paths: PathStyle) {
    self.init(
      id: finding.id, file: paths.show(finding.place.file), key: finding.key,
      locale: finding.locale, surface: finding.surface)
  }

  /// By file, key, locale, id.
  package static func < (a: Self, b: Self) -> Bool {
    (a.file, a.key ?? "", a.locale ?? "", a.id, a.surface ?? "")
      < (b.file, b.key ?? "", b.locale ?? "", b.id, b.surface ?? "")
  }

  /// The findings with a number each that tells apart those with one fingerprint, from 1, in the
  /// order given.
  package static func numbered(
    _ findings: [Finding], paths: PathStyle
  ) -> [(finding: Finding, fingerprint: Fingerprint, number: Int)] {
    var counts: [Fingerprint: Int] = [:]
    return findings.map { finding in
      let fingerprint = Fingerprint(finding, paths: paths)
      counts[fingerprint, default: 0] += 1
      return (finding, fingerprint, counts[fingerprint] ?? 1)
    }
  }
}
