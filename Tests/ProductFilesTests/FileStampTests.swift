import Diagnostics
import Foundation
import ProductFiles
import Testing

/// A stamp differs when the file does, on the disk and in memory.
@Suite struct FileStampTests {
  @Test func aFileInMemoryIsStampedByItsBytes() {
    var files = MemoryFiles(["a": "one", "b": "one"])
    let before = files.stamp("a")
    #expect(before != nil)
    #expect(files.stamp("./a") == before)
    #expect(files.stamp("none") == nil)
    files["a"] = Array("two".utf8)
    #expect(files.stamp("a") != before)
    files["a"] = Array("one".utf8)
    #expect(files.stamp("a") == before)
  }

  @Test func aFileOnTheDiskIsStampedWithoutReadingIt() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stamps-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = URL(fileURLWithPath: folder + "/a")
    let files: any FileSource = DiskFiles()
    try Data("one".utf8).write(to: file)
    let before = files.stamp(file.path)
    #expect(before?.size == 3)
    #expect(files.stamp(file.path) == before)
    // As an editor saves: another file of the same length takes its place.
    try Data("two".utf8).write(to: file, options: .atomic)
    #expect(files.stamp(file.path) != before)
    #expect(files.stamp(folder) == nil)
    #expect(files.stamp(folder + "/none") == nil)
  }
}
