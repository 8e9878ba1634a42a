import Catalogs

/// What the code passes to a key, as far as the key and its source text say: the key carries the
/// specifiers of an interpolation, a name of a key leaves them to the text.
struct ArgumentList {
  /// By position, the first to name it.
  private(set) var types: [Int: TakenArgument] = [:]
  /// What the source text shows, whatever the number: a plural form other than `other` may leave
  /// the number out.
  private(set) var shown: Set<Int> = []

  /// Nil where neither the key nor a source text says what is passed.
  init?(_ key: InspectedKey) {
    let format = FormatString(key.key)
    for piece in format.pieces {
      guard case .specifier(let specifier) = piece.kind else { continue }
      add(
        TakenArgument(
          position: specifier.argument, type: specifier.type, written: key.key.part(piece)))
    }
    guard let source = key.source else {
      if types.isEmpty { return nil }
      shown = Set(types.keys)
      return
    }
    let texts = source.form.readTexts(key: key.key)
    for text in texts { text.arguments.forEach { add($0) } }
    let whole = texts.filter { $0.substitution == nil }
    let fixed = whole.filter { $0.category == nil || $0.category == "other" }
    shown = Set((fixed.isEmpty ? whole : fixed).flatMap { $0.arguments.map(\.position) })
  }

  private mutating func add(_ argument: TakenArgument) {
    if types[argument.position]?.type == nil { types[argument.position] = argument }
  }

  /// Whether the code passes nothing: then the text is no format.
  var isEmpty: Bool { types.isEmpty }
}

extension FormatSpecifier.ArgumentType {
  /// How two specifiers for one argument go together.
  enum Agreement {
    case same
    /// Both take a whole number, of different sizes: large ones are cut.
    case otherSize
    /// What one takes is garbage to the other, or a crash.
    case none
  }

  /// How a text that takes `self` goes with code that passes `other`.
  func agreement(with other: Self) -> Agreement {
    if self == other { return .same }
    switch (self, other) {
    case (.signed(let a), .signed(let b)), (.signed(let a), .unsigned(let b)),
      (.unsigned(let a), .signed(let b)), (.unsigned(let a), .unsigned(let b)):
      return a == b ? .same : .otherSize
    case (.character, .signed), (.character, .unsigned), (.signed, .character),
      (.unsigned, .character):
      return .same
    case (.pointer, .object), (.object, .pointer): return .same
    case (.object, _), (.signed, _), (.unsigned, _), (.double, _), (.character, _), (.cString, _),
      (.pointer, _):
      return .none
    }
  }

  /// For people.
  var noun: String {
    switch self {
    case .object: "an object such as a string"
    case .signed, .unsigned: "a whole number"
    case .double: "a number with decimals"
    case .character: "a character"
    case .cString: "a C string"
    case .pointer: "a pointer"
    }
  }
}
