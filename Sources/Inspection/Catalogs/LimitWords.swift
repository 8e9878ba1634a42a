/// What comments say of limits: English, and the shortest forms of German and French.
enum LimitWords {
  /// Words that come right before the amount. `isPlain`: it is a limit whatever stands before it.
  static let bounds: [(words: [String], excludes: Bool, isPlain: Bool)] = [
    (["at", "most"], false, true), (["at", "the", "most"], false, true), (["max"], false, true),
    (["maximum"], false, true), (["maximum", "of"], false, true), (["max", "of"], false, true),
    (["limit", "of"], false, true), (["limited", "to"], false, true),
    (["restricted", "to"], false, true), (["≤"], false, true), (["<="], false, true),
    (["limit"], false, true), (["length"], false, false), (["maximum", "length"], false, true),
    (["max", "length"], false, true), (["fewer", "than"], true, false),
    (["less", "than"], true, false), (["shorter", "than"], true, false), (["under"], true, false),
    (["below"], true, false), (["<"], true, true), (["up", "to"], false, false),
    (["within"], false, false), (["keep", "to"], false, true), (["keep", "it", "to"], false, true),
    (["room", "for"], false, true), (["space", "for"], false, true),
    (["character", "limit"], false, true),
    // German and French
    (["maximal"], false, true), (["höchstens"], false, true), (["au", "plus"], false, true),
  ]

  /// Words right before the amount that ask for more of it: a limit where a negation stands before
  /// them, as in “do not write more than”, and none elsewhere.
  static let excesses = [
    ["more", "than"], ["longer", "than"], ["exceed"], ["exceeds"], ["exceeding"], ["go", "over"],
    ["be", "over"], ["go", "beyond"], ["go", "above"], ["be", "above"],
  ]

  /// Words that turn what follows round.
  static let negations: Set<String> = [
    "no", "not", "never", "don't", "doesn't", "isn't", "cannot", "can't", "mustn't", "shouldn't",
    "won't", "avoid", "without",
  ]

  /// Words that come right after the amount.
  static let closings: [[String]] = [
    ["max"], ["maximum"], ["at", "most"], ["or", "less"], ["or", "fewer"], ["or", "shorter"],
    ["limit"], ["at", "the", "most"], ["at", "maximum"], ["tops"], ["maximal"], ["au", "maximum"],
    ["au", "plus"],
  ]

  /// Words after which a number that counts nothing counts characters; `:` and `=` may stand between.
  static let labels: [[String]] = [
    ["max", "length"], ["maximum", "length"], ["length", "max"], ["length", "maximum"],
    ["maxlength"], ["max-length"], ["character", "limit"], ["char", "limit"],
    ["max", "characters"], ["max", "chars"], ["maximum", "characters"], ["maximum", "chars"],
  ]

  /// The words for a limit that say so with a number alone, in brackets or before a colon.
  static let most: Set<String> = ["max", "maximum"]

  /// What may stand before an amount, or a weak bound, in a clause that is a limit.
  static let leads: Set<String> = [
    "keep", "it", "this", "the", "that", "text", "translation", "translations", "label", "title",
    "string", "must", "should", "can", "may", "be", "is", "to", "please", "use", "just", "only",
    "very", "short", "a", "an", "in", "within", "fit", "fits", "as", "length", "total",
    "limit", "and", "stay", "make", "max", "maximum", "of", "room", "space", "for", "there",
  ]

  /// What may stand after an amount in a clause that says nothing else.
  static let tails: Set<String> = [
    "only", "long", "total", "please", "in", "length", "each", "language", "every",
  ]

  /// What may stand after `two-word`, and is the text.
  static let things: Set<String> = [
    "status", "label", "title", "text", "string", "translation", "caption", "heading", "message",
    "phrase", "headline", "form",
  ]

  /// A sentence with one of these is not about the length of the translation, or not sure of it.
  static let others: Set<String> = [
    "when", "if", "whenever", "unless", "user", "users", "user's", "enter", "enters", "entered",
    "type", "types", "typed", "input", "field", "password", "passcode", "code", "username", "pin",
    "allow", "allows", "allowed", "require", "requires", "required", "validation", "error",
    "argument", "arguments", "placeholder", "placeholders", "parameter", "variable", "variables",
    "ideally", "preferably", "possible", "usually", "often", "sometimes", "per", "previously",
    "formerly", "otherwise", "unlimited",
  ]

  /// A sentence that names a language may state a limit of that language alone.
  static let languages: Set<String> = [
    "arabic", "armenian", "bengali", "bulgarian", "catalan", "chinese", "croatian", "czech",
    "danish", "dutch", "english", "estonian", "finnish", "french", "georgian", "german", "greek",
    "hebrew", "hindi", "hungarian", "icelandic", "indonesian", "irish", "italian", "japanese",
    "korean", "latvian", "lithuanian", "malay", "norwegian", "persian", "polish", "portuguese",
    "romanian", "russian", "serbian", "slovak", "slovenian", "spanish", "swedish", "tamil",
    "telugu", "thai", "turkish", "ukrainian", "urdu", "vietnamese", "welsh",
  ]

  /// A clause with one of these states no limit, or none that is sure.
  static let vague: Set<String> = [
    "about", "approximately", "approx", "roughly", "around", "ca", "circa", "least", "minimum",
    "min", "than", "line", "lines", "remaining", "left", "count", "counts", "number", "first",
    "last", "previous", "former", "old", "example", "examples", "~", "≈", "≥", ">=", ">",
  ]

  /// Where `than` belongs to a bound.
  static let comparisons: Set<String> = [
    "more", "longer", "fewer", "less", "shorter",
  ]

  static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
  ]

  static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

  /// What may stand between the number and what is counted.
  static let qualities: Set<String> = ["short", "very", "single", "latin", "or"]
}
