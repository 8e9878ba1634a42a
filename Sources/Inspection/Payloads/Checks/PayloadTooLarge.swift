import Diagnostics
import Simulation

/// APNs refuses payloads of more than 4096 bytes.
enum PayloadTooLarge: PayloadCheck {
  static let definition = CheckDefinition(
    id: "payload-too-large", scope: .payload, severity: .error, group: .payload,
    boundary: .delivery,
    explanation: Explanation(
      meaning: """
        The payload has more than 4096 bytes, counted without white space and comments. APNs answers \
        413 PayloadTooLarge and sends nothing. Letters outside ASCII take two to four bytes each, so \
        that texts in the payload reach the limit first in Arabic, Hindi or Japanese.
        """,
      onDevice: """
        Nothing comes: the card keeps its old content and later goes stale.
        """,
      mend: """
        Send codes, numbers and keys, not sentences; leave out what the card does not show.
        """,
      onServer: """
        Measure the encoded payload before it is sent, in the language with the longest texts.
        """,
      before: """
        "content-state": { "status": "Your order is being packed with care …" }
        """,
      after: """
        "content-state": { "phase": "packing" }
        """))

  /// APNs refuses more (UserNotifications documentation).
  private static let largest = 4096

  static func faults(in file: PayloadFile) -> [PayloadFault] {
    // A request to a sending service is larger than what APNs gets.
    let size = file.body == file.payload.root ? file.payload.size : file.body.compactSize
    return size > largest ? [fault(size, at: file.body.place)] : []
  }

  static func fault(_ size: Int, at place: SourceLocation) -> PayloadFault {
    PayloadFault(
      definition,
      "the payload has \(size) bytes, and APNs refuses more than \(largest): nothing is delivered",
      at: place, losesPush: true)
  }
}

extension GivenValue {
  /// Bytes of the value as JSON without white space.
  fileprivate var compactSize: Int {
    switch kind {
    case .null: 4
    case .bool(let flag): flag ? 4 : 5
    case .number(let digits): digits.utf8.count
    case .string(let text): Self.size(of: text)
    case .list(let elements):
      2 + max(0, elements.count - 1) + elements.reduce(0) { $0 + $1.compactSize }
    case .record(let fields):
      2 + max(0, fields.count - 1)
        + fields.reduce(0) { $0 + Self.size(of: $1.name) + 1 + $1.value.compactSize }
    case .fromNow, .moment, .message: 0
    }
  }

  private static func size(of text: String) -> Int {
    text.utf8.reduce(2) { size, byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x08, 0x09, 0x0A, 0x0C, 0x0D: size + 2
      case 0..<0x20: size + 6
      case _: size + 1
      }
    }
  }
}
