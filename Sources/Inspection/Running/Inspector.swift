import Diagnostics
package import Layout
package import Localization
package import Presentation
package import Simulation

/// Looks at worlds of one product: resolves, judges, runs every check.
package struct Inspector: Sendable {
  package let product: Product
  package let resolver: Resolver
  private let wordings: Wordings
  private let entries: EntryFindings
  private let fitted: FittedSurfaces

  /// The words of the catalogs are indexed once a version.
  ///
  /// - Parameter shaper: measures texts. Nothing is said of what is cut where it counts cells.
  package init(
    product: Product, resolver: Resolver, shaper: any TextShaping = CellTextShaper()
  ) {
    self.product = product
    self.resolver = resolver
    fitted = FittedSurfaces(shaper: shaper)
    wordings = Wordings(product: product, library: resolver.library)
    entries = EntryFindings(product: product, library: resolver.library)
  }

  private init(product: Product, sharing other: Inspector) {
    self.product = product
    resolver = other.resolver
    wordings = other.wordings
    entries = other.entries
    fitted = other.fitted
  }

  /// The same with other procedures: for a product that differs in what the app does, not in its
  /// resources, views or languages.
  package func inspecting(_ product: Product) -> Inspector {
    Inspector(product: product, sharing: self)
  }

  /// What the texts are measured with.
  package var measure: TextMeasure { fitted.shaper.measure }

  /// The frame of a world.
  ///
  /// - Parameter isFinal: the end of the run, which settles every change.
  package func frame(of world: World, step: Int, isFinal: Bool = false) -> Frame {
    let moment = moment(
      world.onScreen.map { resolver.resolve($0, at: world.clock) }, in: world, step: step,
      isFinal: isFinal)
    let surfaces = moment.surfaces.map { inspected($0, in: moment) }
    return Frame(
      step: step, world: world, surfaces: surfaces,
      earlierAlerts: Deferred {
        world.alerts.filter { $0.cause.event < world.event }
          .map { inspected(resolver.resolve($0, at: world.clock), in: moment) }
      },
      findings: Deferred { findings(of: moment, surfaces) },
      shownOnceMore: moment.onceMore, shaper: fitted.shaper)
  }

  private func findings(of moment: Moment, _ surfaces: [InspectedSurface]) -> [Finding] {
    let presented = moment.presented
    let verdicts = surfaces.filter(\.isPresented).flatMap { $0.judged.compactMap(\.finding) }
    let found =
      verdicts
      + CheckRegistry.ofMoments.flatMap { $0.inspect(presented) }.compactMap(product.weighed)
      + entries.findings(of: presented, besides: verdicts)
    return found.sorted(by: precedes)
  }

  /// A render that is no kept one, as what a surface would show if it went stale now; resolved and
  /// judged, and counted nowhere.
  package func hypothetical(_ render: KeptRender, in world: World) -> InspectedSurface {
    let resolved = resolver.resolve(render, at: world.clock)
    let moment = moment([resolved], in: world, step: 0, isFinal: false, isKept: false)
    return inspected(moment.surfaces.first ?? resolved, in: moment)
  }

  private func moment(
    _ surfaces: [ResolvedSurface], in world: World, step: Int, isFinal: Bool, isKept: Bool = true
  ) -> Moment {
    let all = placements(of: surfaces, in: world)
    let views = ShownViews(of: surfaces, in: all, measure: measure)
    let shown = surfaces.map(views.shown)
    return Moment(
      product: product, world: world, step: step, surfaces: shown, isFinal: isFinal,
      resolver: resolver, wordings: wordings, measure: measure,
      placements: views.isEmpty ? all : placements(of: surfaces, in: world, isShown: true),
      views: views,
      onceMore: Deferred {
        isKept && measure.isOfPoints ? seenOnceMore(surfaces, in: world, fitted: fitted) : []
      })
  }

  /// The places of surfaces on the device of a world.
  func placements(
    of surfaces: [ResolvedSurface], in world: World, isShown: Bool = false
  ) -> Placements {
    Placements(of: surfaces, on: world.device.model, fitted: fitted, isShown: isShown)
  }

  private func inspected(_ surface: ResolvedSurface, in moment: Moment) -> InspectedSurface {
    let spoken = Deferred { moment.spoken(surface) }
    return InspectedSurface(
      resolved: surface, judged: Deferred { judge(surface, spoken: spoken.value, in: moment) },
      visibility: moment.showing(of: surface), spoken: spoken,
      placement: moment.placements[surface])
  }
}

extension World {
  /// Every kept render and the alerts of this moment: by owner, then in the order of surfaces.
  var onScreen: [KeptRender] {
    let alerts = currentAlerts
    let owners = Set(renders.keys).union(alerts.map(\.owner)).sorted()
    return owners.flatMap { owner in
      (renders[owner] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
        + alerts.filter { $0.owner == owner }
    }
  }
}

/// By step, surface order, file, line, column, id; findings of no surface come last.
func precedes(_ a: Finding, _ b: Finding) -> Bool {
  func order(_ finding: Finding) -> Int {
    finding.surface.flatMap(Surface.init(id:))?.order ?? Surface.all.count
  }
  if a.step != b.step { return a.step < b.step }
  if order(a) != order(b) { return order(a) < order(b) }
  if a.place != b.place { return a.place < b.place }
  if a.id != b.id { return a.id < b.id }
  return (a.owner ?? "", a.key ?? "", a.message) < (b.owner ?? "", b.key ?? "", b.message)
}
