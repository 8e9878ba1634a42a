package import Layout

/// A device without a terminal: it is given what happens, and keeps every grid that it was shown.
///
/// When the script is over it reports a hangup, so that no loop over it runs for ever.
package final class HeadlessDevice: TerminalDevice {
  package private(set) var size: ScreenSize
  package let glyphs: GlyphSet
  /// Every grid shown, in order; one like the one before is not kept.
  package private(set) var grids: [CellGrid] = []
  /// How often it was suspended.
  package private(set) var suspensions = 0
  /// How often everything was to be sent again.
  package private(set) var repaints = 0
  /// How often it was lent.
  package private(set) var loans = 0
  /// What was put on the clipboard, in order.
  package private(set) var copies: [String] = []
  private var script: ArraySlice<DeviceInput>
  /// Time that the script's next input still lies ahead.
  private var ahead: Duration

  package init(size: ScreenSize, glyphs: GlyphSet = .unicode, script: [DeviceInput]) {
    self.size = size
    self.glyphs = glyphs
    self.script = script[...]
    ahead = script.first?.elapsed ?? .zero
  }

  package func draw(_ grid: CellGrid) {
    if grids.last != grid { grids.append(grid) }
  }

  /// The script's next input; where that lies further ahead than `waiting`, the time passes first,
  /// as on a real device.
  package func next(waiting: Duration?) -> DeviceInput {
    guard let input = script.first else { return DeviceInput(.hangup) }
    if let waiting, ahead > waiting {
      ahead -= waiting
      return DeviceInput(.nothing, elapsed: waiting)
    }
    let elapsed = ahead
    script.removeFirst()
    ahead = script.first?.elapsed ?? .zero
    if case .resized(let size) = input.event { self.size = size }
    return DeviceInput(input.event, elapsed: elapsed)
  }

  package func suspend() { suspensions += 1 }

  package func lend(_ work: () -> Void) {
    loans += 1
    work()
  }

  package func copy(_ text: String) -> Bool {
    copies.append(text)
    return true
  }

  package func repaint() { repaints += 1 }
}
