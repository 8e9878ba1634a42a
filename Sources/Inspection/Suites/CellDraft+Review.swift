import Localization
import Simulation

extension CellDraft {
  /// Requires that each text on a presentation that a catalog answered is reviewed there, where the
  /// catalog keeps such a state.
  mutating func requireReviewed(_ surface: InspectedSurface, in frame: Frame) {
    let lookups = surface.resolved.provenances.compactMap(\.lookup)
    let open = lookups.filter { lookup in
      guard lookup.answered != nil, let state = lookup.state else { return false }
      return state != "translated"
    }
    let keys = Set(open.map { "\($0.key) \($0.state ?? "")" }).sorted()
    require(
      keys.isEmpty, "\(surface.surface): each text is reviewed",
      found: keys.joined(separator: ", "), at: frame.step, boundary: .lookup)
  }
}
