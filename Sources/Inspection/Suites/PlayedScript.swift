package import Localization
import Presentation
package import Simulation
import Synchronization

/// A script after it was played: the worlds that it went through, and frames of them for whoever
/// looks. A moment that nobody looks at is not inspected.
package struct PlayedScript: Sendable {
  package let script: Script
  /// The product that it was played over: a case may change a procedure.
  package let product: Product
  private let inspector: Inspector
  /// After each step, in order.
  private let worlds: [World]
  private var frames = FrameCache()

  init(_ script: Script, with inspector: Inspector, calendar: any CivilCalendar) {
    self.script = script
    self.inspector = inspector
    product = inspector.product
    var world = World.launched(product: inspector.product, scenario: script.scenario)
    worlds = script.scenario.steps.map { step in
      if case .event(let event) = step.action {
        reduce(
          &world, Placed(event, at: step.place), product: inspector.product, calendar: calendar)
      }
      return world
    }
  }

  /// The number of the last step; 0 where there is none.
  package var lastStep: Int { worlds.count }

  /// The world after a step, from 1.
  package func world(after step: Int) -> World { worlds[step - 1] }

  /// The frame after a step, from 1: made when it is first asked for, and shared by copies.
  package func frame(after step: Int) -> Frame {
    frames.frame(step) {
      inspector.frame(of: worlds[step - 1], step: step, isFinal: step == worlds.count)
    }
  }

  /// The frame after the last step.
  package var last: Frame { frame(after: lastStep) }

  /// The same without the frames that were made so far, which are large; they are made again for
  /// whoever looks.
  var withoutFrames: PlayedScript {
    var copy = self
    copy.frames = FrameCache()
    return copy
  }

  /// What stands on the screen after a step, resolved and not judged.
  package func surfaces(after step: Int) -> [ResolvedSurface] {
    let world = worlds[step - 1]
    return world.onScreen.map { inspector.resolver.resolve($0, at: world.clock) }
  }
}

/// Frames by step.
private final class FrameCache: Sendable {
  private let known = Mutex<[Int: Frame]>([:])

  func frame(_ step: Int, make: () -> Frame) -> Frame {
    if let frame = known.withLock({ $0[step] }) { return frame }
    let frame = make()
    known.withLock { $0[step] = frame }
    return frame
  }
}
