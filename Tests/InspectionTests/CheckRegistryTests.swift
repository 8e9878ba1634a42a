import Foundation
import Inspection
import TestSupport
import Testing

@Suite("The registry of checks")
struct CheckRegistryTests {
  @Test("holds every check once, with words for people")
  func holdsEveryCheckOnce() {
    let ids = CheckRegistry.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for definition in CheckRegistry.all {
      #expect(definition.explanation.meaning.hasSuffix("."))
      #expect(!definition.explanation.mend.isEmpty && !definition.explanation.onDevice.isEmpty)
    }
  }

  @Test("explains each: how it looks, how to mend it and where, and an example of its own")
  func explainsEach() {
    for definition in CheckRegistry.all {
      let words = definition.explanation
      let places = [words.inSwift, words.inCatalog, words.onServer].compactMap { $0 }
      #expect(!words.meaning.isEmpty && !words.onDevice.isEmpty && !words.mend.isEmpty)
      #expect(!places.isEmpty && places.allSatisfy { $0.hasSuffix(".") }, "\(definition.id)")
      #expect(!words.before.isEmpty && !words.after.isEmpty, "\(definition.id)")
      #expect(words.before != words.after, "\(definition.id)")
      for line in (words.before + "\n" + words.after).split(separator: "\n") {
        #expect(line.count <= 74, "\(definition.id): \(line)")
      }
    }
  }

  @Test("names a file for each, and has an entry for each file")
  func matchesTheFolders() throws {
    let sources = Repository.root.appendingPathComponent("Sources/Inspection")
    let files = try [
      "MixedLanguage", "Checks", "Catalogs/Checks", "Payloads/Checks", "Layout/Checks",
    ].flatMap {
      folder in
      try FileManager.default.contentsOfDirectory(
        atPath: sources.appendingPathComponent(folder).path)
    }.filter { !$0.contains("+") }.map { String($0.dropLast(".swift".count)) }
    let names = CheckRegistry.all.map { definition in
      definition.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined()
    }
    #expect(Set(files) == Set(names), "register it in CheckRegistry.swift")
  }

  @Test("knows the ids of a group")
  func knowsGroups() {
    #expect(CheckRegistry.ids(named: "mixed-language").contains("stale-render"))
    #expect(!CheckRegistry.ids(named: "mixed-language").contains("regional-fallback"))
    #expect(
      CheckRegistry.ids(named: "payload") == [
        "payload-syntax", "payload-rejected", "payload-too-large", "payload-late",
        "payload-date-epoch", "payload-milliseconds", "payload-stale-past", "payload-no-alert",
        "payload-flat-keys", "payload-unknown-key", "payload-arguments",
      ])
    #expect(CheckRegistry.ids(named: "nothing").isEmpty)
  }
}
