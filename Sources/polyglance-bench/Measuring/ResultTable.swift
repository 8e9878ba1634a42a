/// What was measured, as it is printed.
struct ResultTable: Hashable {
  var rows: [Measurement] = []

  /// Whether nothing is over its limit.
  var isWithinLimits: Bool { rows.allSatisfy(\.isWithinLimits) }

  /// Columns as wide as what they hold, numbers to the right; `over` marks a line over its limit.
  var text: String {
    let head = ["measured", "ours", "peer", "ratio", "limit", "", "peer is"]
    let lines = [head] + rows.map(cells)
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let isNumber = [false, true, true, true, true, false, false]
    return lines.map { line in
      let padded = line.indices.map { column in
        isNumber[column]
          ? line[column].padded(to: widths[column], trailing: false)
          : line[column].padded(to: widths[column])
      }.joined(separator: "  ")
      return String(padded.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private func cells(_ row: Measurement) -> [String] {
    let limits =
      [row.peer?.limit.map { "\($0.short)×" }, row.most?.text].compactMap { $0 }
    return [
      row.name, row.ours.text, row.peer?.median.text ?? "–",
      row.peer.map { "\($0.ratio.short)×" } ?? "–",
      limits.isEmpty ? "–" : limits.joined(separator: ", "), row.isWithinLimits ? "" : "over",
      row.peer?.name ?? "",
    ]
  }
}

extension String {
  /// With blanks up to a number of characters.
  func padded(to width: Int, trailing: Bool = true) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return trailing ? self + blanks : blanks + self
  }
}
