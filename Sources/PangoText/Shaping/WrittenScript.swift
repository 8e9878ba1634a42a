import CPango

/// What measuring has to know of the scripts of letters.
enum WrittenScript {
  /// Whether the face of the system tracks a letter: Latin, Greek and Cyrillic, with the digits and
  /// signs that stand among all. The other scripts have faces of their own, which are not tracked.
  static func isTracked(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII || tracked.contains(g_unichar_get_script(scalar.value).rawValue)
  }

  /// Whether letters of the script join, so that no space may come between them or go (CSS Text 3,
  /// cursive scripts).
  /// - Parameter script: as Pango gives it to a part of a text.
  static func isJoined(_ script: UInt8) -> Bool { joined.contains(Int32(script)) }

  /// Whether marks stand above and below each other in the script, so that its lines may need
  /// more height than the leading (Xcode, Supporting multiple languages in your app).
  static func isTall(_ script: UInt8) -> Bool { tall.contains(Int32(script)) }

  private static let tracked: Set<Int32> = [
    G_UNICODE_SCRIPT_LATIN.rawValue, G_UNICODE_SCRIPT_GREEK.rawValue,
    G_UNICODE_SCRIPT_CYRILLIC.rawValue, G_UNICODE_SCRIPT_COMMON.rawValue,
    G_UNICODE_SCRIPT_INHERITED.rawValue,
  ]

  private static let joined: Set<Int32> = [
    G_UNICODE_SCRIPT_ARABIC.rawValue, G_UNICODE_SCRIPT_SYRIAC.rawValue,
    G_UNICODE_SCRIPT_MONGOLIAN.rawValue, G_UNICODE_SCRIPT_NKO.rawValue,
    G_UNICODE_SCRIPT_PHAGS_PA.rawValue, G_UNICODE_SCRIPT_MANDAIC.rawValue,
    G_UNICODE_SCRIPT_ADLAM.rawValue, G_UNICODE_SCRIPT_HANIFI_ROHINGYA.rawValue,
  ]

  private static let tall: Set<Int32> = [
    G_UNICODE_SCRIPT_ARABIC.rawValue, G_UNICODE_SCRIPT_SYRIAC.rawValue,
    G_UNICODE_SCRIPT_THAANA.rawValue, G_UNICODE_SCRIPT_NKO.rawValue,
    G_UNICODE_SCRIPT_DEVANAGARI.rawValue, G_UNICODE_SCRIPT_BENGALI.rawValue,
    G_UNICODE_SCRIPT_GURMUKHI.rawValue, G_UNICODE_SCRIPT_GUJARATI.rawValue,
    G_UNICODE_SCRIPT_ORIYA.rawValue, G_UNICODE_SCRIPT_TAMIL.rawValue,
    G_UNICODE_SCRIPT_TELUGU.rawValue, G_UNICODE_SCRIPT_KANNADA.rawValue,
    G_UNICODE_SCRIPT_MALAYALAM.rawValue, G_UNICODE_SCRIPT_SINHALA.rawValue,
    G_UNICODE_SCRIPT_THAI.rawValue, G_UNICODE_SCRIPT_LAO.rawValue,
    G_UNICODE_SCRIPT_TIBETAN.rawValue, G_UNICODE_SCRIPT_MYANMAR.rawValue,
    G_UNICODE_SCRIPT_KHMER.rawValue, G_UNICODE_SCRIPT_BALINESE.rawValue,
    G_UNICODE_SCRIPT_JAVANESE.rawValue,
  ]
}
