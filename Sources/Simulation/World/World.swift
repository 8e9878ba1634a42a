package import Diagnostics
package import Languages
package import Presentation

/// Everything that changes while a scenario plays, as a value.
package struct World: Sendable, Hashable {
  package var clock: Instant
  /// Number of events played.
  package var event: Int
  package var device: Device
  /// The app's own language in Settings; nil follows the device.
  package var perAppLanguage: LanguageTag?
  package var settings: PlatformSettings
  package var isOffline: Bool
  /// Nobody uses the device: the app cannot be in front, and the island is empty.
  package var isLocked: Bool
  /// Counts what may bring an app to the island, starts and alerts, in their order.
  package var islandClaims: Int
  /// The claim of another app's activity; nil while none shares the island.
  package var otherAppClaim: Int?
  /// Nil while the app does not run.
  package var app: AppProcess?
  /// Extension processes that are alive, by target.
  package var extensions: [TargetID: ProcessFacts]
  /// The app's decision in force; kept while the app does not run.
  package var decision: Decision
  /// When it was made.
  package var decidedAt: Instant
  package var store: SharedStore
  /// The server's copy.
  package var server: TaggedRevision
  /// By id.
  package var activities: [String: Activity]
  package var renders: [Owner: [Surface: KeptRender]]
  /// Every alert delivered since the language was last decided, in order. An alert is a moment: it
  /// is on a screen for its own event and nothing keeps it there.
  package var alerts: [KeptRender]
  package var resources: ResourceVersion
  /// Written to `AppleLanguages` by the app, for products that keep the choice there; becomes the
  /// per-app language at the app's next launch.
  package var appleLanguages: LanguageTag?
  /// Whether the decision changed while the app did not run, so that its procedure has yet to run;
  /// until then a language change is not settled.
  package var awaitsProcedure: Bool
  /// Sent while the phone was offline, the newest for each activity, in the order sent.
  package var heldPushes: [SentPush]
  /// What became of each push of the last event, in order.
  package var pushes: [PushRecord]
  /// The activities that were ended in the last event so that another could take their place.
  package var restarts: [Restart]
  /// Starts from the app that the system refused in the last event, in order.
  package var refusedStarts: [RefusedStart]
  /// What happened in the last event, in order; ids and codes only.
  package var log: [LogEntry]

  package init(
    clock: Instant, device: Device, settings: PlatformSettings, decision: Decision,
    store: SharedStore, resources: ResourceVersion
  ) {
    self.clock = clock
    self.event = 0
    self.device = device
    self.perAppLanguage = nil
    self.settings = settings
    self.isOffline = false
    self.isLocked = false
    self.islandClaims = 0
    self.otherAppClaim = nil
    self.app = nil
    self.extensions = [:]
    self.decision = decision
    self.decidedAt = clock
    self.store = store
    self.server = TaggedRevision(tag: nil, revision: nil)
    self.activities = [:]
    self.renders = [:]
    self.alerts = []
    self.resources = resources
    self.appleLanguages = nil
    self.awaitsProcedure = false
    self.heldPushes = []
    self.pushes = []
    self.restarts = []
    self.refusedStarts = []
    self.log = []
  }
}

/// The app while it runs.
package struct AppProcess: Sendable, Hashable {
  package var facts: ProcessFacts
  package var isForeground: Bool

  package init(facts: ProcessFacts, isForeground: Bool) {
    self.facts = facts
    self.isForeground = isForeground
  }
}

/// What app and extensions share. The app alone writes it.
package struct SharedStore: Sendable, Hashable {
  /// As written, which may be no tag; nil until someone chooses in the app.
  package var preference: String?
  /// The tag last decided; nil before the first launch of a fresh install.
  package var tag: LanguageTag?
  package var revision: Int
  /// Whether the preference was written since the revision was last raised.
  package var isPreferenceNew: Bool
  /// Every pair of tag and revision that a reader could have read, in order.
  package var history: [TaggedRevision]
  /// Where the preference was written, for findings about it.
  package var place: SourceLocation?

  package init(
    preference: String? = nil, tag: LanguageTag? = nil, revision: Int = 0,
    place: SourceLocation? = nil
  ) {
    self.preference = preference
    self.tag = tag
    self.revision = revision
    self.isPreferenceNew = false
    self.history = []
    self.place = place
  }
}

