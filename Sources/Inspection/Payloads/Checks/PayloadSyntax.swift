import Diagnostics
import Simulation

/// The payload is not JSON: it holds comments or trailing commas.
enum PayloadSyntax: PayloadCheck {
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
        """,
      onServer: """
        Let an encoder make the JSON, never a template of strings.
        """,
      before: """
        { "aps": { "event": "end", "timestamp": 1786021230, /* now */ } }
        """,
      after: """
        { "aps": { "event": "end", "timestamp": 1786021230 } }
        """))

  static func faults(in file: PayloadFile) -> [PayloadFault] {
    file.payload.syntaxProblems.map { problem in
      PayloadFault(
        definition, "\(problem.message): JSON has none, and a strict reader refuses the payload",
        at: problem.location)
    }
  }
}
