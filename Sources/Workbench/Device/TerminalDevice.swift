package import Layout

/// A screen with a keyboard, as the workbench sees it.
package protocol TerminalDevice: AnyObject {
  /// The size now.
  var size: ScreenSize { get }
  /// What can be shown.
  var glyphs: GlyphSet { get }
  /// Height of a cell over its width; nil where the terminal does not tell its pixels.
  var cellAspect: Double? { get }
  /// Shows a grid; only what differs from the one before need be sent.
  func draw(_ grid: CellGrid)
  /// The same for a grid that differs from another one in these rows alone.
  func draw(_ grid: CellGrid, changing rows: [Int], of before: CellGrid)
  /// The next thing that happens, or `.nothing` once the time is over; nil waits without end.
  func next(waiting: Duration?) -> DeviceInput
  /// Gives the terminal back, stops the process, and claims the terminal again once it goes on.
  func suspend()
  /// Gives the terminal back while something else has it, as an editor, and claims it again.
  func lend(_ work: () -> Void)
  /// Puts a text on the clipboard; false where the terminal has no way to do it.
  func copy(_ text: String) -> Bool
  /// Forgets what is on the screen, so that the next grid is sent whole.
  func repaint()
}

extension TerminalDevice {
  package var cellAspect: Double? { nil }

  package func draw(_ grid: CellGrid, changing rows: [Int], of before: CellGrid) { draw(grid) }
}

/// Something that happened, and the time since the last thing that did.
package struct DeviceInput: Hashable, Sendable {
  package var event: DeviceEvent
  /// Real time since the input before, or since the device was opened.
  package var elapsed: Duration

  package init(_ event: DeviceEvent, elapsed: Duration = .zero) {
    self.event = event
    self.elapsed = elapsed
  }
}

/// What a device reports.
package enum DeviceEvent: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  case resized(ScreenSize)
  /// The waiting time is over.
  case nothing
  /// The process was asked to stop from outside.
  case stopRequested
  /// The process goes on after it was stopped from outside: the screen may hold anything.
  case resumed
  /// A signal that ends the process, by number.
  case signal(Int32)
  /// The terminal is gone.
  case hangup
}
