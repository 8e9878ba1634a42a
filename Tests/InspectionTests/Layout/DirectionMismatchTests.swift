import Diagnostics
import Inspection
import Testing

/// A layout direction that is not that of the language, on an English phone unless it says so.
struct DirectionMismatchTests {
  private func findings(
    _ views: String, locale: String = "ar", phone: String = "en-US", more: [String] = [],
    id: String = "direction-mismatch"
  ) throws -> [String] {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product()
      .replacing("supported: [en, fr, fr-CA]", with: "supported: [en, fr, fr-CA, ar]")
    probe.files["Widgets/Localizable.xcstrings"] = ProductProbe.catalog([
      "near": ["en": "Nearly there", "ar": "اقترب الطلب"],
      "late": ["en": "No news", "ar": "لا أخبار"],
      "english": ["en": "Only here"],
      "ok": ["en": "Fine", "ar": "OK"], "track": ["en": "Tracking", "ar": "Tracking"],
    ])
    probe.files["card.views.yaml"] = views
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["language: \(locale)"] + more)
      .replacing("[en-US]", with: "[\(phone)]")
    return try probe.run().findings.filter { $0.id == id }.map {
      "\($0.place.line) \($0.message)"
    }
  }

  private let near = "{ text: { key: near } }"

  @Test func aRootThatPassesItsLocaleAloneKeepsTheDirectionOfThePhone() throws {
    let views = """
      compact-trailing:
        environment: { locale: content-state }
        vstack:
          - \(near)
      """
    #expect(
      try findings(views) == [
        "1 texts in ar run from right to left, their views are laid out from left to right: "
          + "no layout direction is passed along with the locale"
      ])
    #expect(try findings(views, locale: "fr").isEmpty)
    #expect(
      try findings(views, locale: "en", phone: "ar").first?.hasPrefix(
        "1 texts in en run from left to right") == true)
  }

  @Test func aDirectionThatFollowsTheLocaleIsRight() throws {
    #expect(
      try findings(
        """
        compact-trailing:
          environment: { locale: content-state, layout-direction: locale }
          vstack:
            - \(near)
        """
      ).isEmpty)
  }

  @Test func aFixedDirectionIsToldWhereItStands() throws {
    #expect(
      try findings(
        """
        lock-screen:
          environment: { locale: content-state, layout-direction: locale }
          vstack:
            - text: { key: late }
            - environment: { layout-direction: left-to-right }
              vstack:
                - \(near)
        """
      ) == [
        "5 texts in ar run from right to left, their views are laid out from left to right: "
          + "the layout direction is fixed here"
      ])
  }

  @Test func aTextThatFellBackHasAnotherFault() throws {
    #expect(
      try findings(
        """
        compact-trailing:
          environment: { locale: content-state, layout-direction: locale }
          vstack:
            - text: { key: english }
        """
      ).isEmpty)
  }

  @Test func namesOfLanguagesInTheirOwnAreRightInAList() throws {
    #expect(
      try findings(
        """
        lock-screen:
          environment: { locale: content-state, layout-direction: locale }
          vstack:
            - text: { key: late }
            - text: { key: near }
              environment: { locale: ar }
        """, locale: "en", more: []
      ).isEmpty)
  }

  @Test func aRowThatIsReadAgainstItsLanguageIsToldOnce() throws {
    let views = """
      lock-screen:
        environment: { locale: content-state }
        hstack:
          - text: { key: late }
          - \(near)
      """
    #expect(try findings(views).isEmpty)
  }

  @Test func latinWordsInArabicLookTheSameInEitherLayout() throws {
    for stack in ["vstack", "hstack"] {
      let views = """
        compact-trailing:
          environment: { locale: content-state }
          \(stack):
            - text: { key: ok }
            - text: { key: track }
        """
      #expect(try findings(views).isEmpty)
      #expect(try findings(views, id: "reading-order").isEmpty)
    }
  }

  @Test func whatSomebodyElseTurnedIsToldBesideTheRow() throws {
    let views = """
      lock-screen:
        environment: { locale: content-state }
        vstack:
          - hstack:
              - text: { key: late }
              - \(near)
          - environment: { layout-direction: left-to-right }
            vstack:
              - \(near)
      """
    #expect(try findings(views, id: "reading-order").count == 1)
    #expect(
      try findings(views).map { $0.prefix(1) } == ["7"])
  }
}
