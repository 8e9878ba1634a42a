import Diagnostics
import Documents
import Presentation
import Simulation

/// Surfaces that views may be written for in a later version; naming one is no typing error.
private let laterSurfaces = [
  "widget-small", "widget-medium", "widget-large", "widget-extra-large", "accessory-circular",
  "accessory-rectangular", "accessory-inline", "control", "gallery", "notification-banner",
  "notification-list", "notification-expanded", "notification-hidden", "notification-summary",
  "action-row", "watch-notification", "android-widget", "android-notification", "android-chip",
  "channel",
]

/// Reads a `*.views.yaml`: a view for each surface, which must be one of `allowed`.
///
/// A root view's place is the line of its surface. Field names and codes are checked against the
/// scope, bundles against the targets.
func readViews(
  _ document: Document, scope: FieldScope, targets: [String], allowed: [Surface]
) throws(InputProblem) -> [Surface: ViewNode] {
  let members = try document.requireMapping(
    document.root, expected: "a view for each surface")
  let reader = ViewReader(document: document, scope: scope, targets: targets)
  var views: [Surface: ViewNode] = [:]
  for member in members {
    guard let surface = allowed.first(where: { $0.id == member.key }) else {
      throw unknownSurface(member, document, allowed: allowed)
    }
    var view = try reader.view(
      member.value, parent: surface.id, rootKeys: ViewKeys.ofRoot(surface))
    view.place = member.keyPlace
    views[surface] = view
  }
  return views
}

private func unknownSurface(
  _ member: Node.Member, _ document: Document, allowed: [Surface]
) -> InputProblem {
  if let surface = Surface(id: member.key), Surface.derived.contains(surface) {
    let shown = surface.row.shows.map { "‘\($0)’" }
    return document.problem(
      "‘\(surface)’ shows what \(shown.joined(separator: " and ")) "
        + (shown.count == 1 ? "declares" : "declare"), atKey: member, hints: [hint(surface)])
  }
  if laterSurfaces.contains(member.key) {
    return document.problem("the surface ‘\(member.key)’ is not yet supported", atKey: member)
  }
  if Surface(id: member.key) != nil {
    return document.problem(
      "the surface ‘\(member.key)’ does not belong here", atKey: member,
      hints: ["expected one of \(alternatives(allowed.map(\.id)))"])
  }
  return document.unknownKey(member, among: allowed.map(\.id), noun: "surface")
}

/// How a presentation can differ where it is shown once more.
private func hint(_ surface: Surface) -> String {
  let names = ActivitySurroundings(of: surface).distinct
  if names.contains(.activityFamily) { return "‘smart-stack’ declares it for watches and cars" }
  guard let name = names.first else { return "nothing there differs" }
  return "read ‘\(name.rawValue)’ there to differ"
}
