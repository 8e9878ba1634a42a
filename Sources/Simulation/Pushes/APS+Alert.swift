import Diagnostics
import Presentation

/// `aps.alert` as the phone reads it.
extension APS {
  /// The alert's value; where it is missing, the object that lacks it.
  var alertPlace: SourceLocation { place(of: "alert") }

  /// The keys that belong to ordinary notifications, in the order written, where one of them names
  /// a text; else empty.
  var flatAlertKeys: [GivenField] {
    let names = ["title-loc-", "subtitle-loc-", "loc-"].flatMap { [$0 + "key", $0 + "args"] }
    let flat = self["alert"]?.fields.filter { names.contains($0.name) } ?? []
    return flat.contains { $0.name.hasSuffix("key") } ? flat : []
  }

  /// What the alert says; nil where there is none, or one that says nothing.
  ///
  /// A plain string is the body, as in ordinary notifications. Title and body are each a string or
  /// `{ loc-key, loc-args }` (ActivityKit documentation); the flat form is read where the setting
  /// `flat-alert-keys` lets it pass.
  func alert(_ sent: SentPush, _ world: World) -> AlertContent? {
    guard let alert = self["alert"] else { return nil }
    let reader = AlertReader(sent: sent, world: world)
    let content: AlertContent
    switch alert.kind {
    case .string:
      content = AlertContent(title: nil, body: reader.text(alert), place: alert.place)
    case .record:
      content = AlertContent(
        title: reader.part(of: alert, "title", flat: "title-loc-"),
        body: reader.part(of: alert, "body", flat: "loc-"), place: alert.place)
    case .null, .bool, .number, .list, .fromNow, .moment, .message: return nil
    }
    return content.title == nil && content.body == nil ? nil : content
  }
}

/// Reads title and body of an alert.
private struct AlertReader {
  let sent: SentPush
  let world: World

  /// A literal beside a flat key is what shows where the key is not found.
  func part(of alert: GivenValue, _ name: String, flat: String) -> TextExpression? {
    if let key = alert.field(flat + "key"), case .string(let name_) = key.kind {
      var fallback: String?
      if case .string(let text) = alert.field(name)?.kind { fallback = text }
      return message(name_, alert.field(flat + "args"), fallback: fallback, at: key.place)
    }
    return alert.field(name).flatMap(text)
  }

  func text(_ part: GivenValue) -> TextExpression? {
    switch part.kind {
    case .string(let text):
      return text.isEmpty ? nil : .verbatim(.literal(.text(text, .payload(part.place))))
    case .message(let key, let arguments):
      let reader = FieldReader(
        origin: { .payload($0) }, isWire: true, sender: sent.context, now: world.clock,
        moment: { _ in nil })
      return .verbatim(.literal(reader.lookedUp(key, arguments, by: sent.context)))
    case .record:
      guard let key = part.field("loc-key"), case .string(let name) = key.kind else { return nil }
      return message(name, part.field("loc-args"), fallback: nil, at: key.place)
    case .null, .bool, .number, .list, .fromNow, .moment: return nil
    }
  }

  /// Looked up by the system in the app's bundle, table `Localizable` (UserNotifications
  /// documentation); arguments are strings.
  private func message(
    _ key: String, _ arguments: GivenValue?, fallback: String?, at place: SourceLocation
  ) -> TextExpression {
    var values: [StateExpression] = []
    if case .list(let elements) = arguments?.kind { values = elements.compactMap(argument) }
    let key = MessageKey(
      key, defaultValue: fallback,
      isSilentWhenMissing: world.settings[.missingLocKey] == "empty", place: place)
    return .message(key, values, language: .process, formats: .process)
  }

  private func argument(_ given: GivenValue) -> StateExpression? {
    switch given.kind {
    case .string(let text), .number(let text):
      .literal(.text(text, .payload(given.place)))
    case .bool(let flag): .literal(.bool(flag))
    case .null, .list, .record, .fromNow, .moment, .message: .literal(.null)
    }
  }
}
