import Catalogs
import Diagnostics
import Testing

/// A file that is wrong all over says so a hundred times at most.
struct ManyProblemsTests {
  private static let last = "more of that kind follow, which are not listed"

  @Test func keysThatStandTwice() throws {
    let text = String(repeating: "\"a\" = \"b\";\n", count: 50_000)
    let table = try readStringsTable(Array(text.utf8), file: "a.strings")
    #expect(table.entries.count == 1)
    #expect(table.problems.count == 101 && table.problems.last?.message == Self.last)
  }

  @Test func shapesOfACatalogOnOneLine() throws {
    let entries = (0..<20_000).map {
      "\"k\($0)\":{\"localizations\":{\"fr\":{\"variations\":{\"x\":{}}}}}"
    }
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))}}"
    let catalog = try readCatalog(Array(text.utf8), file: "a.xcstrings", table: "a")
    #expect(catalog.entries.count == 20_000)
    #expect(catalog.shapeProblems.count == 101 && catalog.shapeProblems.last?.message == Self.last)
  }

  @Test func formsOfADictionary() throws {
    let entries = String(repeating: "<key>a</key><integer>1</integer>\n", count: 20_000)
    let text = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    let table = try readStringsDictionary(Array(text.utf8), file: "a.stringsdict")
    #expect(table.problems.count == 101 && table.problems.last?.message == Self.last)
  }
}
