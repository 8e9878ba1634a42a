package import Diagnostics
package import Presentation

/// What an alert says: how its title and its body will be looked up.
///
/// Source: ActivityKit's `AlertConfiguration`, whose title and body are `LocalizedStringResource`s;
/// for a push the `alert` of “Starting and updating Live Activities with ActivityKit push
/// notifications”.
package struct AlertContent: Sendable, Hashable {
  /// Nil where the alert has none.
  package var title: TextExpression?
  /// Nil where the alert has none.
  package var body: TextExpression?
  /// The line of the scenario or of the payload where the alert begins.
  package var place: SourceLocation

  package init(title: TextExpression?, body: TextExpression?, place: SourceLocation) {
    self.title = title
    self.body = body
    self.place = place
  }

  /// Title over body, as the Apple Watch shows them; ids are `alert/title` and `alert/body`.
  package var view: ViewNode {
    let parts = [("alert/title", title), ("alert/body", body)]
    return ViewNode(
      id: "alert", .stack(.vertical, alignment: .leading),
      children: parts.compactMap { id, text in
        text.map { ViewNode(id: id, .text($0), place: place) }
      }, place: place)
  }
}
