import Diagnostics
import Foundation
import Inspection
import Layout
import ProductFiles
import Testing

@testable import polyglance

/// One edit of one of Courier's files.
struct CourierEdit: Hashable, Sendable, CustomTestStringConvertible {
  var file: String
  var scenario: String
  /// What notices it, or why nothing does.
  var notice: String
  /// The old words are the first after all of these, each after the one before.
  var after: [String]
  var old: String
  var new: String

  var testDescription: String {
    "\(file): \((after + [old]).joined(separator: " › ")) → \(new)".debugDescription
  }

  /// What a run says of the edited product.
  enum Outcome {
    case played(ScenarioRun)
    case refused(String)
  }

  /// Makes the edit in memory and plays the scenario over it.
  func outcome(shaper: any TextShaping = CellTextShaper()) throws -> Outcome {
    let path = FilePath.join(PlayedCourier.folder, file)
    var files = EditedFiles()
    files.texts[path] = try edited(try #require(files.read(path)))
    do {
      return .played(try PlayedCourier.play(scenario, files: files, shaper: shaper))
    } catch let problem as InputProblem {
      return .refused(problem.message)
    }
  }

  private func edited(_ bytes: [UInt8]) throws -> [UInt8] {
    var text = String(decoding: bytes, as: UTF8.self)
    var start = text.startIndex
    for part in after {
      start = try #require(text.range(of: part, range: start..<text.endIndex)).upperBound
    }
    let place = try #require(text.range(of: old, range: start..<text.endIndex))
    text.replaceSubrange(place, with: new)
    return Array(text.utf8)
  }
}

extension CourierEdits {
  /// Reads a table of edits.
  static func parse(_ table: String) -> [CourierEdit] {
    var edits: [CourierEdit] = []
    var head: [String] = []
    for line in table.components(separatedBy: "\n") where !line.isEmpty {
      if line.hasPrefix("@ ") {
        head = line.dropFirst(2).components(separatedBy: " ")
        continue
      }
      let cells = line.components(separatedBy: "|").map { cell in
        cell.dropFirst(cell.hasPrefix(" ") ? 1 : 0).dropLast(cell.hasSuffix(" ") ? 1 : 0)
          .replacingOccurrences(of: "⏎", with: "\n")
      }
      precondition(head.count == 2 && cells.count == 4, "not an edit: \(line)")
      edits.append(
        CourierEdit(
          file: head[0], scenario: head[1], notice: cells[0],
          after: cells[1].isEmpty ? [] : cells[1].components(separatedBy: " › "), old: cells[2],
          new: cells[3]))
    }
    return edits
  }
}

/// The files of the disk, some of them with other texts.
struct EditedFiles: FileSource {
  private let disk = DiskFiles()
  var texts: [String: [UInt8]] = [:]

  func read(_ path: String) -> [UInt8]? { texts[FilePath.normalised(path)] ?? disk.read(path) }
  func kind(_ path: String) -> FileKind? { disk.kind(path) }
  func list(_ folder: String) -> [FileEntry] { disk.list(folder) }
  func stamp(_ path: String) -> FileStamp? { disk.stamp(path) }
}
