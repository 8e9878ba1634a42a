import Diagnostics
import Testing

struct CSVTextTests {
  @Test func cellsAreQuotedWhereTheyMustBe() {
    #expect(
      CSVText.table([["a", "b,c", "say \"d\"", "two\nlines", ""]])
        == "a,\"b,c\",\"say \"\"d\"\"\",\"two\nlines\",\n")
  }

  @Test(arguments: ["=1+1", "+SUM(A1)", "-x", "@cmd"])
  func aCellThatWouldRunAsAFormulaBeginsWithAnApostrophe(cell: String) {
    #expect(CSVText.table([[cell]]) == "'\(cell)\n")
  }

  @Test func numbersStayNumbersAndControlsAreSpelledOut() {
    #expect(CSVText.table([["-2.5", "\u{1B}[2J", "\u{202E}x"]]) == "-2.5,⟨U+001B⟩[2J,⟨U+202E⟩x\n")
  }
}
