import Internationalization
import Languages
import Testing

@Suite("Letters that a language is written with")
struct ExemplarLettersTests {
  @Test(
    "are its own words', not those of names in it",
    arguments: [
      ("fr-CA", "éçœÀ", "äßęłõ"), ("de", "äöüßẞ", "éęñ"), ("pl", "ęłżó", "äßõ"),
      ("pt-BR", "ãõçí", "äñß"),
      ("ru", "яЁ", "іїa"), ("zh-Hans", "单", "のが"), ("ja", "のが荷", "单们"), ("hi", "है", "a"),
    ])
  func main(language: String, own: String, foreign: String) throws {
    let letters = try #require(ExemplarLetters.letters(of: LanguageTag(language)!))
    for letter in own { #expect(letters.contains(letter), "\(letter)") }
    for letter in foreign {
      #expect(!letters.contains(letter), "\(letter)")
    }
  }

  @Test("a letter is the same however it is encoded; signs are anybody's")
  func encodings() throws {
    let letters = try #require(ExemplarLetters.letters(of: LanguageTag("fr")!))
    #expect(letters.contains("e\u{301}") && !letters.contains("o\u{303}"))
    #expect("3…!’ ".allSatisfy(letters.contains))
  }

  @Test("of a language that CLDR does not know are not known")
  func unknown() { #expect(ExemplarLetters.letters(of: LanguageTag("oc")!) == nil) }
}
