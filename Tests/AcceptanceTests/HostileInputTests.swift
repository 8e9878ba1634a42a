import Diagnostics
import Foundation
import TestSupport
import Testing

/// The worst files that somebody could hand over, through the built program: it ends by itself with
/// the right status, names the place, and writes no character that could act.
struct HostileInputTests {
  private static let scenario = "french-on-the-way.scenario.yaml"
  private static let views = "Widgets/delivery.views.yaml"
  private static let catalog = "Widgets/Localizable.xcstrings"

  /// A file of Courier in its worst form.
  struct Attack: Sendable, CustomTestStringConvertible {
    var name: String
    var path: String
    var bytes: [UInt8]
    /// What the error says; nil where the file is read after all.
    var message: String?
    var testDescription: String { name }

    init(_ name: String, _ path: String, _ bytes: [UInt8], _ message: String?) {
      self.name = name
      self.path = path
      self.bytes = bytes
      self.message = message
    }
  }

  private static let aliasBomb =
    "a: &a [x,x,x,x,x,x,x,x,x]\n"
    + "bcdefghij".reduce(into: ("", "a")) { text, name in
      text.0 +=
        "\(name): &\(name) [\(Array(repeating: "*\(text.1)", count: 9).joined(separator: ","))]\n"
      text.1 = String(name)
    }.0

  /// Ten references in each of twenty substitutions: 10²⁰ texts, were they all written out.
  private static let substitutionBomb: String = {
    let names = "abcdefghijklmnopqrst".map(String.init)
    let parts = names.enumerated().map { index, name in
      let next =
        index + 1 < names.count ? String(repeating: "%#@\(names[index + 1])@", count: 10) : "%d"
      return """
        <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>
        <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
        <string>d</string><key>other</key><string>\(next)</string></dict>
        """
    }
    return """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>live_activity.delivery.status.preparing</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@a@</string>\(parts.joined())</dict></dict></plist>
      """
  }()

