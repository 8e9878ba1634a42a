import Diagnostics
import Documents
import Languages
import Presentation
import Simulation

/// Reads the merged tree of a `product.yaml`; views and resources are read by the loader.
struct ProductReader {
  let document: Document
  let documents: DocumentSet
  let root: Node
  let vocabulary: Vocabulary

  /// A views file that a declaration names.
  struct ViewsReference {
    var node: Node
    /// Index of the activity; nil for the app's screen.
    var activity: Int?
  }

  /// The product without presentations, and where its presentations are.
  func read() throws(InputProblem) -> (Product, [ViewsReference]) {
    _ = try document.requireMapping(
      root, keys: ProductKeys.root.names, expected: "a product")
    let languages = try document.requireMember("languages", of: root)
    let (standard, supported) = try self.languages(languages)
    let change = root.members.first { $0.key == "on-language-change" }
    var product = Product(
      name: try document.requireText(try document.requireMember("product", of: root)),
      file: document.file, defaultLanguage: standard, supported: supported,
      languagesPlace: document.member("supported", of: languages)?.place ?? languages.place,
      onLanguageChangePlace: change?.keyPlace ?? root.place)
    if let regions = member("regions") {
      let word = try document.requireChoice(
        regions, among: ["loose", "strict"], noun: "strictness")
      product.regionsAreStrict = word == "strict"
    }
    if let brands = member("brands") { product.brands = try document.requireStrings(brands) }
    if let kept = member("in-app-language") {
      product.inAppLanguage = try document.requireCase(kept, of: InAppLanguage.self, noun: "place")
    }
    if let change { product.onLanguageChange = try procedure(change.value) }
    let launchMember = root.members.first { $0.key == "on-launch" }
    product.onLaunchPlace = launchMember?.keyPlace ?? root.place
    let launch = member("on-launch")
    product.onLaunch =
      try launch.map { (node) throws(InputProblem) in try procedure(node) }
      ?? [Placed(.decide, at: root.place)]
    if let fallback = member("fallback") { product.fallback = try self.fallback(fallback) }
    if let platform = member("platform") {
      product.settings = try readSettings(platform, of: document)
    }
    let policy = FindingPolicyReader(document: document, vocabulary: vocabulary)
    if let severity = member("severity") {
      product.severities = try policy.severities(severity)
    }
    if let allow = member("allow") { product.allowances = try policy.allowances(allow) }
    var views: [ViewsReference] = []
    product.targets = try targets(&views)
    if let server = root.members.first(where: { $0.key == "server" }) {
      try addServer(server, to: &product)
    }
    product.activities = try activities(product.targets, &views)
    if let edits = member("edits") {
      let reader = ResourceEditReader(
        document: document, targets: product.targets.map(\.id.name))
      for edit in try document.requireSequence(edits, expected: "a list of edits") {
        product.edits.append(try reader.edit(edit))
      }
    }
    return (product, views)
  }

  private func member(_ key: String) -> Node? { document.member(key, of: root) }

  private func tag(_ node: Node) throws(InputProblem) -> LanguageTag {
    try readTag(node, of: document)
  }

  private func languages(
    _ node: Node
  ) throws(InputProblem) -> (LanguageTag, [LanguageTag]) {
    _ = try document.requireMapping(node, keys: ProductKeys.languages.names)
    let first = try document.requireMember("default", of: node)
    let standard = try tag(first)
    guard let list = document.member("supported", of: node) else { return (standard, [standard]) }
    var supported: [LanguageTag] = []
    for element in try document.requireSequence(list, expected: "a list of language tags") {
      let language = try tag(element)
      if supported.contains(language) {
        throw document.problem("the language ‘\(language)’ stands twice", at: element)
      }
      supported.append(language)
    }
    guard supported.contains(standard) else {
      throw document.problem(
        "the default language ‘\(standard)’ is not among those supported", at: first,
        hints: ["expected one of \(alternatives(supported.map(\.description)))"])
    }
    return (standard, supported)
  }

  private func procedure(_ node: Node) throws(InputProblem) -> [Placed<ProcedureItem>] {
    var items: [Placed<ProcedureItem>] = []
    for element in try document.requireSequence(node, expected: "a list of what the app does") {
      if let word = element.string, ProductKeys.laterItems.contains(word) {
        throw document.problem("‘\(word)’ is not yet supported", at: element)
      }
      let item = try document.requireCase(element, of: ProcedureItem.self, noun: "item")
      items.append(Placed(item, at: element.place))
    }
    return items
  }

  private func fallback(_ node: Node) throws(InputProblem) -> KeyFallback {
    if case .mapping = node.kind {
      _ = try document.requireMapping(node, keys: ProductKeys.fallback.names)
      var steps: [KeyFallbackStep] = []
      let list = try document.requireMember("per-key", of: node)
      for step in try document.requireSequence(list, expected: "a list of steps") {
        steps.append(try document.requireCase(step, of: KeyFallbackStep.self, noun: "step"))
      }
      return .perKey(steps)
    }
    _ = try document.requireChoice(node, among: ["platform", "per-key"], noun: "fallback")
    guard node.string == "platform" else {
      throw document.problem(
        "‘per-key’ needs its steps", at: node, hints: ["as ‘{ per-key: [parents, default] }’"])
    }
    return .platform
  }

