import Foundation
import Layout
import Presentation
import Synchronization
import Testing

@testable import PangoText

@Suite("One user of fonts at a time")
struct FreeTypeLockTests {
  private static let drawing = PointDrawing(
    size: PointSize(width: 90, height: 40), ground: nil,
    shapes: [
      .text(
        PointText(
          "Ankunft", font: PointFont(families: ["Inter"], size: 17), colour: PointColour(0), x: 0,
          baseline: 20))
    ], title: "x")

  @Test("is waited for by whoever measures, paints or opens a face, and by nobody who knows a text")
  func turns() throws {
    let shaper = try PangoTextShaper()
    let known = shaper.shape("known", style: TextStyle())
    let done = Counter()
    let users: [@Sendable () throws -> Void] = [
      { _ = shaper.shape("not seen before", style: TextStyle()) },
      { _ = try PangoPainter().png(FreeTypeLockTests.drawing, scale: 1) },
      { _ = try PangoTextShaper() },
      { _ = shaper.scriptAnswers() },
    ]
    FreeTypeLock.locked {
      for user in users {
        Thread.detachNewThread {
          try? user()
          done.add()
        }
      }
      Thread.sleep(forTimeInterval: 0.5)
      #expect(done.count == 0)
      #expect(shaper.shape("known", style: TextStyle()) == known)
    }
    for _ in 0..<600 where done.count < users.count { Thread.sleep(forTimeInterval: 0.1) }
    #expect(done.count == users.count)
  }

  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    var count: Int { value.load(ordering: .acquiring) }

    func add() { value.add(1, ordering: .releasing) }
  }
}
