import Diagnostics
import Inspection
import Languages
import Localization
import Presentation
import Simulation

/// Frames as JSON: what stood on each surface after a step, and where every run of it came from.
struct FrameEncoder {
  var product: Product
  var paths: PathStyle
  /// Finds what each run says in the source language; nil leaves that out.
  var glossing: Resolver?

  func encode(_ frame: Frame, step: Step) -> JSONValue {
    let world = frame.world
    return .members([
      ("step", .int(step.number)), ("verb", .string(step.verb)),
      ("file", .string(paths.show(step.place.file))), ("line", .int(step.place.line)),
      ("time", .string(iso8601(world.clock, world.device.timeZone))),
      (
        "locale",
        .members([
          ("tag", .string(world.decision.tag.description)),
          ("source", .string(world.decision.rule.rawValue)),
          ("revision", .int(world.decision.revision)),
        ])
      ),
      ("parties", .array(world.parties(of: product).map(encode))),
      ("pushes", step.isEvent && !world.pushes.isEmpty ? .array(world.pushes.map(encode)) : nil),
      ("surfaces", .array(frame.surfaces.map { encode($0, world) })),
      ("derived", frame.derived.isEmpty ? nil : .array(frame.derived.map(encode))),
      ("log", .array(world.log.map { encode($0, world) })),
    ])
  }

  private func encode(_ party: Party) -> JSONValue {
    .members([
      ("party", .string(party.name)),
      ("languages", .array(party.languages.map { .string($0.description) })),
      ("tag", .optional(party.tag?.description)), ("source", .string(party.source)),
      ("revision", .optional(party.revision)),
    ])
  }

  private func encode(_ push: PushRecord) -> JSONValue {
    .members([
      ("payload", .string(push.file)), ("activity", .optional(push.activity)),
      ("outcome", .string(push.outcome.word)), ("bytes", .int(push.size)),
      ("changed", .array(push.changes.map(encode))),
    ])
  }

  private func encode(_ change: PushChange) -> JSONValue {
    .members(
      [
        ("path", .string(change.path)), ("reason", .string(change.reason.rawValue)),
        ("before", .optional(change.before)), ("after", .string(change.after)),
      ] + place(change.place, paths))
  }

  private func encode(_ entry: LogEntry, _ world: World) -> JSONValue {
    .members(
      [
        ("time", .string(iso8601(entry.at, world.device.timeZone))),
        ("event", .string(entry.event)), ("subject", .optional(entry.subject)),
      ] + entry.fields.map { ($0.name, .string($0.value)) } + place(entry.place, paths))
  }

  private func encode(_ inspected: InspectedSurface, _ world: World) -> JSONValue {
    let render = inspected.resolved.render
    let carried = render.context.content ?? render.context.store
    let top = inspected.judged.filter { judged in
      inspected.span(judged).parent == nil
        && inspected.resolved.texts[judged.text].role == .visible
    }
    let gloss = glossing?.gloss(
      of: inspected.resolved, in: product.defaultLanguage, at: world.clock)
    return .members([
      ("surface", .string(render.surface.id)), ("owner", .string(render.owner.description)),
      ("state", .optional(world.phase(of: render.owner)?.rawValue)),
      ("shown", .bool(inspected.visibility.isShown)),
      ("why", .optional(inspected.visibility.reason ?? inspected.visibility.manner)),
      ("renderedAt", .string(iso8601(render.at, world.device.timeZone))),
      ("cause", .string(render.cause.kind)), ("revision", .optional(carried.revision)),
      ("tag", .optional(carried.tag?.description)),
      ("runs", .array(top.map { encode($0, inspected, gloss) })),
      (
        "spoken",
        .array(
          inspected.spoken.elements.enumerated().flatMap { index, element in
            element.parts.flatMap { encode($0, of: index + 1, inspected, gloss) }
          })
      ),
    ])
  }

