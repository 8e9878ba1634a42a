/// The automatic verdict on a cell.
package enum CellVerdict: String, Sendable, Hashable, CaseIterable {
  case pass
  case fail
  /// The case could not look.
  case inconclusive
  /// The product has nothing for the case.
  case notApplicable = "not-applicable"

  /// One verdict for several cells, as those of a case in a locale: a failure before what could not
  /// be looked at, before a pass; not applicable only if all are.
  package static func summary(of verdicts: some Sequence<CellVerdict>) -> CellVerdict {
    let all = Set(verdicts)
    return [.fail, .inconclusive, .pass].first(where: all.contains) ?? .notApplicable
  }
}
