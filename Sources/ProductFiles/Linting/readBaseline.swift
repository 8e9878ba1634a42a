package import Diagnostics
import Documents

/// Reads a file that `Baseline.text` made.
///
/// - Throws: the first thing in it that is wrong, with its line.
package func readBaseline(_ bytes: [UInt8], file: String) throws(InputProblem) -> Baseline {
  let document = try readJSON(bytes, file: file)
  _ = try document.requireMapping(
    document.root, keys: ["version", "findings"], expected: "a baseline")
  let version = try document.requireMember("version", of: document.root)
  let number = try document.requireInteger(version)
  guard number == 1 else {
    throw document.problem("version \(number) of a baseline is not known", at: version)
  }
  var counts: [Fingerprint: Int] = [:]
  let findings = try document.requireMember("findings", of: document.root)
  for node in try document.requireSequence(findings, expected: "a list of fingerprints") {
    _ = try document.requireMapping(
      node, keys: ["id", "file", "key", "locale", "surface", "count"], expected: "a fingerprint")
    func text(_ key: String) throws(InputProblem) -> String? {
      guard let value = document.member(key, of: node) else { return nil }
      return try document.requireString(value)
    }
    let fingerprint = Fingerprint(
      id: try document.requireString(try document.requireMember("id", of: node)),
      file: try document.requireString(try document.requireMember("file", of: node)),
      key: try text("key"), locale: try text("locale"), surface: try text("surface"))
    var count = 1
    if let value = document.member("count", of: node) {
      count = try document.requireInteger(value, in: 1...1_000_000)
    }
    counts[fingerprint, default: 0] += count
  }
  return Baseline(counts)
}
