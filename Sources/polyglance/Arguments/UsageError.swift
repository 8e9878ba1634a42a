import Diagnostics

/// Arguments that cannot be understood.
struct UsageError: Error, Hashable {
  /// Lower case, no full stop.
  var message: String
  /// The nearest known name.
  var nearest: String?

  init(_ message: String, nearest: String? = nil) {
    self.message = message
    self.nearest = nearest
  }

  /// As printed, with the page that tells what was expected.
  func text(seeing page: String) -> String {
    let hint = nearest.map { "\n  = did you mean ‘\($0.spelledOut)’?" } ?? ""
    return "polyglance: \(message.spelledOut)\(hint)\n  = see ‘\(page)’"
  }
}

/// The known name that is nearest to an unknown one; nil when none is near.
func nearest(_ name: String, among known: [String]) -> String? { nearestName(name, among: known) }
