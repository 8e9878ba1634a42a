import Diagnostics

/// Something that is wrong in a payload, before it is known whether anybody sends it.
package struct PayloadFault: Sendable, Hashable {
  var definition: CheckDefinition
  var severity: Severity
  var message: String
  var place: SourceLocation
  /// The path of the field or the key that is looked up; nil where there is none.
  var key: String?
  /// The language that it is wrong in; nil where it is wrong in all.
  var locale: String?
  var notes: [Finding.Note] = []
  /// Whether the phone or APNs drops the whole push for it. Once a push is refused, only what
  /// refused it is told.
  var losesPush: Bool
  /// Whether it is said of the file, whoever it was sent to.
  var isOfFile = false

  init(
    _ definition: CheckDefinition, _ message: String, at place: SourceLocation,
    severity: Severity? = nil, key: String? = nil, locale: String? = nil,
    notes: [Finding.Note] = [], losesPush: Bool = false
  ) {
    self.definition = definition
    self.severity = severity ?? definition.severity
    self.message = message
    self.place = place
    self.key = key
    self.locale = locale
    self.notes = notes
    self.losesPush = losesPush
  }

  /// As a finding of a file that nobody sent.
  var finding: Finding {
    Finding(
      id: definition.id, severity: severity, message: message,
      boundary: definition.boundary.rawValue, place: place, locale: locale, key: key, notes: notes)
  }
}
