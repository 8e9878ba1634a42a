import Presentation

/// Names that other modules own, so that a reader can check them. An empty list checks nothing.
package struct Vocabulary: Sendable, Hashable {
  /// Finding ids, for `severity:`, `absent:`, `finding:`.
  package var findings: [String]
  /// Groups of findings, for `absent:`.
  package var findingGroups: [String]

  package init(findings: [String] = [], findingGroups: [String] = []) {
    self.findings = findings
    self.findingGroups = findingGroups
  }

  /// SwiftUI's `DynamicTypeSize`, smallest first.
  package static let textSizes = DynamicTypeSize.allCases.map(\.rawValue)
  /// Every spelling of them that files may have.
  static let textSizeSpellings = DynamicTypeSize.allCases.flatMap(\.spellings)
}
