import Diagnostics
import Inspection
import Internationalization
import Languages
import Layout
import Presentation
import Simulation

/// A preview for people: per surface a table of what is cut and of what is tightest.
struct PreviewTextReport {
  var preview: Preview

  /// The lines, each with its end.
  var text: String {
    var lines = preview.cells.isEmpty ? [] : heading
    for scene in scenes { lines += table(of: scene) }
    if preview.isMeasured, !preview.cells.isEmpty { lines += textSizes }
    return (lines + wrapped(summary)).map { $0 + "\n" }.joined()
  }

  /// What was looked at.
  private var heading: [String] {
    let texts = preview.cells.textCount
    let surfaces = Set(preview.cells.map(\.surface)).count
    let extent = preview.extent
    let request = preview.request
    let name = preview.previewer.material.product.name
    let asked = [
      name, counted(request.locales.count, "locale"),
      request.devices.count == 1
        ? request.devices[0].name : counted(request.devices.count, "device"),
      request.textSizes.count == 1
        ? request.textSizes[0].title : counted(request.textSizes.count, "text size"),
    ]
    var lines = wrapped(asked.joined(separator: preview.ascii ? " - " : " · ").spelledOut)
    lines += wrapped(
      "\(counted(texts, "text")) on \(counted(surfaces, "surface")), each where it is worst of "
        + "\(counted(extent.states, "state")), \(extent.differing) of which look different")
    let displays = Set(preview.cells.filter { $0.surface.displayCount > 1 }.map(\.surface)).sorted()
    if request.displays == .smallest, !displays.isEmpty {
      let names = displays.map { "\($0.row.title) of \($0.displayCount)" }
      lines += wrapped(
        "\(names.joined(separator: ", ")): on the smallest display; --device all takes each")
    }
    return lines + [""]
  }

  /// A surface on a class of devices at a text size.
  private struct Scene {
    var head: PreviewCell
    var cells: [PreviewCell]
    /// The text of each locale in which the surface is too tall that stands in the tallest state.
    var tooTall: [PreviewCell]
    var cut: Int
  }

  private struct SceneKey: Hashable {
    var surface: Surface
    var devices: [DeviceModel]
    var display: String?
    var textSize: DynamicTypeSize

    init(_ cell: PreviewCell) {
      (surface, devices) = (cell.surface, cell.devices)
      (display, textSize) = (cell.display, cell.textSize)
    }
  }

  private var scenes: [Scene] {
    var groups: [SceneKey: [PreviewCell]] = [:]
    for cell in preview.cells { groups[SceneKey(cell), default: []].append(cell) }
    let devices = preview.request.devices
    func place(_ key: SceneKey) -> [Int] {
      [
        key.surface.order, key.devices.first.flatMap(devices.firstIndex) ?? 0,
        key.surface.framesOnAnyDevice.firstIndex { $0.display == key.display } ?? 0,
        DynamicTypeSize.allCases.firstIndex(of: key.textSize) ?? 0,
      ]
    }
    let keys = groups.keys.sorted { place($0).lexicographicallyPrecedes(place($1)) }
    let isOne = Set(keys.map { [$0.devices.first?.name, "\($0.textSize)"] }).count == 1
    // The regions of the island have one height: it is told with the first.
    var tall: Set<TallSurface> = []
    return keys.compactMap { key in
      guard let all = groups[key], let head = all.first else { return nil }
      let cells = preview.isComplete || !preview.isMeasured ? all : telling(all, tightest: isOne)
      let tooTall =
        preview.isMeasured
        ? all.tallest.filter { tall.insert(TallSurface($0)).inserted } : []
      guard !cells.isEmpty || !tooTall.isEmpty else { return nil }
      return Scene(
        head: head, cells: cells, tooTall: tooTall, cut: all.count(where: \.fate.isCut))
    }
  }

  /// What is cut; with that, in each locale where all is well, the text with the least room to spare.
  private func telling(_ cells: [PreviewCell], tightest: Bool) -> [PreviewCell] {
    let wrong = Set(cells.filter(\.fate.isWrong).map(\.locale))
    var worst: [LanguageTag: Int] = [:]
    for (index, cell) in cells.enumerated() where tightest && !wrong.contains(cell.locale) {
      if let known = worst[cell.locale], cells[known].over >= cell.over { continue }
      worst[cell.locale] = index
    }
    let kept = Set(worst.values)
    return cells.enumerated().filter { $0.element.fate.isCut || kept.contains($0.offset) }
      .map(\.element)
  }

