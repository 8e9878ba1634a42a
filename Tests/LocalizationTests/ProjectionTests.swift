import Catalogs
import Diagnostics
import Languages
import Localization
import Presentation
import Testing

/// What a render shows depends on the render and its pinned version alone, live texts on the time of
/// looking besides.
@Suite("Resolving is a projection")
struct ProjectionTests {
  private static let languages = ["en", "fr", "fr-CA", "de", "ar", "pl"]
  private static let keys = ["late", "%lld stops", "%@ is %@", "title", "none"]

  private func library() throws -> ResourceLibrary {
    let forms = ["one": "%lld one", "few": "%lld few", "many": "%lld many", "other": "%lld other"]
    let entries = [
      "late": ["en": "Late", "fr": "En retard", "ar": "متأخر", "pl": "Spóźniony"],
      "%lld stops": ["en": plural(forms), "pl": plural(forms), "fr": plural(forms)],
      "%@ is %@": ["en": "%@ is %@", "de": "%2$@ ist %1$@", "ar": "‏%1$@: %2$@"],
      "title": ["en": "Courier", "fr-CA": "Messager"],
    ]
    return ResourceLibrary(
      [widgets: try resources(entries), app: try resources(entries, source: "en")], app: app,
      folders: ["v2": try resources(["late": ["en": "Delayed", "de": "Verspätet"]])])
  }

  private func version(_ random: inout Seeded) -> ResourceVersion {
    ResourceVersion(
      edits: (0..<Int.random(in: 0...6, using: &random)).map { index in
        let target = [widgets, app].randomElement(using: &random)!
        let key = Self.keys.randomElement(using: &random)!
        let locale = Self.languages.randomElement(using: &random)!
        return switch Int.random(in: 0..<8, using: &random) {
        case 0: .replace(target: target, folder: "v2", place: place(index))
        case 1...3:
          .remove(
            target: target, table: "Localizable",
            locale: Bool.random(using: &random) ? locale : nil,
            key: key, place: place(index))
        default:
          .set(
            target: target, table: "Localizable", locale: locale, key: key,
            value: "\(key) \(locale) \(index) é", place: place(index))
        }
      })
  }

  private func renderContext(_ random: inout Seeded) -> RenderContext {
    func language() -> String { Self.languages.randomElement(using: &random)! }
    var options = PlatformSettings()
    for setting in [
      Setting.environmentWithoutMatch, .untranslatedEntries, .pluralLanguage, .liveTextLocale,
    ] { options[setting] = setting.options.randomElement(using: &random)! }
    let languages = [language(), language()]
    return under(
      languages: languages, region: ["CA", "EG", "PL"].randomElement(using: &random)!,
      hourCycle: [nil, .twelve, .twentyFour].randomElement(using: &random)!,
      target: [widgets, app].randomElement(using: &random)!, device: [language()],
      version: version(&random), options)
  }

  private func value(_ random: inout Seeded, depth: Int = 0) -> Value {
    switch Int.random(in: 0..<(depth > 2 ? 8 : 10), using: &random) {
    case 0: .null
    case 1: .int([0, 1, 2, 5, 22, 1_000_000].randomElement(using: &random)!)
    case 2: .double(1.5)
    case 3: .text("Zoë 😀", .userContent)
    case 4: .code("nearby", of: "phase")
    case 5: .date(morning + Int.random(in: -9000...9000, using: &random))
    case 6: .measure("3.5", unit: "kilometer")
    case 7: .tag(tag("fr-CA"))
    case 8: .list((0..<3).map { _ in value(&random, depth: depth + 1) })
    default:
      .lookedUp(
        .message(
          MessageKey(Self.keys.randomElement(using: &random)!, place: place(2)),
          [value(&random, depth: depth + 1)], language: .process, formats: .process),
        renderContext(&random))
    }
  }

