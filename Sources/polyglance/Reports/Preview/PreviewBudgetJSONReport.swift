import Diagnostics
import Inspection
import Languages
import Presentation
import Simulation

/// How much room each text has, for programs. Paths are relative to the folder of the product.
struct PreviewBudgetJSONReport {
  var preview: Preview

  /// The document, with a line end.
  var text: String {
    let document: JSONValue = .members([
      ("version", .int(1)), ("tool", .string("polyglance \(Polyglance.version)")),
      ("root", .string(preview.root)),
      ("product", .string(preview.previewer.material.product.name)),
      ("measure", preview.measure), ("budgets", .array(preview.budgets.map(encode))),
    ])
    return document.text + "\n"
  }

  private func encode(_ budget: PreviewBudget) -> JSONValue {
    let paths = PathStyle.folder(preview.root)
    return .members([
      ("key", .optional(budget.key)), ("table", .optional(budget.table)),
      ("source", .optional(budget.source)), ("comment", .optional(budget.comment)),
      ("surface", .string(budget.surface.id)), ("owner", .string(budget.owner)),
      ("textSize", .string(budget.textSize.rawValue)), ("device", .optional(budget.device?.name)),
      ("display", budget.display.map { .string($0) }),
      ("points", .number(number(budget.points, 2))), ("lines", .optional(budget.lines)),
      ("commentLine", .string(budget.line(namesSize: preview.request.textSizes.count > 1))),
      (
        "letters",
        .array(
          budget.letters.map { letters in
            .members([
              ("locale", .string(letters.locale.description)), ("about", .int(letters.count)),
              ("fullWidth", .bool(letters.isFullWidth)), ("text", .string(letters.text)),
              ("step", .string(letters.fate.rawValue)),
            ])
          })
      ),
      ("file", .string(paths.show(budget.place.file))), ("line", .int(budget.place.line)),
      ("column", .int(budget.place.column)),
    ])
  }
}
