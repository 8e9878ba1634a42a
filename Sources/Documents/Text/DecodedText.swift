package import Diagnostics

/// The text of a file whose encoding had to be found out.
package struct DecodedText: Sendable {
  /// The text in UTF-8, without a byte-order mark.
  package var utf8: [UInt8]
  /// How the file is encoded.
  package var encoding: TextEncoding
  /// What was tolerated: a byte-order mark that stands twice (severity `warning`).
  package var problems: [InputProblem]

  /// The text as a string.
  package var text: String { String(decoding: utf8, as: UTF8.self) }
}

/// The encodings that string tables come in.
package enum TextEncoding: String, Sendable, Hashable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"

  /// How many bytes a code unit takes.
  package var unitLength: Int {
    switch self {
    case .utf8: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }

  var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
    case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
    }
  }
}
