import Catalogs
import Diagnostics
import Inspection
import Languages
import Localization
import Presentation
import ProductFiles
import Simulation

/// What a path given to `lint` came to.
struct LintedInput {
  /// As typed.
  var root: String
  var findings: [Finding]
  var read: ReadCount
  /// Every file that was read.
  var files: [String]
  var unreadable: [InputProblem]
}

/// Reads paths and judges what stands there.
struct LintLoader {
  var tool: ToolEnvironment

  /// Each product, each folder, and the files that were named together, in the order given.
  func lint(_ paths: [String]) -> [LintedInput] {
    readLintInputs(paths, files: tool.files, vocabulary: ScenarioLoader.vocabulary).map { input in
      let (findings, read) = Inspection.lint(subject(input))
      return LintedInput(
        root: input.root, findings: findings, read: read, files: input.files,
        unreadable: input.unreadable)
    }
  }

  private func subject(_ input: LintInput) -> LintSubject {
    var subject = LintSubject()
    subject.files = input.files
    subject.isWhole = input.isWhole
    guard let loaded = input.product else {
      subject.allowances = input.policy.allowances
      subject.severities = input.policy.severities
      subject.targets = input.targets.map { name, resources in
        InspectedResources(
          target: name, resources: resources, brands: input.policy.brands,
          severities: input.policy.severities)
      }
      let bundles = self.bundles(input)
      subject.payloads = input.payloads.map { PayloadFile($0, bundles: bundles) }
      return subject
    }
    let product = loaded.product
    let version = ResourceVersion(edits: product.edits)
    let app = product.appTarget?.id ?? TargetID("app")
    let library = ResourceLibrary(loaded.resources, app: app)
    let sets = library.sets(at: version)
    subject.product = product
    subject.allowances = product.allowances
    subject.severities = product.severities
    subject.targets = product.targets.compactMap { target in
      sets[target.id].map {
        InspectedResources(
          target: target.id.name, resources: $0, sourceLanguage: product.defaultLanguage,
          brands: product.brands,
          declared: DeclaredLanguages(
            product.supported.map(\.description), at: product.languagesPlace,
            name: "languages.supported"), severities: product.severities)
      }
    }
    let bundle = AlertBundle(
      library: library, target: app, version: version, languages: product.supported)
    let hasTable = sets[app]?.tables["Localizable"] != nil
    subject.payloads = input.payloads.map {
      PayloadFile($0, product: product, bundles: hasTable ? [bundle] : [])
    }
    return subject
  }

  /// Without a product any of the targets with a `Localizable` may be the app.
  private func bundles(_ input: LintInput) -> [AlertBundle] {
    let named = input.targets.filter { $0.resources.tables["Localizable"] != nil }
    let sets = Dictionary(
      named.map { (TargetID($0.name), $0.resources) }, uniquingKeysWith: { first, _ in first })
    return named.map { name, resources in
      AlertBundle(
        library: ResourceLibrary(sets, app: TargetID(name)), target: TargetID(name),
        version: ResourceVersion(), languages: resources.localizations.compactMap(\.tag))
    }
  }
}
