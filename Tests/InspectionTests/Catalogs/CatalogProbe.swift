import Catalogs
import Diagnostics
import Inspection
import Languages

/// The resources of a target in memory, and what the catalog checks say of them.
///
/// A new case: write the entry as a file has it, and the whole lines that a person gets.
struct CatalogProbe {
  /// Path to text.
  var files: [String: String]
  var brands: [String] = []
  var declared: DeclaredLanguages?
  var severities: [String: Severity?] = [:]

  init(_ files: [String: String]) { self.files = files }

  /// A catalog of English sources: key to the text of its object.
  init(entries: [String: String]) {
    let lines = entries.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    files = [
      "L.xcstrings": """
      { "sourceLanguage": "en", "strings": {
      \(lines.joined(separator: ",\n"))
      }, "version": "1.0" }
      """
    ]
  }

  /// One key with a comment and a text a language, as `["en": "Open", "fr": "Ouvrir"]`.
  init(_ key: String, _ texts: [String: String], comment: String? = "Title") {
    self.init(entries: [key: Self.entry(texts.mapValues(Self.unit), comment: comment)])
  }

  /// The object of a key: the text of an object for each language.
  static func entry(_ languages: [String: String], comment: String? = "Title") -> String {
    let all = languages.sorted { $0.key < $1.key }.map { "\"\($0.key)\": { \($0.value) }" }
    let comment = comment.map { "\"comment\": \(JSONValue.string($0).text), " } ?? ""
    return "{ \(comment)\"localizations\": { \(all.joined(separator: ", ")) } }"
  }

  static func unit(_ text: String) -> String { unit(text, state: "translated") }

  static func unit(_ text: String, state: String) -> String {
    "\"stringUnit\": { \"state\": \"\(state)\", \"value\": \(JSONValue.string(text).text) }"
  }

  /// A text that varies by number: category to text.
  static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let all = forms.map { "\"\($0.key)\": { \(unit($0.value)) }" }
    return "\"variations\": { \"plural\": { \(all.joined(separator: ", ")) } }"
  }

  func resources() throws -> InspectedResources {
    var reader = ResourceSetReader()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      if let file = ResourceFile(path: path) { try reader.add(file, Array(text.utf8)) }
    }
    return InspectedResources(
      target: "widgets", resources: reader.finish(), brands: brands, declared: declared,
      severities: severities)
  }

  /// `line severity id locale: message`, one a finding, those of one check where one is named.
  func findings(_ id: String? = nil, only: Set<EntryName>? = nil) throws -> [String] {
    try inspectEntries(of: resources(), only: only).filter { id == nil || $0.id == id }.map {
      "\($0.place.line) \($0.severity.rawValue) \($0.id) \($0.locale ?? "–"): \($0.message)"
    }
  }
}
