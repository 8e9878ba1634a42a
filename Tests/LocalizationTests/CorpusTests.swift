import Catalogs
import Diagnostics
import Foundation
import Internationalization
import Languages
import Localization
import Presentation
import TestSupport
import Testing

/// Catalogs that other people wrote, every key in every language that answers it.
@Suite("Real catalogs", .enabled(if: Repository.corpus != nil))
struct CorpusTests {
  /// What the key's specifiers take; a number where nothing is said.
  private func arguments(_ key: String, _ number: Int) -> [StateExpression] {
    let specifiers = FormatString(key).specifiers
    return (0..<(specifiers.map(\.argument).max() ?? 0)).map { index in
      let type = specifiers.first { $0.argument == index + 1 }?.type
      let value: Value =
        switch type {
        case .object?: .text("Zoë", .userContent)
        case .double?: .double(1.5)
        case .signed?, .unsigned?, .character?, .cString?, .pointer?, nil: .int(number)
        }
      return .literal(value)
    }
  }

  @Test(
    "say something in every language, and what is shown comes from the file that the trace names",
    arguments: Repository.corpusFiles("xcstrings", ending: ".xcstrings").map(\.lastPathComponent))
  func everyKey(name: String) throws {
    let file = try #require(
      Repository.corpusFiles("xcstrings", ending: name).first {
        $0.lastPathComponent == name
      })
    let resource = try #require(ResourceFile(path: name))
    var reader = ResourceSetReader()
    do { try reader.add(resource, Array(try Data(contentsOf: file))) } catch { return }
    let set = reader.finish()
    let table = try #require(set.tableNames.first)
    let languages = set.localizations.compactMap(\.tag)
    // Every key, each in one language and with one number: together they meet every language.
    for (index, key) in set.keys(in: table).enumerated() {
      guard let language = languages.isEmpty ? nil : languages[index % languages.count] else {
        break
      }
      let arguments = arguments(key, [0, 1, 2, 5, 11, 1_000_000][index % 6])
      let found = Stage(set).text(
        .message(
          MessageKey(key, table: table, place: place()), arguments,
          language: .fixed(language), formats: .fixed(language)))
      let trace = try #require(found.lookup)
      #expect(found.text.spans[0].range == 0..<found.string.utf8.count, "\(key)")
      guard let answered = trace.answered else {
        // Not there for this language, or a form that the number needs is missing.
        #expect(
          !trace.languagesWithKey.contains(language)
            || trace.variations.contains { $0.taken == nil } || !trace.keyIsSourceText, "\(key)")
        continue
      }
      #expect(trace.languagesWithKey.contains(answered), "\(key)")
      let entry = set.file(table: table, localization: BundleLocalization("\(answered)"))?
        .entry(key)
      let isPlain =
        if case .text(let unit)? = entry?.form { !unit.text.contains("%") } else { false }
      if isPlain { #expect(found.string == entry?.form.units.first?.text, "\(key)") }
    }
  }
}
