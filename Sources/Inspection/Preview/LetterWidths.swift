import Languages
import Layout
import Presentation

/// What a letter of a language takes on average, in points, in the texts that a product has.
struct LetterWidths {
  private let shaper: any TextShaping
  /// Each different text of a locale, in the order of the cells.
  private var texts: [LanguageTag: [String]] = [:]
  private var known: [Question: Width] = [:]

  /// A width and how it was counted.
  struct Width: Hashable {
    var points: Double
    var isFullWidth: Bool
  }

  private struct Question: Hashable {
    var locale: LanguageTag
    var style: TextStyle
  }

  init(_ cells: [PreviewCell], shaper: any TextShaping) {
    self.shaper = shaper
    var seen: [LanguageTag: Set<String>] = [:]
    for cell in cells where cell.key != nil {
      if seen[cell.locale, default: []].insert(cell.text).inserted {
        texts[cell.locale, default: []].append(cell.text)
      }
    }
  }

  /// The width of a letter in a style, neither made smaller nor moved closer.
  mutating func width(in locale: LanguageTag, as style: TextStyle) -> Width {
    var style = style
    (style.scale, style.tightening) = (1, 0)
    let question = Question(locale: locale, style: style)
    if let width = known[question] { return width }
    let width = measure(question)
    known[question] = width
    return width
  }

  private func measure(_ question: Question) -> Width {
    let scripts = WritingScripts.expected(in: question.locale)
    let sample = scripts.contains("Hang") ? "한" : scripts.contains("Hani") ? "国" : nil
    if let sample {
      return Width(points: mean([sample], question.style), isFullWidth: true)
    }
    return Width(points: mean(texts[question.locale] ?? [], question.style), isFullWidth: false)
  }

  private func mean(_ texts: [String], _ style: TextStyle) -> Double {
    let clusters = texts.flatMap { shaper.shape($0, style: style).clusters }
    guard !clusters.isEmpty else { return 0 }
    return clusters.reduce(0) { $0 + $1.advance } / Double(clusters.count)
  }
}
