import Diagnostics
import Languages
import Presentation

/// The server's side of a push: a file of values becomes what would be sent now.
struct Server {
  let world: World
  let product: Product
  /// The step that sends.
  let place: SourceLocation

  /// Moves the payload to the present, fills it in and resolves strings in the server's context.
  func send(_ push: PushEvent, activity: Activity?) -> SentPush {
    var sent = SentPush(
      push: push, root: push.written.root,
      isTimestampPlausible: plausibleTimestamp(push.payload) != nil, context: context(push),
      place: place)
    if push.asWritten { return sent }
    var editor = PayloadEditor(
      shift: plausibleTimestamp(push.payload).map { world.clock.seconds - $0 },
      filling: push.isBroadcast ? nil : world.server, resolves: product.serverTarget != nil)
    sent.root = editor.edited(sent.root, for: declaration(sent, activity))
    sent.changes = push.alert.map { [PushChange(alert: $0)] } ?? []
    sent.changes += editor.changes
    return sent
  }

  private func declaration(_ sent: SentPush, _ activity: Activity?) -> ActivityDeclaration? {
    let aps = APS(sent)
    if aps.event == .start { return product.activity(attributesType: aps.attributesType) }
    return activity.flatMap { product.activity($0.kind) }
  }

  /// The server resolves in the language of its copy; to a channel, in the product's default.
  private func context(_ push: PushEvent) -> RenderContext {
    let known = push.isBroadcast ? nil : world.server.tag
    let languages = [known ?? product.defaultLanguage]
    return RenderContext(
      process: ProcessFacts(
        target: product.serverTarget ?? TargetID("server"), launchedAt: world.clock,
        languages: languages, resources: world.resources),
      decision: nil, store: world.server, content: nil, deviceLanguages: languages,
      region: world.device.region, hourCycle: world.device.hourCycle,
      timeZone: world.device.timeZone, settings: world.settings)
  }

  /// A count of seconds since 1970 has ten digits from 2001 to 2286; milliseconds have more, seconds
  /// since 2001 fewer.
  private func plausibleTimestamp(_ payload: Payload) -> Int? {
    guard case .number(let digits) = payload.root.field("aps")?.field("timestamp")?.kind,
      let seconds = Double(digits), (1e9..<1e10).contains(seconds)
    else { return nil }
    return Int(seconds)
  }
}
