package import Diagnostics
package import Inspection
package import Layout

/// Something that happened to the Stage.
package enum StageMessage: Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// Nothing happens, so there is time for a piece of work.
  case idle
  /// Real time went by.
  case tick(Duration)
  case resized(ScreenSize)
  /// The screen may hold anything.
  case resumed
  case stopRequested
  case signal(Int32)
  case hangup
  /// A text was put on the clipboard, or the terminal has none.
  case copied(Bool)
  /// A file was written under that name.
  case written(String)
  /// The files were read again, or an editor has changed one.
  case reloaded(any StageSource)
  /// The matrix was gathered.
  case gathered(any MatrixSource)
  case notGathered(StageProblem)
  /// What Preview works on was gathered.
  case previewGathered(Previewer)
  case previewNotGathered(StageProblem)
  /// Something outside could not be done.
  case failed(StageProblem)
}

/// What the Stage wants of the outside.
package enum StageEffect: Hashable, Sendable {
  case end(StageEnd)
  /// Give the terminal back and stop, as the person asked.
  case suspend
  /// Send everything again.
  case repaint
  /// Write a text to a file of that name.
  case write(name: String, text: String)
  /// Paint a picture of the screen into a PNG of that name.
  case paint(name: String, CellGrid, title: String)
  /// Open the person's editor there, then read the files again.
  case edit(SourceLocation)
  /// Put a text on the clipboard.
  case copy(String)
  /// Read the files again.
  case reload
  /// Read what is verified: the product and the scenarios beside it.
  case gather
  /// Read the same for Preview.
  case gatherPreview
}
