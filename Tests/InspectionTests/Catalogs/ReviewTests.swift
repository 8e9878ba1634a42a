import Diagnostics
import Inspection
import Languages
import Testing

@Suite("Catalogs: comments and reviews")
struct ReviewTests {
  @Test(
    "a text that ships without a review is told, by its state",
    arguments: [
      ("new", "warning", "it counts as not translated (state ‘new’)"),
      ("stale", "warning", "the source text has changed since (state ‘stale’)"),
      ("needs_review", "note", "its review is open (state ‘needs_review’)"),
      ("machine_translated", "note", "a machine made it and nobody has reviewed it"),
    ])
  func notReviewed(state: String, severity: String, reason: String) throws {
    let probe = CatalogProbe(entries: [
      "open": CatalogProbe.entry([
        "en": CatalogProbe.unit("Open"), "fr": CatalogProbe.unit("Ouvert", state: state),
      ])
    ])
    #expect(
      try probe.findings("not-reviewed") == [
        "2 \(severity) not-reviewed fr: ‘Ouvert’ ships, though \(reason)"
      ])
  }

  @Test("a reviewed text, one of an unknown state, the source text and one without letters are not")
  func reviewed() throws {
    let probe = CatalogProbe(entries: [
      "open": CatalogProbe.entry([
        "en": CatalogProbe.unit("Open", state: "new"), "fr": CatalogProbe.unit("Ouvert"),
        "de": CatalogProbe.unit("Offen", state: ""),
      ]),
      "%@": CatalogProbe.entry(["fr": CatalogProbe.unit("%@", state: "new")]),
      "brand": "{ \"shouldTranslate\": false, \"localizations\": { "
        + "\"fr\": { \(CatalogProbe.unit("Acme", state: "new")) } } }",
    ])
    #expect(try probe.findings("not-reviewed") == [])
  }

  @Test("a translated key without a comment is noted once, whatever the languages")
  func commentMissing() throws {
    let texts = ["en": "Open", "fr": "Ouvert", "de": "Offen"]
    #expect(
      try CatalogProbe("parcel.open", texts, comment: nil).findings("comment-missing") == [
        "2 note comment-missing –: ‘parcel.open’ has no comment: say where the text stands and "
          + "how much room it has"
      ])
    #expect(try CatalogProbe("parcel.open", texts, comment: " ").findings().count == 1)
    #expect(try CatalogProbe("parcel.open", texts, comment: "A title").findings() == [])
  }

  @Test("only the entries that a run rendered are looked at where it says which")
  func onlyRendered() throws {
    let probe = CatalogProbe(entries: [
      "open": CatalogProbe.entry([
        "en": CatalogProbe.unit("Open"), "fr": CatalogProbe.unit("Ouvert", state: "stale"),
        "de": CatalogProbe.unit("Offen", state: "stale"),
      ])
    ])
    let french = EntryName(table: "L", key: "open", language: LanguageTag("fr")!)
    #expect(try probe.findings().count == 2)
    #expect(try probe.findings(only: [french]).map { $0.contains(" fr: ") } == [true])
    #expect(try probe.findings(only: []) == [])
  }

  @Test("a severity overrides that of the check, and off silences it")
  func severities() throws {
    var probe = CatalogProbe("open", ["en": "Open", "fr": "Ouvert"], comment: nil)
    probe.severities = ["comment-missing": .error]
    #expect(try probe.findings().map { $0.hasPrefix("2 error ") } == [true])
    probe.severities = ["comment-missing": nil as Severity?]
    #expect(try probe.findings() == [])
  }
}
