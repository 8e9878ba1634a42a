import Testing

@testable import polyglance_bench

@Suite("Growth")
struct GrowthTests {
  @Test("that is linear costs the same a piece")
  func linear() {
    var growth = Growth(sizes: [10, 40, 160])
    for (index, size) in growth.sizes.enumerated() { growth.add(Double(size) * 0.001, at: index) }
    let row = growth.measurement("a step", of: "steps", limit: 1.5)
    #expect(row.name == "a step among 160")
    #expect(row.peer?.name == "itself among 10 steps")
    #expect(abs((row.peer?.ratio ?? 0) - 1) < 1e-9)
    #expect(row.isWithinLimits)
  }

  @Test("that is quadratic is over its limit")
  func quadratic() {
    var growth = Growth(sizes: [10, 40, 160])
    for (index, size) in growth.sizes.enumerated() { growth.add(Double(size * size), at: index) }
    #expect(!growth.measurement("a step", of: "steps", limit: 1.5).isWithinLimits)
  }

  @Test("that is steep only in the middle is over its limit too")
  func middle() {
    var growth = Growth(sizes: [10, 40, 160])
    for (index, seconds) in [10.0, 120, 160].enumerated() { growth.add(seconds, at: index) }
    #expect(!growth.measurement("a step", of: "steps", limit: 1.5).isWithinLimits)
  }
}
