import Diagnostics
import Languages
import Presentation
import ProductFiles
import Simulation
import Testing

/// What `*.views.yaml` becomes.
@Suite struct ViewsTests {
  /// The root of the Lock Screen with that body.
  private func view(_ body: String) throws -> ViewNode {
    let text =
      "lock-screen:\n" + body.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    let loaded = try readProduct("p", files: Parcel.files(["p/Widgets/delivery.views.yaml": text]))
    return try #require(
      loaded.product.presentations[PresentationID("Widgets/delivery.views.yaml#lock-screen")])
  }

  private func place(_ line: Int, _ column: Int) -> Place {
    Place(file: "p/Widgets/delivery.views.yaml", line: line, column: column)
  }

  private func text(_ body: String) throws -> TextExpression {
    guard case .text(let text) = try view("text: " + body).kind else { return .joined([]) }
    return text
  }

  @Test func idsArePathsOfKindsAndIndices() throws {
    let root = try view(
      """
      vstack:
        - hstack: [{ spacer: {} }, { symbol: star }]
        - switch: phase
          cases: { packing: { divider: } }
          else: { vstack: [{ image: box }] }
        - grid: [[{ spacer: {} }], { hstack: [{ divider: {} }] }]
      """)
    var ids: [String] = []
    func walk(_ node: ViewNode) {
      ids.append("\(node.id) \(node.place.line):\(node.place.column)")
      if case .when(let branches, let otherwise) = node.kind {
        for branch in branches { walk(branch.view) }
        if let otherwise { walk(otherwise) }
      }
      for child in node.children { walk(child) }
    }
    walk(root)
    #expect(
      ids == [
        "lock-screen/vstack.0 1:1", "lock-screen/vstack.0/hstack.0 3:7",
        "lock-screen/vstack.0/hstack.0/spacer.0 3:16",
        "lock-screen/vstack.0/hstack.0/symbol.1 3:32",
        "lock-screen/vstack.0/switch.1 4:7", "lock-screen/vstack.0/switch.1/divider.0 5:25",
        "lock-screen/vstack.0/switch.1/vstack.1 6:13",
        "lock-screen/vstack.0/switch.1/vstack.1/image.0 6:24", "lock-screen/vstack.0/grid.2 7:7",
        "lock-screen/vstack.0/grid.2/hstack.0 7:14",
        "lock-screen/vstack.0/grid.2/hstack.0/spacer.0 7:15",
        "lock-screen/vstack.0/grid.2/hstack.1 7:32",
        "lock-screen/vstack.0/grid.2/hstack.1/divider.0 7:43",
      ])
  }

  @Test func modifiersAreKeptInOrder() throws {
    let root = try view(
      """
      line-limit: 2
      font: large-title
      environment: { layout-direction: right-to-left, locale: pt-BR }
      hstack: []
      alignment: bottom
      minimum-scale-factor: 0.5
      layout-priority: -1
      truncation-mode: head
      fixed-size: true
      accessibility: { hint: { literal: Hint }, hidden: true }
      """)
    #expect(root.kind == .stack(.horizontal, alignment: .bottom))
    let hint = TextExpression.verbatim(
      .literal(.text("Hint", .literal(place(11, 37), path: []))))
    #expect(
      root.modifiers == [
        .lineLimit(2), .font("large-title"), .environmentDirection(.fixed(.rightToLeft)),
        .environmentLocale(.fixed(LanguageTag(language: "pt", region: "BR"))),
        .minimumScaleFactor(0.5), .layoutPriority(-1), .truncationMode(.head), .fixedSize(),
        .accessibility(.hint, hint), .accessibilityHidden,
      ])
  }

  @Test(arguments: [
    (
      "font: { size: 13, weight: semibold }",
      Modifier.font(FontChoice(.size(13), weight: .semibold))
    ),
    ("font: { style: caption, weight: bold }", .font(FontChoice(.style("caption"), weight: .bold))),
    ("font-weight: ultra-light", .fontWeight(.ultraLight)),
    ("monospaced-digit: true", .monospacedDigit),
    ("dynamic-type-size: xx-large", .dynamicTypeSize(.xxLarge ... .xxLarge)),
    ("dynamic-type-size: xxLarge", .dynamicTypeSize(.xxLarge ... .xxLarge)),
    ("dynamic-type-size: { maximum: AX2 }", .dynamicTypeSize(.xSmall ... .accessibility2)),
    (
      "dynamic-type-size: { maximum: accessibility-1 }",
      .dynamicTypeSize(.xSmall ... .accessibility1)
    ),
    ("line-limit: { lines: 2, reserves-space: true }", .lineLimit(2, reservesSpace: true)),
    ("allows-tightening: false", .allowsTightening(false)),
    ("multiline-text-alignment: trailing", .multilineTextAlignment(.trailing)),
    ("fixed-size: horizontal", .fixedSize(horizontal: true, vertical: false)),
    ("padding: 4.5", .padding(Insets(4.5))),
    (
      "padding: { all: 1, horizontal: 2, trailing: 3 }",
      .padding(Insets(top: 1, leading: 2, bottom: 1, trailing: 3))
    ),
    (
      "frame: { width: 40, min-height: 8, max-height: infinity, alignment: top-leading }",
      .frame(
        ViewFrame(
          width: .init(fixed: 40), height: .init(minimum: 8, maximum: .infinity),
          alignment: .topLeading))
    ),
    ("grid-cell-columns: 2", .gridCellColumns(2)),
  ])
  func whatTakesRoomIsRead(_ line: String, _ modifier: Modifier) throws {
    #expect(try view("text: { literal: a }\n\(line)").modifiers == [modifier])
  }

  @Test(arguments: [
    (
      "hstack: []\nspacing: 3\nalignment: last-text-baseline",
      ViewKind.stack(.horizontal, alignment: .lastTextBaseline, spacing: 3)
    ),
    ("zstack: []\nalignment: bottom-trailing", .stack(.depth, alignment: .bottomTrailing)),
    (
      "grid: []\nhorizontal-spacing: 1\nvertical-spacing: 2\nalignment: leading",
      .grid(GridStyle(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2))
    ),
    ("view-that-fits: []\nin: vertical", .fits(in: .vertical)),
  ])
  func containersSayHowTheirViewsStand(_ text: String, _ kind: ViewKind) throws {
    #expect(try view(text).kind == kind)
  }

  @Test("what VoiceOver is told of a view comes in the order written")
  func accessibility() throws {
    let root = try view(
      """
      hstack: []
      accessibility:
        traits: [not-enabled, header]
        children: contain
        sort-priority: -1.5
        speech-language: fr-CA
      """)
    #expect(
      root.modifiers == [
        .accessibilityTraits([.notEnabled, .header]), .accessibilityChildren(.contain),
        .accessibilitySortPriority(-1.5),
        .accessibilitySpeechLanguage(.fixed(LanguageTag(language: "fr", region: "CA"))),
      ])
    let voice = try view("text: { value: note }\naccessibility: { speech-language: locale }")
    #expect(voice.modifiers == [.accessibilitySpeechLanguage(.locale)])
  }

  @Test(arguments: [
    ("content-state", LocaleBinding.expression(.field(.state, ["tag"]))),
    ("shared-store", .store), ("process", .process), ("device", .device),
    ("environment", .environment), ("no", .fixed(LanguageTag(language: "nb"))),
    ("tag", .expression(.field(.state, ["tag"]))),
    (
      "tag ?? context.store.tag",
      .expression(.call(.coalesce, [.field(.state, ["tag"]), .field(.context, ["store", "tag"])]))
    ),
  ])
  func localesAreBound(word: String, binding: LocaleBinding) throws {
    let expected = word == "no" ? LanguageTag("no").map(LocaleBinding.fixed) : binding
    #expect(
      try text("{ format: { number: stops }, locale: \(word) }")
        == .formatted(.field(.state, ["stops"]), .number(fractionDigits: nil), #require(expected)))
  }

  @Test func theAppBindsToItsDecision() throws {
    let loaded = try readProduct("p", files: Parcel.files())
    let screen = loaded.product.presentations[PresentationID("App/screen.views.yaml#app-screen")]
    #expect(
      screen?.modifiers == [.environmentLocale(.expression(.field(.context, ["decision"])))])
    #expect(loaded.product.appTarget?.screen?.name == "App/screen.views.yaml#app-screen")
  }

  @Test func aMessageKnowsHowItIsLookedUp() throws {
    func key(_ key: String, column: Int) -> MessageKey { MessageKey(key, place: place(2, column)) }
    var full = key("a", column: 16)
    full.table = "T"
    full.bundle = .app
    full.defaultValue = "1"
    let fr = StateExpression.literal(.tag(LanguageTag(language: "fr")))
    #expect(
      try text("{ key: a, table: T, bundle: app, default: 1 }")
        == .message(full, [], language: .environment, formats: .environment))
    #expect(
      try text("{ key: a, lookup: process }")
        == .message(key("a", column: 16), [], language: .process, formats: .process))
    #expect(
      try text("{ key: a, lookup: process, locale: content-state }")
        == .message(
          key("a", column: 16), [], language: .process,
          formats: .expression(.field(.state, ["tag"]))))
    #expect(
      try text("{ key: a, lookup: resource, languages: [fr, tag] }")
        == .message(
          key("a", column: 16), [], language: .languages([fr, .field(.state, ["tag"])]),
          formats: .languages([fr, .field(.state, ["tag"])])))
    #expect(
      try text("{ key: a, lookup: resource, locale: fr }")
        == .message(
          key("a", column: 16), [], language: .fixed(LanguageTag(language: "fr")),
          formats: .fixed(LanguageTag(language: "fr"))))
  }

  @Test func anArgumentMayBeAText() throws {
    let date = StateExpression.field(.state, ["arrival"])
    #expect(
      try text("{ key: a, args: [stops, { format: { time: arrival } }, { value: note }] }")
        == .message(
          MessageKey("a", place: place(2, 16)),
          [
            .field(.state, ["stops"]), .string(.formatted(date, .time(.short), .environment)),
            .field(.state, ["note"]),
          ], language: .environment, formats: .environment))
  }

  @Test(arguments: [
    ("date: arrival", Format.date(.medium)), ("date: arrival, style: full", .date(.full)),
    ("date: arrival, skeleton: MMMd", .date(.skeleton("MMMd"))), ("time: arrival", .time(.short)),
    ("date-time: arrival, date-style: long", .dateTime(date: .long, time: .short)),
    ("relative: arrival, width: narrow", .relative(.narrow)),
    ("number: stops, fraction-digits: 2", .number(fractionDigits: 2)),
    ("percent: stops", .percent(fractionDigits: nil)),
    ("currency: stops, code: EUR", .currency(code: "EUR")),
    ("measure: stops, unit: kilometer", .measure(unit: "kilometer", width: .abbreviated)),
    ("duration: stops", .duration(.wide)),
  ])
  func formatsHaveTheirOptions(body: String, format: Format) throws {
    guard case .formatted(_, let read, .environment) = try text("{ format: { \(body) } }") else {
      Issue.record("no format")
      return
    }
    #expect(read == format)
  }

  @Test(arguments: LiveFormat.allCases) func liveTextsKeepRunning(format: LiveFormat) throws {
    #expect(
      try text("{ live: { \(format.rawValue): arrival }, locale: device }")
        == .live(format, .field(.state, ["arrival"]), .device))
  }

  @Test func controlsAndLoopsAreRead() throws {
    let product = Parcel.changed(
      Parcel.product, "stops: Int", "stops: Int\n      names: [UserText]")
    let views = """
      lock-screen:
        vstack:
          - each: names
            as: name
            view: { text: { value: name } }
          - toggle: { text: { literal: a } }
            is-on: isStale
          - label: { text: { key: a }, symbol: star }
          - progress: { value: stops, total: 3 }
          - gauge: stops
          - button: [{ symbol: x }, { symbol: y }]
          - view-that-fits: [{ link: { symbol: z } }]
      """
    let loaded = try readProduct(
      "p",
      files: Parcel.files(["p/product.yaml": product, "p/Widgets/delivery.views.yaml": views]))
    let children = try #require(
      loaded.product.presentations.first { $0.value.id.hasPrefix("lock") }
    )
    .value.children
    let stops = StateExpression.field(.state, ["stops"])
    let title = TextExpression.message(
      MessageKey("a", place: place(8, 29)), [], language: .environment, formats: .environment)
    #expect(
      children.map(\.kind) == [
        .each(.field(.state, ["names"]), as: "name"), .toggle(isOn: .isStale),
        .label(title, symbol: "star"), .progress(stops, total: .literal(.int(3))),
        .gauge(stops, total: .literal(.int(1))), .button, .fits(),
      ])
    #expect(children[0].children.map(\.kind) == [.text(.verbatim(.field(.local, ["name"])))])
    #expect(children.map(\.children.count) == [1, 1, 0, 0, 0, 2, 1])
  }
}
