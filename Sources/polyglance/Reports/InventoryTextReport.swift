import Diagnostics
import Inspection
import Internationalization
import Languages
import Presentation

/// An inventory for people: a block a message surface, in lines of at most 80 columns.
struct InventoryTextReport {
  /// What is told in full.
  var inventory: Inventory
  /// What was read, which the last lines count.
  var whole: Inventory
  var paths: PathStyle

  /// The lines, each with its end.
  var text: String {
    let blocks = inventory.surfaces.map { surface in
      ([head(surface)] + surface.elements.map { lines($0).joined(separator: "\n") })
        .joined(separator: "\n\n")
    }
    return (blocks + [summary]).joined(separator: "\n\n") + "\n"
  }

  private func head(_ surface: InventorySurface) -> String {
    "\(surface.surface) of \(surface.owner), rendered by \(surface.target)".spelledOut + "\n"
      + show(surface.place).spelledOut
  }

  private func lines(_ element: InventoryElement) -> [String] {
    var lines: [String] = []
    if let name = element.name { lines += line(element.kind, name) }
    if element.visible == nil, element.name == nil { lines += line(element.kind, "") }
    for message in element.messages {
      let role =
        message.role == .visible
        ? (element.name == nil ? element.kind : "text") : message.role.rawValue
      for (index, part) in message.parts.enumerated() {
        lines += self.lines(part, role: index == 0 ? role : "")
      }
    }
    if let voice = element.voice.words { lines += line("spoken", voice) }
    lines += line("changes", element.updates.words)
    if !element.conditions.isEmpty {
      lines += line("when", element.conditions.joined(separator: ", "))
    }
    lines += line("at", show(element.place))
    for gap in element.gaps { lines += line("gap", "\(gap.id): \(gap.detail)") }
    return lines
  }

  private func lines(_ part: InventoryPart, role: String) -> [String] {
    var facts: [String] = []
    var second: String?
    var first = part.copy.map { "“\($0)”" }
    switch part.source {
    case .key(let key, table: let table, target: let target):
      if first == nil { first = "no copy in \(inventory.source)" }
      second = "\(key) (\(table) of \(target))"
    case .literal: facts.append("literal")
    case .field(let name, type: let type): first = "\(name): \(type)"
    case .format(let written): first = written
    case .code: first = "code that could not be read"
    }
    facts.append(part.nature.words(part.arguments))
    facts += part.variants
    if !part.coverage.isEmpty { facts += [part.coverage.words(part.isInTable)] }
    var lines = line(role, first ?? "")
    if let second { lines += line("", second) }
    lines += line("", facts.joined(separator: " · "))
    if !part.siblings.isEmpty {
      lines += line("", "other lengths: " + part.siblings.joined(separator: ", "))
    }
    if !part.writtenAt.isEmpty {
      lines += line("", "written at " + part.writtenAt.map(show).joined(separator: ", "))
    }
    return lines
  }

  private var summary: String {
    let elements = whole.elements
    let keys = Set(
      elements.flatMap(\.messages).flatMap(\.parts).compactMap { part -> InventoryPart.Source? in
        if case .key = part.source { part.source } else { nil }
      })
    let counts = InventoryGap.ids.compactMap { id -> String? in
      let count = elements.count { $0.gaps.contains { $0.id == id } }
      return count == 0 ? nil : "\(count) \(id)"
    }
    let surfaces = count(elements.count, "message surface")
    let presentations = count(whole.surfaces.count, "presentation")
    return """
      \(surfaces) in \(presentations), \(count(whole.states, "state")) tried
      \(count(keys.count, "key")), \(count(whole.supported.count, "language"))
      \(counts.isEmpty ? "no gaps in any of them" : "gaps: " + counts.joined(separator: ", "))
      """
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func show(_ place: SourceLocation) -> String {
    "\(paths.show(place.file)):\(place.line):\(place.column)"
  }

  /// A line under its heading, wrapped at words, its further lines under its first.
  private func line(_ heading: String, _ text: String) -> [String] {
    let margin = 12
    let head = "  " + heading + String(repeating: " ", count: max(1, margin - 2 - heading.count))
    var lines: [String] = []
    var line = ""
    for word in text.spelledOut.split(separator: " ", omittingEmptySubsequences: false) {
      let isFull = CellWidth.of(line) + CellWidth.of(String(word)) + 1 > 80 - margin
      if isFull, !line.isEmpty {
        lines.append(line)
        line = String(word)
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    lines.append(line)
    let rest = String(repeating: " ", count: margin)
    return lines.enumerated().map { index, line in
      let whole = (index == 0 ? head : rest) + line
      return String(whole.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension InventoryElement.Voice {
  /// Why it is not spoken; nil where its label, else its text is.
  fileprivate var words: String? {
    switch self {
    case .labelled, .ownText, .content: nil
    case .hidden: "never: it is hidden from accessibility"
    case .spokenByGroup: "never: a labelled view around it speaks for it"
    case .missing: "nothing"
    }
  }
}

extension [InventoryElement.UpdateSource] {
  /// Who changes it, as people say it.
  fileprivate var words: String {
    if isEmpty { return "never, but with the language" }
    return map { source in
      switch source {
      case .start: "set at the start"
      case .local: "by the app"
      case .push: "by push"
      case .system: "by the system"
      }
    }.joined(separator: ", ")
  }
}

extension InventoryPart.Nature {
  fileprivate func words(_ arguments: [String]) -> String {
    switch self {
    case .fixed: "static"
    case .derived:
      arguments.isEmpty ? "derived" : "filled with \(arguments.joined(separator: ", "))"
    case .carried: "carried as it was sent"
    case .userContent: "content of people"
    }
  }
}

extension [LocaleCoverage] {
  /// How many languages are there, and how many of them reviewed.
  fileprivate func words(_ isInTable: Bool) -> String {
    let covered = filter(\.isCovered)
    let reviewed = covered.count { $0.review == .reviewed }
    let isRecorded = covered.contains { $0.review != .unrecorded }
    var words = "\(covered.count) of \(count) languages"
    if isInTable { words += isRecorded ? ", \(reviewed) reviewed" : ", no review recorded" }
    return words
  }
}
