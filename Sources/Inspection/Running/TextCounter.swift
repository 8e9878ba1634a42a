import Diagnostics
import Layout
import Localization
import Presentation

/// Counts the texts of a run: the same text of the same view counts once, however long it stood.
struct TextCounter {
  private struct Text: Hashable {
    var owner: Owner
    var surface: Surface
    var node: String
    var role: TextRole
    /// Nil of one that the system keeps running: it is one text, whatever the hour.
    var string: String?
  }

  private var seen: Set<Text> = []
  private var mixed: Set<Text> = []
  private var shown: Set<Text> = []
  /// Nil where nobody measured.
  private var cut: Set<Text>?

  mutating func count(_ frame: Frame) {
    if frame.measure.isOfPoints, cut == nil { cut = [] }
    for surface in frame.surfaces where surface.isPresented {
      let lost = surface.cutTexts
      for (index, text) in surface.resolved.texts.enumerated() {
        let runs = surface.judged.filter { $0.text == index && !$0.isNeutral }
        let one = Text(
          owner: surface.owner, surface: surface.surface, node: text.node, role: text.role,
          string: text.isLive ? nil : text.string)
        if text.role == .visible { shown.insert(one) }
        if !runs.isEmpty { seen.insert(one) }
        let isMixed = runs.contains { run in
          run.finding?.id == AlertLanguage.definition.id
            || run.finding.flatMap { CheckRegistry.definition($0.id)?.group } == .mixedLanguage
        }
        if isMixed { mixed.insert(one) }
        if lost.contains(index) { cut?.insert(one) }
      }
    }
    for seen in frame.shownOnceMore {
      let lost = seen.placed.cutTexts
      for placed in seen.placed.texts {
        let text = seen.placed.resolved.texts[placed.text]
        let one = Text(
          owner: seen.placed.resolved.render.owner, surface: seen.surface, node: text.node,
          role: text.role, string: text.isLive ? nil : text.string)
        shown.insert(one)
        if lost.contains(placed.text) { cut?.insert(one) }
      }
    }
  }

  var total: TextCount {
    TextCount(
      all: seen.count, inOneLanguage: seen.count - mixed.count, shown: shown.count,
      cut: cut?.count)
  }
}
