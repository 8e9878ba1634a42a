import Diagnostics
import Localization
import Presentation
import Simulation

/// A message that stands for one code stands for another in another presentation.
enum MappingDisagrees: MomentCheck {
  static let definition = CheckDefinition(
    id: "mapping-disagrees", scope: .render, severity: .error, boundary: .keyMapping,
    explanation: Explanation(
      meaning: """
        A message that stands for one code stands for another one in another presentation of the \
        same activity, where that code has a message of its own. Long and short variants of one \
        meaning are different messages, and fine.
        """,
      onDevice: """
        The Lock Screen says that the parcel is near, the Dynamic Island that it was delivered.
        """,
      mend: """
        Map codes to messages in one place that all presentations use.
        """,
      inSwift: """
        Give the enumeration one property for each length (`title`, `shortTitle`), and switch \
        nowhere else.
        """,
      before: """
        // in compactTrailing
        switch phase { case .nearby: Text("delivered.short") … }
        """,
      after: """
        Text(phase.shortTitle)
        """))

  static func inspect(_ moment: Moment) -> [Finding] {
    let owners = Dictionary(grouping: moment.surfaces) { $0.render.owner }
    return owners.values.flatMap { surfaces -> [Finding] in
      let uses = surfaces.flatMap { surface -> [MappedMessage] in
        let view = moment.product.presentations[surface.render.view]
        return (view.map(MappedMessage.all) ?? []).map { $0.of(surface.render.surface) }
      }
      return uses.compactMap { use in
        // Only what a render of this moment went through is evidence.
        guard let render = surfaces.first(where: { $0.render.surface == use.surface })?.render,
          case .code(use.code, _) = render.input.state[use.field]
        else { return nil }
        guard let other = use.contradiction(among: uses) else { return nil }
        var found = moment.finding(
          definition,
          "‘\(use.key)’ shows for the code ‘\(use.code)’ here and for ‘\(other.code)’ on "
            + "\(other.surface?.id ?? "another surface")",
          at: use.place, surface: render.surface, owner: render.owner, key: use.key)
        found.notes = [Finding.Note("the other mapping", at: other.place)]
        return found
      }
    }
  }
}

/// A message that a presentation shows for a code.
private struct MappedMessage: Hashable {
  var field: String
  var code: String
  var key: String
  var place: SourceLocation
  var surface: Surface?

  func of(_ surface: Surface) -> Self {
    var message = self
    message.surface = surface
    return message
  }

  /// Every message below a branch for a code, in the order of the view.
  static func all(in view: ViewNode) -> [Self] {
    var found: [Self] = []
    if let mapping = CodeMapping(view) {
      for branch in mapping.branches {
        for code in branch.codes {
          found += messages(in: branch.view).map {
            Self(field: mapping.field, code: code, key: $0.key, place: $0.place)
          }
        }
      }
    }
    return found + view.everyChild.flatMap(all)
  }

  /// The messages below a view that depend on no further code.
  private static func messages(in view: ViewNode) -> [MessageKey] {
    if CodeMapping(view) != nil { return [] }
    return view.ownMessages + view.everyChild.flatMap(messages)
  }

  /// A use of the same message for another code on a surface that has another message for this
  /// one's; nil where as many surfaces agree with this use as with any other, and it comes first.
  func contradiction(among all: [Self]) -> Self? {
    let uses = all.filter { $0.field == field && $0.key == key }
    func surfaces(_ code: String) -> Set<Surface> {
      Set(uses.filter { $0.code == code }.compactMap(\.surface))
    }
    let mine = surfaces(code)
    return uses.first { other in
      guard other.code != code, let surface = other.surface, !mine.contains(surface) else {
        return false
      }
      // There this code has words of its own.
      guard all.contains(where: { $0.surface == surface && $0.field == field && $0.code == code })
      else { return false }
      let theirs = surfaces(other.code).subtracting(mine)
      if theirs.count != mine.count { return theirs.count > mine.count }
      let order = (self.surface?.order ?? 0, surface.order)
      return order.1 < order.0
    }
  }
}

extension ViewNode {
  /// The children, and the views of branches.
  var everyChild: [ViewNode] {
    guard case .when(let branches, let otherwise) = kind else { return children }
    return branches.map(\.view) + (otherwise.map { [$0] } ?? []) + children
  }

  /// The keys that the view itself looks up, its spoken texts included.
  var ownMessages: [MessageKey] {
    let shown: [TextExpression] =
      switch kind {
      case .text(let text), .label(let text, _): [text]
      case .stack, .grid, .symbol, .image, .spacer, .divider, .progress, .gauge, .button, .toggle,
        .link, .when, .each, .fits, .unresolved:
        []
      }
    return shown.flatMap(\.messages) + modifiers.flatMap(\.messages)
  }
}

extension Modifier {
  fileprivate var messages: [MessageKey] {
    if case .accessibility(_, let text) = self { text.messages } else { [] }
  }
}

extension TextExpression {
  fileprivate var messages: [MessageKey] {
    switch self {
    case .message(let key, _, _, _): [key]
    case .joined(let parts): parts.flatMap(\.messages)
    case .verbatim, .formatted, .live: []
    }
  }
}