  private func text(_ random: inout Seeded, depth: Int = 0) -> TextExpression {
    let binding: LocaleBinding = [
      .environment, .process, .device, .fixed(tag("ar")), .fixed(tag("ja")),
    ].randomElement(using: &random)!
    let value = StateExpression.literal(value(&random))
    switch Int.random(in: 0..<(depth > 1 ? 4 : 5), using: &random) {
    case 0: return .verbatim(value)
    case 1:
      let format: Format = [
        .time(.short), .number(fractionDigits: nil), .list(or: true), .relative(.wide),
        .measure(unit: nil, width: .wide),
      ].randomElement(using: &random)!
      return .formatted(value, format, binding)
    case 2: return .live(LiveFormat.allCases.randomElement(using: &random)!, value, binding)
    case 3:
      return .message(
        MessageKey(
          Self.keys.randomElement(using: &random)!,
          bundle: [.own, .app].randomElement(using: &random)!,
          defaultValue: [nil, "default %@"].randomElement(using: &random)!, place: place(3)),
        (0..<Int.random(in: 0...2, using: &random)).map { _ in .literal(self.value(&random)) },
        language: binding, formats: binding)
    default:
      return .joined((0..<2).map { _ in text(&random, depth: depth + 1) })
    }
  }

  private func render(_ random: inout Seeded) -> (KeptRender, ViewNode) {
    let view = ViewNode(
      id: "root", .stack(.vertical, alignment: .leading),
      children: (0..<6).map { index in
        ViewNode(
          id: "t\(index)", .text(text(&random)),
          modifiers: Bool.random(using: &random)
            ? [.environmentLocale(.fixed(tag(Self.languages.randomElement(using: &random)!)))] : [],
          place: place(index))
      }, place: place())
    let render = KeptRender(
      owner: .activity("delivery#1"), surface: .lockScreen,
      view: PresentationID("v\(random.next())"), input: RenderInput(),
      context: renderContext(&random), cause: Cause(event: 1, place: place(), kind: "start"),
      at: morning)
    return (render, view)
  }

  @Test("whatever else is resolved before, between and at the same time", arguments: 1...20)
  func unchanged(seed: UInt64) async throws {
    var random = Seeded(seed)
    let renders = (0..<12).map { _ in render(&random) }
    let views = Dictionary(uniqueKeysWithValues: renders.map { ($0.0.view, $0.1) })
    let shared = Resolver(library: try library(), views: views)
    let first = renders.map { shared.resolve($0.0, at: morning) }
    // A library that never saw another version, and the shared one in another order.
    for index in renders.indices.shuffled(using: &random) {
      let render = renders[index].0
      let alone = Resolver(library: try library(), views: views).resolve(render, at: morning)
      #expect(alone == first[index])
      #expect(shared.resolve(render, at: morning) == first[index])
    }
    let again = await withTaskGroup(of: (Int, ResolvedSurface).self) { group in
      for index in renders.indices {
        group.addTask { (index, shared.resolve(renders[index].0, at: morning)) }
      }
      return await group.reduce(into: [Int: ResolvedSurface]()) { $0[$1.0] = $1.1 }
    }
    for index in renders.indices { #expect(again[index] == first[index]) }
  }

  @Test("only live texts change with the time of looking", arguments: 1...20)
  func time(seed: UInt64) throws {
    var random = Seeded(seed)
    let (render, view) = render(&random)
    let resolver = Resolver(library: try library(), views: [render.view: view])
    let before = resolver.resolve(render, at: morning)
    let after = resolver.resolve(render, at: morning + 100_000)
    #expect(before.texts.count == after.texts.count)
    for (old, new) in zip(before.texts, after.texts) where !old.isLive { #expect(old == new) }
  }

  @Test(
    "spans cover their text, parents before children, children inside parents", arguments: 1...60)
  func spans(seed: UInt64) throws {
    var random = Seeded(seed)
    let (render, view) = render(&random)
    let surface = Resolver(library: try library(), views: [render.view: view])
      .resolve(render, at: morning)
    for text in surface.texts {
      let top = text.spans.filter { $0.parent == nil }.map(\.range)
      #expect(top.first?.lowerBound == 0)
      #expect(top.last?.upperBound == text.string.utf8.count)
      for (left, right) in zip(top, top.dropFirst()) {
        #expect(left.upperBound == right.lowerBound)
      }
      for (index, span) in text.spans.enumerated() {
        #expect(surface.provenances.indices.contains(span.provenance))
        let utf8 = text.string.utf8
        for offset in [span.range.lowerBound, span.range.upperBound] {
          let place = utf8.index(utf8.startIndex, offsetBy: offset)
          #expect(place.samePosition(in: text.string.unicodeScalars) != nil)
        }
        guard let parent = span.parent else { continue }
        #expect(parent < index)
        let outer = text.spans[parent].range
        #expect(outer.lowerBound <= span.range.lowerBound)
        #expect(outer.upperBound >= span.range.upperBound)
      }
    }
  }
}
