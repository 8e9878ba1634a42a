import Localization
import Presentation
import Simulation

extension Moment {
  /// How the surface differs from what it would be if its render had been made otherwise; nil where
  /// both what is seen and what is heard differ.
  func sameness(
    _ surface: ResolvedSurface, as change: (inout KeptRender) -> Void
  ) -> Sameness? {
    var render = surface.render
    change(&render)
    let other = views.shown(resolver.resolve(render, at: world.clock))
    let looksSame = surface.view.outline == other.view.outline && surface.seen == other.seen
    let soundsSame =
      spoken(surface).elements.map(\.utterance) == spoken(other).elements.map(\.utterance)
    switch (looksSame, soundsSame) {
    case (true, true): return .inBoth
    case (true, false): return .toTheEye
    // Where nothing is read at all, what lacks a name is reported as such.
    case (false, true): return spoken(surface).elements.isEmpty ? nil : .toTheEar
    case (false, false): return nil
    }
  }

  /// Whether the phone never shows it at this moment; its kept render is still checked for language.
  func isHidden(_ render: KeptRender) -> Bool {
    visibility(of: render.surface, owner: render.owner, in: world).isShown == false
  }
}

/// In what a surface is as it was before.
enum Sameness {
  case inBoth
  /// VoiceOver says it; nobody sees it.
  case toTheEye
  /// It is seen; VoiceOver reads what it read before.
  case toTheEar

  /// What is the same, for a message.
  var words: String {
    switch self {
    case .inBoth: "this says what it said before"
    case .toTheEye: "this shows what it showed before: only VoiceOver says it"
    case .toTheEar: "VoiceOver reads what it read before: only the picture says it"
    }
  }
}

extension ResolvedSurface {
  /// The texts that are seen, in order.
  var seen: [String] { texts.filter { $0.role == .visible }.map(\.string) }

  /// Whether there is nothing to see: no text with a letter or sign in it, nothing drawn.
  var isBlank: Bool { seen.allSatisfy(\.isEmpty) && view.drawsNothing }
}

extension ResolvedView {
  /// Whether nothing but texts would be drawn.
  fileprivate var drawsNothing: Bool {
    switch kind {
    case .label, .symbol, .image, .divider, .progress, .gauge, .button, .toggle, .link, .unresolved:
      false
    case .text, .stack, .grid, .spacer, .fits: children.allSatisfy(\.drawsNothing)
    }
  }

  /// What is drawn, texts apart: kinds and symbols, without ids.
  var outline: [String] {
    // Texts are compared apart: their indices shift with what is only spoken.
    let own =
      switch kind {
      case .text: "text"
      case .label(_, let symbol): "label \(symbol)"
      case .stack, .grid, .symbol, .image, .spacer, .divider, .progress, .gauge, .button, .toggle,
        .link, .fits, .unresolved:
        "\(kind)"
      }
    return [own] + children.flatMap(\.outline)
  }
}
