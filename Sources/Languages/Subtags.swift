/// The parts of one spelling, in canonical case and order, before any code is replaced.
struct Subtags: Hashable {
  var language: String
  var script: String?
  var region: String?
  var variants: [String] = []
  var extensions: [String] = []

  /// Nil where the spelling does not have the form of RFC 5646, section 2.1, with the liberties
  /// that `LanguageTag.init(_:)` lists.
  init?(_ spelling: String) {
    var text = Substring(spelling)
    var keywords: [(key: String, value: String)] = []
    if let at = text.firstIndex(of: "@") {
      guard let read = Self.keywords(text[text.index(after: at)...]) else { return nil }
      keywords = read
      text = text[..<at]
    }
    if let dot = text.firstIndex(of: ".") { text = text[..<dot] }
    guard text.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == hyphen || $0 == underscore })
    else { return nil }
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map { $0.lowercased() }[...]
    guard let first = parts.popFirst(), first.utf8.allSatisfy(\.isLetter) else { return nil }
    guard (2...3).contains(first.count) || LanguageAliases.names[first] != nil || first == "root"
    else { return nil }
    language = first
    // An extended language stands for itself: zh-yue is yue.
    if let next = parts.first, LanguageAliases.extended.contains(next) {
      language = next
      parts.removeFirst()
    }
    if let next = parts.first, next.count == 4, next.utf8.allSatisfy(\.isLetter) {
      script = next.prefix(1).uppercased() + next.dropFirst()
      parts.removeFirst()
    }
    if let next = parts.first,
      next.count == 2 && next.utf8.allSatisfy(\.isLetter)
        || next.count == 3 && next.utf8.allSatisfy(\.isDigit)
    {
      region = next.uppercased()
      parts.removeFirst()
    }
    while let next = parts.first,
      (5...8).contains(next.count) || next.count == 4 && next.utf8.first!.isDigit
    {
      guard !variants.contains(next) else { return nil }
      variants.append(next)
      parts.removeFirst()
    }
    guard var sections = Self.extensions(parts) else { return nil }
    for (key, value) in keywords { sections.add(keyword: key, value: value) }
    extensions = sections.subtags
  }

  /// Extensions in the order of their singletons, the keywords of `-u-` in the order of their keys.
  private static func extensions(_ parts: ArraySlice<String>) -> Sections? {
    var sections = Sections()
    var rest = parts
    while let singleton = rest.popFirst() {
      guard singleton.count == 1 else { return nil }
      if singleton == "x" {
        guard !rest.isEmpty, rest.allSatisfy({ (1...8).contains($0.count) }) else { return nil }
        sections.privateUse = Array(rest)
        return sections
      }
      var content: [String] = []
      while let next = rest.first, next.count > 1 {
        guard next.count <= 8 else { return nil }
        content.append(next)
        rest.removeFirst()
      }
      guard !content.isEmpty, sections.others[singleton] == nil,
        singleton != "u" || sections.keywords.isEmpty
      else { return nil }
      if singleton == "u" {
        sections.read(keywords: content)
      } else {
        sections.others[singleton] = content
      }
    }
    return sections
  }

  /// ICU's `numbers=latn;hours=h23`; the names of RFC 6067 for those that have one.
  private static func keywords(_ text: Substring) -> [(key: String, value: String)]? {
    let names = [
      "numbers": "nu", "calendar": "ca", "currency": "cu", "hours": "hc", "collation": "co",
      "rg": "rg", "measure": "ms",
    ]
    var read: [(key: String, value: String)] = []
    for assignment in text.split(separator: ";") {
      let sides = assignment.split(separator: "=", maxSplits: 1).map { $0.lowercased() }
      // POSIX modifiers, as in sr_RS@latin, are no assignments.
      guard sides.count == 2 else { continue }
      guard sides[1].utf8.allSatisfy({ $0.isLetterOrDigit || $0 == hyphen }) else { return nil }
      if let key = names[sides[0]] { read.append((key, sides[1])) }
    }
    return read
  }
}

/// The subtags from the first singleton on, taken apart.
private struct Sections {
  var attributes: [String] = []
  var keywords: [String: [String]] = [:]
  var others: [String: [String]] = [:]
  var privateUse: [String] = []

  mutating func read(keywords content: [String]) {
    var key: String?
    for subtag in content {
      if subtag.count == 2 {
        key = keywords[subtag] == nil ? subtag : ""
        if key == subtag { keywords[subtag] = [] }
      } else if let key {
        if !key.isEmpty { keywords[key]!.append(subtag) }
      } else {
        attributes.append(subtag)
      }
    }
  }

  mutating func add(keyword key: String, value: String) {
    keywords[key] = value.split(separator: "-").map(String.init)
  }

  var subtags: [String] {
    var all = others
    if !keywords.isEmpty || !attributes.isEmpty {
      all["u"] =
        attributes.sorted()
        + keywords.sorted { $0.key < $1.key }.flatMap { key, value in
          [key] + (value == ["true"] ? [] : value)
        }
    }
    return all.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value }
      + (privateUse.isEmpty ? [] : ["x"] + privateUse)
  }
}

private let hyphen = UInt8(ascii: "-")
private let underscore = UInt8(ascii: "_")

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLetterOrDigit: Bool { isLetter || isDigit }
}
