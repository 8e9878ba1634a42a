import Simulation

/// A step as people name it: its number from 1, or the chapter that it opens.
struct StepReference: Hashable {
  private let text: String

  /// Anything; whether there is such a step depends on the scenario.
  init(_ text: String) { self.text = text }

  /// The step's number. A number is never taken for a chapter's name; letter case does not matter,
  /// and of two chapters with one name the first counts.
  func number(among steps: [Step]) throws(UsageError) -> Int {
    if let number = Int(text) {
      guard steps.indices.contains(number - 1) else {
        throw UsageError("there is no step \(number): the scenario has 1 to \(steps.count)")
      }
      return number
    }
    let chapters = steps.compactMap { step -> (name: String, number: Int)? in
      guard case .chapter(let name) = step.action else { return nil }
      return (name, step.number)
    }
    if let found = chapters.first(where: { $0.name.lowercased() == text.lowercased() }) {
      return found.number
    }
    guard !chapters.isEmpty else {
      throw UsageError(
        "‘\(text)’ is no step, and the scenario has no chapters: steps are 1 to \(steps.count)")
    }
    let names = chapters.map(\.name)
    throw UsageError(
      "there is no chapter ‘\(text)’, only " + names.map { "‘\($0)’" }.joined(separator: ", ")
        + "; steps are 1 to \(steps.count)",
      nearest: nearest(text, among: names))
  }
}
