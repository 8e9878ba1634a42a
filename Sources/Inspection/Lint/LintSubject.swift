package import Diagnostics
package import Simulation

/// Files that are judged without a run: one product, one folder, or what was named.
package struct LintSubject: Sendable {
  /// The product, where one describes the files; its views count as read.
  package var product: Product?
  package var targets: [InspectedResources] = []
  package var payloads: [PayloadFile] = []
  package var allowances: [Allowance] = []
  /// Finding id to its severity; nil is off.
  package var severities: [String: Severity?] = [:]
  /// Every file that was read, each once.
  package var files: [String] = []
  /// Whether all of it was read; else only what is in `files` is told.
  package var isWhole = true

  package init() {}
}

/// How much was read: a check that saw nothing has found nothing wrong.
package struct ReadCount: Sendable, Hashable {
  package var files = 0
  /// Words that views and code show without looking them up.
  package var literals = 0
  /// Keys that views and code look up.
  package var lookups = 0
  /// Keys of tables, each once a table and target.
  package var keys = 0
  package var payloads = 0

  package init() {}

  package static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.files += b.files
    sum.literals += b.literals
    sum.lookups += b.lookups
    sum.keys += b.keys
    sum.payloads += b.payloads
    return sum
  }
}