  private func targets(
    _ views: inout [ViewsReference]
  ) throws(InputProblem) -> [TargetDeclaration] {
    var targets: [TargetDeclaration] = []
    let node = try document.requireMember("targets", of: root)
    for member in try document.requireMapping(node, expected: "a mapping of targets") {
      _ = try document.requireMapping(member.value, keys: ProductKeys.target.names)
      let kindNode = try document.requireMember("kind", of: member.value)
      if let word = kindNode.string, ProductKeys.laterKinds.contains(word) {
        throw document.problem("the kind ‘\(word)’ is not yet supported", at: kindNode)
      }
      let name = try document.requireChoice(
        kindNode, among: ProductKeys.targetKinds.map(\.rawValue), noun: "kind of target")
      let kind = TargetKind(rawValue: name) ?? .app
      var target = TargetDeclaration(
        id: TargetID(member.key), kind: kind, resources: try resources(member.value),
        place: member.keyPlace)
      if kind == .app, targets.contains(where: { $0.kind == .app }) {
        throw document.problem("a product has one app", at: kindNode)
      }
      if let screen = document.member("screen", of: member.value) {
        guard kind == .app else {
          throw document.problem("only the app has a screen", at: screen)
        }
        target.screen = PresentationID("\(try document.requireText(screen))#app-screen")
        views.append(ViewsReference(node: screen))
      }
      targets.append(target)
    }
    guard targets.contains(where: { $0.kind == .app }) else {
      throw document.problem("no target is the app", at: node, hints: ["as ‘app: { kind: app }’"])
    }
    return targets
  }

  private func resources(_ node: Node) throws(InputProblem) -> [Placed<String>] {
    guard let list = document.member("resources", of: node) else { return [] }
    var resources: [Placed<String>] = []
    for element in try document.requireSequence(list, expected: "a list of folders") {
      resources.append(Placed(try document.requireText(element), at: element.place))
    }
    return resources
  }

  private func addServer(
    _ member: Node.Member, to product: inout Product
  ) throws(InputProblem) {
    if let other = product.targets.first(where: { $0.id.name == "server" }) {
      throw document.problem(
        "a target has the name ‘server’", atKey: member,
        hints: ["it stands at line \(other.place.line)"])
    }
    _ = try document.requireMapping(member.value, keys: ProductKeys.server.names)
    let server = TargetDeclaration(
      id: TargetID("server"), kind: .server, resources: try resources(member.value),
      place: member.keyPlace)
    product.targets.append(server)
    product.serverTarget = server.id
  }

  private func activities(
    _ targets: [TargetDeclaration], _ views: inout [ViewsReference]
  ) throws(InputProblem) -> [ActivityDeclaration] {
    guard let node = member("activities") else { return [] }
    var activities: [ActivityDeclaration] = []
    for member in try document.requireMapping(node, expected: "a mapping of activities") {
      let value = member.value
      _ = try document.requireMapping(value, keys: ProductKeys.activity.names)
      let extensions = targets.filter { $0.kind == .widgetExtension }.map(\.id.name)
      let target = try document.requireChoice(
        try document.requireMember("target", of: value), among: extensions,
        noun: "widget extension")
      var activity = ActivityDeclaration(
        kind: member.key, target: TargetID(target), attributes: try fields("attributes", value),
        contentState: try fields("content-state", value), views: [:], place: member.keyPlace)
      try readOrigins(value, into: &activity, targets.map(\.id.name))
      if let name = document.member("attributes-type", of: value) {
        activity.attributesType = try document.requireText(name)
      }
      if let policy = document.member("on-language-change", of: value) {
        activity.onLanguageChange = try document.requireCase(
          policy, of: LanguageChangePolicy.self, noun: "policy")
      }
      if let file = document.member("views", of: value) {
        views.append(ViewsReference(node: file, activity: activities.count))
      }
      activities.append(activity)
    }
    return activities
  }

  private func fields(_ key: String, _ node: Node) throws(InputProblem) -> [FieldDeclaration] {
    guard let fields = document.member(key, of: node) else { return [] }
    return try FieldTypeReader(document: document).fields(fields)
  }

  private func readOrigins(
    _ node: Node, into activity: inout ActivityDeclaration, _ targets: [String]
  ) throws(InputProblem) {
    let reader = FieldOriginReader(documents: documents, document: document, targets: targets)
    let scope = FieldScope(
      state: activity.contentState, attributes: activity.attributes, isApp: true)
    if let attributes = document.member("attributes", of: node) {
      try reader.read(attributes, into: &activity.attributes, scope: scope)
    }
    if let state = document.member("content-state", of: node) {
      try reader.read(state, into: &activity.contentState, scope: scope)
    }
  }
}

/// A language tag in any spelling.
func readTag(_ node: Node, of document: Document) throws(InputProblem) -> LanguageTag {
  let text = try document.requireString(node, expected: "a language tag")
  guard let tag = LanguageTag(text), tag.isLanguage else {
    throw document.problem(
      "unknown language ‘\(text)’", at: node, hints: ["expected a language tag, as ‘fr-CA’"])
  }
  return tag
}
