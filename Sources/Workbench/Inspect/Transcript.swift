import Inspection
import Localization
import Presentation

/// What VoiceOver reads, one element after the other.
struct Transcript {
  /// One element.
  struct Entry: Hashable {
    /// Its number, or the letter of its surface for what stands after the focused one.
    var name: String
    /// The texts of the app that are read, in order; none where a symbol has only its name.
    var runs: [StageRun]
    /// The whole utterance: label, value, traits, hint.
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
      for (index, element) in inspected.spoken.elements.enumerated() {
        entries.append(entry(String(index + 1), element, inspected, tints))
      }
    }
    guard !alone else { return }
    for other in Surface.activity where other != surface {
      guard let inspected = frame.surface(other) else { continue }
      let wrong = inspected.spoken.elements.filter { element in
        element.parts.compactMap(\.text).contains { text in
          inspected.resolved.texts[text].role != .visible
            && inspected.judged.contains { $0.text == text && $0.finding != nil }
        }
      }
      guard !wrong.isEmpty else { continue }
      surfaces.append(other)
      let letter = String(other.id.prefix(1))
      entries += wrong.map { entry(letter, $0, inspected, tints) }
    }
  }

  private func entry(
    _ name: String, _ element: SpokenElement, _ surface: InspectedSurface, _ tints: LanguageTints
  ) -> Entry {
    var marks: [Mark] = []
    var direction: LayoutDirection?
    for (part, start) in element.partStarts {
      guard let text = part.text else { continue }
      let resolved = surface.resolved.texts[text]
      direction = direction ?? resolved.direction
      for judged in surface.judged where judged.text == text {
        guard let tag = tints.tag(of: judged) else { continue }
        let range = resolved.spans[judged.span].range
        marks.append(
          Mark(range: start + range.lowerBound..<start + range.upperBound, tag: tag))
      }
    }
    return Entry(
      name: name,
      runs: element.parts.compactMap(\.text).map { StageRun(surface: surface.surface, text: $0) },
      text: element.utterance, direction: direction ?? element.direction, marks: marks)
  }
}
