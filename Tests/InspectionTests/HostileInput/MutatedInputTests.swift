import Catalogs
import Diagnostics
import Foundation
import Inspection
import Languages
import Localization
import Presentation
import ProductFiles
import Simulation
import TestSupport
import Testing

@testable import polyglance

/// Whatever a file holds, reading and using it gives a result or a located problem: no crash, no
/// hang, no character in a report that could act. A copy that fails is found again by its number.
struct MutatedInputTests {
  static let count = 10_000

  @Test(arguments: MutatedInput.all)
  func isReadAndUsedOrRefusedAtAPlace(input: MutatedInput) throws {
    let mutations = SeededMutations(of: input.original, pieces: input.pieces, seed: input.seed)
    var refused = 0
    var used = 0
    for number in 0..<Self.count {
      let bytes = mutations[number]
      do throws(InputProblem) {
        // Reports of all would take minutes.
        let report = try input.use(bytes, reporting: used % 64 == 0)
        used += 1
        expectHarmless(report, input, number)
      } catch {
        refused += 1
        let isLocated =
          error.location.line >= 1 && error.location.column >= 1 && !error.location.file.isEmpty
          && !error.message.isEmpty
        #expect(isLocated, "\(input) \(number): \(error)")
        expectHarmless(error.text(paths: .folder(".")) + "\n", input, number)
      }
    }
    // A series that is always read, or never, tests half of what it is for.
    #expect(refused > Self.count / 100 && refused < Self.count * 99 / 100, "\(refused) refused")
  }

  private func expectHarmless(_ report: String, _ input: MutatedInput, _ number: Int) {
    let acting = report.unicodeScalars.first { $0.isUnsafe && $0 != "\n" }
    #expect(
      acting == nil, "\(input) \(number): U+\(String(acting?.value ?? 0, radix: 16)) in the report")
  }
}
