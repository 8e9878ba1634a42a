import Foundation
import TestSupport
import Testing

@Suite("The command lint")
struct LintCommandTests {
  /// A folder with the files given, removed after the test.
  private func folder<Result>(
    _ files: [String: String], _ body: (URL) throws -> Result
  ) throws -> Result {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("polyglance-lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(root)
  }

  private func lint(_ arguments: [String], in root: URL) throws -> BuiltTool.Outcome {
    try BuiltTool.run(["lint"] + arguments, in: root)
  }

  /// A start without an alert, and a stale date in milliseconds.
  private static let payload = """
    { "aps": { "event": "start", "timestamp": 1786021230, "attributes-type": "Parcel",
      "attributes": {}, "content-state": { "phase": "near" },
      "stale-date": 1786021530000 } }
    """

  private static let findings = """
    push/start.apns:1:10: error: this push starts an activity without an ‘alert’, and such pushes \
    were seen never to show: give it a title and a body [payload-no-alert]
    push/start.apns:3:17: warning: ‘stale-date’ counts milliseconds; the system reads seconds since \
    1970, and the activity never goes stale [payload-milliseconds]
    read 1 file: 1 payload; 1 error, 1 warning

    """

  @Test("finds nothing in the sound product, and says how much it read")
  func soundProduct() throws {
    let result = try lint(["Scenarios/courier", "--fail-on", "error"], in: Repository.root)
    #expect(result.status == 0)
    let last = try #require(result.output.split(separator: "\n").last)
    #expect(last.hasPrefix("read ") && last.contains(" keys, ") && !last.contains(" error"))
  }

  @Test("prints a line a finding, and exits by what weighs most")
  func text() throws {
    try folder(["push/start.apns": Self.payload]) { root in
      let result = try lint(["."], in: root)
      #expect(result == BuiltTool.Outcome(status: 1, output: Self.findings, errors: ""))
      #expect(try lint([".", "--fail-on", "never"], in: root).status == 0)
      try Data(Self.payload.replacing("\"start\"", with: "\"end\"").utf8)
        .write(to: root.appendingPathComponent("push/start.apns"))
      #expect(try lint(["."], in: root).status == 0)
      #expect(try lint([".", "--fail-on", "warning"], in: root).status == 1)
    }
  }

  @Test("judges a payload against the state that the product beside it declares")
  func preflight() throws {
    let result = try lint(
      ["Scenarios/courier-broken/mistyped-field/payloads/nearby.apns"], in: Repository.root)
    #expect(result.status == 1)
    #expect(result.output.contains("‘content-state.stopCount’ does not decode: expected Int"))
    #expect(result.output.contains("\nread 1 file: "))
  }

  @Test("holds the languages of each target against those that the product declares")
  func declaredLanguages() throws {
    let catalog = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Order" : { "comment" : "Title of the card", "localizations" : {
          "fr" : { "stringUnit" : { "state" : "translated", "value" : "Commande" } },
          "ja" : { "stringUnit" : { "state" : "translated", "value" : "注文" } } } } } }
      """
    let product = """
      product: Parcel
      languages: { default: en, supported: [en, fr, de] }
      in-app-language: none
      targets:
        app: { kind: app, resources: [App] }
      """
    try folder(["product.yaml": product, "App/Localizable.xcstrings": catalog]) { root in
      let lines = try lint(["."], in: root).output.split(separator: "\n").filter {
        $0.contains("[undeclared-locale]")
      }
      #expect(
        lines == [
          "App/Localizable.xcstrings:4:65: warning: ja is translated in ‘app’ and not declared in "
            + "languages.supported [undeclared-locale]",
          "product.yaml:2:38: warning: de is declared in languages.supported, and ‘app’ has no "
            + "table in it [undeclared-locale]",
        ])
    }
  }

  @Test("judges a named file that lies beside a product and is none of its own")
  func foreignFile() throws {
    let product = """
      product: Parcel
      languages: { default: en, supported: [en] }
      in-app-language: none
      targets:
        app: { kind: app, resources: [App] }
      """
    let files = [
      "product.yaml": product, "App/en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
      "old.strings": "\"b\" = \"B\";\n\"b\" = \"C\";\n",
    ]
    try folder(files) { root in
      let outcome = try lint(["old.strings"], in: root)
      #expect(outcome.output.hasPrefix("old.strings:2:1: warning: "))
      #expect(outcome.output.contains("[catalog-shape]"))
      let own = try lint(["App/en.lproj/Localizable.strings"], in: root)
      #expect(!own.output.contains("old.strings") && own.output.contains("read 1 file: "))
    }
  }

  @Test("tells what it cannot read, goes on, and exits with 2")
  func unreadable() throws {
    try folder(["push/start.apns": Self.payload, "a.xcstrings": "{ oops"]) { root in
      for format in ["text", "json", "sarif", "github", "junit"] {
        let result = try lint([".", "--format", format], in: root)
        #expect(result.status == 2)
        #expect(result.output.contains("payload-no-alert"), "\(format)")
        #expect(result.errors.hasPrefix("a.xcstrings:1:3: error: "), "\(format)")
      }
    }
  }

  @Test("takes having read nothing for an error, in each format")
  func nothingRead() throws {
    try folder(["readme.txt": "nothing"]) { root in
      for format in ["text", "json", "sarif", "github", "junit"] {
        let result = try lint([".", "--format", format], in: root)
        #expect(result.status == 2)
        #expect(result.errors.contains("nothing to lint here"))
      }
      #expect(try lint(["nowhere"], in: root).errors.contains("no such file"))
    }
  }

  @Test("says what was read in each format")
  func formats() throws {
    try folder(["push/start.apns": Self.payload]) { root in
      let json = try JSONSerialization.jsonObject(
        with: Data(try lint([".", "--format", "json"], in: root).output.utf8))
      let document = try #require(json as? [String: Any])
      #expect((document["read"] as? [String: Int])?["payloads"] == 1)
      let findings = try #require(document["findings"] as? [[String: Any]])
      #expect(findings.map { $0["id"] as? String } == ["payload-no-alert", "payload-milliseconds"])
      #expect(findings.map { $0["file"] as? String } == ["push/start.apns", "push/start.apns"])
      let sarif = try JSONSerialization.jsonObject(
        with: Data(try lint([".", "--format", "sarif"], in: root).output.utf8))
      let run = try #require(((sarif as? [String: Any])?["runs"] as? [[String: Any]])?.first)
      #expect((run["results"] as? [Any])?.count == 2)
      #expect(((run["properties"] as? [String: Any])?["read"] as? [String: Int])?["files"] == 1)
      let gitHub = try lint([".", "--format", "github"], in: root).output
      #expect(
        gitHub.hasPrefix("::error file=push/start.apns,line=1,col=10,title=payload-no-alert::"))
      #expect(gitHub.contains("\nread 1 file: "))
      let junit = try lint([".", "--format", "junit"], in: root).output
      #expect(junit.contains("tests=\"2\" failures=\"1\""))
      #expect(junit.contains("read 1 file: "))
    }
  }

  @Test("counts only what its baseline does not know, wherever it is started")
  func baseline() throws {
    try folder(["push/start.apns": Self.payload]) { root in
      #expect(try lint([".", "--baseline", "known.json"], in: root).status == 2)
      #expect(try lint([".", "--write-baseline"], in: root).status == 2)
      let written = try lint(["push", "--baseline", "known.json", "--write-baseline"], in: root)
      #expect(written.output == "2 findings written to known.json\n" && written.status == 0)
      let known = try lint([".", "--baseline", "known.json"], in: root)
      #expect(known.status == 0 && known.errors == "2 known from the baseline\n")
      #expect(
        known.output == "read 1 file: 1 payload; nothing found\n")
      let inside = try lint(
        ["start.apns", "--baseline", "../known.json"], in: root.appendingPathComponent("push"))
      #expect(inside.status == 0)
      // The lines move, one fault is mended, another comes.
      let later =
        "\n\n"
        + Self.payload.replacing("530000", with: "530").replacing("Unix", with: "")
        .replacing("\"attributes\": {}, ", with: "")
      try Data(later.utf8).write(to: root.appendingPathComponent("push/start.apns"))
      let changed = try lint([".", "--baseline", "known.json"], in: root)
      #expect(changed.status == 1)
      #expect(changed.output.contains("payload-rejected") && !changed.output.contains("no-alert"))
      #expect(
        changed.errors
          == "known.json: note: no longer found: push/start.apns [payload-milliseconds] (‘stale-date’)\n1 known from the baseline\n"
      )
    }
  }

  @Test("shares its baseline with run")
  func baselineOfRun() throws {
    let twin = "Scenarios/courier-broken/mistyped-field/mistyped-field.scenario.yaml"
    try folder(["x": ""]) { root in
      let file = root.appendingPathComponent("known.json").path
      let before = try BuiltTool.run(["run", twin])
      #expect(before.output.contains("[payload-rejected]"))
      let written = try BuiltTool.run(["run", twin, "--baseline", file, "--write-baseline"])
      #expect(written.status == 0 && written.output.contains("written to"))
      let after = try BuiltTool.run(["run", twin, "--baseline", file])
      #expect(!after.output.contains("[payload-rejected]"))
      #expect(try BuiltTool.run(["run", twin, "--write-baseline"]).status == 2)
    }
  }

  @Test("leaves out what the team lives with, with a reason, and tells what nobody finds")
  func allowances() throws {
    let policy = """
      allow:
        - { id: payload-no-alert, file: push/*, reason: a test of the server's }
        - { id: payload-late, reason: long mended }
      """
    try folder(["push/start.apns": Self.payload, ".polyglance.yaml": policy]) { root in
      let result = try lint(["."], in: root)
      #expect(result.status == 0)
      #expect(
        result.output.hasPrefix(
          ".polyglance.yaml:3:7: note: ‘payload-late’ is allowed and not found; take it out [allowance-unused]\npush/start.apns:3:17: warning: "
        ))
      try Data("allow: [{ id: payload-no-alert }]".utf8)
        .write(to: root.appendingPathComponent(".polyglance.yaml"))
      let wrong = try lint(["."], in: root)
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("‘payload-no-alert’ is allowed without a reason"))
    }
  }

  @Test(
    "reads the folders of the corpus and says something of each",
    .enabled(if: Repository.corpus != nil), arguments: ["payloads", "strings", "xcstrings"])
  func corpus(name: String) throws {
    let folder = try #require(Repository.corpus).appendingPathComponent(name)
    let result = try lint([folder.path, "--fail-on", "never"], in: Repository.root)
    #expect(result.status == 0 || result.status == 2)
    #expect(result.output.contains("\nread ") || result.output.hasPrefix("read "))
  }
}
