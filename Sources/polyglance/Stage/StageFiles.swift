import Diagnostics
import Inspection
import Layout
import Pictures
import Workbench

/// The Stage's outside: files of the working directory, the person's editor, reading again.
final class StageFiles: StageOutside {
  private let files: ReloadableStage
  private let tool: ToolEnvironment
  let watching: Duration?

  init(_ files: ReloadableStage, isWatching: Bool, in tool: ToolEnvironment) {
    self.files = files
    self.tool = tool
    watching = isWatching ? .milliseconds(300) : nil
  }

  var hasChanged: Bool { files.hasChanged }

  func write(_ text: String, to name: String) throws(StageProblem) {
    try write(Array(text.utf8), to: name)
  }

  func paint(_ grid: CellGrid, title: String, to name: String) throws(StageProblem) {
    let bytes: [UInt8]
    do throws(NoSnapshot) {
      bytes = try paintPNG(drawCells(grid, title: title), scale: 2)
    } catch {
      throw StageProblem(error.reason)
    }
    try write(bytes, to: name)
  }

  private func write(_ bytes: [UInt8], to name: String) throws(StageProblem) {
    let path = FilePath.join(tool.workingDirectory, name)
    guard !tool.files.exists(path) else {
      throw StageProblem("\(name) is there already: another name")
    }
    do throws(WriteFailure) {
      try writeFile(bytes, to: path)
    } catch {
      throw StageProblem("cannot write \(name): \(error.reason)")
    }
  }

  func edit(_ place: SourceLocation) throws(StageProblem) {
    let editor = Editor(tool.variables)
    let status = editor.open(FilePath.join(tool.workingDirectory, place.file), place)
    guard status == 0 else {
      throw StageProblem("\(editor.name) did not open \(place.file): set EDITOR")
    }
  }

  func reload() throws(StageProblem) -> any StageSource {
    do throws(ReloadProblem) {
      return try files.reload()
    } catch {
      throw StageProblem(error.title, lines: error.lines, place: error.place)
    }
  }

  func matrix() throws(StageProblem) -> any MatrixSource {
    do throws(InputProblem) {
      return try files.matrix()
    } catch {
      throw problem("cannot read what is verified", error)
    }
  }

  func previewer() throws(StageProblem) -> Previewer {
    do throws(InputProblem) {
      return try files.previewer()
    } catch {
      throw problem("cannot read what is previewed", error)
    }
  }

  private func problem(_ title: String, _ problem: InputProblem) -> StageProblem {
    StageProblem(
      title, lines: problem.text(paths: tool.paths).split(separator: "\n").map(String.init),
      place: problem.location)
  }
}
