import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// A render or a message carries a tag and a revision that the store never held together,
/// or one revision went out with two tags.
enum RevisionDisagrees: MomentCheck {
  static let definition = CheckDefinition(
    id: "revision-disagrees", scope: .render, severity: .warning,
    boundary: .localeDecision,
    explanation: Explanation(
      meaning: """
        A render or a message carries a tag and a revision that the store never held together, \
        or one revision went out with two tags. Whoever compares revisions to find old content \
        is misled.
        """,
      onDevice: """
        Nothing at first; later an old card is taken for a new one.
        """,
      mend: """
        Read tag and revision from the store in one go, after both were written.
        """))

  static func inspect(_ moment: Moment) -> [Finding] {
    let history = moment.world.store.history
    return moment.surfaces.compactMap { surface in
      let render = surface.render
      guard let content = render.context.content, let tag = content.tag,
        let revision = content.revision
      else { return nil }
      let tags = Set(history.filter { $0.revision == revision }.compactMap(\.tag))
      let message: String
      if !tags.contains(tag) {
        message = "carries \(content.words), which the store never held together"
      } else if tags.count > 1 {
        let others = tags.sorted().map(\.description).joined(separator: " and ")
        message = "carries \(content.words), a revision under which the store held \(others)"
      } else {
        return nil
      }
      return moment.finding(
        definition, message, at: render.cause.place, surface: render.surface, owner: render.owner)
    }
  }
}
