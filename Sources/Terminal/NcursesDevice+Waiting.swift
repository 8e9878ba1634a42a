import CNcurses
package import Workbench

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension NcursesDevice {
  package func next(waiting timeout: Duration?) -> DeviceInput {
    let event = nextEvent(until: timeout.map { ContinuousClock.now + $0 })
    let now = ContinuousClock.now
    defer { last = now }
    return DeviceInput(event, elapsed: last.duration(to: now))
  }

  private func nextEvent(until deadline: ContinuousClock.Instant?) -> DeviceEvent {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      if let due, due <= .now { showPending() }
      switch readKey() {
      case .some(let event): return event
      case .none: break
      }
      var sources = [
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let until = [deadline, due].compactMap { $0 }.min()
      let rest = until.map { max(0, ContinuousClock.now.duration(to: $0).milliseconds) }
      let count = poll(&sources, nfds_t(sources.count), rest ?? -1)
      if let due, due <= .now { showPending() }
      if count == 0 {
        guard let deadline else { continue }
        if deadline <= .now { return .nothing }
        continue
      }
      if count < 0, errno != EINTR { return .hangup }
      if sources[1].revents != 0 { takeSignals() }
      let isGone = sources[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
      let isOver = sources[0].revents & Int16(POLLIN) != 0 && curses_waiting(0) <= 0
      if waiting.isEmpty, isGone || isOver { return .hangup }
    }
  }

  private func takeSignals() {
    var isResized = false
    for number in signals.take() {
      switch number {
      case SIGWINCH: isResized = true
      case SIGTSTP: waiting.append(.stopRequested)
      case SIGCONT:
        reclaim()
        waiting.append(.resumed)
        isResized = isResized || NcursesDevice.measured.map { $0 != size } == true
      default: waiting.append(.signal(number))
      }
    }
    if isResized { followResize() }
  }

  /// Waits until the size has been quiet for a moment, so that dragging a corner repaints once.
  private func followResize() {
    var source = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
    while waiting.isEmpty, poll(&source, 1, 50) > 0 {
      for number in signals.take() where number != SIGWINCH { waiting.append(.signal(number)) }
    }
    guard let measured = NcursesDevice.measured, measured != size else { return }
    size = measured
    resizeterm(Int32(size.rows), Int32(size.columns))
    repaint()
    waiting.append(.resized(size))
  }

  /// A key that is there already; nil where none is.
  private func readKey() -> DeviceEvent? {
    var code: wint_t = 0
    while true {
      let kind = wget_wch(curses_window(), &code)
      if kind == curses_function_key() {
        if let key = KeyDecoder.key(function: UInt32(code)) { return .key(key) }
      } else if kind == curses_ok() {
        guard let key = KeyDecoder.key(character: UInt32(code)) else { continue }
        guard key == .escape, let sequence = readSequence() else { return .key(key) }
        if case .event(let event) = sequence { return event }
      } else {
        return nil
      }
    }
  }

  /// After Escape: reads the rest of a sequence that curses does not know, so that its letters are
  /// not taken for keys: a report of the mouse, a late answer of the terminal. Nil where Escape
  /// stands alone.
  private func readSequence() -> Sequence? {
    guard let second = readCode(waiting: 0) else { return nil }
    let isCommand = second == 0x5D
    guard isCommand || second == 0x5B || second == 0x4F else {
      unget_wch(wchar_t(truncatingIfNeeded: second))
      return nil
    }
    var body = ""
    // The bytes of one sequence may come in two parts.
    while let code = readCode(waiting: 25), let scalar = Unicode.Scalar(UInt32(code)) {
      if isCommand {
        if code == 0x07 || code == 0x5C { break }
      } else if (0x40...0x7E).contains(code) {
        if second == 0x5B,
          let event = MouseReport.event(parameters: body, last: Character(scalar))
        {
          return .event(.mouse(event))
        }
        // Not every terminal sends what terminfo says.
        return TypedAhead.key(scalar, parameters: body).map { .event(.key($0)) } ?? .other
      }
      // No answer is that long; what never ends is no sequence.
      guard body.unicodeScalars.count < 256 else { break }
      body.unicodeScalars.append(scalar)
    }
    return .other
  }

  /// What came after Escape.
  private enum Sequence {
    case event(DeviceEvent)
    case other
  }

  /// The next character; nil where none comes within so many milliseconds.
  private func readCode(waiting: Int32) -> wint_t? {
    var code: wint_t = 0
    if wget_wch(curses_window(), &code) == curses_ok() { return code }
    guard waiting > 0 else { return nil }
    var source = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, waiting) > 0 else { return nil }
    return wget_wch(curses_window(), &code) == curses_ok() ? code : nil
  }
}
