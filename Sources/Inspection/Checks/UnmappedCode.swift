import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// A declared code has no text of its own in a view that maps the others.
enum UnmappedCode: MomentCheck {
  static let definition = CheckDefinition(
    id: "unmapped-code", scope: .render, severity: .warning,
    boundary: .keyMapping,
    explanation: Explanation(
      meaning: """
        A declared code has no text of its own in a view that maps the others. It falls into the \
        branch for everything else, or shows nothing.
        """,
      onDevice: """
        A state that the server sends every day looks like an unknown one.
        """,
      mend: """
        Give the code a branch in each presentation, from one mapping.
        """,
      inSwift: """
        Switch without `default`, so that a new case does not compile until it has a text, and \
        use one mapping for all presentations.
        """,
      inCatalog: """
        A key for the code in every language.
        """,
      onServer: """
        Do not send a new code before the app that maps it is what people have; a version that \
        does not know it shows the branch for everything else.
        """,
      before: #"""
        switch state.phase {
        case .preparing: Text("status.preparing")
        default: Text("status.unknown")
        }
        """#,
      after: #"""
        switch state.phase {
        case .preparing: Text("status.preparing")
        case .collected: Text("status.collected")
        case .unknown: Text("status.unknown")
        }
        """#))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.surfaces.flatMap { surface -> [Finding] in
      let render = surface.render
      guard let view = moment.product.presentations[render.view] else { return [] }
      let evaluator = Evaluator(render.input, context: render.context)
      return mappings(in: view, evaluator).compactMap { mapping in
        guard case .code(let code, _) = render.input.state[mapping.field],
          moment.declaredCode(code, owner: render.owner) != nil, !mapping.codes.contains(code)
        else { return nil }
        return moment.finding(
          definition, "the code ‘\(code)’ of ‘\(mapping.field)’ has no branch of its own here",
          at: mapping.place, surface: render.surface, owner: render.owner, key: code)
      }
    }
  }

  /// The mappings that the render went through: branches that were not taken are not looked into.
  private static func mappings(in view: ViewNode, _ evaluator: Evaluator) -> [CodeMapping] {
    guard case .when(let branches, let otherwise) = view.kind else {
      return view.children.flatMap { mappings(in: $0, evaluator) }
    }
    let mapping = CodeMapping(view).flatMap { $0.branches.count > 1 ? $0 : nil }
    let taken = branches.first { evaluator.value($0.condition).isTrue }?.view ?? otherwise
    return [mapping].compactMap { $0 } + (taken.map { mappings(in: $0, evaluator) } ?? [])
  }
}
