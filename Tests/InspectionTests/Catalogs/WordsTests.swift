import Inspection
import Testing

@Suite("Catalogs: words, marks and blanks")
struct WordsTests {
  @Test(
    "marks of another script are told, with those of the language",
    arguments: [
      ("ar", "قيد التحضير, قريبًا", "warning", ",", "،"), ("ar", "هل أنت هنا?", "warning", "?", "؟"),
      ("fa", "کجایی?", "warning", "?", "؟"), ("ja", "準備中, もうすぐ", "warning", ",", "、"),
      ("es", "Dónde estás?", "warning", "?", "¿…?"),
      ("zh-Hans", "正在准备,快了", "warning", ",", "，"),
      ("zh-Hans", "正在准备.", "warning", ".", "。"), ("zh-Hant", "狀態:", "note", ":", "："),
      ("de", "In Arbeit，bald", "warning", "，", ","), ("ru", "Готово。", "warning", "。", "."),
      ("ko", "준비 중、곧", "warning", "、", ","), ("el", "Είσαι εδώ?", "warning", "?", ";"),
      ("es", "Estás en casa ahora?", "warning", "?", "¿…?"),
      ("en-GB", "Where؟", "warning", "؟", "?"),
    ])
  func foreignMarks(
    language: String, text: String, severity: String, mark: String, own: String
  )
    throws
  {
    let probe = CatalogProbe("title", ["en": "In progress, soon", language: text])
    #expect(
      try probe.findings("foreign-separator") == [
        "2 \(severity) foreign-separator \(language): ‘\(mark)’ in ‘\(text)’ is not how \(language) "
          + "writes it: use ‘\(own)’"
      ])
  }

  @Test(
    "marks in numbers, beside Latin words, in addresses, and ellipses are nobody's",
    arguments: [
      ("ar", "حوالي 1,5 كم"), ("ar", "افتح Settings, General"), ("zh-Hans", "约1.5公里"),
      ("zh-Hans", "等待中..."), ("ja", "Wi-Fi, Bluetooth"), ("ja", "https://例え.jp/あ?b"),
      ("ko", "준비 중, 곧"), ("he", "בהכנה, בקרוב"), ("es", "¿Estás en casa?"), ("hi", "तैयार है."),
      ("fr", "Êtes-vous là ?"), ("es", "Listo?"), ("ja", "準備中、もうすぐ"),
    ])
  func ownMarks(language: String, text: String) throws {
    let probe = CatalogProbe("title", ["en": "In progress, soon", language: text])
    #expect(try probe.findings("foreign-separator") == [])
  }

  @Test("blanks at the ends are those of the source text, where words are parted by blanks")
  func blanks() throws {
    func findings(_ english: String, _ other: String, in language: String) throws -> [String] {
      try CatalogProbe("title", ["en": english, language: other]).findings("foreign-separator")
    }
    #expect(
      try findings("Until", "Bis ", in: "de") == [
        "2 warning foreign-separator de: ‘Bis ’ ends with a blank, and the source text does not"
      ])
    #expect(
      try findings("Until ", "Bis", in: "de") == [
        "2 warning foreign-separator de: ‘Bis’ ends without the blank that the source text ends with"
      ])
    #expect(
      try findings(" left", "übrig", in: "de") == [
        "2 warning foreign-separator de: ‘übrig’ begins without the blank that the source text "
          + "begins with"
      ])
    #expect(try findings("Until ", "まで", in: "ja") == [])
    #expect(try findings("Until ", "Bis ", in: "de") == [])
  }

  @Test("a sentence that a language shares with the source is not translated")
  func identical() throws {
    let sentence = "Waiting for the courier"
    #expect(
      try CatalogProbe("title", ["en": sentence, "de": sentence, "fr": "En attente"])
        .findings("identical-to-source") == [
          "2 warning identical-to-source de: ‘Waiting for the courier’ in de is the text of en: "
            + "translate it, or allow it if it is meant to stay"
        ])
    #expect(
      try CatalogProbe("title", ["en": "Parcel box", "ru": "Parcel box", "de": "Paketkasten"])
        .findings("identical-to-source").map { $0.hasPrefix("2 warning") } == [true])
    #expect(
      try CatalogProbe("title", ["en": "Parcel box", "de": "Parcel box", "fr": "Boîte"])
        .findings("identical-to-source").map { $0.hasPrefix("2 note") } == [true])
  }

  @Test(
    "words that languages share, names, units, formats, addresses and brands are not told",
    arguments: [
      "Status", "Version %@", "VPN", "iPhone", "%lld km", "%@ · %@", "Acme", "GitHub",
      "https://example.com/a/b", "OK",
    ])
  func shared(text: String) throws {
    var probe = CatalogProbe("title", ["en": text, "de": text, "fr": text, "it": "altro"])
    probe.brands = ["Acme"]
    #expect(try probe.findings("identical-to-source") == [])
  }

  @Test("what most languages leave alone is a name, unless it is a sentence")
  func names() throws {
    func findings(_ text: String) throws -> [String] {
      try CatalogProbe("title", ["en": text, "de": text, "fr": text, "it": text, "pl": "inny"])
        .findings("identical-to-source")
    }
    #expect(try findings("Live Activity Center") == [])
    #expect(try findings("Tap to connect your box").count == 3)
  }

  @Test("a variety of the source language and a key that is not for translation may be identical")
  func varieties() throws {
    let text = "Waiting for the courier"
    #expect(
      try CatalogProbe("title", ["en": text, "en-GB": text]).findings("identical-to-source") == [])
    let kept = CatalogProbe(entries: [
      "title": "{ \"shouldTranslate\": false, \"localizations\": { "
        + "\"en\": { \(CatalogProbe.unit(text)) }, \"de\": { \(CatalogProbe.unit(text)) } } }"
    ])
    #expect(try kept.findings() == [])
  }

  @Test("a key that the code does not ask for any more is judged for what breaks alone")
  func unused() throws {
    func entry(_ state: String) -> String {
      """
      { "extractionState": "\(state)", "localizations": {
        "en": { \(CatalogProbe.unit("%lld stops on the way")) },
        "de": { \(CatalogProbe.unit("%lld stops on the way")) },
        "fr": { \(CatalogProbe.unit("%@ arrêts en route")) } } }
      """
    }
    func ids(_ state: String) throws -> Set<String> {
      let findings = try CatalogProbe(entries: ["a.stops": entry(state)]).findings()
      return Set(
        findings.compactMap { $0.split(separator: " ").dropFirst(2).first.map(String.init) })
    }
    #expect(
      try ids("manual") == ["placeholder-mismatch", "identical-to-source", "comment-missing"])
    #expect(try ids("stale") == ["placeholder-mismatch"])
  }

  @Test("a sentence in a script that the language is not written in is wrong")
  func wrongScript() throws {
    func findings(_ text: String, in language: String) throws -> [String] {
      try CatalogProbe("title", ["en": "Shortcuts", language: text]).findings("wrong-language")
    }
    #expect(
      try findings("Raccourcis clavier", in: "ar") == [
        "2 warning wrong-language ar: ‘Raccourcis clavier’ stands in the table for ar in "
          + "Latin letters: put the translation there"
      ])
    #expect(try findings("Быстрые", in: "de").count == 1)
    #expect(try findings("Siri Shortcuts", in: "ja") == [])
    #expect(try findings("iPad mini (USB-C)", in: "ru") == [])
    #expect(try findings("اختصارات Siri", in: "ar") == [])
    // Serbian is written in two scripts: only a mixture is wrong.
    #expect(try findings("Sve prečice ovde", in: "sr") == [])
    let mixed = CatalogProbe(entries: [
      "a": CatalogProbe.entry(["sr": CatalogProbe.unit("Све пречице")]),
      "b": CatalogProbe.entry(["sr": CatalogProbe.unit("Подешавања")]),
      "c": CatalogProbe.entry(["sr": CatalogProbe.unit("Sve prečice ovde")]),
    ])
    #expect(try mixed.findings("wrong-language").map { $0.hasPrefix("4 ") } == [true])
  }

  @Test(
    "a sentence of the source is one in capitals, too, and with another mark at its end",
    arguments: ["Waiting for the courier.", "WAITING FOR THE COURIER", "Waiting for the courier!"])
  func identicalWords(text: String) throws {
    let probe = CatalogProbe(
      "title", ["en": "Waiting for the courier", "de": text, "fr": "En attente"])
    #expect(try probe.findings("identical-to-source").count == 1)
  }

  @Test(
    "a text that another language's table has as well is wrong where its words are not at home",
    arguments: [
      ("de", "Ihr Paket ist bereit"), ("de", "Bestellung zugestellt"),
      ("pl", "Ostatnie wieści: %@"),
      ("pl", "Doręczono o %2$@, kurier: %1$@"), ("pt-BR", "Aguardando notícias"),
      ("es", "Su paquete está en camino"), ("de", "bestellung zugestellt!"),
      ("pt-BR", "Pedido entregue"),
    ])
  func anothersWords(language: String, text: String) throws {
    var texts = ["en": "Something", "fr": text, language: text]
    if text == text.lowercased() { texts[language] = "Bestellung zugestellt" }
    let probe = CatalogProbe(entries: [
      "a": CatalogProbe.entry(texts.mapValues(CatalogProbe.unit)),
      "b": CatalogProbe.entry(
        [
          "en": "Ordered", "fr": "Commande passée", "de": "Bestellung aufgegeben",
          "pt-BR": "Pedido feito",
        ].mapValues(CatalogProbe.unit)),
    ])
    #expect(
      try probe.findings("wrong-language") == [
        "2 warning wrong-language fr: ‘\(text)’ stands in the table for fr, word for word as for "
          + "\(language): put the translation there"
      ])
  }

  @Test(
    "words that two languages may share are nobody's",
    arguments: [
      ["de": "Transport", "fr": "Transport"], ["nb": "Pakken er på vei", "da": "Pakken er på vei"],
      ["id": "Paket dalam perjalanan", "ms": "Paket dalam perjalanan"],
      ["es": "Pedido a camino", "gl": "Pedido a camino"],
      ["hr": "Na putu kući", "sr-Latn": "Na putu kući"], ["ja": "配送中", "zh-Hans": "配送中"],
      ["pt-BR": "Pedido a caminho", "pt-PT": "Pedido a caminho"],
      ["de": "São Paulo Centro", "pt": "São Paulo Centro"], ["fr": "Live Mode", "de": "Live Mode"],
    ])
  func sharedByLanguages(texts: [String: String]) throws {
    let others = [
      "en": "Mode", "de": "Ein anderer Modus", "fr": "Une autre façon", "pt": "Outro centro",
      "es": "Otro pedido", "gl": "Outra cousa", "nb": "Noe annet", "da": "Noget andet",
    ]
    let probe = CatalogProbe(entries: [
      "a": CatalogProbe.entry(
        texts.merging(["en": "Something else"]) { $1 }.mapValues(CatalogProbe.unit)),
      "b": CatalogProbe.entry(others.mapValues(CatalogProbe.unit)),
    ])
    #expect(try probe.findings("wrong-language") == [])
  }

  @Test("kana in Chinese is Japanese where the Japanese table has the same")
  func kana() throws {
    let text = "荷物の準備ができました"
    #expect(
      try CatalogProbe("title", ["en": "Your parcel is ready", "zh-Hans": text, "ja": text])
        .findings("wrong-language").map { $0.contains(" zh-Hans: ") } == [true])
  }

  @Test("a table of which the half came from another language is told line by line")
  func halfATable() throws {
    let words = ["one": "Anna", "two": "Berta", "three": "Clara", "four": "Dora"]
    var entries: [String: String] = [:]
    for (number, name) in words {
      let text = "Ihr Paket ist bereit \(name)"
      entries["s.\(number)"] = CatalogProbe.entry(
        ["en": "Parcel \(number) is ready", "fr": text, "de": text].mapValues(CatalogProbe.unit))
    }
    entries["own"] = CatalogProbe.entry(
      ["en": "Nearly there", "fr": "Presque arrivé", "de": "Gleich da"].mapValues(CatalogProbe.unit)
    )
    let found = try CatalogProbe(entries: entries).findings("wrong-language")
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.contains("wrong-language fr: ") })
  }

  @Test("a Latin unit in another script is noted where other languages have their own")
  func units() throws {
    #expect(
      try CatalogProbe("eta %lld", ["en": "%lldm", "ru": "%lldm", "ar": "%lld د"])
        .findings("identical-to-source") == [
          "2 note identical-to-source ru: ‘%lldm’ keeps a Latin unit in ru, and other languages "
            + "have their own: let a measurement format write it"
        ])
    #expect(
      try CatalogProbe("eta %lld", ["en": "%lldm", "ru": "%lldm", "de": "%lldm"])
        .findings("identical-to-source") == [])
  }
}
