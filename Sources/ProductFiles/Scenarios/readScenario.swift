package import Diagnostics
import Documents
package import Languages
import Presentation
package import Simulation

/// Reads a scenario for one locale, with what it extends, its product, its payloads.
///
/// - Parameters:
///   - locale: takes the place of `$locale`; where the file never says it, of the first language of
///     the device. Nil is the scenario's own `locale:`.
///   - product: one read before, taken where it is the scenario's.
/// - Throws: the first problem that makes it unreadable, with its line.
package func readScenario(
  _ path: String, locale: LanguageTag? = nil, files: any FileSource, calendar: any CivilCalendar,
  vocabulary: Vocabulary = Vocabulary(), product: LoadedProduct? = nil
) throws(InputProblem) -> LoadedScenario {
  var loader = ScenarioLoader(
    files: files, calendar: calendar, vocabulary: vocabulary, known: product)
  do {
    return try loader.load(FilePath.normalised(path), locale: locale)
  } catch {
    throw loader.set.corrected(error)
  }
}

private struct ScenarioLoader {
  let files: any FileSource
  let calendar: any CivilCalendar
  let vocabulary: Vocabulary
  let known: LoadedProduct?
  var set = DocumentSet()

  /// A scenario and what it extends, merged.
  private struct Chain {
    var document: Document
    var root: Node
    /// Folders, the extending one first.
    var folders: [String]
    /// The file of the product; nil where nothing says it.
    var product: String?
  }

  mutating func load(
    _ path: String, locale given: LanguageTag?
  ) throws(InputProblem) -> LoadedScenario {
    let chain = try chain(path, above: [])
    let document = chain.document
    var root = chain.root
    _ = try document.requireMapping(
      root, keys: ScenarioKeys.root.names, expected: "a scenario")
    let product = try product(of: chain)

    let declared = try document.member("locale", of: root).map { (node) throws(InputProblem) in
      try readTag(node, of: document)
    }
    var substitution = LocaleSubstitution((given ?? declared)?.description ?? "und")
    root = substitution.apply(root)
    if let use = substitution.firstUse, given == nil, declared == nil {
      throw document.problem(
        "‘$locale’ has no value", at: use, hints: ["say ‘locale: fr-CA’ at the top of the scenario"]
      )
    }

    let deviceNode = try document.requireMember("device", of: root)
    var (device, now) = try self.device(deviceNode, document)
    if let given, substitution.firstUse == nil { device.languages[0] = given }
    let locale = given ?? declared ?? device.languages[0]
    var scenario = Scenario(
      name: try document.requireText(try document.requireMember("scenario", of: root)),
      file: path, locale: locale, device: device, now: now,
      settings: product.product.settings, steps: [])
    if let store = document.member("store", of: root) {
      scenario.store = try self.store(store, document)
    }
    if let platform = document.member("platform", of: root) {
      scenario.settings = try readSettings(platform, of: document, over: scenario.settings)
    }
    var steps = StepReader(
      document: document, product: product, vocabulary: vocabulary, calendar: calendar,
      layers: layers(of: chain, product), locale: locale, timeZone: device.timeZone,
      now: now)
    scenario.steps = try steps.read(try document.requireMember("steps", of: root))
    var all = DocumentSet()
    for file in product.files + set.paths + steps.documents.paths { all.note(file) }
    return LoadedScenario(
      scenario: scenario, product: product, problems: product.problems + steps.problems,
      files: all.paths, folders: steps.folders, usesLocale: substitution.firstUse != nil)
  }

