package import Diagnostics
import Languages
package import Presentation
package import Simulation

/// An alert that the scenarios of a product send with an activity, and how it is worded.
package struct OfferedAlert: Sendable, Hashable {
  package var sender: Sender
  package var strategy: Strategy
  /// The step that sends it.
  package var place: SourceLocation
  /// Whether it is sent after a language was chosen in the app that the system does not know: then
  /// whoever looks its texts up must follow that choice.
  package var followsChoice: Bool
  /// The keys of its title and body, and whose resources have them; empty for literals, and for an
  /// alert that was dropped with its push.
  package var messages: [Message]

  /// Who sends it.
  package enum Sender: Sendable, Hashable {
    /// With the step's alert in the place of the file's.
    case push(PushEvent)
    /// `alertConfiguration:` of a local update.
    case update(AlertContent)
    /// Of a scheduled start.
    case scheduledStart(AlertContent)
  }

  /// Who looks its texts up.
  package enum Strategy: String, Sendable, Hashable, CaseIterable {
    /// The system, by keys, in the app's bundle.
    case keys
    /// The server, before it sends; literals too.
    case server
    /// The app's process.
    case app
  }

  /// A key and whose table is asked.
  package struct Message: Sendable, Hashable {
    package var key: MessageKey
    package var target: TargetID
  }
}

extension OfferedAlert {
  /// - Parameters:
  ///   - delivered: what the phone was given; nil where the alert is yet to come, or was dropped.
  ///   - world: after the step that sent it.
  init(
    _ sender: Sender, at place: SourceLocation, delivered: KeptRender?, in world: World,
    of product: Product
  ) {
    self.sender = sender
    self.place = place
    strategy = delivered.map(Strategy.init) ?? sender.writtenStrategy
    let asked = delivered?.context.process.languages ?? world.device.languages
    let isKnown = asked.first?.isSameLanguage(as: world.decision.tag) == true
    followsChoice =
      strategy != .keys || (world.decision.rule == .appPreference && !isKnown)
    let app = product.appTarget?.id ?? TargetID("app")
    messages =
      (delivered?.content ?? sender.content?.view)?.children.compactMap { $0.message(app) } ?? []
  }
}

extension OfferedAlert.Strategy {
  /// What the phone was given tells who looked it up: the app alone knows its decision.
  fileprivate init(of render: KeptRender) {
    if render.context.decision != nil {
      self = .app
    } else {
      let isByKey = render.content?.children.contains { view in
        if case .text(.message) = view.kind { true } else { false }
      }
      self = isByKey == true ? .keys : .server
    }
  }
}

extension OfferedAlert.Sender {
  fileprivate var content: AlertContent? {
    switch self {
    case .push: nil
    case .update(let content), .scheduledStart(let content): content
    }
  }

  /// Of an alert that nobody was given.
  fileprivate var writtenStrategy: OfferedAlert.Strategy {
    guard case .push(let push) = self else { return .app }
    let alert = push.written.root.field("aps")?.field("alert")
    let parts = (alert?.fields ?? []) + (alert?.fields.flatMap { $0.value.fields } ?? [])
    return parts.contains { $0.name.hasSuffix("loc-key") } ? .keys : .server
  }
}

extension ViewNode {
  /// The key that a text of an alert names; nil for a literal.
  fileprivate func message(_ app: TargetID) -> OfferedAlert.Message? {
    guard case .text(let text) = kind else { return nil }
    switch text {
    case .message(let key, _, language: _, formats: _):
      return OfferedAlert.Message(key: key, target: app)
    case .verbatim(.literal(.lookedUp(.message(let key, _, language: _, formats: _), let context))):
      return OfferedAlert.Message(key: key, target: context.process.target)
    case .verbatim, .joined, .formatted, .live: return nil
    }
  }
}
