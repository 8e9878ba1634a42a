import Diagnostics
import Documents
import Presentation

/// Fonts and lengths.
extension ModifierReader {
  /// A text style by name, or `{ size: 13, weight: semibold }`.
  func font(_ node: Node) throws(InputProblem) -> FontChoice {
    guard case .mapping = node.kind else { return FontChoice(.style(try style(node))) }
    let members = try document.requireMapping(node, keys: ViewKeys.font.names)
    if let style = members.first(where: { $0.key == "style" }),
      let size = members.first(where: { $0.key == "size" })
    {
      throw document.problem(
        "‘style’ and ‘size’ are two fonts", atKey: size.keyPlace > style.keyPlace ? size : style)
    }
    var font = FontChoice("body")
    for member in members {
      switch member.key {
      case "style": font.base = .style(try style(member.value))
      case "size": font.base = .size(try number(member.value, in: 1...1000))
      case _:
        font.weight = try document.requireCase(
          member.value, of: FontWeight.self, noun: "weight")
      }
    }
    return font
  }

  private func style(_ node: Node) throws(InputProblem) -> String {
    try document.requireChoice(node, among: ViewKeys.fonts, noun: "text style")
  }

  /// One size, or `{ minimum, maximum }`.
  func textSizes(_ node: Node) throws(InputProblem) -> ClosedRange<DynamicTypeSize> {
    guard case .mapping = node.kind else {
      let size = try document.requireTextSize(node)
      return size...size
    }
    _ = try document.requireMapping(node, keys: ViewKeys.textSizes.names)
    let lower = try document.member("minimum", of: node).map(document.requireTextSize) ?? .xSmall
    let upper =
      try document.member("maximum", of: node).map(document.requireTextSize) ?? .accessibility5
    guard lower <= upper else {
      throw document.problem("the smallest text size is larger than the largest", at: node)
    }
    return lower...upper
  }

  /// `2`, or `{ lines: 2, reserves-space: true }`.
  func lineLimit(_ node: Node) throws(InputProblem) -> Modifier {
    guard case .mapping = node.kind else { return .lineLimit(try lines(node)) }
    _ = try document.requireMapping(node, keys: ViewKeys.lineLimit.names)
    let limit = try lines(try document.requireMember("lines", of: node))
    guard let reserves = document.member("reserves-space", of: node) else {
      return .lineLimit(limit)
    }
    return .lineLimit(limit, reservesSpace: try document.requireBool(reserves))
  }

  /// None acts as one. Source: SwiftUI documentation, `lineLimit(_:)`.
  private func lines(_ node: Node) throws(InputProblem) -> Int {
    max(1, try document.requireInteger(node, in: 0...1000))
  }

  /// The axes that `fixed-size` takes besides `true`.
  static let fixedAxes = ["horizontal", "vertical"]

  /// `true`, or one axis.
  func fixedSize(_ node: Node) throws(InputProblem) -> [Modifier] {
    if case .string = node.kind {
      let axis = try document.requireChoice(node, among: Self.fixedAxes, noun: "axis")
      return [.fixedSize(horizontal: axis == "horizontal", vertical: axis == "vertical")]
    }
    let isFixed = try document.requireBool(
      node, expected: "‘true’, ‘false’, ‘horizontal’ or ‘vertical’")
    return isFixed ? [.fixedSize()] : []
  }

  /// A number for every edge, or edges by name.
  func padding(_ node: Node) throws(InputProblem) -> Insets {
    try contentMargins(node).replacing(Insets())
  }

  /// The same, where an edge that is not named is left as it is.
  func contentMargins(_ node: Node) throws(InputProblem) -> ContentMargins {
    guard case .mapping = node.kind else {
      let all = try length(node)
      return ContentMargins(top: all, leading: all, bottom: all, trailing: all)
    }
    _ = try document.requireMapping(node, keys: ViewKeys.insets.names)
    func edge(_ keys: String...) throws(InputProblem) -> Double? {
      for key in keys {
        if let value = document.member(key, of: node) { return try length(value) }
      }
      return nil
    }
    return ContentMargins(
      top: try edge("top", "vertical", "all"), leading: try edge("leading", "horizontal", "all"),
      bottom: try edge("bottom", "vertical", "all"),
      trailing: try edge("trailing", "horizontal", "all"))
  }

  private func length(_ node: Node) throws(InputProblem) -> Double {
    try number(node, in: -1000...1000)
  }

  /// `{ width, height, min-width, max-width, min-height, max-height, alignment }`.
  func frame(_ node: Node) throws(InputProblem) -> ViewFrame {
    _ = try document.requireMapping(node, keys: ViewKeys.frame.names)
    var frame = ViewFrame(width: try bounds("width", node), height: try bounds("height", node))
    if let alignment = document.member("alignment", of: node) {
      let word = try document.requireChoice(
        alignment, among: StackAlignment.twoDimensional.map(\.rawValue), noun: "alignment")
      frame.alignment = StackAlignment(rawValue: word) ?? .center
    }
    return frame
  }

  private func bounds(_ axis: String, _ node: Node) throws(InputProblem) -> ViewFrame.Bounds {
    var bounds = ViewFrame.Bounds()
    bounds.fixed = try document.member(axis, of: node).map(size)
    bounds.minimum = try document.member("min-\(axis)", of: node).map(size)
    if let maximum = document.member("max-\(axis)", of: node) {
      bounds.maximum = maximum.string == "infinity" ? .infinity : try size(maximum)
    }
    if bounds.fixed != nil, bounds.minimum != nil || bounds.maximum != nil {
      throw document.problem("‘\(axis)’ leaves nothing to a least or a largest one", at: node)
    }
    if let minimum = bounds.minimum, let maximum = bounds.maximum, minimum > maximum {
      throw document.problem("‘min-\(axis)’ is more than ‘max-\(axis)’", at: node)
    }
    return bounds
  }

  private func size(_ node: Node) throws(InputProblem) -> Double {
    try number(node, in: 0...10_000)
  }
}
