import Layout
import Localization
import Presentation

extension CellDraft {
  /// Requires that the device shows every text of a presentation whole, but for people's own words.
  /// Nothing is required where nobody measured, which the draft notes.
  mutating func requireRoom(_ surface: InspectedSurface, in frame: Frame) {
    guard frame.measure.isOfPoints else {
      note("\(surface.surface): not measured, texts are counted in cells", at: frame.step)
      return
    }
    guard let placed = surface.measured else { return }
    let seen = SeenSurface(on: surface.surface, placed)
    let cut = placed.texts.filter(\.isCut).map { LaidText($0, on: seen) }.filter { text in
      text.placed.cut.map { !text.isOfPeople(in: $0) } ?? true
    }
    let spare = placed.texts.map { -$0.over }.min().map { ", \($0.points) pt spare" } ?? ""
    require(
      cut.isEmpty,
      "\(surface.surface): every text has room\(cut.isEmpty ? spare : "")",
      found: cut.map { "\($0.key ?? $0.node) \($0.placed.over.points) pt over" }
        .joined(separator: ", "),
      at: frame.step, boundary: .onScreen)
  }
}
