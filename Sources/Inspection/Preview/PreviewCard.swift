package import Diagnostics
package import Localization
package import Presentation

/// What a preview fits at once: a surface that has a frame to itself, or the regions of one expanded
/// island, in one state and one locale.
package struct PreviewCard: Sendable {
  /// The kind of activity, `app` for the app's own screen.
  package let owner: String
  /// The state, in few words: a scenario's step or a code, and whether it is stale or ended.
  package let state: String
  /// The line that gave the state.
  package let statePlace: SourceLocation
  /// In the order of surfaces.
  package let surfaces: [ResolvedSurface]
  /// The place that shows them once more side by side, as a watch does with the compact ones; nil
  /// where each stands in its own place.
  package var shownOn: Surface?

  /// The surfaces that a person sees.
  var seen: [Surface] { shownOn.map { [$0] } ?? surfaces.map(\.render.surface) }
}

extension PreviewCard {
  /// What tells two cards apart for somebody who looks at them.
  struct Face: Hashable {
    private let owner: String
    private let shownOn: Surface?
    private let shown: [Shown]

    private struct Shown: Hashable {
      var surface: Surface
      var view: ResolvedView
      var texts: [ResolvedText]

      /// The words tell most apart; the rest is compared, not hashed.
      func hash(into hasher: inout Hasher) {
        hasher.combine(surface)
        for text in texts { hasher.combine(text.string) }
      }
    }

    init(_ card: PreviewCard) {
      owner = card.owner
      shownOn = card.shownOn
      shown = card.surfaces.map {
        Shown(
          surface: $0.render.surface, view: $0.view, texts: $0.texts.filter { $0.role == .visible })
      }
    }
  }
}