  private mutating func chain(_ path: String, above: [String]) throws(InputProblem) -> Chain {
    let document = try readYAMLFile(path, files: files, into: &set)
    let folder = FilePath.folder(of: path)
    _ = try document.requireMapping(
      document.root, keys: ScenarioKeys.root.names, expected: "a scenario")
    let own = try document.member("product", of: document.root).map {
      (node) throws(InputProblem) in try productPath(node, document)
    }
    let beside = FilePath.join(folder, "product.yaml")
    let found = own ?? (files.kind(beside) == .file ? beside : nil)
    guard let extends = document.member("extends", of: document.root) else {
      return Chain(document: document, root: document.root, folders: [folder], product: found)
    }
    let base = try basePath(extends, of: document, files: files, above: above + [path])
    var chain = try chain(base, above: above + [path])
    chain.root = mergeNodes(chain.root, document.root.without(["extends"]))
    chain.root.place = document.root.place
    chain.document = document
    if !chain.folders.contains(folder) { chain.folders.insert(folder, at: 0) }
    chain.product = found ?? chain.product
    return chain
  }

  private func productPath(_ node: Node, _ document: Document) throws(InputProblem) -> String {
    let name = try document.requireText(node, expected: "the path of a product.yaml")
    let folder = FilePath.folder(of: document.file)
    var path = FilePath.join(folder, name)
    if files.kind(path) == .folder { path = FilePath.join(path, "product.yaml") }
    guard files.kind(path) == .file else {
      throw document.problem(
        "no such file ‘\(name)’", at: node,
        hints: missingHints(name, in: files.list(FilePath.folder(of: path))))
    }
    return path
  }

  private mutating func product(of chain: Chain) throws(InputProblem) -> LoadedProduct {
    guard let path = chain.product else {
      throw chain.document.problem(
        "missing key ‘product’", at: chain.root, hints: ["no product.yaml stands beside it either"])
    }
    if let known, known.product.file == path { return known }
    var read = DocumentSet()
    do {
      return try readProduct(path, files: files, vocabulary: vocabulary, into: &read)
    } catch {
      throw read.corrected(error)
    }
  }

  /// A payload is looked for beside the scenario, then beside the one that it extends, then where
  /// the product is.
  private func layers(of chain: Chain, _ product: LoadedProduct) -> LayeredFiles {
    var layers = product.layers.layers
    for folder in chain.folders.reversed() where !layers.contains(where: { $0.folder == folder }) {
      layers.insert(LayeredFiles.Layer(folder: folder), at: 0)
    }
    return LayeredFiles(files: files, layers: layers)
  }

  private func device(
    _ node: Node, _ document: Document
  ) throws(InputProblem) -> (Device, Instant) {
    _ = try document.requireMapping(node, keys: ScenarioKeys.device.names)
    let zone = try readTimeZone(
      try document.requireMember("time-zone", of: node), of: document, calendar: calendar)
    var device = Device(
      languages: try readDeviceLanguages(
        try document.requireMember("languages", of: node), of: document),
      region: try readRegion(try document.requireMember("region", of: node), of: document),
      timeZone: zone)
    if let model = document.member("model", of: node) {
      device.model = try readModel(model, of: document)
    }
    if let os = document.member("os", of: node) { device.os = try readSystem(os, of: document) }
    if let cycle = document.member("hour-cycle", of: node) {
      device.hourCycle = try readHourCycle(cycle, of: document)
    }
    if let size = document.member("text-size", of: node) {
      device.textSize = try document.requireTextSize(size)
    }
    let now = try document.requireMember("now", of: node)
    let moment = try readMoment(now, of: document, calendar: calendar, timeZone: zone)
    guard let instant = calendar.instant(of: moment, timeZone: zone) else {
      throw document.problem("there is no such moment", at: now)
    }
    return (device, instant)
  }

  private func store(_ node: Node, _ document: Document) throws(InputProblem) -> StoredLanguage {
    _ = try document.requireMapping(node, keys: ScenarioKeys.store.names)
    var store = StoredLanguage(language: nil, revision: 1, place: node.place)
    if let language = document.member("language", of: node) {
      store.language = try document.requireText(language, expected: "what is stored")
      store.place = language.place
    }
    if let revision = document.member("revision", of: node) {
      store.revision = try document.requireInteger(revision, in: 0...Int.max)
    }
    return store
  }
}
