/// What the system's face adds after each letter, by the size of the font (Human Interface
/// Guidelines, Typography: tracking values of SF Pro). Points.
package enum SystemTracking {
  /// Between published sizes the line between them, beyond them the last one.
  package static func points(at size: Double) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.tracking }
    if size >= last.size { return last.tracking }
    let above = table.firstIndex { $0.size >= size } ?? table.count - 1
    let (low, high) = (table[above - 1], table[above])
    let part = (size - low.size) / (high.size - low.size)
    return low.tracking + part * (high.tracking - low.tracking)
  }

  private static let table: [(size: Double, tracking: Double)] = [
    (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
    (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10),
    (24, 0.07), (28, 0.38), (30, 0.40), (34, 0.40),
  ]
}
