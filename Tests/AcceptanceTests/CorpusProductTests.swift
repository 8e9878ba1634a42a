import Catalogs
import Foundation
import Languages
import TestSupport
import Testing

/// Real catalogs of widget extensions, each made a product in a folder of its own and run in every
/// locale that it has. What must show is read from the catalog by other means.
@Suite("A product around a real catalog", .enabled(if: Repository.corpus != nil))
struct CorpusProductTests {
  static let catalogs = Repository.corpusFiles("xcstrings", ending: ".xcstrings").filter {
    let name = $0.lastPathComponent.lowercased()
    return name.contains("widget") && !name.contains("infoplist")
  }

  @Test("shows what the catalog says, in every locale", arguments: catalogs)
  func showsWhatTheCatalogSays(file: URL) throws {
    let product = try CorpusProduct(file)
    defer { product.remove() }
    let result = try BuiltTool.run(
      ["run", "story.scenario.yaml", "--locale", "all", "--format", "json"], in: product.folder)
    #expect(result.status == 0 || result.status == 1, "\(result.errors)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let runs = try #require(report["runs"] as? [[String: Any]])
    #expect(runs.count == product.locales.count)
    var compared = 0
    for run in runs {
      let locale = try #require(run["locale"] as? String)
      let shown = try texts(of: run)
      for (key, text) in product.plainTexts[locale] ?? [:] {
        #expect(shown[key] == text, "\(file.lastPathComponent) \(locale) \(key)")
        compared += 1
      }
    }
    #expect(compared >= product.locales.count - 1)
  }

  @Test("says of each key that a table lacks that the table lacks it", arguments: catalogs)
  func findsMissingKeys(file: URL) throws {
    let product = try CorpusProduct(file)
    defer { product.remove() }
    let result = try BuiltTool.run(
      ["run", "story.scenario.yaml", "--locale", "all", "--format", "json"], in: product.folder)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    for run in try #require(report["runs"] as? [[String: Any]]) {
      let locale = try #require(run["locale"] as? String)
      let found = Set(
        try #require(run["findings"] as? [[String: Any]]).filter {
          ["raw-key-shown", "fallback-language"].contains($0["id"] as? String ?? "")
        }.compactMap { $0["key"] as? String })
      let missing = Set(product.missingKeys[locale] ?? [])
      #expect(found == missing, "\(file.lastPathComponent) \(locale)")
    }
  }

  /// Key to text of the visible runs of the last frame.
  private func texts(of run: [String: Any]) throws -> [String: String] {
    let frames = try #require(run["frames"] as? [[String: Any]])
    let surfaces = try #require(frames.last?["surfaces"] as? [[String: Any]])
    var texts: [String: String] = [:]
    for surface in surfaces {
      for text in try #require(surface["runs"] as? [[String: Any]]) {
        if let key = text["key"] as? String { texts[key] = text["text"] as? String }
      }
    }
    return texts
  }
}

/// A product in a temporary folder: one catalog, one card that shows every key of it.
private struct CorpusProduct {
  let folder: URL
  let locales: [String]
  /// Locale to key to text, for units without variations and placeholders.
  let plainTexts: [String: [String: String]]
  /// Keys that other languages have and that locale's table lacks.
  let missingKeys: [String: [String]]

  init(_ catalog: URL) throws {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: catalog)) as? [String: Any])
    let source = try #require(root["sourceLanguage"] as? String)
    let strings = try #require(root["strings"] as? [String: [String: Any]])
    var texts: [String: [String: String]] = [:]
    var spoken: [String: Set<String>] = [:]
    let keys = strings.keys.filter { !$0.isEmpty && FormatString($0).specifiers.isEmpty }.sorted()
    var shown: [String] = []
    for key in keys {
      let localizations = strings[key]?["localizations"] as? [String: [String: Any]] ?? [:]
      var units: [String: String] = [:]
      var isPlain = true
      for (language, localization) in localizations {
        guard let unit = localization["stringUnit"] as? [String: Any],
          let value = unit["value"] as? String
        else {
          isPlain = false
          continue
        }
        if !value.contains("%"), !(value.isEmpty && unit["state"] as? String == "new") {
          units[language] = value
        } else {
          isPlain = false
        }
      }
      // Two spellings that differ by canonical equivalence alone would be one key in Swift.
      guard isPlain, key.allSatisfy({ $0.isASCII && !$0.isNewline }) else { continue }
      shown.append(key)
      for (language, value) in units {
        let tag = try #require(LanguageTag(language)).description
        texts[tag, default: [:]][key] = value
        spoken[key, default: []].insert(tag)
      }
    }
    let sourceTag = try #require(LanguageTag(source)).description
    let all = Set(texts.keys).union([sourceTag]).sorted()
    locales = all
    plainTexts = texts.mapValues { $0.filter { !$0.value.isEmpty } }
    missingKeys = Dictionary(
      uniqueKeysWithValues: all.map { tag in
        // A region of the source language reads its keys as well as the source does.
        let isSource = tag.prefix { $0 != "-" } == sourceTag.prefix { $0 != "-" }
        let lacking = shown.filter { texts[tag]?[$0] == nil && isRead($0) }
        return (tag, isSource ? [] : lacking)
      })

    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("polyglance-product-\(UUID().uuidString)")
    let widgets = folder.appendingPathComponent("Widgets")
    try FileManager.default.createDirectory(at: widgets, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: catalog, to: widgets.appendingPathComponent("Localizable.xcstrings"))
    try write("product.yaml", Self.product(sourceTag, all))
    try write("card.views.yaml", Self.views(shown))
    try write("story.scenario.yaml", Self.scenario(sourceTag))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private static func product(_ source: String, _ locales: [String]) -> String {
    """
    product: Corpus
    languages: { default: \(source), supported: [\(locales.joined(separator: ", "))] }
    in-app-language: store
    on-language-change: [persist, raise-revision, update-activities]
    on-launch: [decide]
    fallback: platform
    targets:
      app: { kind: app, resources: [] }
      widgets: { kind: widget-extension, resources: [Widgets] }
    activities:
      card:
        target: widgets
        attributes: {}
        content-state: { localeTag: LanguageTag, localeRevision: Revision }
        views: card.views.yaml
    """
  }

  private static func views(_ keys: [String]) -> String {
    let texts = keys.map { key in
      let escaped = key.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"")
      return "    - text: { key: \"\(escaped)\" }\n"
    }
    return "lock-screen:\n  environment: { locale: content-state }\n  vstack:\n" + texts.joined()
  }

  private static func scenario(_ source: String) -> String {
    """
    scenario: Story
    product: product.yaml
    locale: \(source)
    device: { languages: [\(source)], region: US, time-zone: UTC, now: 2026-08-06T09:00 }
    steps:
      - start: card
      - language: $locale
      - expect: { language: $locale }
    """
  }
}

/// Whether a key has letters, without which nothing could be in the wrong language.
private func isRead(_ key: String) -> Bool {
  key.unicodeScalars.filter(\.properties.isAlphabetic).count > 1
}
