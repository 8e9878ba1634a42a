/// Something that happened to the Stage.
package enum StageMessage: Hashable, Sendable {
  case key(Key)
  /// Real time went by.
  case tick(Duration)
  case resized(ScreenSize)
  /// The screen may hold anything.
  case resumed
  case stopRequested
  case signal(Int32)
  case hangup
}

/// What the Stage wants of the outside.
package enum StageEffect: Hashable, Sendable {
  case end(StageEnd)
  /// Give the terminal back and stop, as the person asked.
  case suspend
  /// Send everything again.
  case repaint
}
