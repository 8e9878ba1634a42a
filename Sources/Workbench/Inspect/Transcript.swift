import Inspection
import Localization
import Presentation

/// What VoiceOver would read of the views, one after the other: a view's label where it has one,
/// else its text.
struct Transcript {
  /// One thing that is read.
  struct Entry: Hashable {
    /// Its number, or the letter of its surface for what stands after the focused one.
    var name: String
    var run: StageRun
    var text: String
    var direction: LayoutDirection
    /// Wrong runs of it, as UTF-8 ranges, with their tags.
    var marks: [Mark]
  }

  /// A wrong part of what is read.
  struct Mark: Hashable {
    var range: Range<Int>
    var tag: StageFinding.Tag
  }

  var entries: [Entry] = []
  /// The surfaces that are read, in order.
  var surfaces: [Surface] = []

  /// The transcript of a surface, and of others those wrong runs that are only spoken.
  init(of surface: Surface, in frame: StageFrame, _ tints: LanguageTints, alone: Bool = false) {
    if let inspected = frame.surface(surface) {
      surfaces.append(surface)
      for (index, text) in Transcript.read(inspected.resolved).enumerated() {
        entries.append(entry(String(index + 1), text, inspected, tints))
      }
    }
    guard !alone else { return }
    for other in Surface.activity where other != surface {
      guard let inspected = frame.surface(other) else { continue }
      let wrong = Transcript.read(inspected.resolved).filter { text in
        inspected.resolved.texts[text].role != .visible
          && inspected.judged.contains { $0.text == text && $0.finding != nil }
      }
      guard !wrong.isEmpty else { continue }
      surfaces.append(other)
      let letter = String(other.id.prefix(1))
      entries += wrong.map { entry(letter, $0, inspected, tints) }
    }
  }

  /// The texts that are read, in the order of the views; values and hints are left out.
  private static func read(_ surface: ResolvedSurface) -> [Int] {
    let labelled = Set(surface.texts.filter { $0.role == .label }.map(\.node))
    return surface.texts.indices.filter { index in
      let text = surface.texts[index]
      guard !text.string.isEmpty else { return false }
      switch text.role {
      case .label: return true
      case .visible: return !labelled.contains(text.node)
      case .value, .hint: return false
      }
    }
  }

  private func entry(
    _ name: String, _ text: Int, _ surface: InspectedSurface, _ tints: LanguageTints
  ) -> Entry {
    let marks = surface.judged.compactMap { judged -> Mark? in
      guard judged.text == text, let tag = tints.tag(of: judged) else { return nil }
      return Mark(range: surface.resolved.texts[text].spans[judged.span].range, tag: tag)
    }
    return Entry(
      name: name, run: StageRun(surface: surface.surface, text: text),
      text: surface.resolved.texts[text].string,
      direction: surface.resolved.texts[text].direction, marks: marks)
  }
}
