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

    /// How comments write it.
    var spellings: Set<String> {
      switch self {
      case .words: ["word", "words", "wörter", "mot", "mots"]
      case .characters:
        [
          "character", "characters", "char", "chars", "zeichen", "caractère", "caractères",
        ]
      case .letters: ["letter", "letters", "buchstaben", "lettre", "lettres"]
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
    LimitSentence.sentences(of: comment).filter { !$0.isAboutSomethingElse }.flatMap { sentence in
      sentence.clauses.filter { !$0.isVague }.compactMap(limit)
    }
  }

  private static func limit(in clause: LimitClause) -> StatedLimit? {
    for index in clause.plain.indices {
      guard let amount = LimitAmount(clause, at: index) else { continue }
      let before = Array(clause.plain[..<index])
      let after = Array(clause.plain[amount.end...])
      let isLabelled = clause.countsCharacters(at: index)
      let isNegated = before.contains(where: LimitWords.negations.contains)
      let most: Int
      if LimitWords.excesses.contains(where: { before.ends(with: $0) }) {
        guard isNegated else { continue }
        most = amount.count
      } else if isNegated {
        continue
      } else if amount.isMost {
        most = amount.count
      } else if let bound = LimitWords.bounds.first(where: { before.ends(with: $0.words) }) {
        let lead = before.dropLast(bound.words.count)
        guard bound.isPlain || lead.allSatisfy(LimitWords.leads.contains) else { continue }
        most = amount.count - (bound.excludes ? 1 : 0)
      } else if isLabelled || LimitWords.closings.contains(where: { after.starts(with: $0) }) {
        most = amount.count
      } else if before.allSatisfy(LimitWords.leads.contains),
        after.allSatisfy({ word in
          LimitWords.tails.contains(word) || amount.isAdjective && LimitWords.things.contains(word)
        })
      {
        // The clause says nothing but this.
        most = amount.count
      } else {
        continue
      }
      guard most > 0 else { return nil }
      return StatedLimit(most: most, unit: amount.unit, phrase: clause.phrase)
    }
    return nil
  }
}
