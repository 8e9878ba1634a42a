import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// A kept render in its world: which event made it, whether anything made it again after the last
/// decision, and whether it is on the phone now.
struct RenderSetting {
  let surface: InspectedSurface
  let world: World
  let product: Product

  typealias Fact = Diagnosis.Fact

  private var render: KeptRender { surface.resolved.render }

  /// Whether it was made before the decision in force.
  var isOld: Bool { render.cause.event < world.decision.event }

  // MARK: Regeneration

  /// The reason comes first where there is one.
  var regenerationFacts: [Fact] {
    var facts = isOld ? whyNotAgain : whyFromAnOlderTag
    facts.append(Fact("drawn", .time(render.at), "drawn {}"))
    facts.append(
      render.context.store.revision.map { Fact("revision", "r\($0)", " under {}") }
        ?? Fact("revision", "none", " without a revision"))
    facts.append(Fact("cause", render.cause.kind, " by {}"))
    if isOld { facts.append(Fact("decided at", .time(world.decidedAt), "not again since {}")) }
    facts.append(Fact("cause at", .place(render.cause.place), isDetail: true))
    return facts
  }

  /// What of the app's procedure should have made it again.
  private var whyNotAgain: [Fact] {
    let item = ProcedureItem.updateActivities
    if world.awaitsProcedure {
      return [Fact("awaits", "on-launch", "the app has not run its procedure since")]
    }
    guard case .activity(let id) = render.owner, let activity = world.activities[id] else {
      return []
    }
    guard product.onLanguageChange.contains(where: { $0.value == item }) else {
      return [
        Fact("missing item", item.rawValue, "on-language-change has no {}"),
        Fact("list", .place(product.onLanguageChangePlace), isDetail: true),
      ]
    }
    switch product.activity(activity.kind)?.onLanguageChange {
    case .nothing:
      return [
        Fact("policy", "nothing", "left to the next push"),
        Fact("server", world.server.words, "the server has {}", isDetail: true),
      ]
    case .update, .restart, nil:
      return activity.takesUpdates
        ? [] : [Fact("phase", activity.phase.rawValue, "{} activities take no update")]
    }
  }

  /// Which item ran before the tag was stored, where the render carries an older one.
  private var whyFromAnOlderTag: [Fact] {
    let carried = (render.context.content ?? render.context.store).tag
    guard let carried, carried != world.decision.tag else { return [] }
    let item = ProcedureItem.updateActivities
    guard render.cause.kind == item.rawValue else {
      return [Fact("carries", carried.description, "from the older {}")]
    }
    let before = product.onLanguageChange.map(\.value).prefix { $0 != item }
    let late = [ProcedureItem.persist, .raiseRevision].filter { !before.contains($0) }
    let names = late.map(\.rawValue).joined(separator: ", ")
    let order = late.isEmpty ? [] : [Fact("order", names, "\(item.rawValue) ran before {}")]
    return order + [Fact("carries", carried.description, "from the older {}")]
  }

  // MARK: On screen

  /// An older render that still stands where the phone shows it is what people see of a change
  /// that did not come through.
  func onScreenState(_ broken: Boundary?) -> Diagnosis.State {
    guard broken == .regeneration, isOld else { return .passed }
    return surface.visibility.isShown ? .broke : .notReached
  }

  var onScreenFacts: [Fact] {
    var facts: [Fact] = []
    switch surface.visibility {
    case .shown: facts.append(Fact("shown on", surface.surface.id, "shown on {}"))
    case .shownAs(let manner):
      facts.append(Fact("shown on", surface.surface.id, "shown on {}"))
      facts.append(Fact("shown as", manner.rawValue, "{}"))
    case .absent(let reason): facts.append(Fact("hidden", reason, "not shown: {}"))
    case .hidden(let reason): facts.append(Fact("hidden", reason.rawValue, "not shown: {}"))
    }
    if isOld {
      facts.append(
        Fact("drawn", .time(render.at), "the render of {} stands, older than the decision"))
    }
    return facts
  }
}
