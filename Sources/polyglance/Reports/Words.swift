import Inspection
import Internationalization
import Localization
import Presentation
import Simulation

extension InspectedSurface {
  /// The span that a verdict is about.
  func span(_ judged: Judged) -> Span { resolved.texts[judged.text].spans[judged.span] }
}

extension World {
  /// The phase of an owner that has one.
  func phase(of owner: Owner) -> ActivityPhase? {
    switch owner {
    case .activity(let id): activities[id]?.phase
    case .appScreen: nil
    }
  }
}

/// `1 file`, `3 files`; of a noun whose plural ends in `s`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// A moment as ISO 8601 with the offset of a zone.
func iso8601(_ instant: Instant, _ timeZone: String) -> String {
  InternationalFormats.shared.iso8601(Double(instant.seconds), zone: timeZone)
    ?? "@\(instant.seconds)"
}
