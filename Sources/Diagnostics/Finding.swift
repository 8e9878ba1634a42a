/// A located, stable-id statement that something is wrong, with its evidence.
///
/// Identity is (id, place, surface, owner, locale, key): a finding is reported once, at the first
/// step at which it is seen, and again if it goes and comes back.
package struct Finding: Hashable, Sendable {
  /// A stable id of the registry, as `stale-render`.
  package var id: String
  /// The default of the check, lowered by the case or overridden by the product.
  package var severity: Severity
  /// One sentence without its full stop; quotes what a person sees in ‘…’.
  package var message: String
  /// The boundary at which it broke: one of the words of the diagnosis, as `lookup`.
  package var boundary: String?
  /// The line to mend.
  package var place: SourceLocation
  /// Surface id, as `compact-trailing`; nil where the finding belongs to no surface.
  package var surface: String?
  /// The activity's id (`delivery#1`) and the like.
  package var owner: String?
  /// The expected language at that moment.
  package var locale: String?
  /// The catalog key, where there is one.
  package var key: String?
  /// Step of the scenario at which it was first seen, from 1; 0 is before the first step.
  package var step: Int
  /// Whether an expectation of the scenario claimed it; a claimed finding does not count.
  package var claimed: Bool
  /// Further places with what they say, as the catalog entry that answered.
  package var notes: [Note]
  /// Facts in a fixed order: name and value, ids and codes only.
  package var evidence: [Evidence]

  /// A further place of a finding.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var place: SourceLocation

    package init(_ message: String, at place: SourceLocation) {
      self.message = message
      self.place = place
    }
  }

  /// One fact, as `asked` = `fr-CA`.
  package struct Evidence: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Makes a finding; see the properties.
  package init(
    id: String, severity: Severity, message: String, boundary: String? = nil,
    place: SourceLocation, surface: String? = nil, owner: String? = nil, locale: String? = nil,
    key: String? = nil, step: Int = 0, claimed: Bool = false, notes: [Note] = [],
    evidence: [Evidence] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message.shortened
    self.boundary = boundary
    self.place = place
    self.surface = surface
    self.owner = owner
    self.locale = locale
    self.key = key
    self.step = step
    self.claimed = claimed
    self.notes = notes
    self.evidence = evidence
  }
}
