import Catalogs
import Diagnostics
import Languages
import Presentation
import ProductFiles
import Simulation
import Testing

/// A product that extends another: merging, replaced and removed files, edits, places.
@Suite struct TwinTests {
  private func twin(
    _ text: String, _ more: [String: String?] = [:]
  ) throws(InputProblem) -> LoadedProduct {
    var files = more
    files["q/broken/product.yaml"] = text
    return try readProduct("q/broken", files: Parcel.files(files))
  }

  private func problemOf(_ text: String, _ more: [String: String?] = [:]) -> String {
    problem { () throws(InputProblem) in try twin(text, more) }
  }

  private let widgets = TargetID("widgets")

  @Test func nothingButExtendsIsTheBaseAgain() throws {
    let base = try readProduct("p", files: Parcel.files())
    var read = try twin("extends: ../../p/product.yaml")
    #expect(read.product.file == "q/broken/product.yaml")
    read.product.file = base.product.file
    // A list that is not written has no line in either file; the root of the twin stands in.
    read.product.onLaunch = base.product.onLaunch
    read.product.onLaunchPlace = base.product.onLaunchPlace
    #expect(read.product == base.product)
    #expect(read.resources == base.resources)
    #expect(read.folders == ["q/broken", "p"])
    #expect(read.files == ["q/broken/product.yaml"] + base.files)
  }

