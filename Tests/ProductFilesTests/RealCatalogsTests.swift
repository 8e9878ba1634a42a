import Catalogs
import Diagnostics
import Foundation
import Presentation
import ProductFiles
import TestSupport
import Testing

/// Products around catalogs of real apps, which stay where they are.
@Suite struct RealCatalogsTests {
  /// A product in memory whose resources are on the disk.
  private struct Overlay: FileSource {
    let memory: MemoryFiles
    let disk = DiskFiles()

    func read(_ path: String) -> [UInt8]? { memory.read(path) ?? disk.read(path) }
    func kind(_ path: String) -> FileKind? { memory.kind(path) ?? disk.kind(path) }
    func list(_ folder: String) -> [FileEntry] {
      memory.kind(folder) == nil ? disk.list(folder) : memory.list(folder)
    }
  }

  @Test(arguments: Repository.corpusFiles("xcstrings", ending: ".xcstrings"))
  func isReadOrLocated(catalog: URL) throws {
    let product = Parcel.changed(
      Parcel.product, "resources: [Widgets]", "resources: [\"\(catalog.path)\"]")
    let files = Overlay(memory: Parcel.files(["p/product.yaml": product]))
    do {
      let loaded = try readProduct("p", files: files)
      let set = try #require(loaded.resources[TargetID("widgets")])
      #expect(set.tableNames == [catalog.deletingPathExtension().lastPathComponent])
      #expect(loaded.files.contains(catalog.path))
    } catch let problem as InputProblem {
      #expect(problem.location.file == catalog.path && !problem.excerpt.isEmpty)
    }
  }
}
