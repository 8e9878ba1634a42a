import Catalogs
import Diagnostics

/// A file says something that the compiler refuses or loses.
enum CatalogShape: CatalogCheck {
  static let definition = CheckDefinition(
    id: "catalog-shape", scope: .catalog, severity: .warning, boundary: .resources,
    explanation: Explanation(
      meaning: """
        A file says something that Xcode's compiler refuses, or that is lost on the way: a key \
        that stands twice, a unit beside variations, a plural case that is varied again, a \
        reference to a substitution that is not there, a form whose name is none, a property list \
        in an encoding that the platform does not read.
        """,
      onDevice: """
        The text of the place that lost: of a key that stands twice the last one counts. What the \
        compiler refuses is not built at all.
        """,
      mend: """
        Mend the file at that line; most of it comes from merges and from scripts.
        """,
      inCatalog: """
        Merge catalogs as JSON, key by key, and open them in Xcode before they are committed.
        """,
      before: """
        "parcel.open" = "Open";
        "parcel.open" = "Open now";
        """,
      after: """
        "parcel.open" = "Open now";
        """))

  static func inspect(_ resources: InspectedResources) -> [Finding] {
    resources.resources.problems.map { problem in
      let hints = problem.hints.isEmpty ? "" : " (\(problem.hints.joined(separator: "; ")))"
      return Finding(
        id: definition.id, severity: problem.severity, message: problem.message + hints,
        boundary: definition.boundary.rawValue, place: problem.location)
    }
  }
}