  @Test func mapsMergeListsAndScalarsReplaceNullRemoves() throws {
    let read = try twin(
      """
      extends: ../../p/product.yaml
      product: Parcel, broken
      languages: { supported: [en, fr] }
      brands: null
      on-language-change: [persist]
      activities:
        delivery:
          on-language-change: nothing
          content-state: { note: null, arrival: Date, extra: Int? }
      """, ["p/Widgets/delivery.views.yaml": "minimal: { spacer: {} }"])
    let product = read.product
    #expect(product.name == "Parcel, broken")
    #expect(product.defaultLanguage == LanguageTag(language: "en"))
    #expect(product.supported == ["en", "fr"].map { LanguageTag(language: $0) })
    #expect(product.brands.isEmpty)
    #expect(product.onLanguageChange.map(\.value) == [.persist])
    let activity = try #require(product.activity("delivery"))
    #expect(activity.onLanguageChange == .nothing)
    #expect(
      activity.contentState.map(\.name) == [
        "phase", "arrival", "stops", "tag", "revision", "extra",
      ])
    #expect(activity.contentState[1].type == .date)
    #expect(activity.target == widgets)
  }

  @Test func placesNameTheFileThatWroteThem() throws {
    let read = try twin(
      """
      extends: ../../p/product.yaml
      on-language-change: [persist]
      activities: { delivery: { content-state: { arrival: Date } } }
      """)
    let twin = "q/broken/product.yaml"
    let product = read.product
    #expect(product.onLanguageChangePlace == Place(file: twin, line: 2, column: 1))
    #expect(product.onLanguageChange[0].place == Place(file: twin, line: 2, column: 22))
    let activity = try #require(product.activity("delivery"))
    #expect(activity.place == Place(file: "p/product.yaml", line: 9, column: 3))
    #expect(activity.contentState[1].place == Place(file: twin, line: 3, column: 44))
    #expect(activity.contentState[2].place == Place(file: "p/product.yaml", line: 15, column: 7))
  }

  @Test func aProblemInABaseShowsTheLineOfTheBase() {
    let message = problemOf(
      "extends: ../../p/product.yaml\nproduct: Broken",
      ["p/product.yaml": Parcel.changed(Parcel.product, "stops: Int", "stops: Itn")])
    #expect(
      message.hasPrefix(
        """
        p/product.yaml:15:14: error: unknown type ‘Itn’
              stops: Itn
                     ^^^
        did you mean ‘Int’?
        """))
  }

  @Test func aFileWithTheSamePathReplacesThatOfTheBase() throws {
    let catalog = Parcel.changed(Parcel.catalog, "En préparation", "Emballage")
    let read = try twin(
      "extends: ../../p/product.yaml",
      [
        "q/broken/Widgets/Localizable.xcstrings": catalog,
        "q/broken/Widgets/Other.xcstrings": catalog,
        "q/broken/Widgets/delivery.views.yaml": "minimal: { spacer: {} }",
      ])
    #expect(
      read.files.filter { $0.contains("Widgets") } == [
        "q/broken/Widgets/delivery.views.yaml", "q/broken/Widgets/Localizable.xcstrings",
        "q/broken/Widgets/Other.xcstrings",
      ])
    #expect(read.product.activities[0].views.keys.map(\.id) == ["minimal"])
    let set = try #require(read.resources[widgets])
    #expect(set.tableNames == ["Localizable", "Other"])
    let file = set.file(table: "Localizable", localization: BundleLocalization("fr"))
    #expect(file?.path == "q/broken/Widgets/Localizable.xcstrings")
  }

  @Test func withoutTakesFilesAndFoldersAway() throws {
    let one = try twin(
      "extends: ../../p/product.yaml\nwithout: [Widgets/Localizable.xcstrings]")
    #expect(one.resources[widgets]?.tableNames == [])
    #expect(one.resources[widgets]?.developmentLanguage?.spelling == "en")
    #expect(one.resources[TargetID("app")]?.tableNames == ["Localizable"])
    #expect(
      problemOf("extends: ../../p/product.yaml\nwithout: [Widgets]").hasPrefix(
        "p/product.yaml:19:12: error: no such file ‘Widgets/delivery.views.yaml’"))
  }

  @Test func aTwinMayBeExtendedInTurn() throws {
    let read = try readProduct(
      "r",
      files: Parcel.files([
        "r/product.yaml": """
        extends: ../q/broken/product.yaml
        brands: [Third]
        edits: [{ set: { target: widgets, locale: fr, key: k, value: v } }]
        """,
        "q/broken/product.yaml": """
        extends: ../../p/product.yaml
        product: Second
        without: [Widgets/Localizable.xcstrings]
        edits: [{ remove: { target: app, key: status.packing } }]
        """,
        "r/Widgets/Localizable.xcstrings": Parcel.catalog,
      ]))
    #expect(read.product.name == "Second")
    #expect(read.product.brands == ["Third"])
    #expect(read.folders == ["r", "q/broken", "p"])
    #expect(read.resources[widgets]?.tableNames == ["Localizable"])
    let places = read.product.edits.map { edit in
      switch edit {
      case .remove(_, _, _, _, let place), .set(_, _, _, _, _, let place),
        .replace(_, _, let place):
        place.file
      }
    }
    #expect(places == ["q/broken/product.yaml", "r/product.yaml"])
  }

  @Test func editsAreReadWithTheirPlaces() throws {
    let read = try twin(
      """
      extends: ../../p/product.yaml
      edits:
        - remove: { target: widgets, locale: fr, key: status.packing }
        - set: { target: app, table: T, locale: fr, key: a, value: b }
      """)
    let file = "q/broken/product.yaml"
    #expect(
      read.product.edits == [
        .remove(
          target: widgets, table: "Localizable", locale: "fr", key: "status.packing",
          place: Place(file: file, line: 3, column: 5)),
        .set(
          target: TargetID("app"), table: "T", locale: "fr", key: "a", value: "b",
          place: Place(file: file, line: 4, column: 5)),
      ])
    // The resources are those of the files; a version of them applies the edits.
    let set = try #require(read.resources[widgets])
    #expect(set.localizations(having: "status.packing", in: "Localizable").count == 2)
  }

  @Test func mistakesOfTwinsAreShown() {
    #expect(
      problemOf("extends: ../../p/prodct.yaml") == """
        q/broken/product.yaml:1:10: error: no such file ‘../../p/prodct.yaml’
        extends: ../../p/prodct.yaml
                 ^^^^^^^^^^^^^^^^^^^
        did you mean ‘../../p/product.yaml’?
        """)
    #expect(
      problemOf(
        "extends: ../../p/product.yaml", ["p/product.yaml": "extends: ../q/broken/product.yaml"])
          == """
          p/product.yaml:1:10: error: ‘../q/broken/product.yaml’ extends this file
          extends: ../q/broken/product.yaml
                   ^^^^^^^^^^^^^^^^^^^^^^^^
          q/broken/product.yaml → p/product.yaml → q/broken/product.yaml
          """)
    #expect(
      problemOf("extends: ../../p/product.yaml\nwithout: [Widgets/Localisable.xcstrings]") == """
        q/broken/product.yaml:2:11: error: the base has no ‘Widgets/Localisable.xcstrings’
        without: [Widgets/Localisable.xcstrings]
                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        did you mean ‘Widgets/Localizable.xcstrings’?
        """)
  }
}
