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
        """,
      inSwift: """
        Read the tag and the revision once, as one value, after both were written; write them \
        together as well.
        """,
      onServer: """
        Keep both in one record, and replace both with what the app last sent.
        """,
      before: #"""
        "content-state": {
          "phase": "nearby", "localeTag": "fr-CA", "localeRevision": 7
        }
        """#,
      after: #"""
        "content-state": {
          "phase": "nearby", "localeTag": "fr-CA", "localeRevision": 8
        }
        """#))

  static func inspect(_ moment: Moment) -> [Finding] {
    let history = moment.world.store.history
    return moment.surfaces.compactMap { surface in
      let render = surface.render
      guard let content = moment.carried(by: render) else { return nil }
      let held = history.filter { $0.revision == content.revision }.compactMap(\.tag)
      let words = "\(content.tag) r\(content.revision)"
      let message: String
      if !held.contains(where: { content.isOf($0) }) {
        message = "carries \(words), which the store never held together"
      } else if Set(held).count > 1 {
        let others = Set(held).sorted().map(\.description).joined(separator: " and ")
        message = "carries \(words), a revision under which the store held \(others)"
      } else {
        return nil
      }
      return moment.finding(
        definition, message, at: render.cause.place, surface: render.surface, owner: render.owner)
    }
  }
}

/// The tag and the revision that a content state carries, as they were sent.
private struct Carried {
  var tag: String
  var revision: Int

  /// Whether the tag is that of the store, to which a sender may add the person's region.
  func isOf(_ stored: LanguageTag) -> Bool {
    guard let carried = LanguageTag(tag) else { return false }
    if carried == stored { return true }
    return stored.region == nil && carried.isSameLanguage(as: stored)
  }
}

extension Moment {
  /// What a render's state carries; nil where it declares no such fields or leaves one out.
  fileprivate func carried(by render: KeptRender) -> Carried? {
    guard case .activity(let id) = render.owner, let activity = world.activities[id],
      let declaration = product.activity(activity.kind)
    else { return nil }
    func value(_ type: FieldType) -> Value? {
      declaration.contentState.first { $0.type.unwrapped == type }.flatMap {
        render.input.state[$0.name]
      }
    }
    guard case .int(let revision)? = value(.revision) else { return nil }
    switch value(.languageTag) {
    case .tag(let tag): return Carried(tag: tag.description, revision: revision)
    case .text(let spelling, _): return Carried(tag: spelling, revision: revision)
    case .null, .bool, .int, .double, .decimal, .code, .date, .duration, .measure, .money, .list,
      .record, .lookedUp, nil:
      return nil
    }
  }
}
