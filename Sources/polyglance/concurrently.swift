import Dispatch
import Synchronization

/// What `make` gives for each index below a count, in their order, made on all cores.
func concurrently<Result: Sendable>(
  _ count: Int, _ make: @Sendable (Int) -> Result
) -> [Result] {
  let results = Mutex([Result?](repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: count) { index in
    let result = make(index)
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0.compactMap { $0 } }
}