  private func table(of scene: Scene) -> [String] {
    let owners = Set(scene.cells.map(\.owner))
    let head = scene.head
    let dot = preview.ascii ? "-" : "·"
    var counts: [String] = []
    if preview.isMeasured {
      if scene.cut > 0 { counts.append("\(scene.cut) cut") }
      if !scene.tooTall.isEmpty {
        counts.append("too tall in \(counted(Set(scene.tooTall.map(\.locale)).count, "locale"))")
      }
      if counts.isEmpty { counts = ["nothing cut"] }
    } else {
      counts = ["not measured"]
    }
    var lines = wrapped(
      ([head.surface.row.title, head.placeName, head.textSize.title] + [
        counts.joined(separator: ", ")
      ]).joined(separator: " \(dot) "))
    let table = PreviewTable(
      scene.cells, overs: scene.cells.map(over), columns: preview.columns, ascii: preview.ascii)
    let tallOwners = Set(scene.tooTall.map(\.owner))
    for cell in scene.tooTall {
      guard let height = cell.tallest else { continue }
      let words =
        "too tall: \(cell.locale)\(tallOwners.count > 1 ? ", \(cell.owner)," : "") needs \(height.needed.points) of \(height.available.points) pt "
        + "of height, +\(height.over.points), \(height.state.spelledOut)"
      lines += wrapped(words).enumerated().map { ($0.offset == 0 ? "  " : "    ") + $0.element }
    }
    for cell in scene.cells {
      guard preview.isMeasured else {
        lines.append(trimmed("\(table.start(of: cell))  \(cell.name.spelledOut)"))
        continue
      }
      lines += table.lines(of: cell, over: over(cell), bar: bar(cell)).map(trimmed)
      guard cell.fate.isWrong || preview.isComplete else { continue }
      let owner = owners.count > 1 ? "\(cell.owner), " : ""
      let shown = shownWords(cell).map { "\($0), " } ?? ""
      lines += table.note(
        "\(shown)\(owner)\(cell.name.spelledOut) \(place(cell)), \(cell.state.spelledOut)")
    }
    return lines + [""]
  }

  /// What people get to see of a text where the device says that something is missing, or that it is
  /// not there at all; of letters lost at an edge nobody can say it in letters.
  private func shownWords(_ cell: PreviewCell) -> String? {
    guard cell.fate.isCut, let shown = cell.shownText, cell.fate == .truncated || shown.isEmpty
    else { return nil }
    return shown.isEmpty ? "shows nothing of it" : "shows “\(shown.spelledOut)”"
  }

  private func over(_ cell: PreviewCell) -> String { cell.over(minus: preview.ascii ? "-" : "–") }

  private func wrapped(_ words: String) -> [String] {
    preview.columns.map { PreviewTable.wrapped(words, to: $0 - 4) } ?? [words]
  }

  /// What it needs against what there is: both ends at once, the room ten cells long.
  private func bar(_ cell: PreviewCell) -> String {
    let (room, most) = (PreviewTable.room, PreviewTable.beyond)
    let needed = cell.share * Double(room)
    let length = min(room + most, max(0, Int(min(needed, 1000).rounded(.up))))
    let (filled, mark, crossing) = preview.ascii ? ("=", "|", "+") : ("━", "┃", "╋")
    guard (cell.lack?.over ?? cell.over) > 0 else {
      let inside = min(room, length)
      return String(repeating: filled, count: inside)
        + String(repeating: " ", count: room - inside) + mark + String(repeating: " ", count: most)
    }
    let beyond = max(1, length - room)
    return String(repeating: filled, count: room) + crossing
      + String(repeating: filled, count: beyond) + String(repeating: " ", count: most - beyond)
  }

