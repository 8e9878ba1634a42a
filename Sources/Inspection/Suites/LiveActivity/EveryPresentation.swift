import Languages
import Localization
import Presentation
import Simulation

/// LA-04.
enum EveryPresentation: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-04", title: "Presentations",
    requirement: """
      each presentation is there, in the locale, with a reviewed short or long variant of its own \
      that its place has room for
      """)

  /// Those that `ActivityConfiguration` and `DynamicIsland` ask for; the regions of the expanded
  /// presentation may be left out (WidgetKit documentation).
  private static let asked: [Surface] = [.lockScreen, .compactLeading, .compactTrailing, .minimal]

  static func verify(_ trial: Trial) -> [VerificationCell] {
    trial.eachActivity { activity in
      var script =
        trial.scriptAfterChoice(activity) ?? trial.script(activity, languages: [trial.locale])
      let shapes = activity.shapes
      script.start(activity, with: shapes[0])
      script.look("active")
      for shape in shapes.dropFirst() {
        script.update(activity, with: shape)
        script.look("active")
      }
      var questions = Trial.Questions()
      questions.ofSurface = { draft, frame, surface in
        draft.require(
          surface.resolved.view.showsSomething, "\(surface.surface): shows something",
          found: "nothing", at: frame.step, boundary: .keyMapping)
        draft.requireReviewed(surface, in: frame)
        draft.requireRoom(surface, in: frame)
        askForOwnVariant(&draft, surface, in: frame)
      }
      questions.ofRun = { draft, played in
        for surface in asked {
          draft.require(
            activity.declaration.views[surface] != nil, "\(surface) is declared",
            found: "no view", at: played.last.step, boundary: .keyMapping)
        }
      }
      let optional = Surface.activity.filter {
        !asked.contains($0) && activity.declaration.views[$0] == nil
      }
      return trial.judge(script, of: activity, questions)
        + optional.flatMap {
          trial.notApplicable("no view for \($0) is declared", activity: activity, surface: $0)
        }
    }
  }

  /// A small presentation that shows the text of a large one may be right; whether a text written for
  /// the Lock Screen suits a slot of 52 points is for a person to say.
  private static func askForOwnVariant(
    _ draft: inout CellDraft, _ surface: InspectedSurface, in frame: Frame
  ) {
    let small: Set<Surface> = [.compactLeading, .compactTrailing, .minimal]
    guard small.contains(surface.surface) else { return }
    let large: Set<Surface> = [.lockScreen, .expandedCenter, .expandedBottom]
    let others = frame.surfaces.filter { $0.owner == surface.owner && large.contains($0.surface) }
    let long = Set(others.flatMap(\.visibleKeys))
    let shared = surface.visibleKeys.filter { long.contains($0) }
    if let key = shared.first {
      draft.couldNotLook(
        "\(surface.surface) shows ‘\(key)’, the text of a larger presentation: no variant of its own",
        at: frame.step)
    }
  }
}

extension InspectedSurface {
  /// The keys of the texts that are seen, in order; those with a variant for widths are left out.
  fileprivate var visibleKeys: [String] {
    resolved.texts.filter { $0.role == .visible }.flatMap { text in
      text.spans.compactMap { span -> String? in
        guard span.parent == nil, let lookup = resolved.provenances[span.provenance].lookup,
          !lookup.variations.contains(where: { $0.kind == .width })
        else { return nil }
        return lookup.key
      }
    }
  }
}

extension ResolvedView {
  /// Whether anything is drawn: a text, a picture, an indicator.
  fileprivate var showsSomething: Bool {
    switch kind {
    case .text, .label, .symbol, .image, .progress, .gauge, .button, .toggle, .link: true
    case .spacer, .divider, .unresolved: false
    case .stack, .grid, .fits: children.contains(where: \.showsSomething)
    }
  }
}
