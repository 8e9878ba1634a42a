/// A limit that a comment for translators states, as “max 12 characters” or “two short words”.
///
/// Comments are prose: only what the tables below know is taken for a limit, and a sentence about
/// something else (what a person types, what an argument holds, “about”, “ideally”) is left alone.
struct StatedLimit: Hashable {
  var most: Int
  var unit: Unit
  /// As the comment says it.
  var phrase: String

  /// What is counted.
  enum Unit: Hashable, CaseIterable {
    case words, characters, letters

    /// How English writes it.
    fileprivate var spellings: Set<String> {
      switch self {
      case .words: ["word", "words"]
      case .characters: ["character", "characters", "char", "chars"]
      case .letters: ["letter", "letters"]
      }
    }

    /// As many of them, in words.
    func counted(_ count: Int) -> String {
      let one =
        switch self {
        case .words: "word"
        case .characters: "character"
        case .letters: "letter"
        }
      return "\(count) \(one)\(count == 1 ? "" : "s")"
    }
  }

  /// The limits of a comment, in its order.
  static func limits(in comment: String) -> [StatedLimit] {
    sentences(of: comment).filter { !$0.isAboutSomethingElse }.flatMap { sentence in
      sentence.clauses.filter { !isVague($0) }.compactMap(limit)
    }
  }

  private static func limit(in clause: [Token]) -> StatedLimit? {
    for index in clause.indices {
      guard let amount = Amount(clause, at: index) else { continue }
      let before = clause[..<index].map(\.plain)
      let after = clause[amount.end...].map(\.plain)
      let most: Int
      if let bound = bounds.first(where: { before.ends(with: $0.words) }) {
        let lead = before.dropLast(bound.words.count)
        guard bound.isPlain || lead.allSatisfy(leads.contains) else { continue }
        most = amount.count - (bound.excludes ? 1 : 0)
      } else if closings.contains(where: { after.starts(with: $0) }) {
        most = amount.count
      } else if before.allSatisfy(leads.contains), after.allSatisfy(tails.contains) {
        // The clause says nothing but this.
        most = amount.count
      } else {
        continue
      }
      guard most > 0 else { return nil }
      return StatedLimit(
        most: most, unit: amount.unit, phrase: clause.map(\.written).joined(separator: " "))
    }
    return nil
  }

  // MARK: What English says

  /// Words that come right before the amount. `isPlain`: it is a limit whatever stands before it.
  private static let bounds: [(words: [String], excludes: Bool, isPlain: Bool)] = [
    (["at", "most"], false, true), (["no", "more", "than"], false, true),
    (["not", "more", "than"], false, true), (["no", "longer", "than"], false, true),
    (["not", "longer", "than"], false, true), (["max"], false, true),
    (["maximum"], false, true), (["maximum", "of"], false, true), (["max", "of"], false, true),
    (["limit", "of"], false, true), (["limited", "to"], false, true), (["≤"], false, true),
    (["<="], false, true), (["limit"], false, true), (["length"], false, false),
    (["maximum", "length"], false, true), (["max", "length"], false, true),
    (["fewer", "than"], true, false), (["less", "than"], true, false),
    (["shorter", "than"], true, false), (["under"], true, false), (["below"], true, false),
    (["<"], true, true), (["up", "to"], false, false), (["within"], false, false),
    (["keep", "to"], false, true), (["keep", "it", "to"], false, true),
  ]

  /// Words that come right after the amount.
  private static let closings: [[String]] = [
    ["max"], ["maximum"], ["at", "most"], ["or", "less"], ["or", "fewer"], ["or", "shorter"],
    ["limit"], ["at", "the", "most"], ["at", "maximum"],
  ]

  /// What may stand before an amount, or a weak bound, in a clause that is a limit.
  private static let leads: Set<String> = [
    "keep", "it", "this", "the", "that", "text", "translation", "translations", "label", "title",
    "string", "must", "should", "can", "may", "be", "is", "to", "please", "use", "just", "only",
    "very", "short", "a", "an", "in", "within", "fit", "fits", "not", "as", "length", "total",
    "limit", "and", "stay", "make", "max", "maximum", "of", "room", "space", "for", "there",
  ]

  /// What may stand after an amount in a clause that says nothing else.
  private static let tails: Set<String> = [
    "only", "long", "total", "please", "in", "length", "each", "language", "every",
  ]

  /// A sentence with one of these is not about the length of the translation, or not sure of it.
  private static let others: Set<String> = [
    "when", "if", "whenever", "unless", "user", "users", "user's", "enter", "enters", "entered",
    "type", "types", "typed", "input", "field", "password", "passcode", "code", "username", "pin",
    "allow", "allows", "allowed", "require", "requires", "required", "validation", "error",
    "argument", "arguments", "placeholder", "placeholders", "parameter", "variable", "variables",
    "ideally", "preferably", "possible", "usually", "often", "sometimes", "per",
  ]

