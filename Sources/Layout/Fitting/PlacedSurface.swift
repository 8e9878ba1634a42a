package import Localization

/// A surface after fitting. Points count from the top left corner of its frame.
package struct PlacedSurface: Hashable, Sendable {
  /// What was fitted; texts are indices into its `texts`.
  package var resolved: ResolvedSurface
  /// The frame on the device, margins included.
  package var frame: PointSize
  /// Where the views may stand.
  package var content: PointRectangle
  /// Visible texts, in the order of the views.
  package var texts: [PlacedText]
  package var elements: [PlacedElement]
  /// Points by which the views are higher than the room; what stands below it is clipped.
  package var tooTall: Double
  /// Points by which the views are wider than the room; what stands beyond it is clipped.
  package var tooWide: Double
  /// What of the surface is seen; what reaches beyond is clipped.
  package var clip: PointRectangle
  /// The index of the child that each `ViewThatFits` took, by the id of the view.
  package var choices: [String: Int]
  /// Whether its buttons and switches do nothing, as in a car (ActivityKit, “Creating custom views for
  /// Live Activities”). They are drawn faintly then; how the system draws them is not documented.
  package var isInert = false

  package init(
    resolved: ResolvedSurface, frame: PointSize, content: PointRectangle, texts: [PlacedText],
    elements: [PlacedElement], tooTall: Double, tooWide: Double = 0, clip: PointRectangle? = nil,
    choices: [String: Int] = [:]
  ) {
    self.resolved = resolved
    self.frame = frame
    self.content = content
    self.texts = texts
    self.elements = elements
    self.tooTall = tooTall
    self.tooWide = tooWide
    self.clip = clip ?? content
    self.choices = choices
  }

  /// Points that are clipped at the side of what is clipped most there.
  package var clippedWidth: Double {
    let beyond = elements.map { max(0, clip.x - $0.frame.x) + max(0, $0.frame.maxX - clip.maxX) }
    return (texts.compactMap { $0.clipping?.horizontal } + beyond).max() ?? 0
  }

  /// The surface as it is seen and heard: each `ViewThatFits` holds the child alone that it took.
  package var chosen: ResolvedSurface { resolved.choosing(choices) }

  /// The same without the texts of children that no `ViewThatFits` took, as if nobody had written
  /// them: everything stands where it was fitted.
  package var shown: PlacedSurface {
    guard resolved.hasChoices else { return self }
    let absent = hiddenTexts
    var indices: [Int: Int] = [:]
    for old in resolved.texts.indices where !absent.contains(old) { indices[old] = indices.count }
    var shown = self
    shown.resolved = resolved.keeping(choices)
    shown.texts = texts.compactMap { text in
      guard let index = indices[text.text] else { return nil }
      var text = text
      text.text = index
      return text
    }
    shown.choices = choices.mapValues { _ in 0 }
    return shown
  }

  /// Indices of the texts, seen or spoken, that belong to children which no `ViewThatFits` took:
  /// nobody sees or hears them here.
  package var hiddenTexts: Set<Int> { choices.isEmpty ? [] : chosen.absentTexts }
}

/// A view without text, in its place.
package struct PlacedElement: Hashable, Sendable {
  package var kind: Kind
  /// The view's id.
  package var node: String
  package var frame: PointRectangle
  /// Whether its start is at the right, or a symbol is turned round.
  package var isMirrored: Bool

  /// What it is.
  package enum Kind: Hashable, Sendable {
    /// An SF Symbol by name.
    case symbol(String)
    /// An image by name.
    case image(String)
    /// A fraction from 0 to 1; nil is indeterminate.
    case bar(Double?)
    case horizontalDivider
    case verticalDivider
    case buttonStart
    case buttonEnd
    case toggle(isOn: Bool)
    /// A view that nobody here understands, and why.
    case unresolved(String)

    /// Whether it turns round where the layout runs from right to left; an image does so only where
    /// its asset says so, which is not read.
    var mirrors: Bool {
      switch self {
      case .symbol(let name): SystemSymbol(name).mirrors
      case .image: false
      case .bar, .horizontalDivider, .verticalDivider, .buttonStart, .buttonEnd, .toggle,
        .unresolved:
        true
      }
    }
  }

  package init(kind: Kind, node: String, frame: PointRectangle, isMirrored: Bool) {
    self.kind = kind
    self.node = node
    self.frame = frame
    self.isMirrored = isMirrored
  }
}
