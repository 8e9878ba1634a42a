import Diagnostics
package import Simulation

/// A payload with what is known of the app that it is for: enough to judge it without sending it.
package struct PayloadFile: Sendable {
  package let payload: Payload
  /// The object that APNs gets: the root, or the part of it where the file is a request to a
  /// sending service (`payload`, `apns.payload`, `message.apns.payload`).
  package let body: GivenValue
  /// Whether it stands in a request to a sending service, which may write keys of its own spelling.
  let isInRequest: Bool
  /// The app's declarations; empty where no product is known.
  let activities: [ActivityDeclaration]
  /// The activity that it is for; nil where nothing tells.
  let declaration: ActivityDeclaration?
  /// Whether the server resolves `{ key: … }` in the state before it sends.
  let resolves: Bool
  /// Where loc-keys could be looked up; empty where no resources are known.
  let bundles: [AlertBundle]
  /// Whether it is for a Live Activity, not an ordinary notification.
  let isLiveActivity: Bool

  /// - Parameters:
  ///   - product: nil where none is known; then only what holds for every app is judged.
  ///   - declaration: the activity that it is for, where that is known; else the file tells.
  package init(
    _ payload: Payload, product: Product? = nil, declaration: ActivityDeclaration? = nil,
    bundles: [AlertBundle] = []
  ) {
    self.payload = payload
    body = Self.body(of: payload.root) ?? payload.root
    isInRequest = payload.root.field("aps") == nil && body != payload.root
    activities = product?.activities ?? []
    resolves = product?.serverTarget != nil
    self.bundles = bundles
    isLiveActivity = Self.isLiveActivity(body.field("aps"), root: payload.root)
    let aps = body.field("aps")
    self.declaration = declaration ?? product.flatMap { Self.declaration(aps, of: $0) }
  }

  /// `aps`; nil where it is missing or no object.
  var aps: GivenValue? {
    guard let aps = body.field("aps"), case .record = aps.kind else { return nil }
    return aps
  }

  /// A member of `aps`, its value null or not.
  subscript(key: String) -> GivenField? { aps?.fields.first { $0.name == key } }

  /// `aps.event`; nil where it is missing or unknown.
  var event: PushKind? {
    guard case .string(let word) = self["event"]?.value.kind else { return nil }
    return PushKind(rawValue: word)
  }

  /// The number of a member of `aps`; nil for anything else.
  func number(_ key: String) -> Double? {
    guard case .number(let digits) = self[key]?.value.kind else { return nil }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A member of `aps` that nobody knows and that was meant to be `key`, which is missing.
  func misspelling(of key: String) -> GivenField? {
    guard let aps, self[key] == nil else { return nil }
    return aps.fields.first {
      !APSKeys.known.contains($0.name) && nearestName($0.name, among: APSKeys.known) == key
    }
  }

  private static func body(of root: GivenValue) -> GivenValue? {
    let request = root.field("message") ?? root
    let bodies = [root, root.field("payload"), request.field("apns")?.field("payload")]
    return bodies.compactMap { $0 }.first { $0.field("aps") != nil }
  }

  private static func isLiveActivity(_ aps: GivenValue?, root: GivenValue) -> Bool {
    let request = root.field("message") ?? root
    for headers in [root.field("headers"), request.field("apns")?.field("headers")] {
      if case .string(let type) = headers?.field("apns-push-type")?.kind {
        return type.lowercased() == "liveactivity"
      }
    }
    return (aps?.fields ?? []).contains { field in
      if APSKeys.liveActivity.contains(field.name) { return true }
      guard !APSKeys.known.contains(field.name),
        let near = nearestName(field.name, among: APSKeys.known)
      else { return false }
      return APSKeys.telling.contains(near)
    }
  }

  /// By the attributes' type where it is there, else the one whose state fits best.
  private static func declaration(_ aps: GivenValue?, of product: Product) -> ActivityDeclaration? {
    if case .string(let name) = aps?.field("attributes-type")?.kind {
      return product.activity(attributesType: name)
    }
    return declaration(fitting: aps, of: product)
  }

  /// The one whose state fits best; of several that fit alike nobody can tell.
  static func declaration(fitting aps: GivenValue?, of product: Product) -> ActivityDeclaration? {
    if product.activities.count < 2 { return product.activities.first }
    guard let state = aps?.field("content-state") else { return nil }
    let misfits = product.activities.map { activity in
      let names = activity.contentState.map(\.name)
      let strangers = state.fields.filter { !names.contains($0.name) }
      return strangers.count
        + decodingFailures(state, "content-state", as: activity.contentState, resolves: true).count
    }
    guard let least = misfits.min(), misfits.filter({ $0 == least }).count == 1 else { return nil }
    return misfits.firstIndex(of: least).map { product.activities[$0] }
  }
}
