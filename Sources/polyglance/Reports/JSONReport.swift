import Diagnostics
import Inspection
import Internationalization
import Languages
import Presentation
import Simulation

/// The result of `run` for programs. Paths are relative to the folder of the product that was run.
struct JSONReport {
  var runs: [LoadedRun]
  var failOn: Severity?
  /// Whether each run of text says what it means in the source language.
  var glosses: Bool

  /// The document, with a line end.
  var text: String {
    let data = InternationalData.current
    let document: JSONValue = .members([
      ("version", .int(1)), ("tool", .string("polyglance \(Polyglance.version)")),
      (
        "data",
        .members([
          ("icu", .string(data.icu)), ("cldr", .string(data.cldr)),
          ("font", runs.first?.loaded.inspector.measure.family.map(JSONValue.string)),
        ])
      ),
      ("root", .string(runs.first?.loaded.root ?? ".")),
      ("runs", .array(runs.map(encode))),
    ])
    return document.text + "\n"
  }

  private func encode(_ run: LoadedRun) -> JSONValue {
    let paths = run.loaded.folderPaths
    let inspector = run.loaded.inspector
    let frames = FrameEncoder(
      product: inspector.product, paths: paths, glossing: glosses ? inspector.resolver : nil)
    return .members([
      ("scenario", .string(run.result.scenario.name)),
      ("root", .string(run.loaded.root)), ("file", .string(paths.show(run.file))),
      ("locale", .string(run.result.scenario.locale.description)),
      ("device", .string(run.result.scenario.device.model.name)),
      ("passed", .bool(run.result.passed(failOn: failOn))),
      (
        "texts",
        .members([
          ("all", .int(run.result.texts.all)),
          ("inOneLanguage", .int(run.result.texts.inOneLanguage)),
          ("cut", run.result.texts.cut.map(JSONValue.int)),
        ])
      ),
      ("expectations", .array(run.result.expectations.map { encode($0, paths) })),
      ("findings", .array(run.result.findings.map { $0.json(paths) })),
      (
        "frames",
        .array(
          zip(run.result.scenario.steps, run.result.frames).map { frames.encode($1, step: $0) })
      ),
    ])
  }

  private func encode(_ result: ExpectationResult, _ paths: PathStyle) -> JSONValue {
    .members(
      [("step", .int(result.step))] + place(result.place, paths) + [
        ("passed", .bool(result.passed)), ("expected", .string(result.expected)),
        ("found", .string(result.found)),
      ])
  }
}

/// The members `file`, `line` and `column`.
func place(_ place: SourceLocation, _ paths: PathStyle) -> [(String, JSONValue?)] {
  [
    ("file", .string(paths.show(place.file))), ("line", .int(place.line)),
    ("column", .int(place.column)),
  ]
}
