/// Asks for the name of a file, and writes it once it has one.
package struct NamePrompt: Hashable, Sendable {
  package internal(set) var field: LineField
  /// What is written.
  let content: Content

  /// What can be written.
  enum Content: Hashable, Sendable {
    /// As the name's ending says.
    case picture
    /// The session as a scenario, or a report, made when the name was asked for.
    case text(String, title: String)
  }

  init(_ content: Content, suggesting name: String) {
    self.content = content
    field = LineField(name)
  }

  /// Over the prompt.
  var title: String {
    switch content {
    case .picture: "Write picture"
    case .text(_, let title): title
    }
  }
}
