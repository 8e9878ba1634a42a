import CNcurses
package import Layout
package import Workbench

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal of the process, through ncurses.
///
/// It is claimed by `open` and given back by `close`, by `deinit`, and, where neither runs, at exit
/// and by the handlers of fatal signals.
package final class NcursesDevice: TerminalDevice {
  package private(set) var size: ScreenSize
  package let glyphs: GlyphSet
  private let palette: Palette
  private let signals: SignalPipe
  private let modes: termios
  private let screen: OpaquePointer
  private var shown: CellGrid?
  private var pairs: [Colours: Int16] = [:]
  private var waiting: [DeviceEvent] = []
  private var last = ContinuousClock.now
  private var isOpen = true

  /// Claims the terminal.
  package static func open(_ options: TerminalOptions) throws(TerminalProblem) -> NcursesDevice {
    guard isatty(0) == 1, isatty(1) == 1 else { throw .notATerminal }
    let term = environment("TERM") ?? ""
    var error: Int32 = 0
    guard !term.isEmpty else { throw .unknownTerminal(term) }
    let isKnown = setupterm(nil, 1, &error) == curses_ok()
    // A terminal on paper is known too, but no success.
    guard isKnown || error == 1 else { throw .unknownTerminal(term) }
    guard isKnown, curses_capability("cup") != nil else { throw .cannotMoveCursor(term) }
    let encoding = options.ascii ? .other : CharacterEncoding.claim()
    return try NcursesDevice(term: term, encoding: encoding, options: options)
  }

  private init(
    term: String, encoding: CharacterEncoding, options: TerminalOptions
  ) throws(TerminalProblem) {
    if options.ascii { _ = CharacterEncoding.claim() }
    var modes = termios()
    guard tcgetattr(0, &modes) == 0, let signals = SignalPipe() else { throw .refused(term) }
    let reply = TerminalProbe.ask(glyph: encoding == .utf8 ? "─" : "-")
    guard let screen = curses_open() else {
      signals.close()
      throw .refused(term)
    }
    self.modes = modes
    self.signals = signals
    self.screen = screen
    glyphs =
      switch encoding {
      case .other: .ascii
      case .utf8: reply.column.map { $0 > 2 } == true ? .narrow : .unicode
      }
    let ground =
      options.background ?? reply.ground.flatMap(Ground.init(osc11:))
      ?? environment("COLORFGBG").flatMap(Ground.init(colorFGBG:))
    let noColor = options.noColor || environment("NO_COLOR")?.isEmpty == false
    palette = Palette(
      ColourDepth(colors: Int(tigetnum("colors")), ground: ground, noColor: noColor),
      ground: ground ?? .dark)
    size = NcursesDevice.measured ?? ScreenSize(columns: 80, rows: 24)
    Restoration.arm(modes: modes)
    configure()
    waiting = TypedAhead(reply.typed).keys.map { .key($0) }
  }

  deinit { close() }

  /// Gives the terminal back; a second time does nothing.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    release()
    delscreen(screen)
    Restoration.disarm()
    signals.close()
  }

  // MARK: Showing

  package func draw(_ grid: CellGrid) {
    let before = shown.flatMap { $0.columns == grid.columns && $0.rows == grid.rows ? $0 : nil }
    for row in 0..<min(grid.rows, size.rows) where before?.row(row) != grid.row(row) {
      draw(grid.row(row), row: Int32(row))
    }
    shown = grid
    wnoutrefresh(curses_window())
    doupdate()
  }

  package func repaint() {
    shown = nil
    clearok(curses_window(), true)
  }

  private func draw(_ cells: ArraySlice<Cell>, row: Int32) {
    var column: Int32 = 0
    for cell in cells {
      defer { column += 1 }
      guard !cell.isContinuation, column < size.columns else { continue }
      let character = CellCharacter(cell)
      put(character.scalars, style: cell.style, column: column, row: row)
      if let next = character.next {
        put([next], style: cell.style, column: column + 1, row: row)
      }
    }
  }

  private func put(_ scalars: [Unicode.Scalar], style: CellStyle, column: Int32, row: Int32) {
    let look = palette.look(style)
    var text = scalars.map { wchar_t(truncatingIfNeeded: $0.value) } + [0]
    var character = cchar_t()
    setcchar(
      &character, &text,
      curses_attributes(look.isBold, look.isUnderlined, look.isReversed), pair(look), nil)
    mvwadd_wch(curses_window(), row, column, &character)
  }

  /// The pair of a look's colours, made when it is first needed; 0 is the terminal's own.
  private func pair(_ look: CellLook) -> Int16 {
    guard look.foreground != nil || look.background != nil else { return 0 }
    let colours = Colours(
      foreground: Int16(look.foreground ?? -1), background: Int16(look.background ?? -1))
    if let known = pairs[colours] { return known }
    let number = pairs.count + 1
    guard number < curses_pairs(),
      init_pair(Int16(number), colours.foreground, colours.background) == curses_ok()
    else { return 0 }
    pairs[colours] = Int16(number)
    return Int16(number)
  }

  /// Numbers of colours; -1 is the terminal's own.
  private struct Colours: Hashable {
    var foreground: Int16
    var background: Int16
  }

  // MARK: Waiting

  package func next(waiting timeout: Duration?) -> DeviceInput {
    let event = nextEvent(until: timeout.map { ContinuousClock.now + $0 })
    let now = ContinuousClock.now
    defer { last = now }
    return DeviceInput(event, elapsed: last.duration(to: now))
  }

  private func nextEvent(until deadline: ContinuousClock.Instant?) -> DeviceEvent {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      switch readKey() {
      case .some(let event): return event
      case .none: break
      }
      var sources = [
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let rest = deadline.map { max(0, ContinuousClock.now.duration(to: $0).milliseconds) }
      let count = poll(&sources, nfds_t(sources.count), rest ?? -1)
      if count == 0 { return .nothing }
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
        if key == .escape, swallowSequence() { continue }
        return .key(key)
      } else {
        return nil
      }
    }
  }

  /// After Escape: reads the rest of a sequence that curses does not know, as a late answer of the
  /// terminal, so that its letters are not taken for keys. False where Escape stands alone.
  private func swallowSequence() -> Bool {
    var code: wint_t = 0
    guard wget_wch(curses_window(), &code) == curses_ok() else { return false }
    let isCommand = code == 0x5D
    guard isCommand || code == 0x5B || code == 0x4F else {
      unget_wch(wchar_t(truncatingIfNeeded: code))
      return false
    }
    while wget_wch(curses_window(), &code) == curses_ok() {
      if isCommand {
        if code == 0x07 || code == 0x5C { break }
      } else if (0x40...0x7E).contains(code) {
        break
      }
    }
    return true
  }

  // MARK: Claiming

  package func suspend() {
    release()
    signals.stop()
    _ = signals.take()
    reclaim()
    if let measured = NcursesDevice.measured, measured != size {
      size = measured
      resizeterm(Int32(size.rows), Int32(size.columns))
      waiting.append(.resized(size))
    }
  }

  private func configure() {
    raw()
    noecho()
    nonl()
    curs_set(0)
    set_escdelay(25)
    keypad(curses_window(), true)
    nodelay(curses_window(), true)
    if palette.depth != .mono {
      start_color()
      use_default_colors()
    }
    write(bytes: Array(Restoration.bidiOff.utf8), to: 1)
  }

  private func release() {
    endwin()
    write(bytes: Array(Restoration.bidiOn.utf8), to: 1)
    var modes = modes
    tcsetattr(0, TCSADRAIN, &modes)
  }

  /// Takes the terminal again after it was given back or after a stop from outside.
  private func reclaim() {
    reset_prog_mode()
    write(bytes: Array(Restoration.bidiOff.utf8), to: 1)
    repaint()
    wrefresh(curses_window())
  }

  /// The size that the terminal's driver tells; nil where it does not.
  private static var measured: ScreenSize? {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard curses_measure(1, &columns, &rows) else { return nil }
    return ScreenSize(columns: Int(columns), rows: Int(rows))
  }
}
