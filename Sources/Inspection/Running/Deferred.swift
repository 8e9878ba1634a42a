import Synchronization

/// A value that is made when somebody first asks for it, and kept. What it is made of never changes,
/// so it is the same whenever that is.
package final class Deferred<Value: Sendable>: Sendable {
  private let state: Mutex<State>

  private enum State: Sendable {
    case unasked(@Sendable () -> Value)
    case made(Value)
  }

  /// - Parameter make: is called once at most; what it holds is let go then.
  package init(_ make: @escaping @Sendable () -> Value) { state = Mutex(.unasked(make)) }

  /// One that is there already.
  package init(made value: Value) { state = Mutex(.made(value)) }

  /// The value.
  package var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .unasked(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}
