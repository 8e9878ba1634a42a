import Testing

@Suite("The alert of a payload file")
struct PayloadAlertTests {
  /// The app's table has `title` in both languages, `near %@` with an argument, `only` in English.
  private func probe() -> ProductProbe {
    var probe = ProductProbe()
    probe.files["App/Localizable.xcstrings"] = ProductProbe.catalog([
      "title": ["en": "Order", "fr": "Commande"],
      "order.near": ["en": "%@, %@", "fr": "%2$@, %1$@"],
      "only": ["en": "Only"], "order.some": ["en": "Now", "fr": "Vers %@"],
    ])
    return probe
  }

  private func alert(_ body: String) -> String {
    PayloadProbe.start(#""alert": { "title": { "loc-key": "title" }, "body": \#(body) }"#)
  }

  @Test("names keys that the app has in every language, with the arguments that they take")
  func isSound() throws {
    let payload = alert(#"{ "loc-key": "order.near", "loc-args": ["Noor", "9:41"] }"#)
    #expect(try PayloadProbe.findings(payload, probe: probe()) == [])
  }

  @Test(
    "is told where a key is missing, in all languages or in one",
    arguments: [
      (
        "nowhere",
        "3 error missing-key: the alert's body shows the key itself: no ‘Localizable’ of the app has ‘nowhere’"
      ),
      (
        "status.near",
        "3 error target-membership: the alert's body shows the key itself: ‘status.near’ is in the resources of ‘widgets’, and the system looks in those of the app"
      ),
      (
        "only",
        "3 error raw-key-shown: the alert's body shows ‘only’ itself: the app has a table for ‘fr’, without this key (fr)"
      ),
    ])
  func missingKeys(key: String, finding: String) throws {
    #expect(
      try PayloadProbe.findings(alert("{ \"loc-key\": \"\(key)\" }"), probe: probe()) == [finding])
  }

  @Test("in a language without a table shows another one's text")
  func fallsBack() throws {
    let payload = alert(#"{ "loc-key": "only" }"#)
    #expect(
      try PayloadProbe.findings(payload, probe: probe(), languages: ["en", "de"]) == [
        "3 warning fallback-language: the alert's title ‘title’ is not translated for ‘de’ and shows ‘en’ (de)",
        "3 warning fallback-language: the alert's body ‘only’ is not translated for ‘de’ and shows ‘en’ (de)",
      ])
  }

  @Test(
    "gives each text as many strings as it takes",
    arguments: [
      (
        #"{ "loc-key": "order.near", "loc-args": ["Noor"] }"#,
        "3 error payload-arguments: ‘order.near’ takes 2 arguments and gets 1"
      ),
      (
        #"{ "loc-key": "order.near" }"#,
        "3 error payload-arguments: ‘order.near’ takes 2 arguments and gets 0"
      ),
      (
        #"{ "loc-key": "order.some" }"#,
        "3 error payload-arguments: ‘order.some’ takes 1 argument and gets 0 (fr)"
      ),
      (
        #"{ "loc-key": "title", "loc-args": ["Noor"] }"#,
        "3 note payload-arguments: ‘title’ takes 0 arguments in every language and gets 1"
      ),
      (
        #"{ "loc-key": "order.near", "loc-args": ["Noor", 9] }"#,
        "3 warning payload-arguments: argument 2 of ‘order.near’ is the number 9: expected a string"
      ),
      (
        #"{ "loc-key": "order.near", "loc-args": "Noor" }"#,
        "3 error payload-arguments: the arguments of ‘order.near’ are a string: expected an array of strings"
      ),
    ])
  func arguments(body: String, finding: String) throws {
    #expect(try PayloadProbe.findings(alert(body), probe: probe()) == [finding])
  }

  @Test("sends no number to a text that takes one")
  func strings() throws {
    var probe = probe()
    probe.files["App/Localizable.xcstrings"] = ProductProbe.catalog([
      "title": ["en": "Order", "fr": "Commande"], "left": ["en": "%lld left", "fr": "Encore %lld"],
    ])
    let payload = alert(#"{ "loc-key": "left", "loc-args": ["3"] }"#)
    #expect(
      try PayloadProbe.findings(payload, probe: probe) == [
        "3 error payload-arguments: argument 1 of ‘left’ is a string, and its text takes a number: ‘(null)’ shows; take ‘%@’ there, in a text without plural forms"
      ])
  }

  @Test("without a catalog is counted by a key that is its own text")
  func naturalKeys() throws {
    let name = alert(#"{ "loc-key": "items", "loc-args": ["3"] }"#)
    #expect(try PayloadProbe.findings(name) == [], "one word may be a name")
    let sound = alert(#"{ "loc-key": "%@ is near", "loc-args": ["Noor"] }"#)
    #expect(try PayloadProbe.findings(sound) == [])
    let short = alert(#"{ "loc-key": "%@ is near" }"#)
    #expect(
      try PayloadProbe.findings(short) == [
        "3 error payload-arguments: ‘%@ is near’ takes 1 argument and gets 0"
      ])
  }

  @Test("of an ordinary notification has its literal where the key is missing")
  func literalBesideKey() throws {
    let payload = #"{ "aps": { "alert": { "title": "Order", "title-loc-key": "nowhere" } } }"#
    #expect(
      try PayloadProbe.findings(payload, probe: probe()) == [
        "1 warning missing-key: the alert's title shows the title in the payload: no ‘Localizable’ of the app has ‘nowhere’"
      ])
  }
}
