import Diagnostics
import Inspection
import Languages
import Testing

@Suite("Checks of what VoiceOver reads")
struct SpeechChecksTests {
  /// Findings once French was chosen, on the Lock Screen.
  private func found(
    _ views: [String], steps: [String] = ["language: $locale"],
    texts: [String: [String: String]] = [:], environment: String = "content-state",
    only id: String? = nil
  ) throws -> [String] {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: views, environment: environment)
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog(
      [
        "status.packing": ["en": "Packing your things", "fr": "Préparation de la commande"],
        "status.near": ["en": "Nearly there", "fr": "Presque arrivé"],
        "symbol": ["en": "Parcel", "fr": "Colis"],
        "late": ["en": "No news", "fr": "Sans nouvelles"],
        "stops": ["en": "stops before you", "fr": "arrêts avant vous"],
        "minutes": ["en": "%lld min", "fr": "%lld min"],
        "minutes.full": ["en": "%lld minutes", "fr": "%lld minutes"],
      ].merging(texts) { _, new in new })
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(steps)
    return try probe.run().findings.filter { id == nil || $0.id == id }.map {
      "\($0.severity.rawValue) \($0.id) step \($0.step): \($0.message)"
    }
  }

  // MARK: - unlabelled

  @Test("a picture inside a control or a group that says its name is not looked for a name")
  func unlabelledInGroups() throws {
    let button = "button:\n        - symbol: phone\n        - text: { key: symbol }"
    #expect(
      try found([button]).first
        == "error unlabelled step 1: the picture ‘phone’ has no accessible name")
    let named =
      "hstack: [{ symbol: phone }]\n      accessibility: "
      + "{ children: ignore, label: { key: symbol } }"
    #expect(try found([named]) == [])
    let silent = "hstack: [{ text: { key: symbol } }]\n      accessibility: { children: ignore }"
    #expect(
      try found([silent]).first
        == "error unlabelled step 1: the group, whose children are ignored, has no accessible name")
  }

  // MARK: - label-language

  @Test("a label that is a literal is an error of speech, in the source language a warning")
  func literalLabel() throws {
    let view = "symbol: bag\n      accessibility: { label: { literal: Parcel bag } }"
    #expect(
      try found([view]) == [
        "warning hardcoded-literal step 1: ‘Parcel bag’ is a literal, no table is asked for it",
        "error label-language step 2: the label ‘Parcel bag’ is a literal: VoiceOver says it so in "
          + "every language, also in fr",
      ])
  }

  @Test("a label asked in the process's language beside texts in the chosen one is of speech alone")
  func labelOfTheProcess() throws {
    let view =
      "symbol: bag\n      accessibility: { label: { key: symbol, lookup: process } }"
    #expect(
      try found([view]) == [
        "error label-language step 2: the label ‘Parcel’ is made in en-US while the texts beside it "
          + "are in fr: make it in the view's locale"
      ])
    let forgotten = try found([view], environment: "process")
    #expect(!forgotten.isEmpty && forgotten.allSatisfy { $0.contains("locale-not-passed") })
  }

  @Test("a label that a table does not have keeps the finding that says what to add")
  func missingLabel() throws {
    let view = "symbol: bag\n      accessibility: { label: { key: nowhere, default: Parcel } }"
    #expect(try found([view]).allSatisfy { $0.contains("missing-key") })
  }

  @Test("a label that is never heard is not judged")
  func unheard() throws {
    let view = """
      hstack:
              - symbol: bag
                accessibility: { label: { literal: Parcel bag } }
            accessibility: { children: ignore, label: { key: symbol } }
      """
    #expect(try found([view]) == [])
  }

  @Test("a voice of another language than the text's is reported, one that follows it is not")
  func voices() throws {
    let text = "text: { key: symbol }\n      accessibility: { speech-language: "
    #expect(
      try found([text + "en }"]) == [
        "error label-language step 2: a voice for en reads ‘Colis’, which is in fr: let the voice "
          + "follow the locale"
      ])
    #expect(try found([text + "locale }"]) == [])
  }

  // MARK: - speech-fragment

  @Test(
    "short forms of units are reported where nothing says them in full",
    arguments: [
      ("text: { key: minutes, args: [4] }", "4 min"),
      ("text: { format: { measure: 5, unit: kilometer, width: abbreviated } }", "5 km"),
      ("text: { key: arrow }", "→"), ("text: { key: dot }", "·"), ("text: { key: metres }", "8m"),
      ("text: { key: far }", "1,012.5 km"),
    ])
  func shortForms(view: String, heard: String) throws {
    let texts = [
      "arrow": ["en": "Depot → you", "fr": "Dépôt → vous"],
      "dot": ["en": "Near · soon", "fr": "Près · bientôt"],
      "metres": ["en": "8m to go", "fr": "Encore 8m"],
      "far": ["en": "1,012.5 km to go", "fr": "Encore 1,012.5 km"],
    ]
    let found = try found([view], texts: texts)
    #expect(found.count == 2, "\(found)")
    #expect(
      found.allSatisfy { line in
        line.contains("error speech-fragment")
          && line.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ").contains(
            "VoiceOver reads ‘\(heard)’")
      }, "\(found)")
  }

  @Test(
    "what a voice reads well is no fragment",
    arguments: [
      """
      text: { key: minutes, args: [4] }
            accessibility: { label: { key: minutes.full, args: [4] } }
      """,
      "text: { format: { measure: 5, unit: kilometer, width: wide } }",
      "text: { key: few, args: [4] }", "text: { key: minutes.full, args: [4] }",
      "text: { key: catalan }", "text: { value: person }",
    ])
  func soundTexts(view: String) throws {
    let texts = [
      "few": ["en": "%lld m-parcels and 3 a day", "fr": "%lld d’arrêts, 3 à la suite"],
      "catalan": ["en": "A col·lecta for you", "fr": "Une col·lecta pour vous"],
    ]
    #expect(try found([view], texts: texts) == [])
  }

  @Test("a label glued in code is a fragment, whatever its pieces are")
  func gluedLabel() throws {
    let view =
      "symbol: bag\n      accessibility: "
      + "{ label: { joined: [{ value: 3 }, { key: stops }] } }"
    let found = try found([view], only: "speech-fragment")
    #expect(
      found.first == "error speech-fragment step 1: the label ‘3stops before you’ is joined in "
        + "code from pieces: make it one message")
  }

  @Test("a number and its words as two texts of one element are a fragment, two messages are not")
  func combined() throws {
    func group(_ first: String) -> String {
      "hstack: [{ text: \(first) }, { text: { key: stops } }]\n"
        + "      accessibility: { children: combine }"
    }
    #expect(
      try found([group("{ format: { number: 3 } }")]) == [
        "error speech-fragment step 1: VoiceOver says ‘3, stops before you’ in pieces: give the "
          + "element one label that is a whole message",
        "error speech-fragment step 2: VoiceOver says ‘3, arrêts avant vous’ in pieces: give the "
          + "element one label that is a whole message",
      ])
    #expect(try found([group("{ key: symbol }")]) == [])
  }

  // MARK: - reading-order

  private static func column(_ number: Int, _ key: String, _ more: String = "") -> String {
    "{ vstack: [{ text: { key: \(key) } }, { text: { format: { number: \(number) } } }]\(more) }"
  }

  @Test("columns that are read across tear a number from its words, grouped ones do not")
  func columns() throws {
    func row(_ more: String) -> String {
      "hstack: [\(Self.column(3, "stops", more)), \(Self.column(12, "symbol", more))]"
    }
    let torn = try found([row("")], only: "reading-order")
    #expect(
      torn.first == "error reading-order step 1: VoiceOver reads ‘3’ apart from ‘stops before you’ "
        + "that it belongs to: group the two")
    #expect(torn.count == 4)
    #expect(try found([row(", accessibility: { children: contain }")]) == [])
  }

  @Test("a sort priority that moves a number before its words, or a text before its heading")
  func priorities() throws {
    let pair =
      "vstack: [{ text: { key: stops } }, { text: { format: { number: 3 } }, "
      + "accessibility: { sort-priority: 1 } }]"
    #expect(try found([pair], only: "reading-order").first?.contains("‘3’ apart from") == true)
    let heading =
      "vstack: [{ text: { key: stops }, accessibility: { traits: [header] } }, "
      + "{ text: { key: symbol }, accessibility: { sort-priority: 1 } }]"
    #expect(
      try found([heading], only: "reading-order").first
        == "error reading-order step 1: VoiceOver reads ‘Parcel’ before ‘stops before you, heading’, "
        + "the heading that it stands under: give the heading the higher sort priority")
    let sound = heading.replacing("traits: [header]", with: "traits: [header], sort-priority: 2")
    #expect(try found([sound]) == [])
  }

  @Test("a row against the direction of its language is read backwards; a mirrored one is not")
  func direction() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product().replacing("fr-CA]", with: "fr-CA, ar]")
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
      "a": ["en": "Parcel", "ar": "طرد"], "b": ["en": "Nearly there", "ar": "على وشك الوصول"],
      "late": ["en": "No news", "ar": "لا أخبار"],
    ])
    func views(_ environment: String) -> String {
      """
      lock-screen:
        environment: \(environment)
        hstack: [{ text: { key: a } }, { if: isStale, then: { text: { key: late } }, else: { text: { key: b } } }]
      """
    }
    probe.files["card.views.yaml"] = views("{ locale: content-state }")
    let arabic = try probe.findings(locale: LanguageTag("ar"))
    #expect(arabic == ["card.views.yaml:1 error reading-order step 2 lock-screen"])
    probe.files["card.views.yaml"] = views("{ locale: content-state, layout-direction: locale }")
    #expect(try probe.findings(locale: LanguageTag("ar")) == [])
  }

  // MARK: - stale and ended

  @Test("stale has to be told to the eye and to the ear")
  func staleToBoth() throws {
    let steps = ["update: { state: { phase: near }, stale-after: 1m }", "wait: 2m"]
    func said(_ card: String) throws -> [String] {
      var probe = ProductProbe()
      probe.files["card.views.yaml"] =
        "lock-screen:\n  environment: { locale: content-state }\n" + card
      probe.files["story.scenario.yaml"] = ProductProbe.scenario(steps)
      return try probe.run().findings.filter { $0.id == "stale-unmarked" }.map(\.message)
    }
    func choice(_ stale: String, _ fresh: String) -> String {
      "  if: isStale\n  then: \(stale)\n  else: \(fresh)\n"
    }
    let name = "accessibility: { label: { key: symbol } }"
    let late = "accessibility: { label: { key: late } }"
    #expect(
      try said(choice("{ symbol: clock, \(name) }", "{ symbol: bag, \(name) }")) == [
        "the activity is stale, and VoiceOver reads what it read before: only the picture says it"
      ])
    #expect(
      try said(choice("{ symbol: bag, \(late) }", "{ symbol: bag, \(name) }")) == [
        "the activity is stale, and this shows what it showed before: only VoiceOver says it"
      ])
    #expect(
      try said(choice("{ symbol: bag, \(name) }", "{ symbol: bag, \(name) }")) == [
        "the activity is stale, and this says what it said before"
      ])
    #expect(try said(choice("{ symbol: clock, \(late) }", "{ symbol: bag, \(name) }")) == [])
  }
}
