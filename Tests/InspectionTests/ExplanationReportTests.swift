import Diagnostics
import Inspection
import ProductFiles
import Testing

@testable import polyglance

@Suite("What explain says of a finding")
struct ExplanationReportTests {
  /// The paragraph beside `severity`, on one line.
  private func severity(_ id: String, of product: String?) throws -> String {
    var probe = ProductProbe()
    if let product { probe.files["product.yaml"] = ProductProbe.product(more: product) }
    let loaded = try readProduct("product.yaml", files: MemoryFiles(probe.files))
    let definition = try #require(CheckRegistry.definition(id))
    let text = ExplanationReport(
      definition: definition, product: product == nil ? nil : loaded.product
    ).text
    for line in text.split(separator: "\n") { #expect(line.count <= 78) }
    let block = try #require(text.split(separator: "\nseverity ").dropFirst().first)
    return block.split(separator: "\nto mend it ")[0].replacing("\non a device", with: "\n\n")
      .split(separator: "\n\n")[0].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("tells how much it weighs where nobody says anything, and how to ask for a product")
  func usual() throws {
    #expect(
      try severity("comment-missing", of: nil)
        == "note; a case may weigh more or less, and severity: in product.yaml has the last word: "
        + "polyglance explain comment-missing PRODUCT")
    #expect(
      try severity("comment-missing", of: "")
        == "note; Probe sets no other, a case may weigh more or less")
  }

  @Test(
    "tells what a product makes of it",
    arguments: [
      (
        "severity: { comment-missing: error }", "comment-missing",
        "error in Probe, by severity: in its product.yaml; else note"
      ),
      (
        "severity: { truncated: off }", "truncated",
        "off in Probe, by severity: in its product.yaml: nobody is told; else warning"
      ),
      (
        "regions: strict", "regional-fallback",
        "error in Probe, by regions: strict in its product.yaml; else note"
      ),
      (
        "regions: strict\nseverity: { regional-fallback: warning }", "regional-fallback",
        "warning in Probe, by severity: in its product.yaml; else note"
      ),
      (
        "allow: [{ id: cut, key: legal.*, locale: fr, reason: lawyers }]", "clipped",
        "error; Probe sets no other, a case may weigh more or less. Allowed for key legal.*, for fr: "
          + "lawyers"
      ),
    ])
  func ofProduct(more: String, id: String, words: String) throws {
    #expect(try severity(id, of: more) == words)
  }
}