  /// Per surface, up to which text size every text of a locale stands as designed.
  private var textSizes: [String] {
    let fits = preview.largestFits
    var lines = wrapped(
      "text sizes: the largest at which each text of a surface stands as designed")
    let surfaces = Set(fits.map(\.surface)).sorted()
    let width = surfaces.map { $0.row.title.count }.max() ?? 0
    for surface in surfaces {
      let own = fits.filter { $0.surface == surface }
      var groups: [(size: DynamicTypeSize?, locales: [LanguageTag])] = []
      for locale in preview.request.locales {
        let sizes = own.filter { $0.locale == locale }.map(\.asDesigned)
        guard !sizes.isEmpty else { continue }
        let least = sizes.min { rank($0) < rank($1) } ?? nil
        if let index = groups.firstIndex(where: { $0.size == least }) {
          groups[index].locales.append(locale)
        } else {
          groups.append((least, [locale]))
        }
      }
      groups.sort { rank($0.size) < rank($1.size) }
      let words = groups.map { group in
        let locales = group.locales.map(\.description).joined(separator: " ")
        return "\(group.size?.title ?? "none"): \(locales)"
      }
      let title = surface.row.title
      let head = "  \(title)\(String(repeating: " ", count: width - title.count))  "
      let rest = words.joined(separator: "; ")
      let parts = preview.columns.map { PreviewTable.wrapped(rest, to: $0 - width - 4) } ?? [rest]
      lines += parts.enumerated().map { index, part in
        (index == 0 ? head : String(repeating: " ", count: width + 4)) + part
      }
    }
    return lines + [""]
  }

  private func rank(_ size: DynamicTypeSize?) -> Int {
    size.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) } ?? -1
  }

  private var summary: String {
    let cells = preview.cells
    guard !cells.isEmpty else { return nothing }
    let locales = preview.request.locales
    let combinations = counted(cells.count, "combination") + " of \(dimensions)"
    guard preview.isMeasured else {
      return "measured in cells, not points: nothing can be said of what a device cuts in "
        + combinations
    }
    let cut = cells.filter(\.fate.isCut)
    let tall = tallWords
    guard !cut.isEmpty || tall != nil else {
      let broken = cells.count { $0.fate == .broken }
      let beyond = cells.count { $0.fate == .overflows }
      let smaller = cells.count { $0.fate == .scaled || $0.fate == .tightened }
      let tightest = cells.filter { $0.fate == .fits }.max { $0.over < $1.over }
      let spare = tightest.map {
        "; tightest: \($0.surface.row.title) in \($0.locale), \(number(-$0.over, 1)) pt spare"
      }
      return "nothing is cut in \(combinations)"
        + (smaller > 0 ? ", \(smaller) made smaller or closer" : "")
        + (broken > 0 ? ", \(broken) broken inside a word" : "")
        + (beyond > 0 ? ", \(beyond) drawn beyond their room" : "") + (spare ?? "")
    }
    let counts = locales.compactMap { locale -> String? in
      let count = cut.count { $0.locale == locale }
      return count == 0 ? nil : "\(locale) \(count)"
    }
    let words =
      cut.isEmpty
      ? "nothing is cut in \(combinations)"
      : "\(cut.count) cut in \(combinations), in \(counts.count) of "
        + "\(counted(locales.count, "locale")): \(counts.joined(separator: ", "))"
    return words + (tall.map { "; \($0)" } ?? "")
  }

  /// What was varied, each with how many there are of it: `57 texts, 12 locales`.
  private var dimensions: String {
    let request = preview.request
    let rooms = Set(preview.cells.map { [$0.devices.first?.name, $0.display] }).count
    var parts = [
      counted(preview.cells.textCount, "text"), counted(request.locales.count, "locale"),
    ]
    if rooms > 1 { parts.append(counted(rooms, "room")) }
    if request.textSizes.count > 1 { parts.append(counted(request.textSizes.count, "text size")) }
    return parts.joined(separator: ", ")
  }

  /// Nil where no surface is too tall.
  private var tallWords: String? {
    let tall = Set(preview.cells.filter { $0.tallest != nil }.map(TallSurface.init))
    guard !tall.isEmpty else { return nil }
    let locales = preview.request.locales.filter { locale in tall.contains { $0.locale == locale } }
    return "too tall: \(counted(tall.count, "surface")) in "
      + locales.map(\.description).joined(separator: ", ")
  }

  private var nothing: String {
    guard case .named(_, alone: true) = preview.request.displays else {
      return "no text has a place here"
    }
    return "no text has a place on the displays named"
  }

  private func place(_ cell: PreviewCell) -> String {
    let place = cell.textPlace
    return "\(preview.paths.show(place.file)):\(place.line):\(place.column)".spelledOut
  }

  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