/// A Live Activity.
package struct Activity: Sendable, Hashable {
  /// `delivery#1`: the kind and its count.
  package var id: String
  package var kind: String
  package var phase: ActivityPhase
  package var attributes: [String: Value]
  package var state: [String: Value]
  package var startedAt: Instant
  package var staleAt: Instant?
  package var endedAt: Instant?
  /// The state that stood before the end, to see whether the final one tells it; nil while active.
  package var stateBeforeEnd: [String: Value]?
  package var dismissesAt: Instant?
  /// When a scheduled start is due; nil once it has started.
  package var startsAt: Instant?
  /// Unix seconds of the newest update or push that was applied.
  package var lastTimestamp: Int
  /// Unix seconds of the newest push that was applied; nil before the first.
  package var lastPushTimestamp: Int?
  package var relevanceScore: Double
  /// Whether a push is awaited to bring the language decided on: the server knows it, the activity
  /// leaves the change to the server and carries another. Settled by the next push applied.
  package var awaitsPush: Bool
  /// Place in the order of starting, from 1 over all kinds.
  package var ordinal: Int
  /// What a scheduled start says when it is due.
  package var scheduledAlert: AlertContent?
  /// `ActivityStyle.transient`: expanded alone, over as soon as somebody turns away from it.
  package var isTransient: Bool
  /// The claim to the island of its start; 0 while it is scheduled.
  package var startClaim: Int
  /// The claim of its last alert; nil before the first.
  package var alertClaim: Int?

  package init(
    id: String, kind: String, phase: ActivityPhase, attributes: [String: Value],
    state: [String: Value], startedAt: Instant, staleAt: Instant?, lastTimestamp: Int,
    relevanceScore: Double = 0, ordinal: Int = 0
  ) {
    self.id = id
    self.kind = kind
    self.phase = phase
    self.attributes = attributes
    self.state = state
    self.startedAt = startedAt
    self.staleAt = staleAt
    self.endedAt = nil
    self.stateBeforeEnd = nil
    self.dismissesAt = nil
    self.lastTimestamp = lastTimestamp
    self.relevanceScore = relevanceScore
    self.awaitsPush = false
    self.startsAt = nil
    self.lastPushTimestamp = nil
    self.ordinal = ordinal
    self.scheduledAlert = nil
    self.isTransient = false
    self.startClaim = 0
    self.alertClaim = nil
  }

  /// Whether the platform still takes updates.
  package var takesUpdates: Bool {
    switch phase {
    case .pending, .active, .stale: true
    case .ended, .dismissed: false
    }
  }

  /// Whether it is somewhere on the phone.
  package var isVisible: Bool {
    switch phase {
    case .active, .stale, .ended: true
    case .pending, .dismissed: false
    }
  }
}

/// An activity ended for a language change, and what was started in its place.
package struct Restart: Sendable, Hashable {
  /// Id of the one that ended.
  package var ended: String
  /// Id of the new one; nil where it could not be started.
  package var started: String?
  /// When the ended one had been started.
  package var startedAt: Instant
  /// The item of the procedure that did it.
  package var place: SourceLocation
}

/// One line of the diagnostics log: ids, codes, tags, revisions, times; never a text that a person
/// wrote or reads.
package struct LogEntry: Sendable, Hashable {
  package var at: Instant
  /// A stable word: `start`, `push-applied`, `push-refused`, `render`, `store-written` …
  package var event: String
  /// Activity id or target, where one is concerned.
  package var subject: String?
  /// In a fixed order: name and value. No name is that of a property of the entry or of a part of
  /// its place, so that a record may hold all of them side by side.
  package var fields: [Field]
  /// The step's or the payload's line.
  package var place: SourceLocation

  /// A fact of the entry.
  package struct Field: Sendable, Hashable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(
    at: Instant, event: String, subject: String?, fields: [Field], place: SourceLocation
  ) {
    self.at = at
    self.event = event
    self.subject = subject
    self.fields = fields
    self.place = place
  }
}
