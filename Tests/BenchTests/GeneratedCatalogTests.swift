import Catalogs
import Testing

@testable import polyglance_bench

@Suite("The generated catalog")
struct GeneratedCatalogTests {
  @Test("is a String Catalog without a flaw, with every plural category of each language")
  func isSound() throws {
    let catalog = try readCatalog(
      GeneratedCatalog(keys: 40).bytes, file: "Localizable.xcstrings", table: "Localizable")
    #expect(catalog.shapeProblems == [])
    #expect(catalog.syntaxProblems == [])
    #expect(catalog.entries.count == 40)
    let languages = Set(
      catalog.entries.flatMap { $0.localizations.map(\.language.spelling) })
    #expect(languages == Set(GeneratedCatalog.languages))
  }

  @Test("is the same every time, and grows with its keys")
  func isSteady() {
    let (few, many) = (GeneratedCatalog(keys: 20).bytes, GeneratedCatalog(keys: 40).bytes)
    #expect(few == GeneratedCatalog(keys: 20).bytes)
    #expect((1.8...2.2).contains(Double(many.count) / Double(few.count)))
  }
}
