/// The digits that a language writes numbers with.
package enum NumberingSystem {
  /// The default numbering system of a tag, as `latn`, `arab`, `deva`; a `-u-nu-` keyword wins.
  ///
  /// Source: CLDR 48, measured with ICU 78. Older data differs: until CLDR 46 plain `ar` had
  /// Arabic-Indic digits (CLDR-17553).
  package static func `default`(for tag: LanguageTag) -> String {
    if let wanted = tag.keyword("nu"), digits(of: wanted) != nil { return wanted }
    let script = LikelySubtags.script(of: tag)
    switch (tag.language, script) {
    case ("ar", "Arab"):
      return tag.region.map(arabicIndicRegions.contains) == true ? "arab" : "latn"
    case ("ars", _), ("ckb", "Arab"), ("sd", "Arab"): return "arab"
    case ("fa", _), ("ks", "Arab"), ("lrc", _), ("mzn", _), ("pa", "Arab"), ("ps", _),
      ("uz", "Arab"):
      return "arabext"
    case ("ur", _): return tag.region == "IN" ? "arabext" : "latn"
    case ("as", _), ("bn", _), ("mni", "Beng"): return "beng"
    case ("bgc", _), ("bho", _), ("mr", _), ("ne", _), ("raj", _), ("sa", _): return "deva"
    case ("ccp", _): return "cakm"
    case ("dz", _): return "tibt"
    case ("ff", "Adlm"): return "adlm"
    case ("hnj", _): return "hmnp"
    case ("my", _): return "mymr"
    case ("nqo", _): return "nkoo"
    case ("sat", "Olck"): return "olck"
    default: return "latn"
    }
  }

  /// The ten digits of a system, zero first; nil for a system that is not decimal or not known here.
  package static func digits(of system: String) -> [Character]? {
    guard let zero = zeros[system] else { return nil }
    return (0..<10).compactMap { Unicode.Scalar(zero + $0).map(Character.init) }
  }

  /// The system and the value of a decimal digit; nil for anything else.
  package static func digit(_ scalar: Unicode.Scalar) -> (system: String, value: Int)? {
    guard scalar.properties.numericType == .decimal else { return nil }
    for (system, zero) in ordered where (zero...(zero + 9)).contains(scalar.value) {
      return (system, Int(scalar.value - zero))
    }
    return nil
  }

  private static let arabicIndicRegions: Set<String> = [
    "BH", "DJ", "EG", "ER", "IL", "IQ", "JO", "KM", "KW", "LB", "MR", "OM", "PS", "QA", "SA", "SD",
    "SO", "SS", "SY", "TD", "YE",
  ]

  /// Source: CLDR `numberingSystems.xml`, the decimal systems in use as a default somewhere.
  private static let zeros: [String: UInt32] = [
    "latn": 0x30, "arab": 0x660, "arabext": 0x6F0, "nkoo": 0x7C0, "deva": 0x966, "beng": 0x9E6,
    "guru": 0xA66, "gujr": 0xAE6, "orya": 0xB66, "tamldec": 0xBE6, "telu": 0xC66, "knda": 0xCE6,
    "mlym": 0xD66, "thai": 0xE50, "laoo": 0xED0, "tibt": 0xF20, "mymr": 0x1040, "khmr": 0x17E0,
    "mong": 0x1810, "olck": 0x1C50, "mtei": 0xABF0, "fullwide": 0xFF10, "cakm": 0x11136,
    "hmnp": 0x1E140, "adlm": 0x1E950,
  ]

  private static let ordered = zeros.sorted { $0.value < $1.value }
    .map { (system: $0.key, zero: $0.value) }
}
