import Catalogs
import Diagnostics
import Languages
import Localization
import Simulation

/// The arguments of an alert's text do not fit the text.
enum PayloadArguments: PayloadCheck {
  static let definition = CheckDefinition(
    id: "payload-arguments", scope: .payload, severity: .error, group: .payload,
    boundary: .formatter,
    explanation: Explanation(
      meaning: """
        `loc-args` do not fit the text of their `loc-key`: too few, no strings, or for specifiers \
        that take no strings. The n-th `%@` of the text takes the n-th argument.
        """,
      onDevice: """
        `(null)` or a bare specifier in the alert, or an argument that nobody sees.
        """,
      mend: """
        Send as many strings as the text has `%@`, in the order of their positions.
        """,
      inCatalog: """
        Write `%1$@`, `%2$@` where a language needs another order, and no `%d` or plural: the \
        arguments are strings.
        """,
      onServer: """
        Send numbers as strings, formatted for the person's language.
        """,
      before: """
        "body": { "loc-key": "order %@ at %@", "loc-args": [17] }
        """,
      after: """
        "body": { "loc-key": "order %@ at %@", "loc-args": ["17", "9:41"] }
        """))

  static func faults(in file: PayloadFile) -> [PayloadFault] {
    file.alertTexts.flatMap { text in kinds(text) + count(text, file) }
  }

  private static func kinds(_ text: AlertText) -> [PayloadFault] {
    guard let arguments = text.arguments else { return [] }
    guard case .list(let elements) = arguments.kind else {
      return [
        PayloadFault(
          definition,
          "the arguments of ‘\(text.key)’ are \(arguments.kind.summary): expected an array of "
            + "strings", at: arguments.place, key: text.key)
      ]
    }
    return elements.enumerated().compactMap { index, element in
      if case .string = element.kind { return nil }
      return PayloadFault(
        definition,
        "argument \(index + 1) of ‘\(text.key)’ is \(element.kind.summary): expected a string",
        at: element.place, severity: .warning, key: text.key)
    }
  }

  private static func count(_ text: AlertText, _ file: PayloadFile) -> [PayloadFault] {
    var given = 0
    switch text.arguments?.kind {
    case .list(let elements): given = elements.count
    case nil: break
    case .null, .bool, .number, .string, .record, .fromNow, .moment, .message: return []
    }
    guard let bundle = file.bundle(of: text) else {
      // A key that is its own text says what it takes; of a name, if only of one word, nothing is
      // known here.
      let needs = FormatString(text.key).needs
      let isText = needs > 0 || text.key.contains(where: \.isWhitespace)
      guard isText, !isIdentifierKey(text.key) else { return [] }
      return fault(text, needs: needs, given, file).map { [$0] } ?? []
    }
    var faults: [(needs: Int, fault: PayloadFault)] = []
    var isUsed = given == 0
    var mistyped: PayloadFault?
    var seen: Set<SourceLocation> = []
    for language in bundle.languages {
      guard let entry = bundle.answer(text, in: language).entry else { continue }
      let formats = entry.form.units.map { FormatString($0.text) }
      let needs = formats.map(\.needs).max() ?? 0
      isUsed = isUsed || needs >= given
      guard seen.insert(entry.place).inserted else { continue }
      if given > 0, mistyped == nil { mistyped = self.mistyped(text, formats, entry.place) }
      if var fault = fault(text, needs: needs, given, file) {
        fault.locale = language.description
        fault.notes = [Finding.Note("its text", at: entry.place)]
        faults.append((needs, fault))
      }
    }
    guard isUsed else {
      let place = text.arguments?.place ?? text.place
      return [
        PayloadFault(
          definition,
          "‘\(text.key)’ takes \(arguments(faults.map(\.needs).max() ?? 0)) in every language and "
            + "gets \(given)", at: place, severity: .note, key: text.key)
      ]
    }
    if let mistyped { return [mistyped] }
    faults.removeAll { $0.fault.severity == .note }
    if let first = faults.first, faults.count == seen.count,
      faults.allSatisfy({ $0.needs == first.needs })
    {
      var fault = first.fault
      fault.locale = nil
      return [fault]
    }
    return faults.map(\.fault)
  }

  /// What is sent are strings: a number's specifier, and with it a plural form, gets none.
  private static func mistyped(
    _ text: AlertText, _ formats: [FormatString], _ place: SourceLocation
  ) -> PayloadFault? {
    let specifiers = formats.flatMap(\.specifiers)
    guard let number = specifiers.first(where: { $0.conversion != "@" }) else { return nil }
    return PayloadFault(
      definition,
      "argument \(number.argument) of ‘\(text.key)’ is a string, and its text takes a number: "
        + "‘(null)’ shows; take ‘%@’ there, in a text without plural forms",
      at: text.arguments?.place ?? text.place, key: text.key,
      notes: [Finding.Note("its text", at: place)])
  }

  private static func fault(
    _ text: AlertText, needs: Int, _ given: Int, _ file: PayloadFile
  ) -> PayloadFault? {
    guard needs != given else { return nil }
    return PayloadFault(
      definition, "‘\(text.key)’ takes \(arguments(needs)) and gets \(given)",
      at: text.arguments?.place ?? text.place, severity: needs < given ? .note : nil, key: text.key)
  }

  private static func arguments(_ count: Int) -> String {
    count == 1 ? "1 argument" : "\(count) arguments"
  }
}

extension FormatString {
  /// The highest argument that it takes.
  fileprivate var needs: Int {
    pieces.map { piece in
      switch piece.kind {
      case .specifier(let specifier): specifier.argument
      case .substitution(_, let argument, _): argument
      case .literal, .percent, .variationArgument: 0
      }
    }.max() ?? 0
  }
}
