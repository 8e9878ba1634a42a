package import Languages
package import Presentation

/// What happens, one at a time. `wait` and `at` alone move the clock.
package enum Event: Sendable, Hashable {
  case start(StartEvent)
  case update(UpdateEvent)
  case push(PushEvent)
  /// Sent, never received: the server's side of a push happens, the phone's does not.
  case missPush(PushEvent)
  /// The system marks the activity stale now.
  case stale(activity: String?)
  case end(EndEvent)
  /// The person removes it from the Lock Screen.
  case dismiss(activity: String?)
  /// Another app's activity comes to the island or leaves it.
  case otherApp(isRunning: Bool)
  /// Chosen inside the app.
  case languageInApp(LanguageTag)
  /// Settings, General: the device's languages in order.
  case languageOfDevice([LanguageTag])
  /// Settings, the app: nil follows the device again.
  case languagePerApp(LanguageTag?)
  case region(String)
  /// An IANA id.
  case timeZone(String)
  /// Nil: as the region has it.
  case hourCycle(HourCycle?)
  case textSize(DynamicTypeSize)
  /// Another device takes over the run's appearance and size.
  case device(model: DeviceModel?, os: String?)
  case install
  case launch
  case foreground
  case background
  case terminate
  case reboot
  /// The person locks the device, or unlocks it.
  case lock(Bool)
  /// While offline no push is received; the newest of each activity is delivered on return.
  case offline(Bool)
  /// Seconds; may be cut anywhere.
  case wait(Int)
  case at(LocalMoment)
  /// The app tells the server its tag and revision.
  case syncServer
  /// A new version of resources, seen by processes from their next launch.
  case edit([ResourceEdit])
}

/// A local start.
package struct StartEvent: Sendable, Hashable {
  /// Declared kind, as `delivery`.
  package var kind: String
  package var attributes: [GivenField]
  package var state: [GivenField]
  /// Seconds from now; nil: never stale.
  package var staleAfter: Int?
  package var relevanceScore: Double?
  /// Seconds from now until a scheduled start, during which the activity is pending; nil: at once.
  package var startAfter: Int?
  /// What a scheduled start says when it is due; a start at once takes none.
  package var alert: AlertContent?
  /// `ActivityStyle.transient`.
  package var isTransient: Bool

  package init(
    kind: String, attributes: [GivenField] = [], state: [GivenField] = [], staleAfter: Int? = nil,
    relevanceScore: Double? = nil, startAfter: Int? = nil, alert: AlertContent? = nil,
    isTransient: Bool = false
  ) {
    self.kind = kind
    self.attributes = attributes
    self.state = state
    self.staleAfter = staleAfter
    self.relevanceScore = relevanceScore
    self.startAfter = startAfter
    self.alert = alert
    self.isTransient = isTransient
  }
}

/// A local update: gives what changes, the app composes the whole.
package struct UpdateEvent: Sendable, Hashable {
  /// An id or a kind; nil: the only one, else the last started.
  package var activity: String?
  package var state: [GivenField]
  /// Seconds from now; nil clears the stale date, as on the platform.
  package var staleAfter: Int?
  /// `alertConfiguration:`; nil does not alert.
  package var alert: AlertContent?

  package init(
    activity: String? = nil, state: [GivenField] = [], staleAfter: Int? = nil,
    alert: AlertContent? = nil
  ) {
    self.activity = activity
    self.state = state
    self.staleAfter = staleAfter
    self.alert = alert
  }
}

/// A push by the server.
package struct PushEvent: Sendable, Hashable {
  package var payload: Payload
  /// An id or a kind; nil: the only one, else the last started.
  package var activity: String?
  /// Sends the bytes: nothing is moved in time, nothing filled in.
  package var asWritten: Bool
  /// To a broadcast channel: nothing is filled in.
  package var isBroadcast: Bool
  /// Takes the place of the file's `aps.alert`; null takes it away. Nil leaves it as it is.
  package var alert: GivenValue?

  package init(
    payload: Payload, activity: String? = nil, asWritten: Bool = false, isBroadcast: Bool = false,
    alert: GivenValue? = nil
  ) {
    self.payload = payload
    self.activity = activity
    self.asWritten = asWritten
    self.isBroadcast = isBroadcast
    self.alert = alert
  }

  /// The payload with the step's alert in the place of the file's; nothing else is changed yet.
  package var written: Payload {
    guard let alert else { return payload }
    var payload = payload
    payload.root = payload.root.settingAlert(to: alert)
    return payload
  }
}

/// A local end.
package struct EndEvent: Sendable, Hashable {
  package var activity: String?
  /// What changes for the final state; empty keeps the last.
  package var state: [GivenField]
  package var dismissal: Dismissal

  package init(
    activity: String? = nil, state: [GivenField] = [], dismissal: Dismissal = .default
  ) {
    self.activity = activity
    self.state = state
    self.dismissal = dismissal
  }
}

/// `ActivityUIDismissalPolicy`.
package enum Dismissal: Sendable, Hashable {
  /// Up to four hours after the end.
  case `default`
  case immediate
  /// Seconds after the end; capped at four hours.
  case after(Int)
}
