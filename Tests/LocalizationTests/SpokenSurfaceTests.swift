import Diagnostics
import Languages
import Localization
import Presentation
import Testing

@Suite("What VoiceOver reads of a surface")
struct SpokenSurfaceTests {
  private func words(_ text: String) -> TextExpression {
    .verbatim(.literal(.text(text, .literal(place(), path: []))))
  }

  private func text(_ string: String, _ modifiers: [Modifier] = []) -> ViewNode {
    ViewNode(id: string, .text(words(string)), modifiers: modifiers, place: place())
  }

  private func label(_ text: String) -> Modifier { .accessibility(.label, words(text)) }

  private func stack(
    _ axis: StackAxis, _ children: [ViewNode], _ modifiers: [Modifier] = [], id: String = "stack"
  ) -> ViewNode {
    ViewNode(
      id: id, .stack(axis, alignment: .center), modifiers: modifiers, children: children,
      place: place())
  }

  private func spoken(_ view: ViewNode, system: String = "en") -> [SpokenElement] {
    SpokenSurface(of: Stage().surface(view), system: tag(system)).elements
  }

  private func read(_ view: ViewNode, system: String = "en") -> [String] {
    spoken(view, system: system).map(\.utterance)
  }

  @Test("an element says label, value, traits, hint, in whatever order they were written")
  func order() {
    let view = ViewNode(
      id: "bar", .progress(.literal(.int(1)), total: .literal(.int(2))),
      modifiers: [
        .accessibility(.hint, words("Shows the route")), .accessibilityTraits([.adjustable]),
        .accessibility(.value, words("half")), label("Way"),
      ], place: place())
    #expect(read(view) == ["Way, half, adjustable, Shows the route"])
    #expect(spoken(view)[0].parts.map(\.role) == [.label, .value, .trait, .hint])
  }

  @Test(
    "trait words are in the device's language, English where there is no word of ours",
    arguments: [
      ("en", "image"), ("fr-CA", "image"), ("de", "Bild"), ("ar", "صورة"), ("zh-Hans", "图像"),
      ("ko", "image"),
    ])
  func traitWords(system: String, word: String) {
    let view = ViewNode(
      id: "symbol", .symbol("bag"), modifiers: [label("Colis")], place: place())
    #expect(read(view, system: system) == ["Colis, \(word)"])
    let trait = spoken(view, system: system)[0].parts[1]
    #expect(trait.source == .system(tag(system == "ko" ? "en" : system)))
  }

  @Test("traits that VoiceOver does not say are kept and not spoken")
  func silentTraits() {
    let view = text("Now", [.accessibilityTraits([.updatesFrequently, .header])])
    #expect(read(view) == ["Now, heading"])
    #expect(spoken(view)[0].traits == [.updatesFrequently, .header])
  }

  @Test("a symbol without a label is read by its name, which is no name that someone gave")
  func symbolName() {
    let element = spoken(ViewNode(id: "s", .symbol("shippingbox.fill"), place: place()))[0]
    #expect(element.utterance == "shippingbox fill, image")
    #expect(!element.hasName)
  }

  @Test("progress says how much, in the digits of the device's language, unless it has a value")
  func progress() {
    let bar = ViewNode(
      id: "bar", .progress(.literal(.int(4)), total: .literal(.int(5))),
      modifiers: [label("Way")], place: place())
    #expect(read(bar) == ["Way, 80%"])
    #expect(read(bar, system: "fr") == ["Way, 80\u{A0}%"])
    let waiting = ViewNode(
      id: "bar", .progress(.literal(.null), total: .literal(.int(1))), modifiers: [label("Way")],
      place: place())
    #expect(read(waiting) == ["Way"])
  }

  @Test("what is hidden is not read, nor anything below it")
  func hidden() {
    let view = stack(
      .vertical, [stack(.horizontal, [text("a")], [.accessibilityHidden]), text("b")])
    #expect(read(view) == ["b"])
  }

  @Test("a control is one element that says what it shows")
  func control() {
    let button = ViewNode(
      id: "button", .button,
      children: [
        ViewNode(id: "s", .symbol("phone"), modifiers: [label("Call")], place: place()),
        text("the courier"),
      ], place: place())
    #expect(read(button) == ["Call, the courier, button"])
    let toggle = ViewNode(
      id: "toggle", .toggle(isOn: .literal(.bool(true))), children: [text("Ring")], place: place())
    #expect(read(toggle) == ["Ring, on, switch"])
  }

  @Test("ignore reads only what the group says of itself")
  func ignore() {
    let children = [text("3"), text("stops")]
    let named = stack(
      .horizontal, children, [.accessibilityChildren(.ignore), label("3 stops before you")])
    #expect(read(named) == ["3 stops before you"])
    let silent = spoken(stack(.horizontal, children, [.accessibilityChildren(.ignore)]))
    #expect(silent.map(\.utterance) == [""])
    #expect(!silent[0].hasName)
  }

  @Test("combine makes one element of its children; a label of its own replaces theirs")
  func combine() {
    let bar = ViewNode(
      id: "bar", .gauge(.literal(.int(1)), total: .literal(.int(2))),
      modifiers: [label("Way"), .accessibility(.value, words("half"))], place: place())
    let children = [text("Courier", [.accessibilityTraits([.header])]), bar]
    let combined = spoken(stack(.vertical, children, [.accessibilityChildren(.combine)]))
    #expect(combined.map(\.utterance) == ["Courier, Way, half, heading"])
    #expect(combined[0].parts.map(\.node) == ["Courier", "bar", "bar", "stack"])
    #expect(
      read(stack(.vertical, children, [.accessibilityChildren(.combine), label("Trip")]))
        == ["Trip, half, heading"])
  }

  @Test("columns side by side are read across, row by row, unless each is kept together")
  func columns() {
    func column(_ a: String, _ b: String, _ modifiers: [Modifier] = []) -> ViewNode {
      stack(.vertical, [text(a), text(b)], modifiers, id: a + b)
    }
    #expect(
      read(stack(.horizontal, [column("Stops", "3"), column("Minutes", "12")]))
        == ["Stops", "Minutes", "3", "12"])
    let contain = [Modifier.accessibilityChildren(.contain)]
    #expect(
      read(stack(.horizontal, [column("Stops", "3", contain), column("Minutes", "12", contain)]))
        == ["Stops", "3", "Minutes", "12"])
  }

  @Test("a higher sort priority is read first among the elements of its container")
  func priority() {
    let view = stack(
      .vertical,
      [
        text("a"),
        stack(
          .vertical, [text("b"), text("c", [.accessibilitySortPriority(2)])],
          [.accessibilityChildren(.contain)]),
        text("d", [.accessibilitySortPriority(1)]), text("e", [.accessibilitySortPriority(-1)]),
      ])
    #expect(read(view) == ["d", "a", "c", "b", "e"])
  }

  @Test("what is said on a stack that is no element holds for each element in it")
  func handedDown() {
    let view = stack(.horizontal, [text("3"), text("12", [label("twelve")])], [label("three")])
    #expect(read(view) == ["three", "twelve"])
  }

  @Test("of views that fit in turn the first is read, and an empty text not at all")
  func fits() {
    let view = ViewNode(
      id: "fits", .fits(), children: [stack(.vertical, [text("long"), text("")]), text("short")],
      place: place())
    #expect(read(view) == ["long"])
  }

  @Test("parts know the offset at which they begin in the utterance")
  func starts() {
    let view = text("é", [.accessibility(.hint, words("b"))])
    #expect(spoken(view)[0].partStarts.map(\.start) == [0, 4])
  }
}
