import Diagnostics
import Presentation

/// A view that maps the codes of one field: every branch compares it with a code.
struct CodeMapping {
  var field: String
  var branches: [(codes: [String], view: ViewNode)]
  var place: SourceLocation

  /// Every code that has a branch.
  var codes: Set<String> { Set(branches.flatMap(\.codes)) }

  /// Nil for a view that is no such mapping.
  init?(_ view: ViewNode) {
    guard case .when(let branches, _) = view.kind else { return nil }
    let compared = branches.map { $0.condition.comparedCodes }
    guard let field = compared.first??.field, compared.allSatisfy({ $0?.field == field }) else {
      return nil
    }
    self.field = field
    self.branches = zip(branches, compared).map { ($1?.codes ?? [], $0.view) }
    place = view.place
  }
}
