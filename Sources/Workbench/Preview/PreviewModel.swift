import Inspection
import Languages
import Layout
import Presentation
import Simulation

/// One surface in many locales as the screen has it: what is looked at, what was measured of it, and
/// where the cursor stands.
struct PreviewModel: Sendable {
  /// Nil until it is gathered.
  private(set) var previewer: Previewer?
  /// Why it could not be gathered.
  private(set) var problem: StageProblem?
  /// Whether it is to be gathered at the next idle moment.
  private(set) var isWanted = false
  /// Nil until it is gathered.
  private(set) var device: DeviceModel?
  private(set) var textSize = DynamicTypeSize.large
  private(set) var showsPseudolocales = false
  private(set) var order = PreviewOrder.worst
  private var cells: [Look: [PreviewCell]] = [:]
  private var fits: [Span: [LargestFit]] = [:]
  private(set) var places = PreviewPlaces()
  /// What the cursor was put on; what is not there any more is passed over.
  private var surface: Surface?
  private var text: PreviewTextName?
  private var locale: LanguageTag?
  /// Kept while another screen is shown.
  var filter: PaneFilter? { didSet { if filter != oldValue { page = nil } } }
  /// What is to be drawn; nil where something has changed since.
  private(set) var page: PreviewPage?

  /// What texts of a locale were measured for.
  private struct Look: Hashable {
    var locale: LanguageTag
    var device: DeviceModel
    var textSize: DynamicTypeSize
  }

  /// A surface of a locale at all text sizes.
  private struct Span: Hashable {
    var locale: LanguageTag
    var device: DeviceModel
    var surface: Surface
  }

  // MARK: Gathering

  /// Asks for it, unless it is there.
  mutating func want() {
    guard previewer == nil else { return }
    problem = nil
    isWanted = true
  }

  /// Whether it was to be gathered; from here on it no longer is.
  mutating func beginGathering() -> Bool {
    defer { isWanted = false }
    return isWanted
  }

  /// Takes what was gathered; device and text size stay as they were chosen.
  mutating func take(_ previewer: Previewer) {
    let isFirst = device == nil
    self.previewer = previewer
    problem = nil
    isWanted = false
    device = device ?? previewer.material.device.model
    if isFirst { textSize = previewer.material.device.textSize }
    forgetMeasures()
  }

  /// It could not be gathered.
  mutating func refuse(_ problem: StageProblem) {
    previewer = nil
    isWanted = false
    self.problem = problem
    forgetMeasures()
  }

  /// The files were read again.
  mutating func forget() {
    guard previewer != nil else { return }
    forgetMeasures()
    isWanted = true
  }

  private mutating func forgetMeasures() {
    cells = [:]
    fits = [:]
    places = PreviewPlaces()
    page = nil
  }

  // MARK: Measuring

  /// Every locale that is shown, in the product's order.
  var locales: [LanguageTag] {
    guard let product = previewer?.material.product else { return [] }
    return showsPseudolocales ? product.choosable : product.supported
  }

  /// Locales that are yet to be measured.
  var unmeasured: [LanguageTag] { locales.filter { look($0).map { cells[$0] == nil } ?? false } }

  /// Whether there is something to measure.
  var hasWork: Bool { isWanted || !unmeasured.isEmpty || nextSpan != nil }

  private func look(_ locale: LanguageTag) -> Look? {
    device.map { Look(locale: locale, device: $0, textSize: textSize) }
  }

  /// The next surface whose text sizes are not known.
  private var nextSpan: Span? {
    guard let page, let device, let previewer, previewer.measure != .cells else { return nil }
    return locales.lazy.map { Span(locale: $0, device: device, surface: page.surface) }
      .first { fits[$0] == nil }
  }

  /// Measures one locale, then the text sizes of the surface that is shown.
  mutating func measureNext() {
    guard let previewer, let device else { return }
    if let locale = unmeasured.first, let look = look(locale) {
      let request = PreviewRequest(locales: [locale], devices: [device], textSizes: [textSize])
      cells[look] = previewer.cells(request, in: locale)
      page = nil
    } else if let span = nextSpan {
      let request = PreviewRequest(
        surfaces: [span.surface], locales: [span.locale], devices: [device],
        textSizes: DynamicTypeSize.allCases)
      fits[span] = previewer.cells(request, in: span.locale).largestFits
    }
  }

