package import Diagnostics
package import Languages
package import Presentation
import Simulation

/// One case in one locale, and where the case says so in one presentation, on one device, in one
/// state: its verdict, and what the verdict rests on.
package struct VerificationCell: Sendable {
  package var suite: String
  package var definition: CaseDefinition
  package var locale: LanguageTag
  /// Nil: of the run as a whole.
  package var surface: Surface?
  /// The model, as `iPhone 16 Pro`; nil where nothing was played.
  package var device: String?
  /// As `active`, `stale`; with the kind before it where a product declares several.
  package var state: String?
  package var verdict: CellVerdict
  /// The first boundary, in the order of a diagnosis, at which something failed.
  package var boundary: Boundary?
  /// What the checks found at the moments that the case looked at, each once; those that the case
  /// asks for are claimed.
  package var findings: [Finding]
  /// What was looked at and what held, in the order of the steps; ids, codes, tags, revisions and
  /// keys, never a text of people.
  package var evidence: [CellEvidence]
  /// What was played, to be replayed; nil where nothing was.
  package var played: PlayedScript?
  /// The step of `played` at which it failed, else the first that was looked at; nil where nothing
  /// was.
  package var step: Int?

  /// `LA-06/fr-CA/compact-leading/iPhone 16 Pro/active`; parts that it has not are left out.
  package var id: String {
    [definition.id, locale.description, surface?.id, device, state].compactMap { $0 }
      .joined(separator: "/")
  }

  /// Why a case could not look or has nothing to look at; nil for any other verdict.
  package var reason: String? {
    switch verdict {
    case .pass, .fail: nil
    case .inconclusive: evidence.first { $0.outcome == .unseen }?.text
    case .notApplicable: evidence.first?.text
    }
  }
}

/// A line of what a verdict rests on.
package struct CellEvidence: Sendable, Hashable {
  /// Step of the script, from 1; nil where it is of no step.
  package var step: Int?
  package var text: String
  package var outcome: Outcome

  /// What the line says for the verdict.
  package enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// Seen, and asked by no requirement.
    case fact
    case held
    case failed
    /// Could not be looked at.
    case unseen
  }
}
