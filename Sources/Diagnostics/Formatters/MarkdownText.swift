/// Text of other people's files in Markdown (CommonMark, with GitHub's tables): shown as it is,
/// never taken for markup, for a mention or for a control.
package enum MarkdownText {
  /// Words in a sentence.
  package static func prose(_ text: String) -> String {
    var result = ""
    let characters = Array(text.spelledOut)
    for (index, character) in characters.enumerated() {
      switch character {
      // Inside a word it marks nothing, and keys are full of it.
      case "_" where isInsideWord(index, of: characters): result.append(character)
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "&", "$":
        result += "\\\(character)"
      // Nobody is called by an address in a text: a comment parts the sign from the name.
      case "@": result += "@<!-- -->"
      default: result.append(character)
      }
    }
    return result
  }

  private static func isInsideWord(_ index: Int, of characters: [Character]) -> Bool {
    [index - 1, index + 1].allSatisfy { neighbour in
      characters.indices.contains(neighbour)
        && (characters[neighbour].isLetter || characters[neighbour].isNumber)
    }
  }

  /// Sentences of our own, where code stands between backticks.
  package static func sentences(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return prose(text) }
    return parts.enumerated().map { index, part in
      index % 2 == 0 ? prose(String(part)) : code(String(part))
    }.joined()
  }

  /// A code span, also in a cell of a table.
  package static func code(_ text: String) -> String {
    let text = text.spelledOut
    guard !text.isEmpty else { return "" }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let needsRoom =
      text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") && text.hasSuffix(" ")
    let room = needsRoom ? " " : ""
    return fence + room + text.replacing("|", with: "\\|") + room + fence
  }

  /// Lines that are shown as they are.
  ///
  /// - Parameter language: as `yaml`; empty for plain text.
  package static func fenced(_ text: String, _ language: String = "") -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0).spelledOut
    }
    let body = lines.joined(separator: "\n")
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: body) + 1))
    return "\(fence)\(language)\n\(body)\(body.hasSuffix("\n") ? "" : "\n")\(fence)"
  }

  /// A table; cells are Markdown already.
  package static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// `file:line` of a place, as code.
  package static func place(_ place: SourceLocation, _ paths: PathStyle) -> String {
    code("\(paths.show(place.file)):\(place.line)")
  }

  private static func longestRun(of sign: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == sign ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
