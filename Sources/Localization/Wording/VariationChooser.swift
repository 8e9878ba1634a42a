import Catalogs
import Internationalization
import Languages
import Presentation

/// Walks an entry's tree of variants with the device, the numbers and a language's plural rules at
/// hand, and notes every choice.
///
/// Sources: Xcode, "Localizing strings that contain plurals" and "Creating width and device variants
/// of strings"; Foundation's `.stringsdict` format.
struct VariationChooser {
  /// The key, whose specifiers say what is counted.
  let key: String
  /// The numbers among the arguments; nil for what is no number.
  let numbers: [NumericValue?]
  /// The language whose rule chooses the category.
  let language: LanguageTag
  let device: DeviceClass
  let formats: InternationalFormats

  private(set) var choices: [VariationChoice] = []
  /// The first unit of text taken.
  private(set) var unit: StringUnit?
  /// Names of substitutions that are being written, so that none contains itself.
  private var open: [String] = []
  private var references = 0
  private var pieces: [Wording.Piece] = []

  /// A card is small and a catalog may be malicious: references nest and multiply no further.
  private static let limit = (depth: 8, pieces: 4096, references: 256)

  init(
    key: String, numbers: [NumericValue?], language: LanguageTag, device: DeviceClass,
    formats: InternationalFormats
  ) {
    self.key = key
    self.numbers = numbers
    self.language = language
    self.device = device
    self.formats = formats
  }

  /// The wording of an entry; nil where a variant is wanted that is not there, nor an `other`.
  mutating func wording(of form: EntryForm) -> Wording? {
    let isPlain = if case .text = form { true } else { false }
    if isPlain || isStringSet(form), numbers.isEmpty {
      guard let unit = form.units.first else { return nil }
      self.unit = unit
      return Wording(unit.text, isFormat: false)
    }
    let counted = countedArgument(form)
    let specifier = FormatString(key).specifiers.first { $0.argument == counted && $0.isNumeric }
    guard write(form, Scope(argument: counted, specifier: specifier)) else { return nil }
    return Wording(pieces: pieces)
  }

  /// Where a text stands.
  private struct Scope {
    /// The argument that its variants count, from 1; `%arg` in it.
    var argument: Int
    /// How `%arg` is formatted; nil where nothing says so.
    var specifier: FormatSpecifier?
    /// The substitution whose text it is.
    var name: String?
    /// What a reference in it may name.
    var substitutions: [Substitution] = []
    /// Whether specifiers without a position count from `argument`, not from the first.
    var isRelative: Bool { name != nil }
  }

  private func isStringSet(_ form: EntryForm) -> Bool {
    if case .stringSet = form { true } else { false }
  }

  private mutating func write(_ form: EntryForm, _ scope: Scope) -> Bool {
    switch form {
    case .text(let unit): return write(unit, scope)
    case .stringSet(let units):
      guard let unit = units.first else { return false }
      return write(unit, scope)
    case .plural(let variants):
      guard let unit = plural(variants, scope) else { return false }
      return write(unit, scope)
    case .device(let variants):
      // A device that is not listed has `other`.
      let taken = [device.rawValue, "other"].first { variants[$0] != nil }
      choices.append(
        VariationChoice(
          kind: .device, substitution: scope.name, wanted: device.rawValue, taken: taken))
      guard let taken, let form = variants[taken] else { return false }
      return write(form, scope)
    case .width(let variants):
      // Nobody asks for a width here: the widest is the text's normal form.
      let widest = variants.names.max { (Int($0) ?? 0) < (Int($1) ?? 0) }
      choices.append(
        VariationChoice(
          kind: .width, substitution: scope.name, wanted: widest ?? "", taken: widest))
      guard let widest, let form = variants[widest] else { return false }
      return write(form, scope)
    case .substituted(let parent, let substitutions):
      var scope = scope
      scope.substitutions = substitutions
      return write(parent, scope)
    }
  }

  private mutating func plural(_ variants: Variants<StringUnit>, _ scope: Scope) -> StringUnit? {
    let number = numbers.indices.contains(scope.argument - 1) ? numbers[scope.argument - 1] : nil
    let style = shownStyle(variants, scope)
    let wanted =
      number.map { formats.pluralCategory(of: $0, shown: style, in: language).rawValue } ?? "other"
    // An explicit `zero` means exactly 0, also in languages without that category.
    let candidates = (number?.isZero == true ? ["zero"] : []) + [wanted, "other"]
    let taken = candidates.first { variants[$0] != nil }
    choices.append(
      VariationChoice(
        kind: .plural, substitution: scope.name, argument: scope.argument, wanted: wanted,
        taken: taken, language: language))
    return taken.flatMap { variants[$0] }
  }

