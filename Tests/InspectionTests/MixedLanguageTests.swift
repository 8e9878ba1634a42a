import Diagnostics
import Inspection
import Languages
import Testing

/// Each test changes one thing of a sound product.
@Suite("The verdict on one run of text")
struct MixedLanguageTests {
  @Test("finds nothing in the sound product, in any language", arguments: ["en", "fr", "fr-CA"])
  func soundProductIsSound(locale: String) throws {
    let findings = try ProductProbe().findings(locale: LanguageTag(locale))
    #expect(findings.filter { !$0.contains(" note ") } == [])
  }

  @Test("a key that another target alone has is a matter of target membership")
  func targetMembership() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: ["text: { key: title }"])
    #expect(
      try probe.findings() == [
        "card.views.yaml:12 error target-membership step 1 lock-screen",
        "card.views.yaml:12 error target-membership step 2 lock-screen",
      ])
  }

  @Test("a key that nobody has is missing")
  func missingKey() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(
      extra: ["text: { key: nowhere, default: Nowhere }"])
    let findings = try probe.findings(locale: LanguageTag("en"))
    #expect(findings.first?.contains("missing-key") == true)
  }

  @Test("a key that the language's table lacks shows itself")
  func rawKeyShown() throws {
    var probe = ProductProbe()
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
      "status.packing": ["en": "Packing your things"],
      "status.near": ["en": "Nearly there", "fr": "Presque arrivé"],
    ])
    #expect(
      try probe.findings() == ["card.views.yaml:9 error raw-key-shown step 2 lock-screen"])
  }

  @Test("a default value in the source language is a fallback")
  func defaultValueIsFallback() throws {
    var probe = ProductProbe()
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
      "status.packing": ["en": "Packing your things"],
      "status.near": ["en": "Nearly there", "fr": "Presque arrivé"],
    ])
    probe.files["card.views.yaml"] = ProductProbe.views().replacing(
      "{ key: status.packing }", with: "{ key: status.packing, default: Packing your things }")
    #expect(
      try probe.findings() == ["card.views.yaml:9 error fallback-language step 2 lock-screen"])
  }

  @Test("a language without any table is answered by the development language")
  func otherLanguageAnswers() throws {
    var probe = ProductProbe()
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
      "status.packing": ["en": "Packing your things"], "status.near": ["en": "Nearly there"],
    ])
    #expect(try probe.findings().allSatisfy { $0.contains("locale-not-passed") == false })
    #expect(
      try probe.findings() == ["card.views.yaml:9 error fallback-language step 2 lock-screen"])
  }

  @Test("a product with its own lookup goes on, key by key: parents first, then its default")
  func perKeyFallback() throws {
    var probe = ProductProbe()
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
      "status.packing": ["en": "Packing your things", "fr": "Préparation de la commande"],
      "status.near": ["en": "Nearly there", "fr-CA": "Presque rendu"],
    ])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "language: fr-CA", "expect: { text: { equals: Préparation de la commande } }",
    ])
    // By the platform's rule the fr-CA table hides the whole of fr.
    #expect(try probe.findings().map { $0.contains("raw-key-shown step 2") } == [true])
    probe.files["product.yaml"] = ProductProbe.product().replacing(
      "fallback: platform", with: "fallback: { per-key: [parents, default] }")
    #expect(
      try probe.findings() == ["card.views.yaml:9 note regional-fallback step 2 lock-screen"])
    #expect(try probe.run().expectations.allSatisfy(\.passed))
    probe.files["product.yaml"] = ProductProbe.product().replacing(
      "fallback: platform", with: "fallback: { per-key: [default] }")
    #expect(
      try probe.findings() == ["card.views.yaml:9 error fallback-language step 2 lock-screen"])
  }

  @Test("another region of the language is a note, an error under strict regions")
  func regionalFallback() throws {
    var probe = ProductProbe()
    let place = "card.views.yaml:9"
    #expect(
      try probe.findings(locale: LanguageTag("fr-CA")) == [
        "\(place) note regional-fallback step 2 lock-screen"
      ])
    probe.files["product.yaml"] = ProductProbe.product(more: "regions: strict")
    #expect(
      try probe.findings(locale: LanguageTag("fr-CA")) == [
        "\(place) error regional-fallback step 2 lock-screen"
      ])
  }

  @Test("a literal is a warning where its language may be right, else an error")
  func hardcodedLiteral() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: ["text: { literal: On the way }"])
    #expect(
      try probe.findings() == [
        "card.views.yaml:12 warning hardcoded-literal step 1 lock-screen",
        "card.views.yaml:12 error hardcoded-literal step 2 lock-screen",
      ])
  }

  @Test(
    "brands, digits, single letters and content of people are of no language",
    arguments: ["{ literal: Acme }", "{ literal: '42 %' }", "{ literal: B }", "{ value: person }"])
  func neutralTexts(text: String) throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: ["text: \(text)"])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "language: $locale", "update: { state: { person: Someone from far away } }",
      "expect: { everywhere: true }",
    ])
    #expect(try probe.findings() == [])
    #expect(try probe.run().expectations.allSatisfy(\.passed))
  }

  @Test("prose in the state is found at the state's line")
  func payloadProse() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: ["text: { value: note }"])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "language: $locale", "update: { state: { note: Driver is nearby } }",
    ])
    #expect(
      try probe.findings() == ["story.scenario.yaml:10 error payload-prose step 3 lock-screen"])
  }

  @Test("a code on the screen is raw")
  func rawCode() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: ["text: { value: phase }"])
    #expect(try probe.findings().first == "card.views.yaml:12 error raw-code step 1 lock-screen")
  }

  @Test("a code that nobody declared is prose of the payload, where it is kept")
  func keptCode() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product().replacing(
      "unknown: reject", with: "unknown: keep")
    probe.files["card.views.yaml"] = """
      lock-screen:
        environment: { locale: content-state }
        switch: phase
        cases: { packing: { text: { key: status.packing } } }
        else: { text: { value: phase } }
      """
    probe.files["near.apns"] = """
      { "aps": { "timestamp": 1786000000, "event": "update",
        "content-state": { "phase": "lost on the way" } } }
      """
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["push: near.apns"])
    #expect(try probe.findings() == ["near.apns:2 error payload-prose step 2 lock-screen"])
  }

  @Test("a code sent in a string is raw as well")
  func rawCodeInString() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: ["text: { value: note }"])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "update: { state: { note: packing } }"
    ])
    #expect(try probe.findings().map { $0.contains("raw-code") } == [true])
  }

  @Test("a string made by the app stays in its language")
  func frozenText() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(
      fields: """
              heading: { type: String, from: { text: { key: title, lookup: process } } }

        """)
    probe.files["card.views.yaml"] = ProductProbe.views(extra: ["text: { value: heading }"])
    #expect(
      try probe.findings() == ["product.yaml:20 error frozen-text step 2 lock-screen"])
  }

  @Test("a card that nothing updates is stale at the list")
  func neverUpdated() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(onChange: "[persist, raise-revision]")
    #expect(try probe.findings() == ["product.yaml:5 error stale-render step 2 lock-screen"])
  }

  @Test("a card updated before the choice was stored is stale at that item")
  func updatedTooEarly() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(
      onChange: "\n  - update-activities\n  - persist\n  - raise-revision")
    #expect(try probe.findings() == ["product.yaml:6 error stale-render step 2 lock-screen"])
  }

  @Test("a change that the next push brings is a note until then, an error if none comes")
  func unsettledChange() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(policy: "nothing")
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["language: $locale", "wait: 1m"])
    #expect(
      try probe.findings() == [
        "product.yaml:5 note stale-render step 2 lock-screen",
        "product.yaml:5 error stale-render step 3 lock-screen",
      ])
    probe.files["near.apns"] = """
      { "aps": { "timestamp": 1786000000, "event": "update",
        "content-state": { "phase": "near", "localeTag": "en", "localeRevision": 1 } } }
      """
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "language: $locale", "push: near.apns",
    ])
    #expect(try probe.findings() == ["product.yaml:5 note stale-render step 2 lock-screen"])
  }

  @Test(
    "a view that asks its process, the device or a fixed language never hears of the choice",
    arguments: ["process", "device", "en"])
  func localeNotPassed(environment: String) throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(environment: environment)
    #expect(
      try probe.findings() == ["card.views.yaml:1 error locale-not-passed step 2 lock-screen"])
  }

  @Test("an entry with the words of another language's table is of the wrong language")
  func wrongLanguageByWords() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product().replacing(
      "supported: [en, fr, fr-CA]", with: "supported: [en, fr, de]")
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
      "status.packing": [
        "en": "Packing your things", "fr": "Deine Sachen werden gepackt",
        "de": "Deine Sachen werden gepackt",
      ],
      "status.near": [
        "en": "Nearly there", "fr": "Presque arrivé", "de": "Deine Sachen sind fast da",
      ],
    ])
    let findings = try probe.findings()
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("Widgets/Localizable.xcstrings:") == true)
    #expect(findings.first?.hasSuffix("error wrong-language step 2 lock-screen") == true)
    #expect(try probe.findings(locale: LanguageTag("de")) == [])
  }

  @Test(
    "an entry left in the source language is wrong, and the source language is not",
    arguments: ["Packing your things", "Packing things"])
  func untranslatedEntry(words: String) throws {
    var probe = ProductProbe()
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
      "status.packing": ["en": words, "fr": words],
      "status.near": ["en": "Your things are nearly there", "fr": "Presque arrivé"],
      "other": ["en": "Still packing", "fr": "Encore un instant"],
    ])
    #expect(try probe.findings(locale: LanguageTag("en")) == [])
    #expect(try probe.findings().map { $0.contains("wrong-language step 2") } == [true])
  }

  @Test("words that several languages share prove nothing", arguments: ["Total", "Live Activity"])
  func sharedWords(words: String) throws {
    var probe = ProductProbe()
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
      "status.packing": ["en": words, "fr": words],
      "status.near": ["en": "Nearly there", "fr": "Presque arrivé"],
    ])
    #expect(try probe.findings().filter { !$0.contains(" note ") } == [])
  }

  @Test("a new version of the resources is judged by its own words")
  func judgesVersions() throws {
    var probe = ProductProbe()
    func edit(_ text: String) -> [String] {
      [
        "language: $locale",
        "translation-version: { target: widgets, folder: v2 }",
        "update: { state: { phase: packing } }",
      ]
    }
    probe.files["v2/Localizable.xcstrings"] = ProductProbe.catalog([
      "status.packing": ["en": "Packing your things", "fr": "Packing your things"],
      "status.near": ["en": "Nearly there", "fr": "Presque arrivé"],
    ])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(edit("v2"))
    #expect(try probe.findings().map { $0.contains("wrong-language step 4") } == [true])
  }

  @Test("Norwegian Bokmål answers for Norwegian")
  func norwegian() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product().replacing(
      "supported: [en, fr, fr-CA]", with: "supported: [en, no]")
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
      "status.packing": ["en": "Packing your things", "nb": "Pakker sakene dine"],
      "status.near": ["en": "Nearly there", "nb": "Nesten framme"],
    ])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(
      ["language: $locale", "expect: { everywhere: true }"]
    ).replacing("locale: fr", with: "locale: no")
    #expect(try probe.findings() == [])
    #expect(try probe.run().expectations.allSatisfy(\.passed))
  }

  @Test("a string of another region, made earlier, is a regional matter")
  func carriedRegion() throws {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(
      fields: """
              heading: { type: String, from: { text: { key: title, lookup: process } } }

        """, more: "regions: strict")
    probe.files["card.views.yaml"] = ProductProbe.views(extra: ["text: { value: heading }"])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["language: fr-CA"]).replacing(
      "languages: [en-US]", with: "languages: [fr-FR]")
    #expect(
      try probe.findings().contains("product.yaml:20 error regional-fallback step 2 lock-screen"))
  }

  @Test(
    "a formatted text bound to the device hears nothing of the choice, digits alone do not care")
  func formatterOfTheDevice() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: [
      "text: { format: { date: eta, style: full }, locale: device }",
      "text: { live: { timer: eta } }",
    ])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "update: { state: { eta: +10m } }", "language: $locale",
    ])
    #expect(
      try probe.findings() == ["card.views.yaml:1 error locale-not-passed step 3 lock-screen"])
  }

  @Test("a text that the phone keeps running is told at the text: its root passes what it can")
  func runningText() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(
      extra: ["text: { live: { relative: eta } }"])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "update: { state: { eta: +90m } }", "language: $locale",
    ])
    let found = try probe.run().findings
    #expect(found.map { "\($0.place.line) \($0.id)" } == ["12 locale-not-passed"])
    #expect(found.first?.message.contains("kept running by the phone in its own en-US") == true)
  }

  @Test("an entry in another script is of the wrong language")
  func wrongLanguageByScript() throws {
    var probe = ProductProbe()
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
      "status.packing": ["en": "Packing your things", "fr": "Собираем заказ"],
      "status.near": ["en": "Nearly there", "fr": "Presque arrivé"],
    ])
    #expect(try probe.findings().map { $0.contains("wrong-language") } == [true])
  }

  @Test("an argument formatted for the process is of another locale than its text")
  func formatterLocale() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: [
      "text: { key: eta %@, args: [{ format: { time: eta }, locale: process }] }"
    ])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "update: { state: { eta: +10m } }", "language: $locale",
    ])
    #expect(
      try probe.findings() == ["card.views.yaml:12 error formatter-locale step 3 lock-screen"])
  }

  @Test("a date alone, formatted for the process, is of another locale too")
  func formatterLocaleAlone() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: [
      "text: { format: { date: eta, style: full }, locale: process }"
    ])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "update: { state: { eta: +10m } }", "language: $locale",
    ])
    #expect(
      try probe.findings() == ["card.views.yaml:12 error formatter-locale step 3 lock-screen"])
  }
}
