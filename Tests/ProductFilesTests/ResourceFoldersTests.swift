import Catalogs
import Diagnostics
import Presentation
import ProductFiles
import Testing

/// Which files `resources:` means.
@Suite struct ResourceFoldersTests {
  private let strings = "\"k\" = \"v\";\n"

  private func plist(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(entries)</dict></plist>
    """
  }

  /// The product with other resources of the extension, and these files.
  private func read(
    _ resources: String, _ files: [String: String?]
  ) throws(InputProblem) -> (set: ResourceSet, files: [String]) {
    var all = files
    all["p/product.yaml"] = Parcel.changed(
      Parcel.product, "resources: [Widgets]", "resources: \(resources)")
    let loaded = try readProduct("p", files: Parcel.files(all))
    return (
      loaded.resources[TargetID("widgets")] ?? ResourceSet(),
      loaded.files.filter { !$0.hasSuffix(".yaml") && !$0.hasPrefix("p/App/") }
    )
  }

  @Test func aSourceFolderIsSearchedForCatalogsAndLocalizations() throws {
    let read = try read(
      "[Sources]",
      [
        "p/Sources/b/Deep/Other.xcstrings": Parcel.catalog,
        "p/Sources/a.lproj/Localizable.strings": strings, "p/Sources/loose.strings": strings,
        "p/Sources/.build/x.xcstrings": Parcel.catalog, "p/Sources/Info.plist": plist(""),
        "p/Sources/de.lproj/note.txt": "", "p/Sources/Lib.bundle/x.xcstrings": Parcel.catalog,
      ])
    #expect(
      read.files == ["p/Sources/a.lproj/Localizable.strings", "p/Sources/b/Deep/Other.xcstrings"])
  }

  @Test func aCatalogOrALocalizationMayBeNamedItself() throws {
    let read = try read(
      "[Strings/Main.xcstrings, Strings/fr.lproj]",
      ["p/Strings/Main.xcstrings": Parcel.catalog, "p/Strings/fr.lproj/T.strings": strings])
    #expect(read.files == ["p/Strings/Main.xcstrings", "p/Strings/fr.lproj/T.strings"])
    #expect(read.set.tableNames.contains("Main"))
  }

  @Test func aBundleIsReadAsBuilt() throws {
    let info = plist(
      """
      <key>CFBundleDevelopmentRegion</key><string>fr</string>
      <key>CFBundleLocalizations</key><array><string>fr</string><string>pl</string></array>
      """)
    let read = try read(
      "[build/W.appex]",
      [
        "p/build/W.appex/Info.plist": info, "p/build/W.appex/fr.lproj/T.strings": strings,
        "p/build/W.appex/Inner.bundle/de.lproj/T.strings": strings,
        "p/build/W.appex/sub/it.lproj/T.strings": strings,
      ])
    #expect(read.files == ["p/build/W.appex/Info.plist", "p/build/W.appex/fr.lproj/T.strings"])
    #expect(read.set.developmentLanguage?.spelling == "fr")
    #expect(read.set.localizations.map(\.spelling) == ["fr", "pl"])
  }

  @Test func aMacBundleHasItsContentsDeeper() throws {
    let read = try read(
      "[W.bundle]",
      [
        "p/W.bundle/Contents/Info.plist": plist(""),
        "p/W.bundle/Contents/Resources/en.lproj/T.strings": strings,
      ])
    #expect(
      read.files == [
        "p/W.bundle/Contents/Info.plist", "p/W.bundle/Contents/Resources/en.lproj/T.strings",
      ])
  }

  @Test func anArchiveHoldsTheExtensionOfItsApp() throws {
    let app = "p/A.xcarchive/Products/Applications/Parcel.app"
    let files: [String: String?] = [
      app + "/Info.plist": plist(""), app + "/en.lproj/T.strings": strings,
      app + "/PlugIns/W.appex/Info.plist": plist(""),
      app + "/PlugIns/W.appex/en.lproj/T.strings": strings,
    ]
    let read = try read("[A.xcarchive]", files)
    #expect(
      read.files == [
        app + "/PlugIns/W.appex/Info.plist", app + "/PlugIns/W.appex/en.lproj/T.strings",
      ])
    var two = files
    two[app + "/PlugIns/V.appex/Info.plist"] = plist("")
    let message = problem { () throws(InputProblem) in try self.read("[A.xcarchive]", two).files }
    #expect(message.contains("error: the archive has 2 .appexs"))
    #expect(
      message.contains("name it: …/A.xcarchive/Products/Applications/Parcel.app/PlugIns/W.appex"))
  }

  @Test func aFolderOutsideTheProductIsReadToo() throws {
    let read = try read("[../common/Strings]", ["common/Strings/T.xcstrings": Parcel.catalog])
    #expect(read.files == ["common/Strings/T.xcstrings"])
    #expect(read.set.tableNames == ["T"])
  }

  @Test func aTargetThatSaysNoLanguageHasTheProductsDefault() throws {
    let read = try read("[Empty]", ["p/Empty/readme.txt": ""])
    #expect(read.set.developmentLanguage?.spelling == "en")
    let french = try self.read(
      "[S]",
      [
        "p/S/T.xcstrings": Parcel.catalog.replacing(
          "\"en\", \"version\"", with: "\"fr\", \"version\"")
      ])
    #expect(french.set.developmentLanguage?.spelling == "fr")
  }
}
