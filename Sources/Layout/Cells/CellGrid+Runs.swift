extension CellGrid {
  /// Neighbours in a row that have one style.
  package struct Run {
    package var style: CellStyle
    package var columns: Range<Int>
    /// Where the first cluster stands that is no blank; the end of the run where there is none.
    package var firstInk: Int
    /// The end of the run without the blanks at its end.
    package var inkEnd: Int

    /// Whether it is the second half of a wide cluster and nothing more.
    package var isHalf: Bool {
      columns.count == 1 && firstInk == columns.upperBound && inkEnd == columns.upperBound
    }
  }

  /// A row taken apart by its styles, left to right. It is for who writes whole grids: what is asked
  /// once a run need not be asked once a cell.
  package func runs(row: Int) -> [Run] {
    withCells(row: row) { cells in
      var runs: [Run] = []
      var start = 0
      while start < cells.count {
        let style = cells[start].style
        var end = start
        var (firstInk, inkEnd) = (-1, start)
        while end < cells.count, cells[end].style == style {
          if !cells[end].isBlank {
            if firstInk < 0, !cells[end].isContinuation { firstInk = end }
            inkEnd = end + 1
          }
          end += 1
        }
        runs.append(
          Run(
            style: style, columns: start..<end, firstInk: firstInk < 0 ? end : firstInk,
            inkEnd: inkEnd))
        start = end
      }
      return runs
    }
  }

  /// Writes the text of a part of a row as UTF-8.
  package func write(_ columns: Range<Int>, row: Int, to bytes: inout [UInt8]) {
    withCells(row: row) { cells in
      for column in columns {
        if cells[column].isBlank {
          bytes.append(0x20)
        } else {
          bytes.append(contentsOf: cells[column].text.utf8)
        }
      }
    }
  }

  /// Calls back for each cluster of a part of a row that is no blank, left to right, with its text and
  /// the cells that it takes.
  package func forEachInk(
    in columns: Range<Int>, row: Int, _ body: (_ column: Int, _ text: String, _ width: Int) -> Void
  ) {
    withCells(row: row) { cells in
      for column in columns where !cells[column].isBlank && !cells[column].isContinuation {
        body(column, cells[column].text, cells[column].width)
      }
    }
  }
}
