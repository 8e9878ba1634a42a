import Diagnostics
import Localization
import Simulation

/// A text of an alert that is named by a key.
struct AlertText {
  /// `title`, `subtitle` or `body`.
  var part: String
  var key: String
  /// Where the key stands.
  var place: SourceLocation
  /// The arguments as given; nil where none are.
  var arguments: GivenValue?
  /// Whether the same part is given as words too, for apps that lack the key.
  var hasLiteral: Bool
}

extension PayloadFile {
  /// The texts of the alert that are looked up, by the form that the kind of push has: nested for a
  /// Live Activity, flat for an ordinary notification.
  var alertTexts: [AlertText] {
    guard let alert = self["alert"]?.value else { return [] }
    if isLiveActivity {
      return ["title", "body"].compactMap { part in
        alert.field(part).flatMap { text(part, $0.field("loc-key"), $0.field("loc-args"), false) }
      }
    }
    return [("title", "title-"), ("subtitle", "subtitle-"), ("body", "")].compactMap {
      part, prefix in
      text(
        part, alert.field(prefix + "loc-key"), alert.field(prefix + "loc-args"),
        alert.field(part) != nil)
    }
  }

  private func text(
    _ part: String, _ key: GivenValue?, _ arguments: GivenValue?, _ hasLiteral: Bool
  ) -> AlertText? {
    guard let key, case .string(let name) = key.kind, !name.isEmpty else { return nil }
    return AlertText(
      part: part, key: name, place: key.place, arguments: arguments, hasLiteral: hasLiteral)
  }

  /// The bundle that a text is looked up in: the first that has the key, else the first with a
  /// `Localizable` table; nil where no resources are known.
  func bundle(of text: AlertText) -> AlertBundle? {
    bundles.first { bundle in
      bundle.languages.contains { bundle.answer(text, in: $0).entry != nil }
    } ?? bundles.first
  }
}
