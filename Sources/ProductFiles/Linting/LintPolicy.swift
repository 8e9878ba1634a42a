package import Diagnostics
import Documents

/// What stands in `.polyglance.yaml` beside files that no `product.yaml` describes.
package struct LintPolicy: Sendable, Hashable {
  /// Finding id to its severity; nil is off.
  package var severities: [String: Severity?] = [:]
  package var allowances: [Allowance] = []
  /// Words of no language.
  package var brands: [String] = []

  package init() {}

  /// The name of the file.
  package static let file = ".polyglance.yaml"

  static let keys = KeyTable(
    "lint",
    [
      .init("severity", .map(.word(ProductKeys.severities)), "Finding id or group to severity."),
      .init(
        "allow", .list(.table(ProductKeys.allowance)),
        "Findings that the team lives with, each with a reason."),
      .init("brands", .list(.string), "Words of no language."),
    ])

  /// Reads the file.
  /// - Throws: the first thing in it that is wrong, with its line.
  init(_ bytes: [UInt8], file: String, vocabulary: Vocabulary) throws(InputProblem) {
    let document = try readYAML(bytes, file: file)
    if document.root.kind == .null { return }
    _ = try document.requireMapping(
      document.root, keys: Self.keys.names, expected: "the keys \(alternatives(Self.keys.names))")
    let reader = FindingPolicyReader(document: document, vocabulary: vocabulary)
    if let severity = document.member("severity", of: document.root) {
      severities = try reader.severities(severity)
    }
    if let allow = document.member("allow", of: document.root) {
      allowances = try reader.allowances(allow)
    }
    if let brands = document.member("brands", of: document.root) {
      self.brands = try document.requireStrings(brands)
    }
  }
}
