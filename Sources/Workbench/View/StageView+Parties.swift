import Inspection
import Languages
import Layout
import Simulation

extension StageView {
  /// What each party goes by: they decide for themselves, and may disagree.
  func partyLines(isWide: Bool) -> [PaneLine] {
    let decision = model.frame.decision
    let parties = model.frame.parties
    let nameWidth = min(14, max(6, parties.map { $0.name.count }.max() ?? 0))
    let sourceWidth = parties.map { $0.source.count }.max() ?? 0
    return parties.map { party in
      let isBehind = lags(party, decision)
      var pieces: [Piece] = [
        isBehind ? .init(model.glyphs(.warning), .warn) : .init(" "),
        .init(pad(party.name, nameWidth), .quiet),
        .init("  \(pad(party.tag?.description ?? model.glyphs(.notApplicable), 6))"),
        .init(party.revision.map { " r\($0)" } ?? "   "),
      ]
      if isWide {
        pieces.append(.init("  \(pad(party.source, sourceWidth))", .quiet))
        if !party.languages.isEmpty {
          let languages = party.languages.map(\.description).joined(separator: ", ")
          pieces.append(.init("  asked in \(languages)", .quiet))
        }
      }
      return PaneLine(pieces: pieces)
    }
  }

  /// Whether a party that should follow the app goes by another language or an older choice; the
  /// system has its own.
  private func lags(_ party: Party, _ decision: Decision) -> Bool {
    guard party.name != "system", party.name != "app", let tag = party.tag else { return false }
    return tag != decision.tag || party.revision.map { $0 < decision.revision } == true
  }

  func pad(_ text: String, _ columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - text.count))
  }
}
