/// Findings as SARIF 2.1.0 (OASIS), which code-scanning services read.
package struct SARIFReport: Sendable {
  /// The program's name and version.
  package var tool: String
  package var version: String
  /// Those that were applied; every finding's id must be among them.
  package var rules: [Rule]
  package var findings: [Finding]
  /// What could not be read.
  package var problems: [InputProblem]
  /// Facts about the run, as how many files were read.
  package var properties: [(String, JSONValue)]

  package init(
    tool: String, version: String, rules: [Rule], findings: [Finding],
    problems: [InputProblem] = [], properties: [(String, JSONValue)] = []
  ) {
    self.tool = tool
    self.version = version
    self.rules = rules
    self.findings = findings
    self.problems = problems
    self.properties = properties
  }

  /// What a kind of finding means.
  package struct Rule: Sendable, Hashable {
    package var id: String
    package var severity: Severity
    /// A sentence.
    package var summary: String
    /// How to mend it.
    package var help: String

    package init(id: String, severity: Severity, summary: String, help: String) {
      self.id = id
      self.severity = severity
      self.summary = summary
      self.help = help
    }
  }

  /// The document, with a line end. Places are Unicode scalars, as `columnKind` says.
  package func text(paths: PathStyle) -> String {
    let used = Set(findings.map(\.id))
    let rules = self.rules.filter { used.contains($0.id) }
    let indices = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let run: JSONValue = .members([
      (
        "tool",
        .members([
          (
            "driver",
            .members([
              ("name", .string(tool)), ("version", .string(version)),
              ("rules", .array(rules.map(encode))),
            ])
          )
        ])
      ),
      (
        "invocations",
        .array([
          .members([
            ("executionSuccessful", .bool(problems.isEmpty)),
            ("toolExecutionNotifications", .array(problems.map { encode($0, paths) })),
          ])
        ])
      ),
      ("columnKind", .string("unicodeCodePoints")),
      (
        "results",
        .array(
          Fingerprint.numbered(findings, paths: paths).map { finding, fingerprint, number in
            encode(finding, indices[finding.id], fingerprint, number, paths)
          })
      ),
      ("properties", properties.isEmpty ? nil : .object(properties)),
    ])
    let document: JSONValue = .members([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")), ("runs", .array([run])),
    ])
    return document.text + "\n"
  }

  private func encode(_ rule: Rule) -> JSONValue {
    .members([
      ("id", .string(rule.id)), ("shortDescription", message(rule.summary)),
      ("help", message(rule.help)),
      ("defaultConfiguration", .members([("level", .string(rule.severity.rawValue))])),
    ])
  }

  private func encode(_ problem: InputProblem, _ paths: PathStyle) -> JSONValue {
    .members([
      ("level", .string(problem.severity.rawValue)),
      ("message", message(([problem.message] + problem.hints).joined(separator: "; "))),
      ("locations", .array([location(problem.location, paths)])),
    ])
  }

  private func encode(
    _ finding: Finding, _ index: Int?, _ fingerprint: Fingerprint, _ number: Int,
    _ paths: PathStyle
  ) -> JSONValue {
    let related = finding.notes.map { location($0.place, paths, message: $0.message) }
    let parts = [
      fingerprint.id, fingerprint.file, fingerprint.key ?? "", fingerprint.locale ?? "",
      fingerprint.surface ?? "", "\(number)",
    ]
    let facts: [(String, JSONValue?)] = [
      ("key", finding.key.map(JSONValue.string)), ("locale", finding.locale.map(JSONValue.string)),
      ("boundary", finding.boundary.map(JSONValue.string)),
    ]
    return .members([
      ("ruleId", .string(finding.id)), ("ruleIndex", index.map(JSONValue.int)),
      ("level", .string(finding.severity.rawValue)), ("message", message(finding.message)),
      ("locations", .array([location(finding.place, paths)])),
      ("relatedLocations", related.isEmpty ? nil : .array(related)),
      (
        "partialFingerprints",
        .members([("polyglance/v1", .string(parts.joined(separator: "|")))])
      ),
      ("properties", .members(facts)),
    ])
  }

  private func location(
    _ place: SourceLocation, _ paths: PathStyle, message text: String? = nil
  ) -> JSONValue {
    .members([
      (
        "physicalLocation",
        .members([
          (
            "artifactLocation",
            .members([("uri", .string(SARIFReport.uri(paths.show(place.file))))])
          ),
          (
            "region",
            .members([("startLine", .int(place.line)), ("startColumn", .int(place.column))])
          ),
        ])
      ),
      ("message", text.map(message)),
    ])
  }

  private func message(_ text: String) -> JSONValue {
    .members([("text", .string(text.spelledOut))])
  }

  /// A path as a URI reference (RFC 3986); an absolute one as a `file:` URI.
  private static func uri(_ path: String) -> String {
    let escaped = path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        return String(UnicodeScalar(byte))
      case _:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }.joined()
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }
}
