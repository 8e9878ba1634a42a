/// A number and what it counts.
struct LimitAmount {
  var count: Int
  var unit: StatedLimit.Unit
  /// Index of the word after it.
  var end: Int
  /// As `two-word`: what has so many follows.
  var isAdjective = false
  /// As `12 or fewer`: a limit whatever stands around it.
  var isMost = false

  /// `12 characters`, `two short words`, `8-10 letters`, `20-character`, `a single word`.
  init?(_ clause: LimitClause, at start: Int) {
    let plain = clause.plain
    // `20-character`, or a range, of which the larger number counts.
    let parts =
      LimitAmount.number(plain[start]).map { ["\($0)"] }
      ?? plain[start].split(separator: "-").map(String.init)
    let numbers = parts.compactMap(LimitAmount.number)
    var index = start + 1
    if let first = parts.first, parts.count == 2, let unit = LimitAmount.unit(parts[1]),
      let count = first == "single" ? 1 : LimitAmount.number(first)
    {
      (self.count, self.unit, end, isAdjective) = (count, unit, index, true)
      return
    }
    if numbers.count == 1, parts.count == 1, clause.countsCharacters(at: start) {
      (count, unit, end) = (numbers[0], .characters, index)
      return
    }
    let isSingle = plain[start] == "single"
    guard isSingle || (numbers.count == parts.count && (1...2).contains(parts.count)) else {
      return nil
    }
    var count = isSingle ? 1 : numbers.max() ?? 0
    while index < plain.count, LimitAmount.unit(plain[index]) == nil {
      let word = plain[index]
      // “one or two words”, “8 to 12 characters”, “12 or fewer characters”
      if let more = LimitAmount.number(word), ["or", "to"].contains(plain[index - 1]) {
        count = max(count, more)
      } else if ["fewer", "less"].contains(word), plain[index - 1] == "or" {
        isMost = true
      } else if word == "to", index + 1 < plain.count, LimitAmount.number(plain[index + 1]) != nil {
        // The larger number follows.
      } else if !LimitWords.qualities.contains(word) {
        return nil
      }
      index += 1
    }
    guard index < plain.count, let unit = LimitAmount.unit(plain[index]) else { return nil }
    (self.count, self.unit, end) = (count, unit, index + 1)
  }

  /// `12`, `twelve`, `twenty-five`; nil for any other word.
  static func number(_ word: String) -> Int? {
    if let number = Int(word), (1...999).contains(number) { return number }
    if let index = LimitWords.numbers.firstIndex(of: word) { return index + 1 }
    let parts = word.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first, let tens = LimitWords.tens.firstIndex(of: first) else {
      return nil
    }
    guard parts.count == 2 else { return (tens + 2) * 10 }
    guard let ones = LimitWords.numbers.prefix(9).firstIndex(of: parts[1]) else { return nil }
    return (tens + 2) * 10 + ones + 1
  }

  private static func unit(_ word: String) -> StatedLimit.Unit? {
    StatedLimit.Unit.allCases.first { $0.spellings.contains(word) }
  }
}
