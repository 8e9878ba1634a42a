import Diagnostics
package import Languages
import Layout
package import Localization
import Presentation
package import Simulation

/// A position of a run with everything resolved, for checks to look at.
package struct Moment: Sendable {
  package var product: Product
  package var world: World
  /// Step of the scenario, from 1; 0 is before the first.
  package var step: Int
  /// Every kept render, resolved at this moment, with the views that are shown of it; by owner, then
  /// surface.
  package var surfaces: [ResolvedSurface]
  /// The end of the run settles every change.
  package var isFinal: Bool
  let resolver: Resolver
  let wordings: Wordings
  let measure: TextMeasure
  let placements: Placements
  let views: ShownViews
  /// What activities show once more, on watches, in cars, on the Mac; none where nobody measures.
  var shownOnceMore: [SeenSurface] { onceMore.value }
  let onceMore: Deferred<[SeenSurface]>

  /// What people can see, fitted where they see it: not what the activity has left for good, which is
  /// blank. None where nobody measures, since nothing that is cut in cells is known to be cut in
  /// points.
  var measured: [SeenSurface] {
    guard measure.isOfPoints else { return [] }
    return surfaces.compactMap { surface in
      guard showing(of: surface).isOrMayBeShown else { return nil }
      let kind = surface.render.surface
      return placements[surface]?.placed(kind).map { SeenSurface(on: kind, $0) }
    } + shownOnceMore
  }

  /// Whether the phone shows a surface now, and if not, why.
  func showing(of surface: ResolvedSurface) -> Visibility {
    visibility(
      of: surface.render.surface, owner: surface.render.owner, in: world)
  }

  /// The same without renders that no phone shows, since a transient activity has no such
  /// presentation. Words that this device alone has no place for stay: another one shows them.
  var presented: Moment {
    var presented = self
    presented.surfaces.removeAll { showing(of: $0) == .hidden(.transient) }
    return presented
  }

  /// The words of the resources that a render was made from.
  func wording(of render: KeptRender) -> Wording {
    wordings.wording(at: render.context.process.resources)
  }

  /// Letters of a text that carry meaning: brands taken out.
  func letters(of text: String) -> Int {
    wordings.wording(at: world.resources).letters(of: text)
  }

  /// What VoiceOver reads of a surface now; its own words are in the device's language, which is no
  /// pseudolocale: those are of apps.
  func spoken(_ surface: ResolvedSurface) -> SpokenSurface {
    let language = world.device.languages.first { $0.pseudolocale == nil }
    return SpokenSurface(of: surface, system: language ?? product.defaultLanguage)
  }

  /// The language that the app has decided on.
  package var expected: LanguageTag { world.decision.tag }

  /// A finding of this moment, with what the registry and the moment know filled in.
  func finding(
    _ definition: CheckDefinition, _ message: String, at place: SourceLocation,
    severity: Severity? = nil, surface: Surface? = nil, owner: Owner? = nil, key: String? = nil,
    notes: [Finding.Note] = [], evidence: [Finding.Evidence] = []
  ) -> Finding {
    Finding(
      id: definition.id, severity: severity ?? definition.severity, message: message,
      boundary: definition.boundary.rawValue, place: place, surface: surface?.id,
      owner: owner?.description, locale: expected.description, key: key, step: step,
      notes: notes, evidence: evidence)
  }

  /// Whether the last language change is still on its way to the owner: the app's procedure has yet
  /// to run, or the push that brings it has yet to come.
  func isUnsettled(_ owner: Owner) -> Bool {
    guard !isFinal else { return false }
    if world.awaitsProcedure { return true }
    guard case .activity(let id) = owner else { return false }
    return world.activities[id]?.awaitsPush == true
  }
}
