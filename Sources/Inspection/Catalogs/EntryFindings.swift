import Catalogs
import Diagnostics
import Languages
import Localization
import Presentation
import Simulation
import Synchronization

/// What the catalog checks say of the entries that a run renders: each entry of each version of the
/// resources is inspected once.
final class EntryFindings: Sendable {
  private let product: Product
  private let library: ResourceLibrary
  private let known = Mutex<[Rendered: [Finding]]>([:])

  private struct Rendered: Hashable {
    var version: ResourceVersion
    var target: TargetID
    var entry: EntryName
  }

  init(product: Product, library: ResourceLibrary) {
    self.product = product
    self.library = library
  }

  /// The findings of the entries from which the moment's renders were made, at the moment's step.
  ///
  /// - Parameter verdicts: those on the texts themselves. An entry whose words were judged to be of
  ///   another language is not told again as identical to its source; the language of words is
  ///   theirs to judge.
  func findings(of moment: Moment, besides verdicts: [Finding]) -> [Finding] {
    let rendered = Set(moment.surfaces.flatMap(Self.rendered))
    let judged = Set(verdicts.filter { $0.id == WrongLanguage.definition.id }.map(\.place))
    return rendered.flatMap(findings).compactMap { finding in
      if finding.id == WrongLanguage.definition.id { return nil }
      if finding.id == IdenticalToSource.definition.id, judged.contains(finding.place) {
        return nil
      }
      var finding = finding
      finding.step = moment.step
      return finding
    }
  }

  private static func rendered(_ surface: ResolvedSurface) -> [Rendered] {
    surface.provenances.compactMap { provenance in
      guard let lookup = provenance.lookup, lookup.answered != nil, let step = lookup.steps.last
      else { return nil }
      let context = provenance.carried ?? surface.render.context
      return Rendered(
        version: context.process.resources, target: lookup.target,
        entry: EntryName(table: lookup.table, key: lookup.key, language: step.language))
    }
  }

  private func findings(of rendered: Rendered) -> [Finding] {
    if let known = known.withLock({ $0[rendered] }) { return known }
    let set = library.sets(at: rendered.version, settings: product.settings)[rendered.target]
    let found = inspectEntries(
      of: InspectedResources(
        target: rendered.target.name, resources: set ?? ResourceSet(),
        sourceLanguage: product.defaultLanguage, brands: product.brands,
        severities: product.severities),
      only: [rendered.entry])
    known.withLock { $0[rendered] = found }
    return found
  }
}
