import Catalogs
import Diagnostics
import Internationalization
import Languages
import Localization
import Presentation
import Simulation

/// A text takes other arguments than the code passes.
enum PlaceholderMismatch: CatalogCheck, MomentCheck {
  static let judgesUnused = true

  static let definition = CheckDefinition(
    id: "placeholder-mismatch", scope: .catalog, severity: .error, boundary: .formatter,
    explanation: Explanation(
      meaning: """
        A text takes other arguments than the code passes: one too many, one of another type, or \
        one that the source text shows and the translation leaves out. What the code passes is \
        read off the key and the source text; in a run it is what the view passes.
        """,
      onDevice: """
        `(null)`, a number that lies in memory by chance, a text without its name or time; `%@` \
        for a number crashes the process that draws, and the card stays as it was.
        """,
      mend: """
        Write the same placeholders as the source text. Another order needs positions: `%2$@ %1$@`.
        """,
      inSwift: """
        Pass as many arguments as the text takes, of the types that it takes: `Int` for `%lld`, \
        `String` for `%@`, `Double` for `%lf`.
        """,
      inCatalog: """
        Number the placeholders when their order changes. The plural forms `zero`, `one`, `two` \
        may leave the number out where they stand for that number alone.
        """,
      before: """
        "en" : "%1$@ arrives at %2$@"
        "de" : "%1$@ kommt um %3$@ an"
        """,
      after: """
        "en" : "%1$@ arrives at %2$@"
        "de" : "%1$@ kommt um %2$@ an"
        """))

  static func inspect(_ key: InspectedKey, in resources: InspectedResources) -> [Finding] {
    guard let passed = ArgumentList(key) else { return [] }
    return key.entries.flatMap { entry -> [Finding] in
      let texts = entry.entry.form.readTexts(key: key.key)
      return texts.flatMap { text -> [Finding] in
        if let wrong = wrong(text, passed, key, entry) { return [wrong] }
        return missing(text, texts, passed, key, entry).map { [$0] } ?? []
      }
    }
  }

  /// What a view passes, against what the text that it got takes.
  static func inspect(_ moment: Moment) -> [Finding] {
    moment.surfaces.flatMap { surface -> [Finding] in
      surface.texts.flatMap { text -> [Finding] in
        text.spans.indices.compactMap { index -> Finding? in
          let run = RunOfText(surface: surface, text: text, spanIndex: index)
          guard let message = message(run) else { return nil }
          let lookup = run.provenance.lookup ?? run.parent?.lookup
          return moment.finding(
            definition, message, at: run.provenance.textPlace, surface: surface.render.surface,
            owner: surface.render.owner, key: lookup?.key,
            notes: lookup?.entryPlace.map { [Finding.Note("the text that takes it", at: $0)] } ?? []
          )
        }
      }
    }
  }

  private static func message(_ run: RunOfText) -> String? {
    if let misfit = run.provenance.misfit {
      let key = run.parent?.lookup.map { "\($0.key.inQuotes)" } ?? "the text"
      let wanted = misfit.specifier.map { " (‘\($0)’)" } ?? ""
      let argument = "argument \(misfit.position)\(wanted) of \(key)"
      return switch misfit.reason {
      case .notPassed: "\(argument) is not passed, and ‘\(run.string)’ shows"
      case .null: "\(argument) is null, and ‘\(run.string)’ shows"
      case .otherType: "\(argument) is passed as a value of another type, and ‘\(run.string)’ shows"
      }
    }
    guard run.provenance.source == .catalog, let lookup = run.provenance.lookup,
      let shown = FormatString(run.ownWords).placeholderOfCode(run.ownWords)
    else { return nil }
    return "‘\(shown)’ in \(lookup.key.inQuotes) shows as it is: the text takes an argument and "
      + "none is passed"
  }

