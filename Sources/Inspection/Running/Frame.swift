package import Diagnostics
package import Layout
package import Localization
package import Presentation
package import Simulation

/// What stands after a step: the world, every kept render resolved and judged, what is wrong now. It
/// is judged when somebody first asks.
package struct Frame: Sendable {
  /// Step of the scenario, from 1; 0 is before the first.
  package var step: Int
  package var world: World
  /// By owner, then in the order of surfaces.
  package var surfaces: [InspectedSurface]
  /// The alerts of earlier steps since the language was last decided, in order; whoever expects one
  /// language everywhere means them too.
  package var earlierAlerts: [InspectedSurface] { alerts.value }
  /// What is wrong at this moment, sorted.
  package var findings: [Finding] { found.value }
  /// What activities show once more, on watches, in cars, on the Mac, where people can see it; none
  /// where nobody measured.
  package var shownOnceMore: [SeenSurface] { onceMore.value }
  /// What the texts were measured with; nothing is known of what is cut where cells were counted.
  package var measure: TextMeasure { shaper.measure }
  /// Fits what is shown once more, when somebody asks.
  let shaper: any TextShaping
  private let alerts: Deferred<[InspectedSurface]>
  private let found: Deferred<[Finding]>
  private let onceMore: Deferred<[SeenSurface]>

  package init(
    step: Int, world: World, surfaces: [InspectedSurface],
    earlierAlerts: [InspectedSurface] = [], findings: [Finding],
    shownOnceMore: [SeenSurface] = [], shaper: any TextShaping = CellTextShaper()
  ) {
    self.init(
      step: step, world: world, surfaces: surfaces, earlierAlerts: Deferred(made: earlierAlerts),
      findings: Deferred(made: findings), shownOnceMore: Deferred(made: shownOnceMore),
      shaper: shaper)
  }

  init(
    step: Int, world: World, surfaces: [InspectedSurface],
    earlierAlerts: Deferred<[InspectedSurface]>, findings: Deferred<[Finding]>,
    shownOnceMore: Deferred<[SeenSurface]>, shaper: any TextShaping
  ) {
    self.step = step
    self.world = world
    self.surfaces = surfaces
    alerts = earlierAlerts
    found = findings
    onceMore = shownOnceMore
    self.shaper = shaper
  }
}

/// A surface of a frame.
package struct InspectedSurface: Sendable {
  package var resolved: ResolvedSurface
  /// The verdict on each run, in the order of texts and spans.
  package var judged: [Judged] { verdicts.value }
  /// Whether the phone shows it at this moment, and if not, why.
  package var visibility: Visibility
  /// What VoiceOver reads of it now, on a device in its language.
  package var spoken: SpokenSurface { speech.value }
  private let placement: SurfacePlacement?
  private let verdicts: Deferred<[Judged]>
  private let speech: Deferred<SpokenSurface>

  /// - Parameter placement: nil where the surface has no place on the device.
  package init(
    resolved: ResolvedSurface, judged: [Judged], visibility: Visibility, spoken: SpokenSurface,
    placement: SurfacePlacement? = nil
  ) {
    self.init(
      resolved: resolved, judged: Deferred(made: judged), visibility: visibility,
      spoken: Deferred(made: spoken), placement: placement)
  }

  init(
    resolved: ResolvedSurface, judged: Deferred<[Judged]>, visibility: Visibility,
    spoken: Deferred<SpokenSurface>, placement: SurfacePlacement?
  ) {
    self.resolved = resolved
    verdicts = judged
    self.visibility = visibility
    speech = spoken
    self.placement = placement
  }

  /// Where everything stands in the frame that the scenario's device gives it, in points of the
  /// inspector's shaper; fitted once. Nil where it has no place there, as on a device without an
  /// island.
  package var placed: PlacedSurface? { placement?.placed(resolved.render.surface) }

  /// What was resolved with all of its views: another room may choose others than those shown.
  var whole: ResolvedSurface { placement?.whole(surface) ?? resolved }

  /// The same where it was measured in points; nil where cells were counted, which cannot tell what
  /// is cut.
  package var measured: PlacedSurface? {
    placement?.measure.isOfPoints == true ? placed : nil
  }

  /// Whether the activity has that presentation: a transient one is expanded alone.
  package var isPresented: Bool { visibility != .hidden(.transient) }

  package var surface: Surface { resolved.render.surface }

  package var owner: Owner { resolved.render.owner }
}

extension InspectedSurface: Hashable {
  package static func == (a: InspectedSurface, b: InspectedSurface) -> Bool {
    guard a.resolved == b.resolved, a.visibility == b.visibility, a.placement == b.placement else {
      return false
    }
    return (a.verdicts === b.verdicts || a.judged == b.judged)
      && (a.speech === b.speech || a.spoken == b.spoken)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}
