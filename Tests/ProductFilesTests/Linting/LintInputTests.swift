import Catalogs
import Diagnostics
import ProductFiles
import Simulation
import Testing

@Suite("What lint reads")
struct LintInputTests {
  private static let catalog =
    #"{ "sourceLanguage": "en", "strings": { "a": {} }, "version": "1.0" }"#
  private static let payload = #"{ "aps": { "event": "end", "timestamp": 1786021230 } }"#

  private func inputs(_ paths: [String], _ files: [String: String]) -> [LintInput] {
    readLintInputs(paths, files: MemoryFiles(files), vocabulary: Vocabulary())
  }

  @Test("of a folder are tables and payloads, wherever they lie, without other people's code")
  func folder() {
    let found = inputs(
      ["shop"],
      [
        "shop/App/Localizable.xcstrings": Self.catalog, "shop/App/de.lproj/Info.strings": "a = b;",
        "shop/loose.strings": "\"a\" = \"b\";", "shop/push/end.apns": Self.payload,
        "shop/push/end.json": Self.payload, "shop/package.json": "{ \"name\": \"aps\" }",
        "shop/Pods/x/Localizable.xcstrings": "{", "shop/.build/Localizable.xcstrings": "{",
        "shop/node_modules/a.apns": "{",
      ])
    #expect(found.map(\.root) == ["shop"])
    #expect(
      found.first?.files.sorted() == [
        "shop/App/Localizable.xcstrings", "shop/App/de.lproj/Info.strings", "shop/loose.strings",
        "shop/push/end.apns", "shop/push/end.json",
      ])
    #expect(found.first?.targets.map(\.name) == ["shop"])
    #expect(found.first?.unreadable == [])
  }

  @Test("of a folder in which two folders have one table are two targets")
  func twoTargets() {
    let found = inputs(
      ["shop"],
      [
        "shop/App/Localizable.xcstrings": Self.catalog, "shop/App/Other.xcstrings": Self.catalog,
        "shop/Widgets/en.lproj/Localizable.strings": "a = b;",
        "shop/Widgets/fr.lproj/Localizable.strings": "a = b;",
      ])
    #expect(found.first?.targets.map(\.name) == ["shop", "Widgets"])
    #expect(
      found.first?.targets.map { $0.resources.tableNames } == [
        ["Localizable", "Other"], ["Localizable"],
      ])
    #expect(
      found.first?.targets.last?.resources.localizations.map(\.spelling) == ["en", "fr"])
  }

  @Test("cannot be read is told, and the rest goes on")
  func unreadable() {
    let found = inputs(
      ["shop", "nowhere"],
      [
        "shop/a.xcstrings": "{", "shop/b.xcstrings": Self.catalog, "shop/c.apns": "nothing",
        "shop/d.json": #"{ "aps": oops }"#,
      ])
    #expect(found.first?.files == ["shop/b.xcstrings"])
    #expect(
      found.first?.unreadable.map(\.location.file) == [
        "shop/a.xcstrings", "shop/c.apns", "shop/d.json",
      ])
    #expect(found.last?.unreadable.map(\.message) == ["no such file"])
  }

  @Test("of a product are its targets and payloads; products below a folder stand for themselves")
  func products() {
    let product = """
      product: Shop
      languages: { default: en }
      targets: { app: { kind: app, resources: [App] } }
      """
    let files = [
      "all/shop/product.yaml": product, "all/shop/App/Localizable.xcstrings": Self.catalog,
      "all/shop/App/Broken.xcstrings": "{", "all/shop/push/a.apns": Self.payload,
      "all/other/x.xcstrings": Self.catalog,
    ]
    let found = inputs(["all"], files)
    #expect(found.map(\.root) == ["all", "all/shop"])
    #expect(found.first?.files == ["all/other/x.xcstrings"])
    #expect(found.last?.payloads.map(\.file) == ["all/shop/push/a.apns"])
    #expect(found.last?.targets.map(\.name) == ["app"])
    #expect(found.last?.unreadable.map(\.location.file) == ["all/shop/App/Broken.xcstrings"])
    let named = inputs(["all/shop/push/a.apns", "all/other/x.xcstrings"], files)
    #expect(named.map { $0.product?.product.name } == ["Shop", nil])
    #expect(named.map(\.files) == [["all/shop/push/a.apns"], ["all/other/x.xcstrings"]])
    #expect(named.allSatisfy { !$0.isWhole && $0.unreadable.isEmpty })
  }

  @Test("beside files of no product says what the team lives with")
  func policy() {
    let found = inputs(
      ["shop"],
      [
        "shop/a.xcstrings": Self.catalog,
        "shop/.polyglance.yaml": """
        brands: [Acme]
        severity: { not-reviewed: off }
        allow: [{ id: comment-missing, key: "legal.*", reason: lawyers write them }]
        """,
      ])
    #expect(found.first?.policy.brands == ["Acme"])
    #expect(found.first?.policy.severities.keys.sorted() == ["not-reviewed"])
    #expect(found.first?.policy.allowances.map(\.reason) == ["lawyers write them"])
    let wrong = inputs(
      ["shop"], ["shop/a.xcstrings": Self.catalog, "shop/.polyglance.yaml": "alow: []"])
    #expect(wrong.first?.unreadable.map(\.message) == ["unknown key ‘alow’"])
  }

  @Test("of a baseline is what was written, and nothing else")
  func baseline() throws {
    let baseline = Baseline(of: [
      Fingerprint(id: "a", file: "x", key: "k"), Fingerprint(id: "a", file: "x", key: "k"),
      Fingerprint(id: "b", file: "y", locale: "fr"),
    ])
    #expect(try readBaseline(Array(baseline.text.utf8), file: "b.json") == baseline)
    for (text, message) in [
      ("{}", "missing key ‘version’"), ("[]", "expected a baseline, found a list"),
      (#"{ "version": 2, "findings": [] }"#, "version 2 of a baseline is not known"),
      (#"{ "version": 1, "findings": [{ "id": "a" }] }"#, "missing key ‘file’"),
    ] {
      #expect(throws: InputProblem.self) { try readBaseline(Array(text.utf8), file: "b.json") }
      do throws(InputProblem) {
        _ = try readBaseline(Array(text.utf8), file: "b.json")
      } catch {
        #expect(error.message == message)
      }
    }
  }
}
