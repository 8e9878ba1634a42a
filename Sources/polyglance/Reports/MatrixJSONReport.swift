import Diagnostics
import Inspection
import Internationalization
import Languages
import Presentation
import Simulation

/// The result of `verify` for programs. Paths are relative to the folder of the product.
struct MatrixJSONReport {
  var results: [VerificationResult]
  var loaded: LoadedVerification

  /// The document, with a line end.
  var text: String {
    let data = InternationalData.current
    let document: JSONValue = .members([
      ("version", .int(1)), ("tool", .string("polyglance \(Polyglance.version)")),
      ("data", .members([("icu", .string(data.icu)), ("cldr", .string(data.cldr))])),
      ("root", .string(loaded.root)), ("product", .string(loaded.materials[0].product.name)),
      ("summary", summary), ("cells", .array(results.flatMap(\.cells).map(encode))),
    ])
    return document.text + "\n"
  }

  private var summary: JSONValue {
    let cells = results.flatMap(\.cells)
    let verdicts = CellVerdict.allCases.map { verdict -> (String, JSONValue?) in
      (verdict.rawValue, .int(cells.count { $0.verdict == verdict }))
    }
    return .members([("cells", .int(cells.count))] + verdicts)
  }

  private func encode(_ cell: VerificationCell) -> JSONValue {
    let paths = PathStyle.folder(loaded.root)
    return .members([
      ("id", .string(cell.id)), ("suite", .string(cell.suite)),
      ("case", .string(cell.definition.id)), ("title", .string(cell.definition.title)),
      ("locale", .string(cell.locale.description)), ("surface", .optional(cell.surface?.id)),
      ("device", .optional(cell.device)), ("state", .optional(cell.state)),
      ("verdict", .string(cell.verdict.rawValue)), ("reason", .optional(cell.reason)),
      ("boundary", .optional(cell.boundary?.rawValue)), ("step", .optional(cell.step)),
      ("findings", .array(cell.findings.map { $0.json(paths) })),
      (
        "evidence",
        .array(
          cell.evidence.map { evidence in
            .members([
              ("step", .optional(evidence.step)), ("outcome", .string(evidence.outcome.rawValue)),
              ("text", .string(evidence.text)),
            ])
          })
      ),
      ("review", .null),
    ])
  }
}
