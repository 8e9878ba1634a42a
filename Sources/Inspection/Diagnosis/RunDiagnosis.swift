import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// One run of text on its way; what is told of each boundary stands in extensions of their own.
struct RunDiagnosis {
  let judged: Judged
  let surface: InspectedSurface
  let frame: Frame
  let product: Product
  let library: ResourceLibrary

  typealias Fact = Diagnosis.Fact
  typealias Link = Diagnosis.Link

  var diagnosis: Diagnosis {
    let links: [Link] = Boundary.allCases.compactMap { boundary in
      switch boundary {
      case .delivery:
        broken == .delivery ? Link(boundary: boundary, state: .broke, facts: []) : nil
      case .localeDecision: link(boundary, .passed, decisionFacts)
      case .resources: link(boundary, resourcesState, resourcesFacts)
      case .keyMapping: link(boundary, keyMappingState, keyMappingFacts)
      case .lookup: link(boundary, lookupState, lookupFacts)
      case .formatter: link(boundary, formatterState, formatterFacts)
      case .regeneration: link(boundary, .passed, setting.regenerationFacts + carriedFacts)
      case .onScreen: link(boundary, setting.onScreenState(broken), onScreenFacts)
      }
    }
    return Diagnosis(links: links, finding: judged.finding?.id)
  }

  /// Where the verdict on the run says that it broke.
  var broken: Boundary? { judged.finding?.breakingBoundary }

  private func link(_ boundary: Boundary, _ state: Diagnosis.State, _ facts: [Fact]) -> Link {
    Link(boundary: boundary, state: broken == boundary ? .broke : state, facts: facts)
  }

  // MARK: What it is made of

  var setting: RenderSetting {
    RenderSetting(surface: surface, world: frame.world, product: product)
  }

  var text: ResolvedText { surface.resolved.texts[judged.text] }

  var provenance: Provenance {
    surface.resolved.provenances[text.spans[judged.span].provenance]
  }

  /// Those of the run's arguments.
  var arguments: [Provenance] {
    text.spans.filter { $0.parent == judged.span }.map {
      surface.resolved.provenances[$0.provenance]
    }
  }

  var render: KeptRender { surface.resolved.render }

  /// Whether a text of this kind is one that a table could have given.
  var isLookedUpByNature: Bool {
    switch provenance.source {
    case .catalog: true
    case .literal, .payload, .scenario, .code: !judged.isNeutral
    case .userContent, .formatter, .joined, .value: false
    }
  }

  private var onScreenFacts: [Fact] {
    let spoken =
      text.role == .visible
      ? nil : Fact("role", text.role.rawValue, "read aloud: the {} of a view")
    return [spoken].compactMap { $0 } + setting.onScreenFacts
  }
}

extension Finding {
  /// Where it broke: as the finding says, else as its check does.
  var breakingBoundary: Boundary? {
    boundary.flatMap(Boundary.init) ?? CheckRegistry.definition(id)?.boundary
  }
}
