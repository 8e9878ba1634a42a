package import Presentation

/// What the pictures write with: the face that measured the texts, so that each stands as it was
/// measured.
package struct PointTypeface: Hashable, Sendable {
  private let measure: TextMeasure

  package init(_ measure: TextMeasure) { self.measure = measure }

  /// The font of a text that was shaped in a style.
  package func font(_ style: TextStyle) -> PointFont {
    switch measure {
    case .cells:
      // A monospaced face is about 0.6 of its size wide: letters stand where cells were counted.
      return PointFont(families: PointTypeface.monospaced, size: CellTextShaper.cellWidth / 0.602)
    case .face:
      return PointFont(
        families: families, size: style.pointSize, weight: style.drawnWeight,
        tracking: SystemTracking.points(at: style.pointSize), tightening: style.tightening,
        hasEvenDigits: style.hasEvenDigits)
    }
  }

  /// The font of words of ours.
  package func caption(_ size: Double, weight: FontWeight = .regular) -> PointFont {
    PointFont(families: families, size: size, weight: weight)
  }

  /// How lengths in points were found, as `estimated with Inter in place of the system's face`.
  package var note: String {
    switch measure {
    case .cells: "letters counted, not measured: no length here is worth anything"
    case .face(let family): "estimated with \(family) in place of the system’s face"
    }
  }

  private var families: [String] {
    switch measure {
    case .cells: PointTypeface.system
    case .face(let family): [family] + PointTypeface.system
    }
  }

  private static let system = ["system-ui", "-apple-system", "sans-serif"]
  /// Faces of one width, the most usual first.
  package static let monospaced = [
    "ui-monospace", "SF Mono", "Menlo", "DejaVu Sans Mono", "Noto Sans Mono", "monospace",
  ]
}
