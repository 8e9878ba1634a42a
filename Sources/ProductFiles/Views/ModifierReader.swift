import Diagnostics
import Documents
import Presentation

/// Reads the modifiers of a view, in the order written.
struct ModifierReader {
  let document: Document
  let expressions: ExpressionReader
  let texts: TextReader

  /// The modifiers among the members of a view.
  func read(_ members: [Node.Member]) throws(InputProblem) -> [Modifier] {
    var modifiers: [Modifier] = []
    for member in members { modifiers += try read(member) }
    return modifiers
  }

  private func read(_ member: Node.Member) throws(InputProblem) -> [Modifier] {
    let value = member.value
    switch member.key {
    case "font": return [.font(try font(value))]
    case "font-weight":
      return [.fontWeight(try document.requireCase(value, of: FontWeight.self, noun: "weight"))]
    case "monospaced-digit": return try document.requireBool(value) ? [.monospacedDigit] : []
    case "dynamic-type-size": return [.dynamicTypeSize(try textSizes(value))]
    case "line-limit": return [try lineLimit(value)]
    case "allows-tightening": return [.allowsTightening(try document.requireBool(value))]
    case "minimum-scale-factor":
      return [.minimumScaleFactor(try number(value, in: 0...1))]
    case "truncation-mode":
      return [
        .truncationMode(
          try document.requireCase(value, of: TruncationMode.self, noun: "truncation mode"))
      ]
    case "multiline-text-alignment":
      return [
        .multilineTextAlignment(
          try document.requireCase(value, of: TextAlignment.self, noun: "alignment"))
      ]
    case "layout-priority":
      return [.layoutPriority(try number(value, in: -1_000_000...1_000_000))]
    case "fixed-size": return try fixedSize(value)
    case "padding": return [.padding(try padding(value))]
    case "frame": return [.frame(try frame(value))]
    case "grid-cell-columns":
      return [.gridCellColumns(try document.requireInteger(value, in: 1...100))]
    case "priority": return [.regionPriority(try number(value, in: -1_000_000...1_000_000))]
    case "vertical-placement":
      return [
        .verticalPlacement(
          try document.requireCase(value, of: VerticalPlacement.self, noun: "placement"))
      ]
    case "content-margins": return [.contentMargins(try contentMargins(value))]
    case "environment": return try environment(value)
    case "accessibility": return try accessibility(value)
    case _: return []
    }
  }

  func number(
    _ node: Node, in range: ClosedRange<Double>
  ) throws(InputProblem) -> Double {
    let digits = try document.requireNumber(node)
    guard let value = Double(digits), range.contains(value) else {
      throw document.problem(
        "‘\(digits)’ is out of range", at: node,
        hints: ["expected \(short(range.lowerBound)) to \(short(range.upperBound))"])
    }
    return value
  }

  private func short(_ value: Double) -> String { "\(Int(value))" }

  private func environment(_ node: Node) throws(InputProblem) -> [Modifier] {
    let locales = LocaleBindingReader(document: document, expressions: expressions)
    var modifiers: [Modifier] = []
    for member in try document.requireMapping(node, keys: ViewKeys.environment.names) {
      if member.key == "locale" {
        modifiers.append(.environmentLocale(try locales.read(member.value)))
      } else {
        let word = try document.requireChoice(
          member.value, among: ViewKeys.directions, noun: "layout direction")
        modifiers.append(
          .environmentDirection(
            LayoutDirection(rawValue: word).map(DirectionBinding.fixed) ?? .locale))
      }
    }
    return modifiers
  }

  private func accessibility(_ node: Node) throws(InputProblem) -> [Modifier] {
    var modifiers: [Modifier] = []
    for member in try document.requireMapping(node, keys: ViewKeys.accessibility.names) {
      let value = member.value
      if let part = AccessibilityPart(rawValue: member.key) {
        modifiers.append(.accessibility(part, try texts.read(value)))
        continue
      }
      switch member.key {
      case "traits": modifiers.append(.accessibilityTraits(try traits(value)))
      case "children":
        modifiers.append(
          .accessibilityChildren(
            try document.requireCase(
              value, of: AccessibilityChildren.self, noun: "treatment of children")))
      case "sort-priority":
        modifiers.append(.accessibilitySortPriority(try number(value, in: -1_000_000...1_000_000)))
      case "speech-language":
        modifiers.append(.accessibilitySpeechLanguage(try speechLanguage(value)))
      case _: if try document.requireBool(value) { modifiers.append(.accessibilityHidden) }
      }
    }
    return modifiers
  }

  private func traits(_ node: Node) throws(InputProblem) -> [AccessibilityTrait] {
    var traits: [AccessibilityTrait] = []
    for element in try document.requireSequence(node, expected: "a list of traits") {
      let trait = try document.requireCase(
        element, of: AccessibilityTrait.self, noun: "accessibility trait")
      if !traits.contains(trait) { traits.append(trait) }
    }
    return traits
  }

  private func speechLanguage(_ node: Node) throws(InputProblem) -> SpeechLanguage {
    let word = try document.requireString(node, expected: "a language tag or ‘locale’")
    return word == "locale" ? .locale : .fixed(try readTag(node, of: document))
  }
}