  /// A clause with one of these states no limit, or none that is sure.
  private static let vague: Set<String> = [
    "about", "approximately", "approx", "roughly", "around", "ca", "circa", "least", "minimum",
    "min", "than", "line", "lines", "remaining", "left", "count", "counts", "number", "first",
    "last", "~", "≈", "≥", ">=", ">",
  ]

  /// Where `than` belongs to a bound.
  private static let comparisons: Set<String> = [
    "more", "longer", "fewer", "less", "shorter",
  ]

  fileprivate static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
  ]

  /// What may stand between the number and what is counted.
  fileprivate static let qualities: Set<String> = ["short", "very", "single", "latin", "or"]

  // MARK: Reading

  private struct Sentence {
    var clauses: [[Token]]

    var isAboutSomethingElse: Bool {
      clauses.joined().contains { $0.plain.contains("%") || StatedLimit.others.contains($0.plain) }
    }
  }

  private static func isVague(_ clause: [Token]) -> Bool {
    clause.indices.contains { index in
      let before = index > 0 ? clause[index - 1].plain : ""
      // As in “no more than”.
      let compares = clause[index].plain == "than" && comparisons.contains(before)
      return vague.contains(clause[index].plain) && !compares
    }
  }

  fileprivate struct Token {
    var written: String
    /// In lower case.
    var plain: String
  }

  private static func sentences(of comment: String) -> [Sentence] {
    var sentences: [Sentence] = []
    var clauses: [[Token]] = []
    var clause: [Token] = []
    var word = ""
    func endWord() {
      if !word.isEmpty { clause.append(Token(written: word, plain: word.lowercased())) }
      word = ""
    }
    func endClause() {
      endWord()
      if !clause.isEmpty { clauses.append(clause) }
      clause = []
    }
    func endSentence() {
      endClause()
      if !clauses.isEmpty { sentences.append(Sentence(clauses: clauses)) }
      clauses = []
    }
    let characters = Array(comment)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      switch character {
      // “max.” is a word that was cut short, and a point inside a word ends nothing.
      case ".": if next.isWhitespace, word.lowercased() != "max" { endSentence() }
      case "!", "?", "\n", "\r\n": endSentence()
      case ",", ";", ":", "(", ")", "[", "]", "—", "·", "•", "/", "\"", "“", "”": endClause()
      case "–": word.last?.isNumber == true ? word.append("-") : endClause()
      case "≤", "≥", "≈", "~", "<", ">":
        endWord()
        word = String(character)
      case "=" where word == "<" || word == ">": word.append(character)
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

/// A number and what it counts.
private struct Amount {
  var count: Int
  var unit: StatedLimit.Unit
  /// Index of the word after it.
  var end: Int

  /// `12 characters`, `two short words`, `8-10 letters`, `20-character`, `a single word`.
  init?(_ clause: [StatedLimit.Token], at start: Int) {
    // `20-character`, or a range, of which the larger number counts.
    let parts = clause[start].plain.split(separator: "-").map(String.init)
    let numbers = parts.compactMap(Amount.number)
    var index = start + 1
    if let first = parts.first, parts.count == 2, let count = Amount.number(first),
      let unit = Amount.unit(parts[1])
    {
      (self.count, self.unit, end) = (count, unit, index)
      return
    }
    let isSingle = clause[start].plain == "single"
    guard isSingle || (numbers.count == parts.count && (1...2).contains(parts.count)) else {
      return nil
    }
    var count = isSingle ? 1 : numbers.max() ?? 0
    while index < clause.count, Amount.unit(clause[index].plain) == nil {
      let word = clause[index].plain
      // “one or two words”
      if let more = Amount.number(word), clause[index - 1].plain == "or" {
        count = max(count, more)
      } else if !StatedLimit.qualities.contains(word) {
        return nil
      }
      index += 1
    }
    guard index < clause.count, let unit = Amount.unit(clause[index].plain) else { return nil }
    (self.count, self.unit, end) = (count, unit, index + 1)
  }

  private static func number(_ word: String) -> Int? {
    if let number = Int(word), (1...999).contains(number) { return number }
    return StatedLimit.numbers.firstIndex(of: word).map { $0 + 1 }
  }

  private static func unit(_ word: String) -> StatedLimit.Unit? {
    StatedLimit.Unit.allCases.first { $0.spellings.contains(word) }
  }
}

extension [String] {
  fileprivate func ends(with other: [String]) -> Bool { suffix(other.count).elementsEqual(other) }
}
