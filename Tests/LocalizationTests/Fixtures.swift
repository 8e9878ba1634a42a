import Catalogs
import Diagnostics
import Internationalization
import Languages
import Localization
import Presentation

let widgets = TargetID("widgets")
let app = TargetID("app")

/// The line of a view, of a key, of anything.
func place(_ line: Int = 1, _ file: String = "delivery.views.yaml") -> SourceLocation {
  SourceLocation(file: file, line: line, column: 1)
}

func tag(_ spelling: String) -> LanguageTag { LanguageTag(spelling)! }

/// A String Catalog: key → locale → text, or the JSON of a localization where it begins with `{`.
func catalog(_ entries: [String: [String: String]], source: String = "en") -> String {
  func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(quoted($0.0)): \($0.1)" }.joined(separator: ",\n") + "}"
  }
  let strings = entries.sorted { $0.key < $1.key }.map { key, localizations in
    let all = localizations.sorted { $0.key < $1.key }.map { locale, text in
      let unit = object([
        ("stringUnit", object([("state", quoted("translated")), ("value", quoted(text))]))
      ])
      return (locale, text.hasPrefix("{") ? text : unit)
    }
    return (key, object([("localizations", object(all))]))
  }
  return object([
    ("sourceLanguage", quoted(source)), ("version", quoted("1.0")), ("strings", object(strings)),
  ])
}

/// The JSON of a localization with plural variations.
func plural(_ cases: [String: String]) -> String {
  "{\"variations\": {\"plural\": {" + units(cases) + "}}}"
}

func units(_ cases: [String: String]) -> String {
  cases.sorted { $0.key < $1.key }.map { name, text in
    "\(quoted(name)): {\"stringUnit\": {\"state\": \"translated\", \"value\": \(quoted(text))}}"
  }.joined(separator: ", ")
}

func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

/// A set of the files given by path, as `Localizable.xcstrings`, `fr.lproj/Localizable.strings`.
func resources(
  _ files: [String: String], developmentLanguage: String? = nil
) throws -> ResourceSet {
  var reader = ResourceSetReader(developmentLanguage: developmentLanguage)
  for (path, text) in files.sorted(by: { $0.key < $1.key }) {
    try reader.add(ResourceFile(path: path)!, Array(text.utf8))
  }
  return reader.finish()
}

/// A set of one catalog.
func resources(_ entries: [String: [String: String]], source: String = "en") throws -> ResourceSet {
  try resources(["Widgets/Localizable.xcstrings": catalog(entries, source: source)])
}

/// The context of the widget extension of a device in English, in Canada.
func under(
  languages: [String] = ["en"], region: String = "CA", hourCycle: HourCycle? = nil,
  target: TargetID = widgets, device: [String]? = nil, version: ResourceVersion = ResourceVersion(),
  _ settings: PlatformSettings = PlatformSettings()
) -> RenderContext {
  RenderContext(
    process: ProcessFacts(
      target: target, launchedAt: Instant(0), languages: languages.map(tag), resources: version),
    decision: nil, store: TaggedRevision(tag: nil, revision: nil), content: nil,
    deviceLanguages: (device ?? languages).map(tag), region: region, hourCycle: hourCycle,
    timeZone: "America/Toronto", settings: settings)
}

func settings(_ setting: Setting, _ option: String) -> PlatformSettings {
  var settings = PlatformSettings()
  settings[setting] = option
  return settings
}

/// 2026-08-06T09:00 in Toronto.
let morning = Instant(1_786_021_200)

/// Resolves one view in the widget extension.
struct Stage {
  var sets: [TargetID: ResourceSet]
  var rule = LookupRule.platform
  var context: RenderContext
  var state: [String: Value] = [:]
  var at = morning

  init(
    _ sets: [TargetID: ResourceSet] = [:], rule: LookupRule = .platform,
    _ renderContext: RenderContext = under(), state: [String: Value] = [:]
  ) {
    self.sets = sets
    self.rule = rule
    context = renderContext
    self.state = state
  }

  init(_ set: ResourceSet, _ renderContext: RenderContext = under()) {
    self.init([widgets: set], renderContext)
  }

  func surface(_ view: ViewNode, looking now: Instant? = nil) -> ResolvedSurface {
    let library = ResourceLibrary(sets, app: app)
    let id = PresentationID("delivery.views.yaml#lock-screen")
    let render = KeptRender(
      owner: .activity("delivery#1"), surface: .lockScreen, view: id,
      input: RenderInput(state: state), context: context,
      cause: Cause(event: 1, place: place(), kind: "start"), at: at)
    return Resolver(library: library, views: [id: view], rule: rule).resolve(render, at: now ?? at)
  }

  func text(_ text: TextExpression, looking now: Instant? = nil) -> Found {
    let surface = surface(ViewNode(id: "text", .text(text), place: place(7)), looking: now)
    return Found(text: surface.texts[0], provenances: surface.provenances)
  }

  /// A message asked in the environment `language`, or in the process's.
  func message(
    _ key: String, _ arguments: Value..., in language: String? = nil, table: String = "Localizable",
    bundle: BundleReference = .own, default text: String? = nil
  ) -> Found {
    let binding: LocaleBinding = language.map { .fixed(tag($0)) } ?? .process
    let key = MessageKey(key, table: table, bundle: bundle, defaultValue: text, place: place(9))
    return self.text(
      .message(key, arguments.map(StateExpression.literal), language: binding, formats: binding))
  }

  /// A value in a format, in a locale or the process's.
  func formatted(_ value: Value, _ format: Format, in locale: String? = nil) -> Found {
    text(.formatted(.literal(value), format, locale.map { .fixed(tag($0)) } ?? .process))
  }
}

/// One resolved text with what its spans point to.
struct Found {
  var text: ResolvedText
  var provenances: [Provenance]

  var string: String { text.string }
  /// Of the first span.
  var provenance: Provenance { provenances[text.spans[0].provenance] }
  var lookup: LookupTrace? { provenance.lookup }
  /// As `fr-CA no-file`, `fr no-key`, in order.
  var steps: [String] {
    (lookup?.steps ?? []).map { "\($0.language) \($0.outcome.rawValue)" }
  }
  var answered: String? { lookup?.answered?.description }
  var category: String? { lookup?.category }
  /// The strings of the child spans with where they come from.
  var arguments: [(string: String, provenance: Provenance)] {
    text.spans.filter { $0.parent != nil }.map {
      (text.string[$0.range], provenances[$0.provenance])
    }
  }
}

extension String {
  /// The part between two UTF-8 offsets.
  subscript(range: Range<Int>) -> String {
    String(decoding: Array(utf8)[range], as: UTF8.self)
  }

  /// With the no-break spaces of locale data as plain ones.
  var plainSpaces: String {
    replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }
}

/// A generator that gives the same numbers for the same seed on every machine (SplitMix64).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
