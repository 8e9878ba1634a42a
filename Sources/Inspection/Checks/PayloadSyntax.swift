import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// The payload is not JSON: it holds comments or trailing commas.
enum PayloadSyntax: MomentCheck {
  static let definition = CheckDefinition(
    id: "payload-syntax", scope: .payload, severity: .warning, group: .payload,
    boundary: .delivery,
    explanation: Explanation(
      meaning: """
        The payload is not JSON: it holds comments or trailing commas. polyglance reads it all \
        the same; a server's encoder or APNs may not.
        """,
      onDevice: """
        Nothing, until the file is sent with a tool that is strict: then the push is refused.
        """,
      mend: """
        Take the comments and the trailing commas away.
        """))

  static func inspect(_ moment: Moment) -> [Finding] {
    (moment.payload?.syntaxProblems ?? []).map { problem in
      moment.finding(definition, problem.message, at: problem.location)
    }
  }
}
