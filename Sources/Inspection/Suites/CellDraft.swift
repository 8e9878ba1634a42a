package import Diagnostics
package import Languages
import Localization
package import Presentation
package import Simulation

/// A cell while evidence for it is gathered.
package struct CellDraft: Sendable {
  private var cell: VerificationCell
  private let failOn: Severity?
  private var boundaries: [Boundary] = []
  private var failedSteps: [Int] = []
  private var forbidden: Set<String> = []
  private var seen: Set<FindingIdentity> = []

  init(_ cell: VerificationCell, failOn: Severity?) {
    self.cell = cell
    self.failOn = failOn
  }

  /// Findings of these ids fail the cell whatever they weigh.
  package mutating func forbid(_ ids: [String]) { forbidden.formUnion(ids) }

  /// A claim of the case and what was found: the line says what was looked for, and of a failure what
  /// there was instead. Ids, codes, tags, revisions and keys only.
  package mutating func require(
    _ holds: Bool, _ claim: String, found: @autoclosure () -> String = "", at step: Int?,
    boundary: Boundary
  ) {
    let found = holds ? "" : found()
    let text = found.isEmpty ? claim : "\(claim): found \(found)"
    cell.evidence.append(
      CellEvidence(step: step, text: text, outcome: holds ? .held : .failed))
    guard !holds else { return }
    boundaries.append(boundary)
    if let step { failedSteps.append(step) }
  }

  /// A fact that no requirement asks for.
  package mutating func note(_ text: String, at step: Int?) {
    cell.evidence.append(CellEvidence(step: step, text: text, outcome: .fact))
  }

  /// Something that the case asks about and that the run did not show.
  package mutating func couldNotLook(_ reason: String, at step: Int?) {
    cell.evidence.append(CellEvidence(step: step, text: reason, outcome: .unseen))
  }

  /// What the case could not look at so far, in words.
  package var unseen: [CellEvidence] { cell.evidence.filter { $0.outcome == .unseen } }

  /// Takes findings of a moment, each once; those that the case asks for are claimed and count for
  /// nothing.
  package mutating func take(_ findings: [Finding], claiming: (Finding) -> Bool = { _ in false }) {
    for var finding in findings where seen.insert(finding.identity).inserted {
      finding.claimed = finding.claimed || claiming(finding)
      cell.findings.append(finding)
    }
  }

  /// Looks at one presentation at one moment: takes its findings, and requires that each text seen or
  /// spoken on it is in the language. A text with a finding is judged by the finding.
  ///
  /// - Returns: the surface as inspected; nil where nothing was rendered on it, which the draft notes.
  @discardableResult
  package mutating func look(
    at surface: Surface, of owner: Owner, in frame: Frame, product: Product,
    language: LanguageTag, claiming: (Finding) -> Bool = { _ in false }
  ) -> InspectedSurface? {
    guard let found = frame.surface(surface, of: owner) else {
      couldNotLook("nothing was rendered on \(surface)", at: frame.step)
      return nil
    }
    take(
      frame.findings.filter { $0.surface == surface.id && $0.owner == owner.description },
      claiming: claiming)
    for reason in found.resolved.view.unresolved {
      couldNotLook("a view could not be read: \(reason)", at: frame.step)
    }
    if found.resolved.isBlank {
      couldNotLook("\(surface) shows nothing", at: frame.step)
      return found
    }
    requireTexts(of: found, language, product, at: frame.step, claiming: claiming)
    return found
  }

  /// Requires that each text is in the language. What findings tell of texts in another is theirs to
  /// weigh: unless the case asks for them, the line is no claim that held then, but a fact.
  private mutating func requireTexts(
    of surface: InspectedSurface, _ language: LanguageTag, _ product: Product, at step: Int,
    claiming: (Finding) -> Bool
  ) {
    let runs = surface.judged.filter { !$0.isNeutral }
    let others = runs.filter { !$0.isIn(language, surface, product) }
    let untold = others.filter { $0.finding == nil }
    let count = others.isEmpty ? "\(runs.count)" : "\(runs.count - others.count) of \(runs.count)"
    let claim = "\(surface.surface): \(count) texts in \(language)"
    let isAsked = others.allSatisfy { $0.finding.map { $0.claimed || claiming($0) } == true }
    guard isAsked || !untold.isEmpty else { return note(claim, at: step) }
    let tags = Set(untold.map { $0.language?.description ?? "no known language" }).sorted()
    require(
      untold.isEmpty, others.isEmpty || !isAsked ? claim : "\(claim), the rest as the case asks",
      found: tags.joined(separator: ", "), at: step, boundary: .onScreen)
  }

  /// Requires that what was drawn carries the tag and the revision that the store holds now: in its
  /// content where the state declares them, else as the store was read.
  package mutating func requireCarries(
    _ language: LanguageTag, _ surface: InspectedSurface, in frame: Frame
  ) {
    let context = surface.resolved.render.context
    let store = frame.world.store.pair
    let content = context.content
    let tag = content.flatMap { $0.tag } ?? context.store.tag
    let revision = content.flatMap { $0.revision } ?? context.store.revision
    require(
      tag == language && revision == store.revision,
      "\(surface.surface): carries \(language) r\(store.revision ?? 0)",
      found: "\(tag?.description ?? "no tag") r\(revision ?? 0)", at: frame.step,
      boundary: .regeneration)
  }

  /// The cell with its verdict.
  package func finished(firstLook: Int?) -> VerificationCell {
    var cell = cell
    let counting = cell.findings.filter { finding in
      guard !finding.claimed else { return false }
      return forbidden.contains(finding.id) || failOn.map { finding.severity >= $0 } ?? false
    }
    let isFailed = !counting.isEmpty || cell.evidence.contains { $0.outcome == .failed }
    let isUnseen = cell.evidence.contains { $0.outcome == .unseen }
    let isSeen = cell.evidence.contains { $0.outcome == .held }
    cell.verdict = isFailed ? .fail : isUnseen || !isSeen ? .inconclusive : .pass
    let broken =
      boundaries + counting.compactMap { $0.boundary.flatMap(Boundary.init(rawValue:)) }
    cell.boundary = Boundary.allCases.first(where: broken.contains)
    cell.played = cell.played?.withoutFrames
    cell.step = (failedSteps + counting.map(\.step)).min() ?? firstLook
    return cell
  }
}

extension Frame {
  /// A surface of an owner; nil where nothing was rendered on it.
  package func surface(_ surface: Surface, of owner: Owner) -> InspectedSurface? {
    surfaces.first { $0.owner == owner && $0.surface == surface }
  }
}

extension ResolvedView {
  /// Why parts of the view could not be read, in order.
  var unresolved: [String] {
    var reasons = children.flatMap(\.unresolved)
    if case .unresolved(let reason) = kind { reasons.insert(reason, at: 0) }
    return reasons
  }
}
