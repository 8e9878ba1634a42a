import Foundation
import Inspection
import Layout
import TestSupport

@testable import polyglance

/// What needs texts to be measured in points: layout findings come from nothing else, and their
/// numbers from Inter.
enum Measuring {
  /// What the program measures with here.
  static let shaper: any TextShaping = (try? textShaper(font: nil)) ?? CellTextShaper()

  /// Whether Pango was built in and Inter is installed.
  static let isPossible = shaper.measure == .face("Inter")

  /// Whether a twin fails by what is cut.
  ///
  /// - Parameter path: of its scenario, from `Scenarios`.
  static func isNeeded(by path: String) -> Bool {
    let expected = Repository.root.appendingPathComponent("Scenarios/\(path)")
      .deletingLastPathComponent().appendingPathComponent("expected.txt")
    let text = (try? String(contentsOf: expected, encoding: .utf8)) ?? ""
    return CheckRegistry.ids(named: CheckGroup.cut.rawValue).contains { text.contains("[\($0)]") }
  }
}
