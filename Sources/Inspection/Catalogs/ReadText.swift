import Catalogs

/// One text of a form, with the arguments that it takes off whoever calls.
struct ReadText {
  var unit: StringUnit
  var format: FormatString
  /// The plural category that it stands for; nil outside plurals.
  var category: String?
  /// The substitution that it is a form of; nil for a text of the entry itself, whose arguments
  /// then include those of the substitutions that it refers to.
  var substitution: String?
  /// In the order of the text.
  var arguments: [TakenArgument]
  /// The argument that chooses among the plural forms, from 1; nil outside plurals.
  var counted: Int?
}

/// An argument that a text takes.
struct TakenArgument: Hashable {
  /// From 1.
  var position: Int
  /// Nil for `%arg` of a substitution that declares no type: it takes what is given.
  var type: FormatSpecifier.ArgumentType?
  /// As the text writes it, as `%2$@`.
  var written: String
  /// Whether a substitution takes it, to which the text refers.
  var isReferred = false
}

extension EntryForm {
  /// Every text of the form, in file order, with the arguments of those that formatting reads.
  ///
  /// - Parameter key: its specifiers say which argument is counted, as its text's would.
  func readTexts(key: String) -> [ReadText] {
    let specifiers =
      FormatString(key).specifiers + units.flatMap { FormatString($0.text).specifiers }
    let counted = specifiers.filter(\.isNumber).map(\.argument).min() ?? 1
    return readTexts(counted: counted, [])
  }

  private func readTexts(counted: Int, _ substitutions: [Substitution]) -> [ReadText] {
    switch self {
    case .text(let unit): return [ReadText(unit, substitutions)]
    case .stringSet(let units): return units.map { ReadText($0, []) }
    case .plural(let variants):
      return variants.list.map { variant in
        var text = ReadText(variant.value, substitutions)
        text.category = variant.name
        text.counted = counted
        return text
      }
    case .device(let variants), .width(let variants):
      return variants.list.flatMap { $0.value.readTexts(counted: counted, substitutions) }
    case .substituted(let parent, let all):
      let parents = parent.readTexts(counted: counted, all)
      return parents + all.flatMap { $0.readTexts(in: parents, among: all) }
    }
  }
}

extension ReadText {
  /// A text outside any substitution; of those that it may refer to it takes what their forms take.
  init(_ unit: StringUnit, _ substitutions: [Substitution]) {
    self.unit = unit
    format = FormatString(unit.text)
    arguments = format.arguments(of: unit.text, substitutions, depth: 0)
  }
}

extension FormatString {
  /// The arguments that the text takes, through its references too. References nest no deeper than
  /// eight, so that none which contains itself is followed for ever.
  fileprivate func arguments(
    of text: String, _ substitutions: [Substitution], offset: Int = 0, own: TakenArgument? = nil,
    depth: Int
  ) -> [TakenArgument] {
    pieces.flatMap { piece -> [TakenArgument] in
      switch piece.kind {
      case .literal, .percent: return []
      case .variationArgument: return own.map { [$0] } ?? []
      case .specifier(let specifier):
        let position = specifier.argument + (specifier.isPositional ? 0 : offset)
        return [TakenArgument(position: position, type: specifier.type, written: text.part(piece))]
      case .substitution(let name, let argument, let isPositional):
        guard depth < 8, let substitution = substitutions.first(where: { $0.name == name }) else {
          return []
        }
        let position = substitution.argument ?? (argument + (isPositional ? 0 : offset))
        let counts = substitution.taken(at: position)
        let inForms = substitution.form.units.flatMap { unit in
          FormatString(unit.text).arguments(
            of: unit.text, substitutions, offset: position - 1, own: counts, depth: depth + 1)
        }
        return ([counts] + inForms).map { argument in
          var argument = argument
          argument.isReferred = true
          return argument
        }
      }
    }
  }
}

extension Substitution {
  /// What it counts, where it takes that argument.
  fileprivate func taken(at position: Int) -> TakenArgument {
    TakenArgument(
      position: position,
      type: formatSpecifier.flatMap(FormatSpecifier.init(bare:))?.type,
      written: "%#@\(name)@")
  }

  fileprivate func readTexts(in parents: [ReadText], among all: [Substitution]) -> [ReadText] {
    let position = argument ?? parents.lazy.compactMap { $0.position(of: name) }.first ?? 1
    let counts = taken(at: position)
    func read(_ unit: StringUnit, _ category: String?) -> ReadText {
      var text = ReadText(unit, [])
      text.category = category
      text.substitution = name
      text.counted = position
      text.arguments = text.format.arguments(
        of: unit.text, all.filter { $0.name != name }, offset: position - 1, own: counts, depth: 1)
      return text
    }
    return form.pluralGroups.flatMap(\.variants.list).map { read($0.value, $0.name) }
  }
}

extension ReadText {
  /// The position that a reference gives a substitution without one of its own.
  fileprivate func position(of name: String) -> Int? {
    for piece in format.pieces {
      if case .substitution(name, let argument, _) = piece.kind { return argument }
    }
    return nil
  }
}

extension String {
  /// A part of a format as it is written.
  func part(_ piece: FormatString.Piece) -> String { part(piece.range) }

  /// The text between two UTF-8 offsets.
  func part(_ range: Range<Int>) -> String {
    String(decoding: Array(utf8)[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }
}

extension FormatSpecifier {
  /// Whether it takes a number that can be counted.
  var isNumber: Bool {
    switch type {
    case .signed, .unsigned, .double: true
    case .object, .character, .cString, .pointer: false
    }
  }
}
