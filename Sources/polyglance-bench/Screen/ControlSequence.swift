/// A control sequence taken apart (ECMA-48, 5.4).
struct ControlSequence: Hashable {
  /// `?`, `>` or another sign before the numbers; nil where there is none.
  var sign: Character?
  /// Nil where a number is left out.
  var numbers: [Int?]
  /// `$` or another sign before the last; nil where there is none.
  var intermediate: Character?
  var final: Character

  init(_ parameters: String, final: Character) {
    let sign = parameters.first.flatMap { "<=>?".contains($0) ? $0 : nil }
    self.sign = sign
    intermediate = parameters.last.flatMap { (" "..."/").contains($0) ? $0 : nil }
    numbers = parameters.dropFirst(sign == nil ? 0 : 1).dropLast(intermediate == nil ? 0 : 1)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    self.final = final
  }

  /// A number counted from 1, or 1 where it is left out or 0.
  func count(_ index: Int = 0) -> Int { max(1, number(index) ?? 1) }

  /// Nil where it is left out.
  func number(_ index: Int) -> Int? { numbers.indices.contains(index) ? numbers[index] : nil }
}
