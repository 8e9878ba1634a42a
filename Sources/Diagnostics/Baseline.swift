/// Findings that a team knows and lives with for now: what is in it does not count, what is not is
/// new.
package struct Baseline: Sendable, Hashable {
  /// How often each fingerprint may be found.
  package private(set) var counts: [Fingerprint: Int]

  package init(_ counts: [Fingerprint: Int] = [:]) { self.counts = counts }

  /// The baseline that holds exactly these.
  package init(of fingerprints: [Fingerprint]) {
    counts = [:]
    for fingerprint in fingerprints { counts[fingerprint, default: 0] += 1 }
  }

  /// What a baseline makes of findings.
  package struct Comparison: Sendable, Hashable {
    /// Not in the baseline, in the order given.
    package var new: [Finding]
    /// How many are in it.
    package var known: Int
    /// In the baseline and not found, sorted.
    package var gone: [Fingerprint]
  }

  /// Compares; of findings with one fingerprint the first are the known ones.
  package func compare(
    _ findings: [Finding], by fingerprint: (Finding) -> Fingerprint
  ) -> Comparison {
    var left = counts
    var new: [Finding] = []
    for finding in findings {
      let fingerprint = fingerprint(finding)
      if let count = left[fingerprint], count > 0 {
        left[fingerprint] = count - 1
      } else {
        new.append(finding)
      }
    }
    return Comparison(
      new: new, known: findings.count - new.count,
      gone: left.filter { $0.value > 0 }.map(\.key).sorted())
  }

  /// The file: JSON with a line a fingerprint, sorted, so that git merges it.
  package var text: String {
    let lines = counts.sorted { $0.key < $1.key }.map { fingerprint, count in
      JSONValue.members([
        ("id", .string(fingerprint.id)), ("file", .string(fingerprint.file)),
        ("key", fingerprint.key.map(JSONValue.string)),
        ("locale", fingerprint.locale.map(JSONValue.string)),
        ("surface", fingerprint.surface.map(JSONValue.string)),
        ("count", count > 1 ? .int(count) : nil),
      ]).line
    }
    let list = lines.isEmpty ? "[]" : "[\n    " + lines.joined(separator: ",\n    ") + "\n  ]"
    return "{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n"
  }
}