  private static func repeated(_ text: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: text, count: count).utf8)
  }

  static let attacks: [Attack] =
    [scenario, "product.yaml", views].flatMap { path in
      [
        Attack("\(path), alias bomb", path, Array(aliasBomb.utf8), "aliases repeat more than"),
        Attack("\(path), NUL alone", path, repeated("\0", 4096), "U+0000 is not allowed"),
        Attack("\(path), nested", path, repeated("[", 100_000), "more than 256 deep"),
        Attack("\(path), nested lists", path, repeated("- ", 100_000), "more than 256 deep"),
        Attack("\(path), no text", path, [0xFF, 0xFE, 0x00, 0xD8, 0x80], "error: "),
        Attack("\(path), empty", path, [], "found nothing"),
      ]
    } + [
      Attack(
        "catalog, nested", catalog, repeated("{\"a\":", 100_000), "more than 256 deep"),
      Attack("catalog, cut off", catalog, Array("{\"strings\":{\"a\":{\"".utf8), "error: "),
      Attack("payload, nested", "payloads/nearby.apns", repeated("[", 100_000), "256 deep"),
      Attack(
        "strings, half a character", "Widgets/fr.lproj/Other.strings",
        [0xFE, 0xFF, 0x00, 0x22, 0xD8], "error: "),
      Attack(
        "stringsdict, open", "Widgets/fr.lproj/Other.stringsdict", repeated("<a>", 50_000),
        "error: "),
      Attack(
        "substitution bomb", "Widgets/fr.lproj/Other.stringsdict", Array(substitutionBomb.utf8),
        nil),
    ]

  @Test(arguments: attacks)
  func endsWithItsPlace(attack: Attack) throws {
    try withCourier { folder in
      try attack.write(in: folder)
      let outcome = try runHostile(["run", Self.scenario], in: folder)
      expectHarmless(outcome)
      if let message = attack.message {
        #expect(outcome.status == 2)
        #expect(
          outcome.errors.hasPrefix("\(attack.path):1:")
            || outcome.errors.hasPrefix("\(attack.path):6:"))
        #expect(outcome.errors.contains(message), "\(outcome.errors.prefix(400))")
      } else {
        #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.errors)")
      }
    }
  }

  /// Escape sequences and bidi controls wherever a file can say a word.
  @Test(
    arguments: [
      ["run", scenario], ["run", scenario, "--format", "json"],
      ["run", scenario, "--format", "junit"], ["run", scenario, "--format", "github"],
      ["run", scenario, "--format", "markdown"], ["run", scenario, "--why", "--gloss"],
      ["snapshot", scenario, "--format", "text"], ["play", scenario],
      ["inventory", "product.yaml"], ["inventory", ".", "--format", "json"],
      ["inventory", ".", "--format", "csv"], ["lint", "."], ["lint", ".", "--format", "sarif"],
      ["lint", ".", "--format", "github"],
    ])
  func noControlReachesTheOutput(arguments: [String]) throws {
    try withCourier { folder in
      let evil = #"\e[2J\e]0;x\a\x9B31m\u202E\u2066evil"#
      try folder.replace("scenario: French", with: "scenario: \"\(evil)\" #", in: Self.scenario)
      try folder.replace("  - caption: The", with: "  - caption: \"\(evil)\" #", in: Self.scenario)
      try folder.replace("product: Courier", with: "product: \"\(evil)\"", in: "product.yaml")
      try folder.replace(
        "        - text: { literal: Courier }",
        with: "        - text: { literal: \"\(evil)\" }\n        - text: { key: \"\(evil)\" }\n"
          + "        - symbol: \"\(evil)\"", in: Self.views)
      try folder.replace(
        "\"Preparing your order\"",
        with: #""\u001b[31m\u202e\u0007\u009b2J\u0000%n%999$@%2000000000d\u2028""#, in: Self.catalog
      )
      let outcome = try runHostile(arguments, in: folder)
      #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.errors)")
      // What the files say of no text of theirs, lint does not repeat.
      #expect(arguments[0] == "lint" || outcome.output.contains("evil"))
      expectHarmless(outcome)
    }
  }

  /// One endless word is wrapped like any other, and quoted by its ends.
  @Test func aLongWordDoesNotHoldUpThePicture() throws {
    try withCourier { folder in
      let word = String(repeating: "x", count: 40_000)
      try folder.replace("literal: Courier", with: "literal: \(word)", in: Self.views)
      let outcome = try runHostile(["snapshot", Self.scenario, "--format", "text"], in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.output.utf8.count < 20_000)
      let run = try runHostile(["run", Self.scenario], in: folder)
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count < 1500 })
    }
  }

  /// Files that are wrong in thousands of places on one line or in one key take no longer for each.
  @Test(arguments: [
    ("a.strings", String(repeating: "\"a\" = \"b\";\n", count: 50_000)),
    (
      "a.stringsdict",
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>"
        + String(repeating: "<key>a</key><integer>1</integer>\n", count: 20_000)
        + "</dict></plist>"
    ),
    (
      "a.xcstrings",
      "{\"sourceLanguage\":\"en\",\"strings\":{"
        + (0..<20_000).map { "\"k\($0)\":{\"localizations\":{\"fr\":{\"variations\":{\"x\":{}}}}}" }
        .joined(separator: ",") + "}}"
    ),
  ])
  func thousandsOfProblemsEnd(name: String, text: String) throws {
    try withCourier { folder in
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      let outcome = try runHostile(["lint", name], in: folder)
      #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.errors.prefix(400))")
      #expect(outcome.output.contains("more of that kind follow, which are not listed"))
      expectHarmless(outcome)
    }
  }

  /// A hang is a minute of work.
  private func runHostile(_ arguments: [String], in folder: URL) throws -> BuiltTool.Outcome {
    try BuiltTool.run(
      arguments, variables: ["TERM": "dumb"], in: folder, processorSeconds: 60)
  }

  private func expectHarmless(_ outcome: BuiltTool.Outcome) {
    for text in [outcome.output, outcome.errors] {
      let acting = text.unicodeScalars.first { $0.isUnsafe && $0 != "\n" }
      #expect(acting == nil, "U+\(String(acting?.value ?? 0, radix: 16))")
    }
  }

  private func withCourier(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("polyglance-hostile-\(UUID().uuidString)")
    try FileManager.default.copyItem(
      at: Repository.root.appendingPathComponent("Scenarios/courier"), to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}

extension HostileInputTests.Attack {
  fileprivate func write(in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}

extension URL {
  /// Replaces what must stand in a file of the folder.
  fileprivate func replace(_ old: String, with new: String, in path: String) throws {
    let file = appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old), "‘\(old)’ does not stand in \(path)")
    try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
  }
}
