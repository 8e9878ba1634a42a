import Catalogs
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Real files by other people; skipped where there are none.
struct CatalogCorpusTests {
  @Test(
    .enabled(if: Repository.corpus != nil),
    arguments: Repository.corpusFiles("xcstrings", ending: ".xcstrings"))
  func `a real catalog holds what its JSON holds`(_ url: URL) throws {
    let data = try Data(contentsOf: url)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let strings = try #require(root["strings"] as? [String: [String: Any]])
    let catalog = try readCatalog(
      Array(data), file: url.lastPathComponent, table: url.lastPathComponent)
    #expect(catalog.sourceLanguage?.spelling == root["sourceLanguage"] as? String)
    #expect(Set(catalog.entries.map(\.key)) == Set(strings.keys))
    for entry in catalog.entries {
      let written = strings[entry.key]?["localizations"] as? [String: [String: Any]] ?? [:]
      #expect(Set(entry.localizations.map(\.language.spelling)) == Set(written.keys))
      for localization in entry.localizations {
        #expect(
          localization.form?.units.map(\.text).sorted()
            == texts(written[localization.language.spelling] ?? [:]).sorted(),
          "\(entry.key) \(localization.language.spelling)")
      }
    }
  }

  /// Every `value` and element of `values` below.
  private func texts(_ value: Any) -> [String] {
    switch value {
    case let object as [String: Any]:
      object.flatMap { key, value in
        if key == "value", let text = value as? String { return [text] }
        if key == "values", let list = value as? [String] { return list }
        return texts(value)
      }
    default: []
    }
  }

  @Test(
    .enabled(if: Repository.corpus != nil),
    arguments: Repository.corpusFiles("strings", ending: "strings")
      + Repository.corpusFiles("strings", ending: ".stringsdict"))
  func `a real table loads or says where it is broken`(_ url: URL) throws {
    let bytes = Array(try Data(contentsOf: url))
    guard let file = ResourceFile(path: url.path) else { return }
    var reader = ResourceSetReader(developmentLanguage: "en")
    do {
      try reader.add(file, bytes)
      let set = reader.finish()
      #expect(set.tableNames == [file.table])
    } catch {
      #expect(error.location.file == url.path)
      #expect(error.location.line >= 1 && !error.message.isEmpty)
    }
  }
}
