import Diagnostics
import Testing

@Suite("An allowance")
struct AllowanceTests {
  private func fits(_ change: (inout Allowance) -> Void) -> Bool {
    var allowance = Allowance(
      id: "a", reason: "so", place: SourceLocation(file: "shop/product.yaml", line: 1, column: 1))
    change(&allowance)
    return allowance.fits(
      Finding(
        id: "a", severity: .error, message: "m",
        place: SourceLocation(file: "shop/App/de.lproj/L.strings", line: 1, column: 1),
        locale: "de", key: "app.title"))
  }

  @Test("holds for the key, file and language that it names, and for all where it names none")
  func holds() {
    #expect(fits { _ in })
    #expect(fits { $0.key = "app.title" } && fits { $0.key = "app.*" } && fits { $0.key = "*" })
    #expect(fits { $0.key = "*.ti*e" } && !fits { $0.key = "app" } && !fits { $0.key = "*.name" })
    #expect(fits { $0.file = "App/de.lproj/L.strings" } && fits { $0.file = "./App/*" })
    #expect(!fits { $0.file = "de.lproj/L.strings" } && !fits { $0.file = "App/*.xcstrings" })
    #expect(fits { $0.locale = "de" } && !fits { $0.locale = "fr" })
  }
}
