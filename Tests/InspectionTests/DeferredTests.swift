import Inspection
import Synchronization
import Testing

/// What is made when somebody asks is made once, and then kept.
@Suite struct DeferredTests {
  @Test func itIsMadeOnceAndOnlyWhenAsked() {
    let count = Counter()
    let deferred = Deferred { count.next() }
    #expect(count.value == 0)
    #expect([deferred.value, deferred.value] == [1, 1])
    #expect(count.value == 1)
  }

  @Test func whatItIsMadeOfIsLetGo() {
    var held: Counter? = Counter()
    weak let weak = held
    let deferred = Deferred { [held] in held?.next() }
    held = nil
    #expect(weak != nil)
    #expect(deferred.value == 1)
    #expect(weak == nil)
  }

  private final class Counter: Sendable {
    private let made = Mutex(0)

    var value: Int { made.withLock { $0 } }

    func next() -> Int {
      made.withLock { made in
        made += 1
        return made
      }
    }
  }
}
