package import Presentation

/// One of the system's text styles at each Dynamic Type size (Human Interface Guidelines,
/// Typography: specifications of iOS and iPadOS, Dynamic Type sizes). Lengths are points.
package struct TypeStyle: Sendable, Hashable {
  /// In the spelling of files, as `title2`.
  package let name: String
  package let weight: FontWeight
  /// By the order of `DynamicTypeSize`.
  private let rows: [Row]

  /// Size and leading at one text size.
  package struct Row: Sendable, Hashable {
    /// Size of the font.
    package let size: Double
    /// From one line to the next.
    package let leading: Double
  }

  private init(_ name: String, _ weight: FontWeight = .regular, _ rows: [(Double, Double)]) {
    self.name = name
    self.weight = weight
    self.rows = rows.map { Row(size: $0.0, leading: $0.1) }
  }

  /// The style's measures at a text size.
  package func row(at size: DynamicTypeSize) -> Row {
    rows[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  /// The style of that name; `body` where there is none.
  package static func named(_ name: String) -> TypeStyle {
    all.first { $0.name == name } ?? body
  }

  /// From one line to the next at a size that a view gives: as the text styles have it at that size,
  /// between sizes the line between them, beyond them in proportion. No leading is published for such
  /// sizes.
  package static func leading(ofSize size: Double) -> Double {
    guard let first = leadings.first, let last = leadings.last else { return size }
    if size <= first.size { return first.leading * max(0, size) / first.size }
    if size >= last.size { return last.leading * size / last.size }
    let above = leadings.firstIndex { $0.size >= size } ?? leadings.count - 1
    let (low, high) = (leadings[above - 1], leadings[above])
    let part = (size - low.size) / (high.size - low.size)
    return low.leading + part * (high.leading - low.leading)
  }

  /// One row a size, smallest first; where styles disagree, that of the larger style.
  private static let leadings: [Row] = all.flatMap(\.rows)
    .reduce(into: [Row]()) { rows, row in
      if !rows.contains(where: { $0.size == row.size }) { rows.append(row) }
    }
    .sorted { $0.size < $1.size }

  private static let body = TypeStyle("body", .regular, bodyRows)

  private static let bodyRows: [(Double, Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
    (40, 48), (47, 56), (53, 62),
  ]

  /// Every style, largest first.
  package static let all = [
    TypeStyle(
      "large-title", .regular,
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
        (52, 61), (56, 66), (60, 70),
      ]),
    TypeStyle(
      "title", .regular,
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
        (48, 57), (53, 62), (58, 68),
      ]),
    TypeStyle(
      "title2", .regular,
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
        (44, 52), (50, 59), (56, 66),
      ]),
    TypeStyle(
      "title3", .regular,
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
        (43, 51), (49, 58), (55, 65),
      ]),
    TypeStyle("headline", .semibold, bodyRows),
    body,
    TypeStyle(
      "callout", .regular,
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
        (38, 46), (44, 52), (51, 60),
      ]),
    TypeStyle(
      "subheadline", .regular,
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
        (36, 43), (42, 50), (49, 58),
      ]),
    TypeStyle(
      "footnote", .regular,
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
        (33, 40), (38, 46), (44, 52),
      ]),
    TypeStyle(
      "caption", .regular,
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
        (32, 39), (37, 44), (43, 51),
      ]),
    TypeStyle(
      "caption2", .regular,
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
        (29, 35), (34, 41), (40, 48),
      ]),
  ]
}
