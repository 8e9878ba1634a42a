package import Diagnostics

/// Why a push had no effect, with the value of the payload that says so. Sources: ActivityKit and
/// APNs documentation; the limits of eight hours and of an old `end` are replies on Apple's developer
/// forums.
package enum PushRefusal: Sendable, Hashable {
  /// APNs answers 413 PayloadTooLarge above 4096 bytes.
  case tooLarge(SourceLocation)
  case noAPS(SourceLocation)
  /// `event` is missing or none of start, update, end.
  case noEvent(SourceLocation)
  case noTimestamp(SourceLocation)
  /// Older than the newest update or push that was applied.
  case olderTimestamp(SourceLocation)
  /// That of the last push; see the setting `equal-timestamp`.
  case equalTimestamp(SourceLocation)
  /// More than eight hours ahead, as milliseconds are.
  case futureTimestamp(SourceLocation)
  case activityEnded(SourceLocation)
  case noActivity(SourceLocation)
  case unknownAttributesType(SourceLocation)
  /// A broadcast can update and end, never start.
  case broadcastStart(SourceLocation)
  /// A push that starts an activity must alert; without it nothing is shown.
  case noAlert(SourceLocation)
  /// The alert has these keys of ordinary notifications (`title-loc-key`), the first of them there;
  /// see the setting `flat-alert-keys`.
  case flatAlertKeys([String], SourceLocation)
  /// Swift's decoder threw: the whole push is dropped, silently on a device.
  case undecodable(DecodingFailure)

  /// A stable word for logs and reports.
  package var word: String {
    switch self {
    case .tooLarge: "too-large"
    case .noAPS: "no-aps"
    case .noEvent: "no-event"
    case .noTimestamp: "no-timestamp"
    case .olderTimestamp: "older-timestamp"
    case .equalTimestamp: "equal-timestamp"
    case .futureTimestamp: "future-timestamp"
    case .activityEnded: "activity-ended"
    case .noActivity: "no-activity"
    case .unknownAttributesType: "unknown-attributes-type"
    case .broadcastStart: "broadcast-start"
    case .noAlert: "no-alert"
    case .flatAlertKeys: "flat-alert-keys"
    case .undecodable: "undecodable"
    }
  }

  /// The value of the payload that says so; where it is missing, the object that lacks it.
  package var place: SourceLocation {
    switch self {
    case .tooLarge(let place), .noAPS(let place), .noEvent(let place), .noTimestamp(let place),
      .olderTimestamp(let place), .equalTimestamp(let place), .futureTimestamp(let place),
      .activityEnded(let place), .noActivity(let place), .unknownAttributesType(let place),
      .broadcastStart(let place), .noAlert(let place), .flatAlertKeys(_, let place):
      place
    case .undecodable(let failure): failure.place
    }
  }
}
