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

  /// Requires that a presentation says at one step what it says at another. Where it differs the
  /// views are named, never the words.
  mutating func requireSameTexts(
    _ surface: InspectedSurface, as other: InspectedSurface?, at step: Int, and otherStep: Int
  ) {
    guard let other else {
      return couldNotLook("nothing was rendered on \(surface.surface)", at: otherStep)
    }
    let texts = surface.resolved.texts.map { "\($0.node) \($0.role.rawValue)" }
    let difference = zip(surface.resolved.texts, other.resolved.texts)
      .filter { $0.string != $1.string || $0.node != $1.node }
      .map { "\($0.0.node) \($0.0.role.rawValue)" }
    let isSame = difference.isEmpty && texts.count == other.resolved.texts.count
    require(
      isSame, "\(surface.surface): says what it says after step \(otherStep)",
      found: difference.isEmpty
        ? "\(texts.count) texts, not \(other.resolved.texts.count)"
        : "other texts in " + difference.joined(separator: ", "), at: step,
      boundary: .delivery)
  }

  /// Requires that a presentation shows and says something else than after an earlier step.
  mutating func requireChange(
    _ surface: InspectedSurface, since other: InspectedSurface?, at step: Int, and otherStep: Int
  ) {
    guard let other else {
      return couldNotLook("nothing was rendered on \(surface.surface)", at: otherStep)
    }
    let isSeen =
      surface.resolved.seen != other.resolved.seen
      || surface.resolved.view.outline != other.resolved.view.outline
    let isHeard =
      surface.spoken.elements.map(\.utterance) != other.spoken.elements.map(\.utterance)
    require(
      isSeen, "\(surface.surface): looks other than after step \(otherStep)", found: "the same",
      at: step, boundary: .onScreen)
    // Where nothing is read at all, what lacks a name is LA-05's.
    guard !surface.spoken.elements.isEmpty else { return }
    require(
      isHeard, "\(surface.surface): is read other than after step \(otherStep)",
      found: "the same", at: step, boundary: .onScreen)
  }
}
