/// Findings that are alike, as one line: a key that eleven languages lack is told once and names
/// them; notes that say the same of many keys of a file are told once and counted.
package struct FoldedFinding: Sendable, Hashable {
  /// The first of them.
  package var finding: Finding
  /// Their languages, in the order given, each once; empty where they have none.
  package var locales: [String]
  /// How many keys they are about, at least 1.
  package var keys: Int

  /// What findings of one line have in common.
  private struct Likeness: Hashable {
    var id: String
    var file: String
    var severity: Severity
    /// Nil for notes, which may be about several keys.
    var key: String?
    var pattern: [String]

    init(_ finding: Finding) {
      id = finding.id
      file = finding.place.file
      severity = finding.severity
      if finding.severity == .note {
        pattern = finding.message.withoutQuotes.parts(between: finding.locale)
      } else {
        key = finding.key
        pattern = finding.message.parts(between: finding.locale)
      }
    }
  }

  /// Folds findings of one file that have the same id, key and severity and say the same but for
  /// the language, keeping the order of first appearance. Of notes, what they quote may differ too.
  package static func fold(_ findings: [Finding]) -> [FoldedFinding] {
    var folded: [FoldedFinding] = []
    var indices: [Likeness: Int] = [:]
    var keys: [Likeness: Set<String?>] = [:]
    for finding in findings {
      let likeness = Likeness(finding)
      guard finding.key != nil || finding.locale != nil, let index = indices[likeness] else {
        indices[likeness] = folded.count
        keys[likeness] = [finding.key]
        folded.append(
          FoldedFinding(finding: finding, locales: [finding.locale].compactMap { $0 }, keys: 1))
        continue
      }
      if let locale = finding.locale, !folded[index].locales.contains(locale) {
        folded[index].locales.append(locale)
      }
      if keys[likeness, default: []].insert(finding.key).inserted { folded[index].keys += 1 }
    }
    return folded
  }

  /// What the first says, with every language in the place of its own where it is about one key.
  package var message: String {
    guard locales.count > 1, keys == 1, let locale = finding.locale else { return finding.message }
    let parts = finding.message.parts(between: locale)
    let isQuoted = parts.dropLast().allSatisfy { $0.hasSuffix("‘") }
    return parts.joined(separator: isQuoted ? Self.enumerated(locales, "’", "‘") : languages)
  }

  /// The languages in words; of many the first, and how many more there are.
  private var languages: String { Self.enumerated(locales) }

  /// More names than these make a line that nobody reads.
  private static let most = 8

  /// `de, fr and it`, with what closes and opens each name but the outermost marks.
  private static func enumerated(
    _ names: [String], _ closing: String = "", _ opening: String = ""
  ) -> String {
    let told = names.count > most ? Array(names.prefix(most - 2)) : names
    let more = names.count - told.count
    let comma = "\(closing), \(opening)"
    // The mark that closes what comes last stands in the message.
    if more > 0 {
      return told.joined(separator: comma) + "\(closing) and \(opening)\(more) more languages"
    }
    guard told.count > 1, let last = told.last else { return told.joined() }
    return told.dropLast().joined(separator: comma) + "\(closing) and \(opening)\(last)"
  }

  /// `(de and fr)` where the message does not name them, `(and 12 keys like it, in de and fr)`;
  /// empty where it says it all.
  private var context: String {
    guard keys == 1 else {
      let others = "and \(keys - 1) \(keys == 2 ? "key" : "keys") like it"
      return locales.isEmpty
        ? " (\(others))" : " (\(others), in \(Self.enumerated(locales.sorted())))"
    }
    guard let locale = finding.locale, finding.message.parts(between: locale).count == 1 else {
      return ""
    }
    return " (\(languages))"
  }

  /// `file:line:column: severity: message [id]`, as compilers print.
  package func line(paths: PathStyle) -> String {
    let place = finding.place
    return
      ("\(paths.show(place.file)):\(place.line):\(place.column): \(finding.severity.rawValue): "
      + "\(message) [\(finding.id)]\(context)").spelledOut
  }

  /// The further places of the first, as compilers print notes; none for what is a note itself.
  package func noteLines(paths: PathStyle) -> [String] {
    if finding.severity == .note { return [] }
    return FindingGroup(finding: finding, surfaces: []).noteLines(paths: paths)
  }

  /// A workflow command of GitHub Actions, which puts the finding on the line of the change.
  package func gitHubCommand(paths: PathStyle) -> String {
    GitHubCommand(
      severity: finding.severity, place: finding.place, title: finding.id,
      message: "\(message) [\(finding.id)]\(context)"
    ).text(paths: paths)
  }
}

extension String {
  /// The text with nothing between `‘` and `’`.
  fileprivate var withoutQuotes: String {
    var result = ""
    var depth = 0
    for character in self {
      if character == "’" { depth = max(0, depth - 1) }
      if depth == 0 { result.append(character) }
      if character == "‘" { depth += 1 }
    }
    return result
  }

  /// The text around every mention of a language tag that stands as a word of its own. Where some
  /// of several follow a preposition, the others are English words: `in it is … as it is`.
  fileprivate func parts(between tag: String?) -> [String] {
    guard let tag else { return [self] }
    let all = mentions(of: tag)
    let governed = all.filter { mention in
      ["in ", "into ", "for "].contains { self[..<mention.lowerBound].hasSuffix(" " + $0) }
    }
    var parts: [String] = []
    var start = startIndex
    for mention in governed.isEmpty ? all : governed {
      parts.append(String(self[start..<mention.lowerBound]))
      start = mention.upperBound
    }
    return parts + [String(self[start...])]
  }

  private func mentions(of tag: String) -> [Range<Index>] {
    func isPartOfWord(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "." } ?? false
    }
    var mentions: [Range<Index>] = []
    var from = startIndex
    while let range = self[from...].firstRange(of: tag) {
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      if !isPartOfWord(before), !isPartOfWord(after) { mentions.append(range) }
      from = range.upperBound
    }
    return mentions
  }
}
