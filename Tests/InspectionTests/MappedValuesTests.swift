import Diagnostics
import Inspection
import Languages
import Testing

@Suite("Messages, codes and values of a moment")
struct MappedValuesTests {
  private static func views(_ lockScreen: String, _ minimal: String) -> String {
    """
    lock-screen:
      environment: { locale: content-state }
      vstack:
        - if: isStale
          then: { text: { key: late } }
          else: \(lockScreen)
    minimal:
      environment: { locale: content-state }
      vstack:
        - if: isStale
          then: { text: { key: late } }
          else: \(minimal)
    """
  }

  private static func mapping(packing: String, near: String) -> String {
    "{ switch: phase, cases: { packing: { text: { key: \(packing) } }, "
      + "near: { text: { key: \(near) } }, done: { text: { key: symbol } } } }"
  }

  @Test("a message that stands for another code elsewhere is told where it is shown")
  func mappingDisagrees() throws {
    var probe = ProductProbe()
    let sound = Self.mapping(packing: "status.packing", near: "status.near")
    probe.files["card.views.yaml"] = Self.views(
      sound, Self.mapping(packing: "status.near", near: "status.packing"))
    let found = try probe.run().findings.filter {
      $0.id == "mapping-disagrees" && $0.step == 1
    }
    #expect(found.map(\.surface) == ["minimal"])
    #expect(
      found.first?.message
        == "‘status.near’ shows for the code ‘packing’ here and for ‘near’ on lock-screen")
    #expect(found.first?.severity == .error)
    probe.files["card.views.yaml"] = Self.views(sound, sound)
    #expect(try probe.findings() == [])
  }

  @Test("a shorter message of the same code is no disagreement")
  func shortVariants() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = Self.views(
      Self.mapping(packing: "status.packing", near: "status.near"),
      Self.mapping(packing: "late", near: "symbol"))
    #expect(try probe.findings().filter { $0.contains("mapping-disagrees") } == [])
  }

  @Test(
    "a formatted value that came as a String is told",
    arguments: [
      ("14:30", "a time of day"), ("9h05", "a time of day"), ("2026-08-06", "a date"),
      ("6.8.2026", "a date"),
      ("$12.50", "an amount of money"), ("12,50 €", "an amount of money"), ("80 %", "a percentage"),
      ("1,234.5", "a formatted number"), ("42", nil), ("A-1042", nil), ("12-3456", nil),
      ("1.2.3.4", nil),
    ])
  func preformatted(value: String, noun: String?) throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: ["text: { value: note }"])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "update: { state: { note: \"\(value)\" } }"
    ])
    let found = try probe.run().findings.filter { $0.id == "preformatted-value" }
    let message = noun.map {
      "‘\(value)’ came as a String and looks like \($0): send the value and format it where it is "
        + "shown"
    }
    #expect(found.map(\.message) == [message].compactMap { $0 })
    #expect(found.allSatisfy { $0.place.file == "story.scenario.yaml" && $0.place.line == 9 })
  }

  @Test(
    "an argument that is missing, null or of another type is told at the view's line",
    arguments: [
      ("", "‘%@’ in ‘eta %@’ shows as it is: the text takes an argument and none is passed"),
      (", args: [note]", "argument 1 (‘%@’) of ‘eta %@’ is null, and ‘(null)’ shows"),
    ])
  func arguments(arguments: String, message: String) throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: [
      "text: { key: \"eta %@\"\(arguments) }"
    ])
    let found = try probe.run().findings.filter { $0.id == "placeholder-mismatch" && $0.step == 1 }
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.place.file == "card.views.yaml" && found.first?.place.line == 12)
  }

  @Test("an argument of another type is told")
  func otherType() throws {
    var probe = ProductProbe()
    probe.files["Widgets/Localizable.xcstrings"]?.replace(
      "\"At %@\"", with: "\"%1$lld min\"")
    probe.files["card.views.yaml"] = ProductProbe.views(extra: [
      "text: { key: \"eta %@\", args: [phase] }"
    ])
    let found = try probe.run().findings.filter {
      $0.id == "placeholder-mismatch" && $0.step == 1 && $0.surface != nil
    }
    #expect(
      found.map(\.message) == [
        "argument 1 (‘%lld’) of ‘eta %@’ is passed as a value of another type, and ‘(null)’ shows"
      ])
  }

  @Test("a text joined from words and values is told, a list of them is not")
  func joined() throws {
    var probe = ProductProbe()
    func findings(_ separator: String) throws -> [String] {
      probe.files["card.views.yaml"] = ProductProbe.views(extra: [
        "text: { joined: [{ key: symbol }, { literal: \"\(separator)\" }, { value: person }] }"
      ])
      probe.files["story.scenario.yaml"] = ProductProbe.scenario([])
      return try probe.findings().filter { $0.contains("concatenated-fragments") }
    }
    let glued = try findings(" ")
    #expect(
      glued == ["card.views.yaml:12 warning concatenated-fragments step 1 lock-screen"])
    #expect(try findings(" · ") == [])
  }

  @Test("a run tells what the catalog checks say of the entries that it rendered, and no others")
  func renderedEntries() throws {
    var probe = ProductProbe()
    probe.files["Widgets/Localizable.xcstrings"]?.replace(
      "\"state\": \"translated\"", with: "\"state\": \"stale\"")
    let found = try probe.run().findings.filter { $0.id == "not-reviewed" }
    #expect(found.map(\.key) == ["status.packing"])
    #expect(found.map(\.locale) == ["fr"])
    #expect(found.map(\.step) == [2])
    #expect(found.map(\.surface) == [nil])
    #expect(
      try probe.run(locale: LanguageTag("en")).findings.filter { $0.id == "not-reviewed" } == [])
  }
}
