import Foundation

/// Screens that were recorded, as the program in C paints them again.
struct PaintedPeer {
  /// With this argument and a file the bench is that program.
  static let argument = "--paint"

  private let file: URL

  /// Writes the screens down; `remove` takes the file away again.
  init(_ screens: [TerminalScreen]) throws(BenchProblem) {
    file = FileManager.default.temporaryDirectory
      .appendingPathComponent("polyglance-bench-\(UUID().uuidString)")
    do {
      try Data(PaintedPeer.text(screens).utf8).write(to: file)
    } catch {
      throw BenchProblem("cannot write \(file.path): \(error.localizedDescription)")
    }
  }

  /// The program and its arguments.
  func arguments() -> [String] { [PaintedPeer.argument, file.path] }

  func remove() { try? FileManager.default.removeItem(at: file) }

  /// Numbers in ASCII: columns, rows, screens, then for each cell its width, attributes, colours,
  /// and its scalars after their count.
  static func text(_ screens: [TerminalScreen]) -> String {
    guard let first = screens.first else { return "0 0 0\n" }
    var text = "\(first.columns) \(first.rows) \(screens.count)\n"
    for cell in screens.lazy.flatMap(\.cells) {
      let style = cell.style
      let attributes =
        (style.isBold ? 1 : 0) + (style.isUnderlined ? 2 : 0) + (style.isReversed ? 4 : 0)
      text += "\(cell.width) \(attributes) \(style.foreground) \(style.background)"
      text += " \(cell.text.count)"
      for scalar in cell.text { text += " \(scalar.value)" }
      text += "\n"
    }
    return text
  }
}
