extension String {
  /// The text with a blank for each of the product's brands, which are words of no language.
  func without(_ brands: [String]) -> String {
    brands.reduce(self) { text, brand in
      guard !brand.isEmpty, text.mayHold(brand) else { return text }
      var rest = text[...]
      var result = ""
      while let range = rest.firstRange(of: brand) {
        result += rest[..<range.lowerBound] + " "
        rest = rest[range.upperBound...]
      }
      return result + rest
    }
  }

  /// False where a word certainly does not stand here: a search of bytes, far quicker than one of
  /// characters, which other than ASCII can be written in several ways.
  private func mayHold(_ word: String) -> Bool {
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
    var (text, word) = (self, word)
    return text.withUTF8 { text in
      word.withUTF8 { word in
        guard let first = word.first, text.count >= word.count else { return false }
        return (0...text.count - word.count).contains { start in
          text[start] == first && text[start..<start + word.count].elementsEqual(word)
        }
      }
    }
  }
}
