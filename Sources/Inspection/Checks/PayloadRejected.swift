import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The content state does not decode as the app declares it: a field is missing, mistyped,
/// or holds a code that is not declared.
enum PayloadRejected: MomentCheck {
  static let definition = CheckDefinition(
    id: "payload-rejected", scope: .payload, severity: .error, group: .payload,
    boundary: .delivery,
    explanation: Explanation(
      meaning: """
        The content state does not decode as the app declares it: a field is missing, mistyped, \
        or holds a code that is not declared. The whole update is dropped, silently on a device; \
        the last good state stays.
        """,
      onDevice: """
        The card keeps its old content and later goes stale, although the push was accepted.
        """,
      mend: """
        Send what the app's installed versions decode; decode unknown codes into a case of their \
        own (`unknown: keep`).
        """))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.world.pushes.compactMap { push in
      guard case .undecodable(let failure)? = push.refusal else { return nil }
      let path = failure.path.joined(separator: ".")
      let isUnknownCode = failure.kind == .dataCorrupted && failure.expected.hasPrefix("one of")
      let advice = isUnknownCode ? "; ‘unknown: keep’ would keep the update" : ""
      return moment.finding(
        definition,
        "‘\(path)’ does not decode: expected \(failure.expected), found \(failure.found), "
          + "and the whole push is dropped\(advice)",
        at: failure.place, owner: push.activity.map(Owner.activity), key: path,
        notes: [Finding.Note("sent here", at: push.place)])
    }
  }
}