  /// How the counted number is shown: as the first variant that shows it does, else as whoever
  /// asked would. What a reader counts are the digits that stand there: `%.1f` of 1 is no `one` in
  /// English (CLDR's operands `v` and `f`).
  private func shownStyle(_ variants: Variants<StringUnit>, _ scope: Scope) -> NumberStyle {
    let offset = scope.isRelative ? scope.argument - 1 : 0
    for variant in variants.list {
      for piece in FormatString(variant.value.text).pieces {
        switch piece.kind {
        case .specifier(let specifier):
          let argument = specifier.argument + (specifier.isPositional ? 0 : offset)
          if argument == scope.argument { return style(specifier) }
        case .variationArgument: return scope.specifier.map(style) ?? NumberStyle()
        case .literal, .percent, .substitution: continue
        }
      }
    }
    return scope.specifier.map(style) ?? NumberStyle()
  }

  private func style(_ specifier: FormatSpecifier) -> NumberStyle {
    guard case .double = specifier.type else { return NumberStyle() }
    switch specifier.precision {
    case nil: return specifier.fractionStyle(precision: nil)
    case .fixed(let digits)?: return specifier.fractionStyle(precision: digits)
    case .argument(let position)?:
      guard numbers.indices.contains(position - 1), case .int(let digits)? = numbers[position - 1]
      else { return specifier.fractionStyle(precision: nil) }
      return specifier.fractionStyle(precision: Int(clamping: digits.magnitude))
    }
  }

  private mutating func write(_ unit: StringUnit, _ scope: Scope) -> Bool {
    self.unit = self.unit ?? unit
    let offset = scope.isRelative ? scope.argument - 1 : 0
    for piece in FormatString(unit.text).pieces {
      guard pieces.count < Self.limit.pieces else { return true }
      switch piece.kind {
      case .literal(let text): pieces.append(.literal(text))
      case .percent: pieces.append(.literal("%"))
      case .variationArgument:
        pieces.append(
          scope.specifier.map { .argument(scope.argument, $0) } ?? .plainArgument(scope.argument))
      case .specifier(let specifier):
        let argument = specifier.argument + (specifier.isPositional ? 0 : offset)
        pieces.append(.argument(argument, specifier))
      case .substitution(let name, let position, let isPositional):
        let argument = position + (isPositional ? 0 : offset)
        if !substitute(name, argument, scope) {
          pieces.append(.literal(unit.text.bytes(piece.range)))
        }
      }
    }
    return true
  }

  /// Writes a substitution in the place of its reference; false where there is none to write.
  private mutating func substitute(_ name: String, _ argument: Int, _ scope: Scope) -> Bool {
    guard let substitution = scope.substitutions.first(where: { $0.name == name }),
      !open.contains(name), open.count < Self.limit.depth, references < Self.limit.references
    else { return false }
    references += 1
    open.append(name)
    defer { open.removeLast() }
    return write(
      substitution.form,
      Scope(
        argument: substitution.argument ?? argument,
        specifier: substitution.formatSpecifier.flatMap(FormatSpecifier.init(bare:)), name: name,
        substitutions: scope.substitutions))
  }

  /// What an entry counts that names no argument: the first number of the key, else of its texts.
  private func countedArgument(_ form: EntryForm) -> Int {
    let ofKey = FormatString(key).specifiers.filter(\.isNumeric).map(\.argument).min()
    if let ofKey { return ofKey }
    let ofTexts = form.units.flatMap { FormatString($0.text).specifiers }.filter(\.isNumeric)
      .map(\.argument).min()
    if let ofTexts { return ofTexts }
    return (numbers.firstIndex { $0 != nil } ?? 0) + 1
  }
}

extension FormatSpecifier {
  /// Whether it takes a number that can be counted.
  fileprivate var isNumeric: Bool {
    switch type {
    case .signed, .unsigned, .double: true
    case .object, .character, .cString, .pointer: false
    }
  }
}

extension NumericValue {
  fileprivate var isZero: Bool {
    switch self {
    case .int(let value): value == 0
    case .double(let value): value == 0
    case .digits(let digits): Double(digits) == 0
    }
  }
}