  /// A place where renders are shown once more; its texts are those of the surfaces that it shows.
  private func encode(_ derived: DerivedSurface) -> JSONValue {
    .members([
      ("surface", .string(derived.surface.id)), ("owner", .string(derived.owner.description)),
      ("shows", .array(derived.shows.map { .string($0.id) })),
      ("shown", .bool(derived.visibility.isShown)),
      ("why", .optional(derived.visibility.reason)),
    ])
  }

  /// A part of what VoiceOver says, as the runs of its text where it has one.
  private func encode(
    _ part: SpokenPart, of element: Int, _ inspected: InspectedSurface, _ gloss: SurfaceGloss?
  ) -> [JSONValue] {
    let head = [("element", JSONValue.int(element))]
    if let text = part.text {
      let top = inspected.judged.filter { $0.text == text && inspected.span($0).parent == nil }
      return top.map { encode($0, inspected, gloss, role: part.role.rawValue, head: head) }
    }
    let language: LanguageTag? = if case .system(let tag) = part.source { tag } else { nil }
    return [
      .members(
        head + [
          ("text", .string(part.string)), ("role", .string(part.role.rawValue)),
          ("language", .optional(language?.description)), ("neutral", .bool(true)),
          ("source", .string(part.isMerelyNamed ? "name" : "system")),
          ("gloss", gloss.map { _ in .null }),
        ])
    ]
  }

  private func encode(
    _ run: Judged, _ inspected: InspectedSurface, _ gloss: SurfaceGloss?, role: String? = nil,
    head: [(String, JSONValue?)] = []
  ) -> JSONValue {
    let text = inspected.resolved.texts[run.text]
    let provenance = inspected.resolved.provenances[text.spans[run.span].provenance]
    let lookup = provenance.lookup
    let arguments = inspected.judged.filter {
      $0.text == run.text && inspected.span($0).parent == run.span
    }
    return .members(
      head + [
        ("text", .string(run.string)), ("role", .string(role ?? text.role.rawValue)),
        ("language", .optional(run.language?.description)),
        ("expected", .string(run.expected.description)), ("neutral", .bool(run.isNeutral)),
        ("finding", run.finding.map { .string($0.id) }),
        ("source", .string(provenance.source.name)),
        ("target", lookup.map { .string($0.target.name) }),
        ("table", lookup.map { .string($0.table) }), ("key", lookup.map { .string($0.key) }),
        (
          "askedLocale",
          lookup.map { .optional($0.asked.first?.description) }
        ),
        ("answeredLocale", lookup.map { .optional($0.answered?.description) }),
        ("steps", lookup.map { .array($0.steps.map(encode)) }),
        ("category", lookup?.category.map(JSONValue.string)),
        ("categoryLanguage", lookup?.categoryLanguage.map { .string($0.description) }),
        ("formatter", provenance.format.map { .string($0.formatter) }),
        ("formatterLocale", provenance.format.map { .string($0.locale.description) }),
      ] + place(provenance.textPlace, paths) + [
        ("viewFile", .string(paths.show(provenance.viewPlace.file))),
        ("viewLine", .int(provenance.viewPlace.line)),
        ("gloss", gloss.map { .optional($0.span(run.span, of: run.text)) }),
        ("cut", role == nil ? inspected.cut(of: run).map(encode) : nil),
        (
          "arguments",
          arguments.isEmpty
            ? nil : .array(arguments.map { encode($0, inspected, gloss, role: role) })
        ),
      ])
  }

  private func encode(_ cut: TextCut) -> JSONValue {
    .members([("over", .number(cut.over.points)), ("points", .number(cut.points.points))])
  }

  private func encode(_ step: LookupStep) -> JSONValue {
    .members([
      ("file", .optional(step.file.map(paths.show))),
      ("language", .string(step.language.description)),
      ("outcome", .string(step.outcome.rawValue)),
    ])
  }
}

extension Step {
  /// Whether what became of a push belongs to this step.
  fileprivate var isEvent: Bool {
    if case .event = action { true } else { false }
  }
}
