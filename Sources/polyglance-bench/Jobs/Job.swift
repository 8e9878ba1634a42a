/// Something that is measured beside a peer.
protocol Job: Sendable {
  /// As on the command line.
  static var name: String { get }
  /// One line of the help.
  static var summary: String { get }

  init(_ place: Place)

  /// Takes less than a minute.
  func measure() throws(BenchProblem) -> [Measurement]
}

/// Why something could not be measured.
struct BenchProblem: Error, Hashable {
  /// Lower case, no full stop.
  var message: String

  init(_ message: String) { self.message = message }
}
