/// The keys of a payload. Sources: “Generating a remote notification” (UserNotifications), “Starting
/// and updating Live Activities with ActivityKit push notifications” (ActivityKit).
enum APSKeys {
  /// Keys of `aps` that only a push for a Live Activity has.
  static let liveActivity = [
    "event", "content-state", "attributes-type", "attributes", "stale-date", "dismissal-date",
    "input-push-token", "input-push-channel",
  ]

  /// Those that are still told when misspelled.
  static let telling = ["content-state", "attributes-type", "stale-date", "dismissal-date"]

  /// Keys of `aps` of any push. What stands beside `aps` is the app's own.
  static let known =
    liveActivity + [
      "timestamp", "alert", "relevance-score", "badge", "sound", "thread-id", "category",
      "content-available", "mutable-content", "target-content-id", "interruption-level",
      "filter-criteria", "url-args",
    ]

  /// How the Firebase Admin SDK spells keys of `aps`; it writes them with hyphens when it sends.
  static let firebase = [
    "contentAvailable": "content-available", "mutableContent": "mutable-content",
    "threadId": "thread-id",
  ]

  /// Keys of `aps.alert` in an ordinary notification.
  static let alert = [
    "title", "subtitle", "body", "launch-image", "title-loc-key", "title-loc-args",
    "subtitle-loc-key", "subtitle-loc-args", "loc-key", "loc-args", "action-loc-key", "action",
    "summary-arg", "summary-arg-count",
  ]

  /// Keys of `aps.alert` in a push for a Live Activity; those of an ordinary one are told apart.
  static let activityAlert = ["title", "body", "sound"]

  /// Keys of `alert.title` and `alert.body` where they are objects.
  static let localized = ["loc-key", "loc-args"]

  /// Keys of the ordinary form that say something by key, and where a Live Activity has it.
  static let flat = [
    "title-loc-key": "title", "title-loc-args": "title", "loc-key": "body", "loc-args": "body",
    "subtitle-loc-key": "body", "subtitle-loc-args": "body",
  ]
}
