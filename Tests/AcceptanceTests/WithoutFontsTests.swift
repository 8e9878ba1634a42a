import Foundation
import TestSupport
import Testing

/// A machine that has Pango and no font: fontconfig finds what its file names, here an empty folder.
@Suite(
  "A machine without fonts", .enabled(if: Measuring.isPossible, "Pango or Inter is not there"))
struct WithoutFontsTests {
  private func run(_ arguments: [String]) throws -> BuiltTool.Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("polyglance-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("fonts.conf")
    try Data("<fontconfig><dir>\(folder.path)</dir></fontconfig>".utf8).write(to: file)
    return try BuiltTool.run(
      arguments, variables: ["FONTCONFIG_FILE": file.path, "LC_ALL": "C.UTF-8"])
  }

  private static let scenario = "Scenarios/courier/french-on-the-way.scenario.yaml"

  @Test("counts cells, and says what to install")
  func cells() throws {
    let run = try run(["run", Self.scenario])
    #expect(run.status == 0)
    #expect(run.errors.contains("in cells"))
    #expect(run.errors.contains("no font is installed; install Inter, as the package fonts-inter"))
    #expect(!run.output.contains("[truncated]"))
    let doctor = try self.run(["doctor"])
    #expect(doctor.output.contains("no font is installed; install Inter"), "\(doctor.errors)")
  }

  @Test("paints no PNG, and refuses a font by name")
  func refuses() throws {
    let picture = try run(["snapshot", Self.scenario, "--format", "png", "-o", "/dev/null"])
    #expect(picture.status == 2)
    #expect(picture.errors.contains("no font is installed"), "\(picture.errors)")
    let named = try run(["run", Self.scenario, "--font", "Inter"])
    #expect(named.status == 2)
    #expect(named.errors.contains("no font is installed"), "\(named.errors)")
  }
}
