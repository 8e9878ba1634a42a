/// A part of a sentence between two signs.
struct LimitClause {
  /// All of it as the comment writes it.
  var phrase = ""
  /// Its words in lower case.
  var plain: [String] = []
  /// Whether brackets stand around it.
  var isBracketed = false
  /// Whether a colon, or `=`, stands in it.
  var hasColon = false

  mutating func append(_ word: String) {
    plain.append(word.lowercased().replacing("’", with: "'"))
  }

  /// Whether it ends in words that a colon and a number follow.
  var isLabel: Bool {
    LimitWords.labels.contains { plain.ends(with: $0) } || plain == ["length"]
      || plain.last.map(LimitWords.most.contains) == true
  }

  /// Whether its last word is a number.
  var endsInNumber: Bool { plain.last.flatMap(LimitAmount.number) != nil }

  /// Whether it states no limit, or none that is sure.
  var isVague: Bool {
    plain.indices.contains { index in
      let before = index > 0 ? plain[index - 1] : ""
      // As in “no more than”.
      let compares = plain[index] == "than" && LimitWords.comparisons.contains(before)
      // As in “no longer applies”.
      let isPast = plain[index] == "longer" && before == "no" && !plain.contains("than")
      return LimitWords.vague.contains(plain[index]) && !compares || isPast
    }
  }

  /// Whether it tells what a language has, in brackets, as “(the English has 5)”.
  var tellsOfLanguage: Bool {
    isBracketed && plain.contains { ["has", "is", "uses", "takes", "was"].contains($0) }
      && plain.contains { LimitAmount.number($0) != nil }
  }

  /// Whether a number that counts nothing counts characters: after “max length”, and where the
  /// clause says “max” and the number alone, in brackets or with a colon.
  func countsCharacters(at index: Int) -> Bool {
    let (before, after) = (Array(plain[..<index]), Array(plain[(index + 1)...]))
    guard after.allSatisfy({ LimitWords.tails.contains($0) || LimitWords.most.contains($0) }) else {
      return false
    }
    if LimitWords.labels.contains(where: { before.ends(with: $0) }) { return true }
    let others = before + after
    return (isBracketed || hasColon) && others.count == 1 && LimitWords.most.contains(others[0])
  }
}

extension [String] {
  func ends(with other: [String]) -> Bool { suffix(other.count).elementsEqual(other) }
}