  /// Up to which size a text fits in each locale for which that is known, in the product's order.
  func largestFits(of text: PreviewTextName) -> [LargestFit] {
    guard let page, let device else { return [] }
    return locales.compactMap { locale in
      fits[Span(locale: locale, device: device, surface: page.surface)]?
        .first { text.names($0) }
    }
  }

  // MARK: The page

  /// Makes what is to be drawn.
  mutating func keepPage() {
    guard page == nil, let previewer, device != nil else { return }
    let known = locales.compactMap { look($0).flatMap { cells[$0] } }
    page = PreviewPage(
      cells: known.flatMap { $0 }, locales: locales, isComplete: unmeasured.isEmpty,
      isMeasured: previewer.measure != .cells, order: order, filter: filter,
      surface: surface, text: text, locale: locale)
  }

  // MARK: Choosing

  /// The cursor on what the Stage's cursor is on, where it has not been moved here.
  mutating func suggest(_ surface: Surface, key: String?) {
    guard self.surface == nil else { return }
    self.surface = surface
    text = key.map { PreviewTextName(key: $0) }
    page = nil
  }

  mutating func move(surfaces step: Int) {
    guard let page, let index = page.surfaces.firstIndex(of: page.surface) else { return }
    let target = max(0, min(page.surfaces.count - 1, index + step))
    guard page.surfaces.indices.contains(target), target != index else { return }
    surface = page.surfaces[target]
    (text, self.page) = (nil, nil)
  }

  mutating func move(texts step: Int) {
    guard let page, !page.texts.isEmpty else { return }
    let target = max(0, min(page.texts.count - 1, page.text + step))
    surface = page.surface
    text = PreviewTextName(page.texts[target].cells[0])
    self.page = nil
  }

  mutating func move(rows step: Int) {
    guard let page else { return }
    put(row: max(0, min(page.rows.count - 1, page.row + step)))
  }

  /// The cursor on a row; surface and text are then those that are shown.
  mutating func put(row: Int) {
    guard let page, page.rows.indices.contains(row) else { return }
    surface = page.surface
    text = PreviewTextName(page.rows[row])
    locale = page.rows[row].locale
    self.page = nil
  }

  /// The cursor on the row of a locale, also where that is yet to be measured.
  mutating func put(locale: LanguageTag) {
    guard let page else { return }
    surface = page.surface
    text = page.cell.map(PreviewTextName.init)
    self.locale = locale
    self.page = nil
  }

  mutating func togglePseudolocales() {
    showsPseudolocales.toggle()
    page = nil
  }

  mutating func turnOrder() {
    let all = PreviewOrder.allCases
    order = all[((all.firstIndex(of: order) ?? 0) + 1) % all.count]
    page = nil
  }

  /// The next larger or smaller text size; false at an end.
  mutating func changeTextSize(by step: Int) -> Bool {
    let all = DynamicTypeSize.allCases
    let index = (all.firstIndex(of: textSize) ?? 0) + step
    guard all.indices.contains(index) else { return false }
    textSize = all[index]
    page = nil
    return true
  }

  /// The next device that gives some surface of the product another room, round the table.
  mutating func turnDevice() {
    guard let device, let page else { return }
    func rooms(_ model: DeviceModel) -> [String] {
      page.surfaces.map { model.frame(of: $0)?.size ?? "none" }
    }
    var classes: [DeviceModel] = []
    for model in DeviceModel.all where model.kind == device.kind {
      let isNew = !classes.contains { rooms($0) == rooms(model) }
      if isNew, page.surfaces.contains(where: { model.frame(of: $0) != nil }) {
        classes.append(model)
      }
    }
    guard let index = classes.firstIndex(where: { rooms($0) == rooms(device) }) else { return }
    self.device = classes[(index + 1) % classes.count]
    self.page = nil
  }
}
