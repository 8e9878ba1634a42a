import Presentation

/// Names that other modules own, so that a reader can check them. An empty list checks nothing.
package struct Vocabulary: Sendable, Hashable {
  /// Finding ids, for `severity:`, `allow:`, `absent:`, `finding:`.
  package var findings: [String]
  /// Groups of findings with the ids of each, for `severity:`, `allow:`, `absent:`.
  package var findingGroups: [String: [String]]

  package init(findings: [String] = [], findingGroups: [String: [String]] = [:]) {
    self.findings = findings
    self.findingGroups = findingGroups
  }

  /// Ids and groups, for where either may stand.
  var findingsAndGroups: [String] { findings + findingGroups.keys.sorted() }

  /// SwiftUI's `DynamicTypeSize`, smallest first.
  package static let textSizes = DynamicTypeSize.allCases.map(\.rawValue)
  /// Every spelling of them that files may have.
  static let textSizeSpellings = DynamicTypeSize.allCases.flatMap(\.spellings)
}
