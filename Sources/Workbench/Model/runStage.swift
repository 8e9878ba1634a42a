/// Plays a source on a device until the person leaves or something ends it.
package func runStage(_ source: any StageSource, on device: any TerminalDevice) -> StageEnd {
  var model = StageModel(source: source, size: device.size, glyphs: device.glyphs)
  device.draw(viewStage(model))
  while true {
    let input = device.next(waiting: model.nextTick)
    var effects = updateStage(&model, .tick(input.elapsed))
    effects += input.event.message.map { updateStage(&model, $0) } ?? []
    for effect in effects {
      switch effect {
      case .end(let end): return end
      case .suspend: device.suspend()
      case .repaint: device.repaint()
      }
    }
    device.draw(viewStage(model))
  }
}

extension DeviceEvent {
  /// What the Stage is told; nil where nothing happened.
  fileprivate var message: StageMessage? {
    switch self {
    case .key(let key): .key(key)
    case .resized(let size): .resized(size)
    case .nothing: nil
    case .stopRequested: .stopRequested
    case .resumed: .resumed
    case .signal(let number): .signal(number)
    case .hangup: .hangup
    }
  }
}
