import Presentation

/// Makes the views of a surface ready for layout, and finds their texts on the way.
struct SurfaceBuilder {
  private var writer: TextWriter
  /// Where no view sets a direction: that of the localization which the process chose.
  private let processDirection: LayoutDirection
  private(set) var texts: [ResolvedText] = []
  private(set) var provenances: [Provenance] = []

  init(writer: TextWriter, processDirection: LayoutDirection) {
    self.writer = writer
    self.processDirection = processDirection
  }

  /// The view with its visible text first, what VoiceOver is given for it second, its children last.
  mutating func view(_ view: BoundView) -> ResolvedView {
    let kind = self.kind(view)
    for spoken in view.accessibility {
      _ = add(spoken.text, TextRole(spoken.part), of: view)
    }
    return ResolvedView(
      id: view.id, kind: kind, modifiers: view.modifiers,
      children: view.children.map { self.view($0) }, direction: direction(of: view))
  }

  private func direction(of view: BoundView) -> LayoutDirection {
    view.direction ?? processDirection
  }

  private mutating func kind(_ view: BoundView) -> ResolvedViewKind {
    switch view.kind {
    case .stack(let axis, let alignment, let spacing):
      .stack(axis, alignment: alignment, spacing: spacing)
    case .grid(let style): .grid(style)
    case .text(let text): .text(add(text, .visible, of: view))
    case .label(let text, let symbol): .label(add(text, .visible, of: view), symbol: symbol)
    case .symbol(let name): .symbol(name)
    case .image(let name): .image(name)
    case .spacer: .spacer
    case .divider: .divider
    case .progress(let fraction): .progress(fraction)
    case .gauge(let fraction): .gauge(fraction)
    case .button: .button
    case .toggle(let isOn): .toggle(isOn: isOn)
    case .link: .link
    case .fits(let axes): .fits(in: axes)
    case .unresolved(let reason): .unresolved(reason)
    }
  }

  private mutating func add(_ text: BoundText, _ role: TextRole, of view: BoundView) -> Int {
    var spans = SpanWriter(after: provenances)
    writer.viewPlace = view.place
    writer.write(text, to: &spans)
    provenances = spans.provenances
    texts.append(
      ResolvedText(
        node: view.id, role: role, string: spans.string, spans: spans.spans,
        direction: writer.direction(of: text) ?? direction(of: view), place: view.place,
        rootPlace: view.rootPlace, isLive: text.isLive,
        runningForms: text.isLive && role == .visible ? runningForms(text) : []))
    return texts.count - 1
  }

  private func runningForms(_ text: BoundText) -> [String] {
    let maker = writer.maker
    var forms: [String] = []
    for moment in RunningMoments.of(text, from: maker.render.at) {
      let form = maker.looking(at: moment) {
        var spans = SpanWriter(after: [])
        writer.write(text, to: &spans)
        return spans.string
      }
      if !forms.contains(form) { forms.append(form) }
    }
    return forms
  }
}

extension TextRole {
  fileprivate init(_ part: AccessibilityPart) {
    switch part {
    case .label: self = .label
    case .value: self = .value
    case .hint: self = .hint
    }
  }
}

extension BoundText {
  /// Whether the string depends on the time of looking.
  fileprivate var isLive: Bool {
    switch self {
    case .live: true
    case .joined(let parts): parts.contains(where: \.isLive)
    case .message(_, let arguments, language: _, formats: _): arguments.contains(where: \.isLive)
    case .verbatim(let value), .formatted(let value, _, _): value.isLive
    }
  }
}

extension Value {
  /// A looked-up text that is live inside stays live where it is carried.
  fileprivate var isLive: Bool {
    switch self {
    case .lookedUp(let text, _): text.isLive
    case .list(let elements): elements.contains(where: \.isLive)
    case .record(let fields): fields.values.contains(where: \.isLive)
    case .null, .bool, .int, .double, .decimal, .text, .code, .tag, .date, .duration, .measure,
      .money:
      false
    }
  }
}
