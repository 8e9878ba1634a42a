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
  package internal(set) var size: ScreenSize
  package let glyphs: GlyphSet
  let palette: Palette
  let signals: SignalPipe
  private let modes: termios
  private let screen: OpaquePointer
  /// Whether the terminal is asked to show each update at once (mode 2026).
  let isSynchronized: Bool
  private let kind: TerminalKind
  private let hasMouse: Bool
  /// What is on the screen; nil where it may hold anything.
  var shown: CellGrid?
  /// What is to be shown once enough time has gone since the last update.
  var pending: CellGrid?
  /// The rows in which that differs from what is on the screen, where they are known.
  var pendingRows: [Int]?
  var lastUpdate: ContinuousClock.Instant?
  /// When the update before that was sent.
  var updateBeforeLast: ContinuousClock.Instant?
  var pairs: [Colours: Int16] = [:]
  var waiting: [DeviceEvent] = []
  var last = ContinuousClock.now
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
    let kind = TerminalKind(term)
    let reply = TerminalProbe.ask(
      glyph: encoding == .utf8 ? "─" : "-", asksModes: kind.takesUnknownSequences)
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
    self.kind = kind
    hasMouse = options.hasMouse && kind.takesUnknownSequences
    isSynchronized = reply.knowsSynchronizedOutput
    Restoration.arm(modes: modes, farewell: farewell)
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

  // MARK: Claiming

  package func suspend() {
    release()
    signals.stop()
    takeBack()
  }

  package func lend(_ work: () -> Void) {
    release()
    signals.lend(work)
    takeBack()
  }

  package func copy(_ text: String) -> Bool {
    guard kind.takesUnknownSequences else { return false }
    write(bytes: Array(ClipboardCopy.sequence(text).utf8), to: 1)
    return true
  }

  /// Claims the terminal again; what happened meanwhile was meant for somebody else.
  private func takeBack() {
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
    if hasMouse {
      // The reports are read here: what terminfo says of them differs from what terminals send.
      define_key(nil, KEY_MOUSE)
    }
    write(bytes: Array(greeting.utf8), to: 1)
  }

  /// What the terminal is told beyond curses, and how it is taken back.
  private var greeting: String { Restoration.bidiOff + (hasMouse ? MouseReport.on : "") }
  private var farewell: String {
    (isSynchronized ? Synchronization.end : "") + (hasMouse ? MouseReport.off : "")
      + Restoration.bidiOn
  }

  private func release() {
    pending = nil
    write(bytes: Array(farewell.utf8), to: 1)
    endwin()
    var modes = modes
    tcsetattr(0, TCSADRAIN, &modes)
  }

  /// Takes the terminal again after it was given back or after a stop from outside.
  func reclaim() {
    reset_prog_mode()
    write(bytes: Array(greeting.utf8), to: 1)
    repaint()
    wrefresh(curses_window())
  }

  package var cellAspect: Double? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard curses_measure_pixels(1, &width, &height), size.columns > 0, size.rows > 0 else {
      return nil
    }
    return Double(height) / Double(size.rows) / (Double(width) / Double(size.columns))
  }

  /// The size that the terminal's driver tells; nil where it does not.
  static var measured: ScreenSize? {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard curses_measure(1, &columns, &rows) else { return nil }
    return ScreenSize(columns: Int(columns), rows: Int(rows))
  }
}
