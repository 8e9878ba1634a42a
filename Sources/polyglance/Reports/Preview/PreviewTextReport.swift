import Diagnostics
import Inspection
import Internationalization
import Languages
import Layout
import Presentation

/// A preview for people: per surface a table of what is cut and of what is tightest.
struct PreviewTextReport {
  var preview: Preview

  /// The lines, each with its end.
  var text: String {
    var lines: [String] = []
    for scene in scenes { lines += table(of: scene) }
    if preview.isMeasured, !preview.cells.isEmpty { lines += textSizes }
    return (lines + [summary]).map { $0 + "\n" }.joined()
  }

  /// A surface on a class of devices at a text size.
  private struct Scene {
    var head: PreviewCell
    var cells: [PreviewCell]
  }

  private struct SceneKey: Hashable {
    var surface: Surface
    var devices: [DeviceModel]
    var textSize: DynamicTypeSize
  }

  private var scenes: [Scene] {
    var groups: [SceneKey: [PreviewCell]] = [:]
    for cell in preview.cells {
      let key = SceneKey(surface: cell.surface, devices: cell.devices, textSize: cell.textSize)
      groups[key, default: []].append(cell)
    }
    let devices = preview.request.devices
    func place(_ key: SceneKey) -> [Int] {
      [
        key.surface.order, key.devices.first.flatMap(devices.firstIndex) ?? 0,
        DynamicTypeSize.allCases.firstIndex(of: key.textSize) ?? 0,
      ]
    }
    let keys = groups.keys.sorted { place($0).lexicographicallyPrecedes(place($1)) }
    let isOne = Set(keys.map(\.devices)).count * Set(keys.map(\.textSize)).count == 1
    return keys.compactMap { key in
      guard let all = groups[key], let head = all.first else { return nil }
      let cells = preview.isComplete || !preview.isMeasured ? all : telling(all, tightest: isOne)
      return cells.isEmpty ? nil : Scene(head: head, cells: cells)
    }
  }

  /// What is cut; with that, in each locale without any, the text with the least room to spare.
  private func telling(_ cells: [PreviewCell], tightest: Bool) -> [PreviewCell] {
    let cut = Set(cells.filter(\.fate.losesWords).map(\.locale))
    var worst: [LanguageTag: Int] = [:]
    for (index, cell) in cells.enumerated() where tightest && !cut.contains(cell.locale) {
      if let known = worst[cell.locale], cells[known].over >= cell.over { continue }
      worst[cell.locale] = index
    }
    let kept = Set(worst.values)
    return cells.enumerated().filter { $0.element.fate.losesWords || kept.contains($0.offset) }
      .map(\.element)
  }

  private func table(of scene: Scene) -> [String] {
    let owners = Set(scene.cells.map(\.owner))
    let locale = scene.cells.map { $0.locale.description.count }.max() ?? 0
    let longest = scene.cells.map { CellWidth.of($0.text.spelledOut) }.max() ?? 0
    let text = min(longest, 32)
    let head = scene.head
    let cut = scene.cells.count(where: \.fate.losesWords)
    let count = preview.isMeasured ? (cut == 0 ? "nothing cut" : "\(cut) cut") : "cells"
    let dot = preview.ascii ? "-" : "·"
    var lines = [
      "\(head.surface.row.title) \(dot) \(head.devices.shortList) \(dot) \(head.textSize.title) "
        + "\(dot) \(count)"
    ]
    for cell in scene.cells {
      let start =
        "  " + pad(cell.locale.description, locale) + "  " + pad(clip(cell.text, to: text), text)
      guard preview.isMeasured else {
        lines.append(trimmed(start + "  " + cell.name))
        continue
      }
      lines.append(
        trimmed(
          "\(start) \(pad(number(cell.needed, 1), 7, right: true)) of "
            + "\(pad(number(cell.available, 1), 5, right: true))  \(bar(cell)) "
            + "\(pad(signed(cell.over, ascii: preview.ascii), 7, right: true))  \(cell.outcome)"))
      guard cell.fate.losesWords || preview.isComplete else { continue }
      let owner = owners.count > 1 ? "\(cell.owner), " : ""
      let shown = cell.fate.hidesWords ? "shows “\(cell.shownText.spelledOut)”, " : ""
      lines.append(
        String(repeating: " ", count: locale + 4)
          + "\(shown)\(owner)\(cell.name.spelledOut) \(place(cell)), \(cell.state.spelledOut)")
    }
    return lines + [""]
  }

  /// What it needs against what there is: both ends at once, the room ten cells long.
  private func bar(_ cell: PreviewCell) -> String {
    let room = 10
    let most = 8
    let needed = cell.available > 0 ? cell.needed / cell.available * Double(room) : Double(room)
    let length = min(room + most, max(0, Int(min(needed, 1000).rounded(.up))))
    let (filled, mark, crossing) = preview.ascii ? ("=", "|", "+") : ("━", "┃", "╋")
    guard cell.over > 0 else {
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
    var lines = ["text sizes: the largest at which each text of a surface stands as designed"]
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
      lines.append("  \(pad(surface.row.title, width))  \(words.joined(separator: "; "))")
    }
    return lines + [""]
  }

  private func rank(_ size: DynamicTypeSize?) -> Int {
    size.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) } ?? -1
  }

  private var summary: String {
    let cells = preview.cells
    guard !cells.isEmpty else { return "no text has a place here" }
    let locales = preview.request.locales
    guard preview.isMeasured else {
      return "measured in cells, not points: \(counted(cells.count, "text")) in "
        + "\(counted(locales.count, "locale")), and nothing can be said of what a device cuts"
    }
    let cut = cells.filter(\.fate.losesWords)
    let all = counted(cells.count, "text")
    guard !cut.isEmpty else {
      let broken = cells.count { $0.fate == .broken }
      let smaller = cells.count { $0.fate != .fits } - broken
      let tightest = cells.filter { $0.fate == .fits }.max { $0.over < $1.over }
      let spare = tightest.map {
        "; tightest: \($0.surface.row.title) in \($0.locale), \(number(-$0.over, 1)) pt spare"
      }
      return "nothing is cut of \(all) in \(counted(locales.count, "locale"))"
        + (smaller > 0 ? ", \(smaller) made smaller or closer" : "")
        + (broken > 0 ? ", \(broken) broken inside a word" : "") + (spare ?? "")
    }
    let counts = locales.compactMap { locale -> String? in
      let count = cut.count { $0.locale == locale }
      return count == 0 ? nil : "\(locale) \(count)"
    }
    return "\(cut.count) of \(all) cut, in \(counts.count) of \(counted(locales.count, "locale")): "
      + counts.joined(separator: ", ")
  }

  private func place(_ cell: PreviewCell) -> String {
    let place = cell.textPlace
    return "\(preview.paths.show(place.file)):\(place.line):\(place.column)".spelledOut
  }

  /// A text on one line in a column; `»` where this table has no room for it.
  private func clip(_ text: String, to width: Int) -> String {
    let text = text.spelledOut
    guard CellWidth.of(text) > width else { return text }
    var kept = ""
    var used = 0
    for letter in text {
      let cells = CellWidth.of(letter)
      guard used + cells <= width - 1 else { break }
      kept.append(letter)
      used += cells
    }
    return kept + (preview.ascii ? ">" : "»")
  }

  private func pad(_ text: String, _ width: Int, right: Bool = false) -> String {
    let free = String(repeating: " ", count: max(0, width - CellWidth.of(text)))
    return right ? free + text : text + free
  }

  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
