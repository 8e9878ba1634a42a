package import Diagnostics
package import Presentation

/// How a diagnosis reads: a report or a screen says how it shows places, files and times.
package struct DiagnosisWords {
  private let place: (SourceLocation) -> String
  private let file: (String) -> String
  private let time: (Instant) -> String
  private let separator: String

  /// - Parameter separator: what stands between two facts.
  package init(
    place: @escaping (SourceLocation) -> String, file: @escaping (String) -> String,
    time: @escaping (Instant) -> String, separator: String = " · "
  ) {
    self.place = place
    self.file = file
    self.time = time
    self.separator = separator
  }

  /// A link in a line; never empty.
  package func line(_ link: Diagnosis.Link) -> String {
    var parts = link.facts.filter { !$0.isDetail }.map(phrase)
    switch link.state {
    case .passed, .broke: break
    case .notReached: parts.insert(link.state.rawValue, at: 0)
    case .notCrossed where parts.isEmpty: parts = [link.state.rawValue]
    case .notCrossed: break
    }
    return parts.isEmpty ? link.state.rawValue : join(parts)
  }

  /// What has a line of its own where there is room; nil where there is no more to say.
  package func details(_ link: Diagnosis.Link) -> String? {
    let parts = link.facts.filter(\.isDetail).map(phrase)
    return parts.isEmpty ? nil : join(parts)
  }

  private func join(_ parts: [String]) -> String {
    parts.reduce("") { line, part in
      let goesOn = part.hasPrefix(" ") || part.hasPrefix(",")
      return line + (line.isEmpty || goesOn ? "" : separator) + part
    }
  }

  private func phrase(_ fact: Diagnosis.Fact) -> String {
    let value =
      switch fact.value {
      case .code(let code): code
      case .place(let place): self.place(place)
      case .file(let file): self.file(file)
      case .time(let time): self.time(time)
      }
    guard let slot = fact.phrase.firstRange(of: "{}") else { return fact.phrase }
    return fact.phrase.replacingCharacters(in: slot, with: value)
  }
}

extension String {
  /// Only the one range; what is put in is not looked through.
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
