import Catalogs
import Diagnostics

/// A text that a formatter reads as something else than was meant.
enum FormatUnsafe: CatalogCheck {
  static let judgesUnused = true

  static let definition = CheckDefinition(
    id: "format-unsafe", scope: .catalog, severity: .error, boundary: .formatter,
    explanation: Explanation(
      meaning: """
        A text is read by a formatter, which takes more for a placeholder than was meant, or \
        cannot know what it takes: placeholders with and without a position in one text, a `%` \
        that a letter follows, `%n`, `%s` for a Swift string, a plural variable that is declared \
        as a number and shown as an object.
        """,
      onDevice: """
        Garbage in the middle of a sentence, or a crash of the process that draws: the card stays \
        as it was.
        """,
      mend: """
        Number all placeholders of the text or none, and write a percent sign as `%%`.
        """,
      inCatalog: """
        `%%` is a percent sign wherever the text takes arguments; where it takes none, `%` is.
        """,
      before: """
        "fr" : "%lld % de batterie"
        """,
      after: """
        "fr" : "%lld %% de batterie"
        """))

  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding] {
    let passed = ArgumentList(key)
    return key.entries.flatMap { entry -> [Finding] in
      let texts = entry.entry.form.readTexts(key: key.key)
      let isFormat = passed.map { !$0.isEmpty } ?? texts.contains { !$0.arguments.isEmpty }
      guard isFormat else { return [] }
      return texts.flatMap { text in
        let faults = text.faults(in: entry.entry.form)
        return faults.prefix(1).map { fault in
          key.finding(
            definition, "\(text.unit.text.inQuotes): \(fault.message)", in: entry,
            at: text.unit.place, severity: fault.severity)
        }
      } + gaps(texts, key, entry, passed)
    }
  }

  /// A position that no text of the entry, nor the source or the key, takes: what follows it is
  /// read from a place that depends on the type of what stands there.
  private static func gaps(
    _ texts: [ReadText], _ key: InspectedKey, _ entry: InspectedEntry, _ passed: ArgumentList?
  ) -> [Finding] {
    guard entry.isSource || passed == nil else { return [] }
    let taken = Set(texts.flatMap { $0.arguments.map(\.position) }).union(
      passed?.types.keys.map { $0 } ?? [])
    guard let last = taken.max(), let gap = (1...last).first(where: { !taken.contains($0) }) else {
      return []
    }
    return [
      key.finding(
        definition,
        "\(key.key.inQuotes) takes argument \(last) and never argument \(gap): "
          + "number the placeholders without a gap",
        in: entry, severity: .warning)
    ]
  }
}

private struct FormatFault {
  var message: String
  var severity: Severity
}

extension ReadText {
  /// What a formatter trips over, the worst first.
  fileprivate func faults(in form: EntryForm) -> [FormatFault] {
    let all = format.problems.compactMap(fault) + declaredType(in: form) + cStrings
    return all.filter { $0.severity == .error } + all.filter { $0.severity != .error }
  }

  private func fault(_ problem: FormatString.Problem) -> FormatFault? {
    let written = unit.text.part(problem.range)
    switch problem.kind {
    case .lonePercent, .readsLikeProse:
      guard let next = swallowed(after: problem.range.lowerBound) else {
        return FormatFault(
          message: "a lone ‘%’ in a text with placeholders: write ‘%%’", severity: .note)
      }
      return FormatFault(
        message: "a formatter takes ‘\(next)’ for a placeholder: write ‘%%’", severity: .error)
    case .unsafe: return FormatFault(message: "‘%n’ writes to memory", severity: .error)
    case .openReference:
      return FormatFault(
        message: "‘\(written)’ begins a reference that does not end: write ‘%#@name@’",
        severity: .error)
    case .outOfRange:
      return FormatFault(
        message: "‘\(written)’ is out of range: positions count from 1, and no number has "
          + "more than three digits", severity: .error)
    case .mixedPositions:
      let specifiers = format.specifiers
      let isMixed = Set(specifiers.map(\.isPositional)).count > 1
      return isMixed
        ? FormatFault(
          message: "placeholders with and without a position: number all of them", severity: .error)
        : nil
    }
  }

  /// What a C formatter takes for a specifier from a `%` that was meant as one; nil where nothing
  /// that it knows follows.
  private func swallowed(after percent: Int) -> String? {
    let rest = unit.text.part((percent + 1)..<unit.text.utf8.count)
    let flags = rest.prefix { " -+#0'".contains($0) }
    let afterFlags = rest[flags.endIndex...]
    let digits = afterFlags.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let letter = afterFlags[digits.endIndex...].first,
      "diouxXeEfFgGaAcCsSpD@".contains(letter)
    else { return nil }
    return "%" + flags + digits + String(letter)
  }

  /// A variable that is declared as one type and shown as another.
  private func declaredType(in form: EntryForm) -> [FormatFault] {
    guard let substitution, case .substituted(_, let all) = form,
      let written = all.first(where: { $0.name == substitution })?.formatSpecifier,
      let declared = FormatSpecifier(bare: written)?.type
    else { return [] }
    return arguments.filter { $0.position == counted }.compactMap { argument in
      guard let type = argument.type, type.agreement(with: declared) == .none else { return nil }
      return FormatFault(
        message: "‘\(argument.written)’ takes \(type.noun), and ‘\(substitution)’ is declared as "
          + "‘\(written)’, \(declared.noun)",
        severity: .error)
    }
  }

  /// Alone it may be the text's own business, as the `%s` of a search engine's address.
  private var cStrings: [FormatFault] {
    let others = arguments.filter { $0.type != .cString }
    return arguments.filter { $0.type == .cString }.map {
      FormatFault(
        message: "‘\($0.written)’ takes a C string and crashes on a Swift string: write ‘%@’",
        severity: others.isEmpty ? .note : .warning)
    }
  }
}
