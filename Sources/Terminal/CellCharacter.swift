import CNcurses
import Layout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is sent for one cell: curses holds one spacing character and up to four marks a cell, so
/// that some clusters must be sent otherwise or shown by a part of them.
struct CellCharacter: Hashable {
  /// One spacing character and its marks.
  var scalars: [Unicode.Scalar]
  /// The spacing character of the next cell, where two cells show the cluster together.
  var next: Unicode.Scalar?

  /// As many marks as `cchar_t` takes.
  private static let marks = 4

  /// - Parameter width: of a scalar in the terminal: 0, 1, 2, or less than 0 for one that it cannot
  ///   show.
  init(_ cell: Cell, width: (Unicode.Scalar) -> Int = { Int(wcwidth(wchar_t(bitPattern: $0))) }) {
    let all = Array(cell.text.unicodeScalars)
    guard let base = all.first else {
      self.init(scalars: [" "])
      return
    }
    let own = width(base)
    switch (own, cell.width) {
    case (1, 1), (2, 2):
      let tail = all.dropFirst().prefix { width($0) == 0 && !Self.joins($0) }
      self.init(scalars: [base] + tail.prefix(Self.marks))
    case (1, 2):
      // Two letters of a flag, or a character that is wide only as an emoji.
      let second = all.dropFirst().first { width($0) == 1 }
      self.init(scalars: [base], next: second ?? " ")
    case (_, 2): self.init(scalars: ["?"], next: " ")
    default: self.init(scalars: ["?"])
    }
  }

  private init(scalars: [Unicode.Scalar], next: Unicode.Scalar? = nil) {
    self.scalars = scalars
    self.next = next
  }

  /// Joins emoji or changes their width, which curses would not know of.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200D}" || scalar == "\u{FE0F}"
  }
}

extension wchar_t {
  /// The scalar as the C library has it; its type is signed on some platforms.
  fileprivate init(bitPattern scalar: Unicode.Scalar) {
    self = wchar_t(truncatingIfNeeded: scalar.value)
  }
}
