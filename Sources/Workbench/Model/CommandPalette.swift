import Languages
import Simulation

/// All commands and the verbs of a scenario, narrowed as one types.
package struct CommandPalette: Hashable, Sendable {
  package private(set) var field: LineField
  package private(set) var selection = 0

  init(_ text: String = "") { field = LineField(text) }

  /// A line of the palette.
  struct Item: Hashable, Sendable {
    var name: String
    var detail: String
    var key: String
    var action: Action
  }

  /// What choosing it does.
  enum Action: Hashable, Sendable {
    case command(StageCommand)
    case language(LanguageRoute)
    case event(Event)
    case keys(KeyStyle)
    /// Goes on typing from there.
    case complete(String)
    case none
  }

  mutating func press(_ key: Key, _ model: StageModel) {
    switch key {
    case .up, .control("p"): selection = max(0, selection - 1)
    case .down, .control("n"):
      selection = max(0, min(items(model).count - 1, selection + 1))
    case .tab:
      if case .complete(let text) = selected(model)?.action { field = LineField(text) }
    case .character, .control, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape,
      .backTab, .backspace, .delete, .function:
      if field.press(key) { selection = 0 }
    }
  }

  /// One of those that match, by its place.
  mutating func select(_ index: Int) { selection = max(0, index) }

  /// What Enter does; nil where nothing matches.
  func selected(_ model: StageModel) -> Item? {
    let items = items(model)
    return items.indices.contains(selection) ? items[selection] : nil
  }

  /// How many there are before anything is typed.
  static func count(_ model: StageModel) -> Int { CommandPalette().items(model).count }

  /// What matches, best first.
  func items(_ model: StageModel) -> [Item] {
    let query = field.text.lowercased()
    let words = query.split(separator: " ")
    let all = CommandPalette.fixed + CommandPalette.verbs
    guard !words.isEmpty else { return all }
    func rank(_ item: Item) -> Int? {
      let name = item.name.lowercased()
      if name == query { return 0 }
      if name.hasPrefix(query) { return 1 }
      let line = "\(name) \(item.detail)".lowercased()
      return words.allSatisfy { line.contains($0) } ? 2 : nil
    }
    let matching = all.enumerated()
      .compactMap { entry in rank(entry.element).map { (rank: $0, entry: entry) } }
      .sorted { ($0.rank, $0.entry.offset) < ($1.rank, $1.entry.offset) }
      .map(\.entry.element)
    return LiveVerb.items(field.text, model) + matching
  }

  private static let fixed: [Item] =
    [
      Item(
        name: "language", detail: "chosen in the app", key: KeyTable.key(of: .language),
        action: .language(.inApp)),
      Item(
        name: "language per app", detail: "Settings, apps", key: "",
        action: .language(.perApp)),
      Item(
        name: "language of device", detail: "Settings, General", key: "",
        action: .language(.device)),
    ]
    + StageCommand.allCases.compactMap { command in
      command.name.map {
        Item(
          name: $0, detail: command.detail, key: KeyTable.key(of: command),
          action: .command(command))
      }
    }
    + [
      Item(name: "keys vim", detail: "h and l move", key: "", action: .keys(.vim)),
      Item(name: "keys plain", detail: "l is the language", key: "", action: .keys(.plain)),
    ]

  private static let verbs = LiveVerb.allCases.map {
    Item(name: $0.rawValue, detail: $0.detail, key: "", action: $0.action)
  }
}
