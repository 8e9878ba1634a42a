import Diagnostics
import ProductFiles
import Workbench

/// A Stage whose files can be read again. Where that fails the last good one stays.
///
/// For `--watch` ask `hasChanged` every 300 ms and call `reload` where it has; for `R` call `reload`.
final class ReloadableStage {
  private let path: String
  let options: StageOptions
  let tool: ToolEnvironment
  private var memory: FileMemory
  /// The last that could be opened.
  private(set) var stage: ScenarioStage
  /// Why the files as they are cannot be opened; nil where they can.
  private(set) var problem: ReloadProblem?
  /// What had changed at the last reload, as people read it; empty before the first.
  private(set) var changes: [String] = []

  /// Opens what a path leads to.
  ///
  /// - Throws: what is wrong in its files; there is no last good one yet.
  init(_ path: String, _ options: StageOptions, in tool: ToolEnvironment) throws(InputProblem) {
    self.path = path
    self.options = options
    self.tool = tool
    let files = RememberedFiles(tool.files)
    stage = try ReloadableStage.load(path, options, files, in: tool)
    memory = files.memory
  }

  /// Whether reading the files again would give anything else than at the last time.
  var hasChanged: Bool { !memory.changes(in: tool.files).isEmpty }

  /// Reads everything again.
  ///
  /// - Throws: why it cannot be opened, for the overlay; `stage` stays as it was.
  func reload() throws(ReloadProblem) -> ScenarioStage {
    changes = memory.changes(in: tool.files).map { tool.paths.show($0).spelledOut }
    let files = RememberedFiles(tool.files)
    do throws(InputProblem) {
      defer { memory = files.memory }
      stage = try ReloadableStage.load(path, options, files, in: tool)
      problem = nil
      return stage
    } catch {
      let failure = ReloadProblem(error, paths: tool.paths)
      problem = failure
      throw failure
    }
  }

  private static func load(
    _ path: String, _ options: StageOptions, _ files: RememberedFiles, in tool: ToolEnvironment
  ) throws(InputProblem) -> ScenarioStage {
    var tool = tool
    tool.files = files
    return try loadStage(path, options, in: tool)
  }
}
