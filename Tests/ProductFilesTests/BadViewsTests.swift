import Diagnostics
import ProductFiles
import TestSupport
import Testing

/// Mistakes in `*.views.yaml`, and what people are told.
///
/// A new case: add a line with what stands in `views` below and what replaces it, run with
/// `RECORD_GOLDENS=1`, read the message as someone who made that mistake, keep it.
@Suite struct BadViewsTests {
  static let views = """
    lock-screen:
      environment: { locale: content-state }
      vstack:
        - switch: phase
          cases: { packing: { text: { key: status.packing } } }
          else: { spacer: {} }
        - if: not isStale and stops > 2
          then: { text: { key: stops, args: [stops] } }
        - text: { format: { time: arrival } }
          line-limit: 1
    """

  static let cases = [
    BadCase("an unknown surface", "lock-screen:", "lockscreen:"),
    BadCase("a later surface", "lock-screen:", "widget-small:"),
    BadCase("a surface that shows another", "lock-screen:", "standby:"),
    BadCase("a surface of the small family", "lock-screen:", "carplay:"),
    BadCase("a banner", "lock-screen:", "banner:"),
    BadCase("a surface of the app", "lock-screen:", "app-screen:"),
    BadCase("an unknown view", "vstack:", "vstck:"),
    BadCase("an unknown modifier", "line-limit: 1", "line-limits: 1"),
    BadCase("two views in one", "line-limit: 1", "spacer: {}"),
    BadCase(
      "modifiers alone", "- text: { format: { time: arrival } }\n      line-limit", "- line-limit"),
    BadCase("a list where a view stands", "{ spacer: {} }", "[{ spacer: {} }]"),
    BadCase("something in a spacer", "{ spacer: {} }", "{ spacer: { x: 1 } }"),
    BadCase("a text that is a string", "text: { format: { time: arrival } }", "text: Hello"),
    BadCase(
      "a text without a form", "{ format: { time: arrival } }", "{ frmat: { time: arrival } }"),
    BadCase("two texts in one", "{ format: { time: arrival } }", "{ key: a, literal: b }"),
    BadCase(
      "an option of another text", "{ format: { time: arrival } }", "{ literal: b, table: T }"),
    BadCase("an unknown field", "args: [stops]", "args: [stosp]"),
    BadCase("an unknown nested field", "args: [stops]", "args: [attributes.orderId]"),
    BadCase("a later field", "args: [stops]", "args: [entry.date]"),
    BadCase("the decision in an extension", "args: [stops]", "args: [context.decision]"),
    BadCase("an unknown code in a switch", "{ packing: {", "{ pakcing: {"),
    BadCase("a switch that leaves a case out", "\n      else: { spacer: {} }", ""),
    BadCase("an unknown code in a comparison", "stops > 2", "phase == packd"),
    BadCase("an unknown quoted code", "stops > 2", "phase == 'packd'"),
    BadCase("a code without its field", "stops > 2", "delivered"),
    BadCase("a number compared with a text", "stops > 2", "stops == 'two'"),
    BadCase("a number where a condition stands", "stops > 2", "stops"),
    BadCase("a fallback of another type", "args: [stops]", "args: [arrival ?? 'soon']"),
    BadCase("a negation that YAML takes for a tag", "not isStale and stops > 2", "!isStale"),
    BadCase("a single equals sign", "stops > 2", "stops = 2"),
    BadCase("an ampersand", "stops > 2", "stops > 2 && isStale"),
    BadCase("an exclamation mark", "not isStale", "!isStale"),
    BadCase("an open parenthesis", "stops > 2", "(stops > 2"),
    BadCase("a closed parenthesis", "stops > 2", "stops > 2)"),
    BadCase("an expression that stops", "stops > 2", "stops >"),
    BadCase("a chain of comparisons", "stops > 2", "1 < stops < 3"),
    BadCase("an open quotation", "stops > 2", "phase == 'packing"),
    BadCase("two values side by side", "stops > 2", "stops 2"),
    BadCase("a condition that is no condition", "not isStale and stops > 2", "stops"),
    BadCase("an unknown formatter", "{ time: arrival }", "{ tme: arrival }"),
    BadCase("a formatter of another type", "{ time: arrival }", "{ time: stops }"),
    BadCase(
      "an option of another formatter", "{ time: arrival }", "{ time: arrival, unit: meter }"),
    BadCase("an unknown style", "{ time: arrival }", "{ time: arrival, style: tiny }"),
    BadCase("an unknown locale", "locale: content-state", "locale: contnet-state"),
    BadCase("the app's locale", "locale: content-state", "locale: decision"),
    BadCase("a locale that is a number", "locale: content-state", "locale: stops"),
    BadCase("an unknown direction", "{ locale: content-state }", "{ layout-direction: rtl }"),
    BadCase("a line limit of less than nothing", "line-limit: 1", "line-limit: -1"),
    BadCase("an unknown font", "line-limit: 1", "font: captoin"),
    BadCase("a font of two sizes", "line-limit: 1", "font: { style: body, size: 13 }"),
    BadCase("a weight that is no weight", "line-limit: 1", "font-weight: 600"),
    BadCase("room for no lines", "line-limit: 1", "line-limit: { reserves-space: true }"),
    BadCase(
      "text sizes the wrong way round", "line-limit: 1",
      "dynamic-type-size: { minimum: large, maximum: small }"),
    BadCase("one axis of three", "line-limit: 1", "fixed-size: diagonal"),
    BadCase("an edge that is none", "line-limit: 1", "padding: { left: 4 }"),
    BadCase("a frame of two widths", "line-limit: 1", "frame: { width: 40, max-width: 50 }"),
    BadCase(
      "a frame that ends before it begins", "line-limit: 1", "frame: { min-width: 9, max-width: 5 }"
    ),
    BadCase("an endless frame", "line-limit: 1", "frame: { width: infinity }"),
    BadCase("a priority of a region elsewhere", "line-limit: 1", "priority: 1"),
    BadCase("an alignment of the other axis", "vstack:", "alignment: top\n  vstack:"),
    BadCase("an unknown lookup", "{ key: stops, args: [stops] }", "{ key: stops, lookup: proces }"),
    BadCase(
      "a locale that the environment has", "{ key: stops, args: [stops] }",
      "{ key: stops, locale: fr }"),
    BadCase(
      "languages of no resource", "{ key: stops, args: [stops] }", "{ key: stops, languages: [fr] }"
    ),
    BadCase("an unknown bundle", "{ key: stops, args: [stops] }", "{ key: stops, bundle: widgts }"),
    BadCase(
      "an unknown accessibility text", "line-limit: 1", "accessibility: { lable: { key: a } }"),
    BadCase(
      "an unknown accessibility trait", "line-limit: 1", "accessibility: { traits: [heading] }"),
    BadCase("a trait alone", "line-limit: 1", "accessibility: { traits: header }"),
    BadCase(
      "children that are treated otherwise", "line-limit: 1", "accessibility: { children: merge }"),
    BadCase(
      "a sort priority in words", "line-limit: 1", "accessibility: { sort-priority: high }"),
    BadCase(
      "a voice of no language", "line-limit: 1", "accessibility: { speech-language: f }"),
    BadCase(
      "an accessibility text that is a string", "line-limit: 1", "accessibility: { label: Now }"),
    BadCase(
      "a loop over no list", "text: { format: { time: arrival } }",
      "each: stops\n      as: s\n      view: { spacer: {} }"),
    BadCase(
      "a loop without a name", "text: { format: { time: arrival } }",
      "each: stops\n      view: { spacer: {} }"),
  ]

  @Test func everyMistakeIsShownWhereItIsMade() {
    let text = messages(Self.cases) { mistake in
      let files = Parcel.files([
        "p/Widgets/delivery.views.yaml": Parcel.changed(Self.views, mistake.old, mistake.new)
      ])
      return problem { () throws(InputProblem) in try readProduct("p/product.yaml", files: files) }
    }
    expectGolden(text, "messages")
  }

  @Test func theScreenOfTheAppIsToldNothingOfAnActivity() {
    let screen = Parcel.changed(Parcel.screen, "key: title", "key: title, args: [isStale]")
    #expect(
      problem { () throws(InputProblem) in
        try readProduct("p", files: Parcel.files(["p/App/screen.views.yaml": screen]))
      } == """
        p/App/screen.views.yaml:3:30: error: only a view of an activity is told ‘isStale’
          text: { key: title, args: [isStale] }
                                     ^^^^^^^
        """)
  }
}
