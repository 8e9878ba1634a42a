/// A sentence of a comment, in the clauses that signs part.
struct LimitSentence {
  var clauses: [LimitClause]

  /// Whether it is not about the length of the translation, or not of every one.
  var isAboutSomethingElse: Bool {
    let words = clauses.filter { !$0.tellsOfLanguage }.flatMap(\.plain)
    // “1 is the courier's name” tells of an argument.
    if words.count > 1, Int(words[0]) != nil, ["is", "are"].contains(words[1]) { return true }
    return words.contains { word in
      word.contains("%") || LimitWords.others.contains(word) || LimitWords.languages.contains(word)
    } || zip(words, words.dropFirst()).contains { $0 == "no" && $1 == "limit" }
  }

  /// The sentences of a comment.
  static func sentences(of comment: String) -> [LimitSentence] {
    var sentences: [LimitSentence] = []
    var clauses: [LimitClause] = []
    var clause = LimitClause()
    var word = ""
    let characters = Array(comment)
    var written: Range<Int>?
    func endWord() {
      if !word.isEmpty { clause.append(word) }
      word = ""
    }
    func endClause(isBracketed: Bool = false) {
      endWord()
      clause.isBracketed = isBracketed
      clause.phrase = written.map { String(characters[$0]) } ?? ""
      written = nil
      if !clause.plain.isEmpty { clauses.append(clause) }
      clause = LimitClause()
    }
    // A colon after “max length” leads to its number.
    func endLabel() {
      endWord()
      if clause.isLabel { clause.hasColon = true } else { endClause() }
    }
    func endSentence() {
      endClause()
      if !clauses.isEmpty { sentences.append(LimitSentence(clauses: clauses)) }
      clauses = []
    }
    var isInBrackets = false
    var resume = 0
    for (index, character) in characters.enumerated() where index >= resume {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let before = word
      defer {
        // What was added to the clause stands here, a word's sign included.
        if !word.isEmpty, before != word { written = (written?.lowerBound ?? index)..<(index + 1) }
      }
      switch character {
      // “max.” is a word that was cut short, and a point inside a word ends nothing.
      case ".": if next.isWhitespace, word.lowercased() != "max" { endSentence() }
      case "!", "?", "\n", "\r\n": endSentence()
      case ":": endLabel()
      case "=" where word != "<" && word != ">": endLabel()
      case "(", "[":
        endWord()
        // The same number once more, as in “ten (10)”.
        if let end = characters[index...].firstIndex(of: ")"), clause.endsInNumber,
          characters[(index + 1)..<end].allSatisfy(\.isNumber)
        {
          resume = end + 1
          continue
        }
        endClause()
        isInBrackets = true
      case ")", "]":
        endClause(isBracketed: isInBrackets)
        isInBrackets = false
      case ",", ";", "—", "·", "•", "/", "\"", "“", "”": endClause()
      case "–": word.last?.isNumber == true ? word.append("-") : endClause()
      case "≤", "≥", "≈", "~", "<", ">":
        endWord()
        word = String(character)
      case "=": word.append(character)
      case "-" where !(word.last.map { $0.isNumber || $0.isLetter } ?? false): endClause()
      case _ where character.isWhitespace: endWord()
      default:
        if let last = word.last, "≤≥≈~<>=".contains(last) { endWord() }
        word.append(character)
      }
    }
    endSentence()
    return sentences
  }
}
