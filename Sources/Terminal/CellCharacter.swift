import CNcurses
import Layout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is sent for one cell of a grid.
///
/// Curses holds one spacing character and up to four marks in a cell, and takes for granted that the
/// terminal advances by the width of the former. Clusters of other kinds are written past it: two
/// consonants joined by a virama, a spacing vowel sign, a flag, a keycap, emoji joined to one.
/// Terminals disagree about the columns of these, so that the cursor is set after each.
enum CellCharacter: Hashable {
  /// One spacing character and its marks, as curses holds them.
  case held([Unicode.Scalar])
  /// A whole cluster that is written past curses, and the columns that it takes in a terminal which
  /// advances by the width of every scalar.
  case written([Unicode.Scalar], columns: Int)

  /// As many marks as `cchar_t` takes.
  private static let marks = 4

  /// - Parameter width: of a scalar by the tables of this machine: 0, 1, 2, or less than 0 for one
  ///   that they do not have.
  init(_ cell: Cell, width: (Unicode.Scalar) -> Int = Self.width) {
    if let ascii = cell.text.utf8.first, cell.text.utf8.count == 1, ascii >= 0x20, ascii < 0x7F {
      self = .held([Unicode.Scalar(ascii)])
      return
    }
    let all = Array(cell.text.unicodeScalars)
    guard let base = all.first else {
      self = .held([" "])
      return
    }
    guard !all.contains(where: { $0.properties.generalCategory == .control }) else {
      self = .held(["?"])
      return
    }
    let own = width(base)
    let tail = all.dropFirst()
    let hasOnlyMarks = tail.allSatisfy { width($0) == 0 && !Self.joins($0) }
    switch own {
    case 0 where hasOnlyMarks && all.count <= Self.marks:
      // Marks without a letter would stand on the one of the cell before.
      self = .held([" "] + all)
    case cell.width where hasOnlyMarks && tail.count <= Self.marks: self = .held(all)
    case 2 where cell.width == 1: self = .held(["?"])
    default:
      let columns = all.reduce(0) { sum, scalar in
        let width = width(scalar)
        return sum + (width < 0 ? 2 : width)
      }
      self = .written(all, columns: columns)
    }
  }

  /// The scalars of a written cluster up to the last that has room in so many columns of a terminal
  /// which advances by the width of every scalar: past the end of a row they would go to the next.
  static func prefix(
    _ scalars: [Unicode.Scalar], columns: Int,
    width: (Unicode.Scalar) -> Int = Self.width
  ) -> ArraySlice<Unicode.Scalar> {
    var taken = 0
    return scalars.prefix { scalar in
      let width = width(scalar)
      taken += width < 0 ? 2 : width
      return taken <= columns
    }
  }

  /// By the tables of the C library.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    Int(wcwidth(wchar_t(truncatingIfNeeded: scalar.value)))
  }

  /// Joins emoji or changes their width, which curses would not know of.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200D}" || scalar == "\u{FE0F}"
  }
}
