import Diagnostics
import Foundation
import ProductFiles
import Testing

/// The real file system gives what memory gives.
@Suite struct DiskFilesTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("product-files-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func readsListsAndTellsKinds() throws {
    try withFolder { folder in
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
      try Data(bytes).write(to: URL(fileURLWithPath: folder + "/b"))
      try FileManager.default.createDirectory(
        atPath: folder + "/a", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/c", withDestinationPath: folder + "/a")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/dangling", withDestinationPath: folder + "/none")
      let files = DiskFiles()
      #expect(files.read(folder + "/b") == bytes)
      #expect(files.read(folder + "/a") == nil)
      #expect(files.read(folder + "/none") == nil)
      #expect(files.kind(folder + "/a") == .folder)
      #expect(files.kind(folder + "/b") == .file)
      #expect(files.kind(folder + "/none") == nil)
      #expect(
        files.list(folder) == [
          FileEntry("a", .folder), FileEntry("b", .file), FileEntry("c", .folder, isLink: true),
        ])
      #expect(files.list(folder + "/b").isEmpty)
    }
  }

  @Test func devicesAreNotRead() {
    #expect(DiskFiles().read("/dev/zero") == nil)
    #expect(DiskFiles().kind("/dev/zero") == nil)
  }

  @Test func aLoopOfLinksIsNotFollowed() throws {
    try withFolder { folder in
      for (path, text) in [
        ("product.yaml", Parcel.product), ("Widgets/delivery.views.yaml", Parcel.views),
        ("App/screen.views.yaml", Parcel.screen), ("Widgets/Localizable.xcstrings", Parcel.catalog),
      ] {
        let file = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/Widgets/again", withDestinationPath: folder)
      let loaded = try readProduct(folder, files: DiskFiles())
      #expect(loaded.files.count == 4)
    }
  }

  @Test(arguments: [
    ("a/./b", "a/b"), ("a//b/", "a/b"), ("a/../b", "b"), ("../a/..", ".."), ("a/..", "."),
    ("", "."),
    ("/a/../../b", "/b"), ("/", "/"), ("./x", "x"), ("../../x", "../../x"),
  ])
  func pathsAreNormalised(path: String, expected: String) {
    #expect(FilePath.normalised(path) == expected)
  }
}
