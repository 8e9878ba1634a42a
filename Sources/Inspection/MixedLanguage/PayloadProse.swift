import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// Words stand in the content state or the payload and are shown as they came.
enum PayloadProse {
  static let definition = CheckDefinition(
    id: "payload-prose", scope: .render, severity: .error, group: .mixedLanguage,
    boundary: .keyMapping, letter: "P",
    explanation: Explanation(
      meaning: """
        Words stand in the content state or the payload and are shown as they came. Whoever \
        wrote them chose their language, and they keep it until the next update.
        """,
      onDevice: """
        One line of the card speaks the server's language while everything around it follows the \
        person's.
        """,
      mend: """
        Send a code or typed values and let the extension look the words up. What people wrote \
        themselves is declared as UserText.
        """,
      inSwift: """
        Decode a code and values, and show `Text` with a key for them. What a person wrote, as a \
        courier's name, stays a String and is shown as it is.
        """,
      inCatalog: """
        Add the sentence under a key, with a placeholder for each value.
        """,
      onServer: """
        Send the code and the values: which words they become is decided on the phone, in the \
        language of that moment. A code is read by everybody who is subscribed, in any language.
        """,
      before: #"""
        "content-state": { "message": "The courier is 2 stops away" }
        """#,
      after: #"""
        "content-state": { "phase": "nearby", "stopCount": 2 }
        """#))

  static func finding(_ run: RunOfText, _ moment: Moment) -> Finding {
    run.finding(
      definition, "‘\(run.string)’ came as prose in the state, not as a key",
      at: run.provenance.textPlace, moment)
  }
}
