/// Plays a source on a device until the person leaves or something ends it.
///
/// - Parameter outside: files and editor; without it nothing is written, edited or read again.
package func runStage(
  _ source: any StageSource, on device: any TerminalDevice, outside: (any StageOutside)? = nil,
  preferences: StagePreferences = StagePreferences()
) -> StageEnd {
  var model = StageModel(
    source: source, size: device.size, glyphs: device.glyphs, preferences: preferences,
    cellAspect: device.cellAspect)
  let edge = StageEdge(device: device, outside: outside)
  var foreseen = ForeseenKeys()
  var sinceLook = Duration.zero
  var screen = viewStage(model)
  device.draw(screen)
  while true {
    let canLookAhead = model.nextTick == nil && !foreseen.isReady
    let input = device.next(
      waiting: edge.waiting(canLookAhead ? ForeseenKeys.patience : model.nextTick))
    if canLookAhead, input.event == .nothing { foreseen.prepare(model, on: screen) }
    if case .key(let key) = input.event, let answer = foreseen.answer(to: key) {
      device.draw(answer.grid, changing: answer.changedRows, of: screen)
      screen = answer.grid
      model = answer.model
      foreseen = ForeseenKeys()
      sinceLook += input.elapsed
      continue
    }
    if input.event != .nothing { foreseen = ForeseenKeys() }
    var effects = updateStage(&model, .tick(input.elapsed))
    if input.event == .nothing, model.hasIdleWork { effects += updateStage(&model, .idle) }
    effects += input.event.message.map { updateStage(&model, $0) } ?? []
    sinceLook += input.elapsed
    if let watching = outside?.watching, sinceLook >= watching {
      sinceLook = .zero
      if outside?.hasChanged == true { effects.append(.reload) }
    }
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      if case .end(let end) = effect { return end }
      foreseen = ForeseenKeys()
      effects += edge.perform(effect).map { updateStage(&model, $0) } ?? []
    }
    let next = viewStage(model)
    if next != screen { screen = next }
    device.draw(screen)
  }
}

/// Performs what the Stage wants.
private struct StageEdge {
  let device: any TerminalDevice
  let outside: (any StageOutside)?

  /// The shorter of a wait and of the time between looks at the files.
  func waiting(_ time: Duration?) -> Duration? {
    guard let watching = outside?.watching else { return time }
    return time.map { min($0, watching) } ?? watching
  }

  /// What came of an effect; nil where nothing is to be told.
  func perform(_ effect: StageEffect) -> StageMessage? {
    switch effect {
    case .end: return nil
    case .suspend: device.suspend()
    case .repaint: device.repaint()
    case .copy(let text): return .copied(device.copy(text))
    case .write(let name, let text):
      return told { outside throws(StageProblem) in
        try outside.write(text, to: name)
        return .written(name)
      }
    case .paint(let name, let grid, let title):
      return told { outside throws(StageProblem) in
        try outside.paint(grid, title: title, to: name)
        return .written(name)
      }
    case .reload:
      return told { outside throws(StageProblem) in
        .reloaded(try outside.reload())
      }
    case .gather:
      guard let outside else {
        return .notGathered(StageProblem("nothing can be read here"))
      }
      do throws(StageProblem) {
        return .gathered(try outside.matrix())
      } catch {
        return .notGathered(error)
      }
    case .gatherPreview:
      guard let outside else {
        return .previewNotGathered(StageProblem("nothing can be read here"))
      }
      do throws(StageProblem) {
        return .previewGathered(try outside.previewer())
      } catch {
        return .previewNotGathered(error)
      }
    case .edit(let place):
      var message: StageMessage?
      device.lend {
        message = told { outside throws(StageProblem) in
          try outside.edit(place)
          return .reloaded(try outside.reload())
        }
      }
      return message
    }
    return nil
  }

  private func told(
    _ work: (any StageOutside) throws(StageProblem) -> StageMessage
  ) -> StageMessage {
    guard let outside else { return .failed(StageProblem("nothing can be done outside here")) }
    do throws(StageProblem) {
      return try work(outside)
    } catch {
      return .failed(error)
    }
  }
}

extension DeviceEvent {
  /// What the Stage is told; nil where nothing happened.
  fileprivate var message: StageMessage? {
    switch self {
    case .key(let key): .key(key)
    case .mouse(let event): .mouse(event)
    case .resized(let size): .resized(size)
    case .nothing: nil
    case .stopRequested: .stopRequested
    case .resumed: .resumed
    case .signal(let number): .signal(number)
    case .hangup: .hangup
    }
  }
}