  /// An argument that is not passed, or not of that type.
  private static func wrong(
    _ text: ReadText, _ passed: ArgumentList, _ key: InspectedKey, _ entry: InspectedEntry
  ) -> Finding? {
    // Of a substitution the forms themselves are told.
    for argument in text.arguments where !argument.isReferred {
      guard let expected = passed.types[argument.position] else {
        // Without arguments a text is no format: only what nobody writes as prose is told.
        if passed.isEmpty, !argument.written.isPlainPlaceholder { continue }
        let rest =
          passed.isEmpty
          ? "the source text takes none" : "there is no argument \(argument.position)"
        return key.finding(
          definition, "\(argument.quoted) in \(text.words(key, entry)) gets nothing: \(rest)",
          in: entry, at: text.unit.place)
      }
      guard let type = argument.type, let expectedType = expected.type else { continue }
      switch type.agreement(with: expectedType) {
      case .same: continue
      case .otherSize:
        return key.finding(
          definition,
          "\(argument.quoted) in \(text.words(key, entry)) is of another size than ‘\(expected.written)’: "
            + "large numbers are cut",
          in: entry, at: text.unit.place, severity: .note)
      case .none:
        return key.finding(
          definition,
          "\(argument.quoted) in \(text.words(key, entry)) takes \(type.noun), and gets "
            + "\(expectedType.noun) (‘\(expected.written)’)",
          in: entry, at: text.unit.place)
      }
    }
    return nil
  }

  /// An argument that the source shows and this text does not.
  private static func missing(
    _ text: ReadText, _ texts: [ReadText], _ passed: ArgumentList, _ key: InspectedKey,
    _ entry: InspectedEntry
  ) -> Finding? {
    // That a text says nothing at all is told by `untranslated`.
    guard text.unit.text.contains(where: { !$0.isWhitespace }) else { return nil }
    let shown = Set(text.arguments.map(\.position))
    var required = passed.shown
    if text.substitution != nil {
      // The parent text shows the rest; a form answers for the number that chooses it.
      guard let counted = text.counted, passed.shown.contains(counted),
        texts.contains(where: { other in
          other.substitution == text.substitution
            && other.arguments.contains { $0.position == counted }
        })
      else { return nil }
      required = [counted]
    }
    for position in required.subtracting(shown).sorted() {
      guard let expected = passed.types[position] else { continue }
      guard position == text.counted, let category = text.category else {
        return key.finding(
          definition,
          "\(text.words(key, entry)) leaves out argument \(position), which the source text shows "
            + "(‘\(expected.written)’)",
          in: entry, at: text.unit.place, severity: .warning)
      }
      if let other = NumbersOfCategory(category, in: entry.language).another {
        return key.finding(
          definition,
          "\(text.words(key, entry)) leaves the number out, and in \(entry.language) ‘\(category)’ "
            + "also stands for \(other)",
          in: entry, at: text.unit.place, severity: .warning)
      }
    }
    return nil
  }
}

/// The whole numbers that take a plural form.
private struct NumbersOfCategory {
  /// A second number, where the form does not stand for one alone; zero is told only where nothing
  /// else is, and does not count beside one: many languages have both in one form, and a card that
  /// counts nothing is mostly not shown.
  let another: Int?

  init(_ category: String, in language: LanguageTag) {
    let formats = InternationalFormats.shared
    guard category != "zero" else {
      another = nil
      return
    }
    let numbers = (1...121).filter {
      formats.pluralCategory(of: .int(Int64($0)), in: language).rawValue == category
    }
    another = numbers.dropFirst().first
  }
}

extension ReadText {
  /// Names the text for people: its form, where it is one of several.
  fileprivate func words(_ key: InspectedKey, _ entry: InspectedEntry) -> String {
    let form = category.map { "the form ‘\($0)’ of " } ?? ""
    let name = substitution.map { "the substitution ‘\($0)’ of " } ?? ""
    return "\(form)\(name)\(key.key.inQuotes) in \(entry.language)"
  }
}

extension FormatString {
  /// The first specifier that nobody writes as prose.
  fileprivate func placeholderOfCode(_ text: String) -> String? {
    pieces.lazy.compactMap { piece -> String? in
      guard case .specifier = piece.kind, text.part(piece).isPlainPlaceholder else { return nil }
      return text.part(piece)
    }.first
  }
}

extension TakenArgument {
  fileprivate var quoted: String { "‘\(written)’" }
}

extension String {
  /// `%@`, `%lld`, `%1$@`: a specifier without width, precision and flags.
  fileprivate var isPlainPlaceholder: Bool {
    guard let specifier = FormatString(self).specifiers.first else { return false }
    return specifier.width == nil && specifier.precision == nil && specifier.flags.isEmpty
      && (specifier.conversion == "@" || specifier.isPositional || specifier.length != .none
        || specifier.conversion == "d")
  }
}
