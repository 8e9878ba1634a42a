/// A workflow command of GitHub Actions, which puts a message on a line of the change.
struct GitHubCommand {
  var severity: Severity
  var place: SourceLocation
  var title: String
  var message: String

  /// The line, without its end.
  func text(paths: PathStyle) -> String {
    let level =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let file = Self.escapeProperty(paths.show(place.file))
    return "::\(level) file=\(file),line=\(place.line),col=\(place.column),"
      + "title=\(Self.escapeProperty(title))::\(Self.escapeData(message))"
  }

  private static func escapeData(_ text: String) -> String {
    text.map { character in
      switch character {
      case "%": "%25"
      case "\n": "%0A"
      case "\r": "%0D"
      case "\r\n": "%0D%0A"
      default: String(character).spelledOut
      }
    }.joined()
  }

  private static func escapeProperty(_ text: String) -> String {
    escapeData(text).map { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: String(character)
      }
    }.joined()
  }
}

extension InputProblem {
  /// The problem as a workflow command of GitHub Actions.
  package func gitHubCommand(paths: PathStyle) -> String {
    GitHubCommand(
      severity: severity, place: location, title: "unreadable input",
      message: ([message] + hints).joined(separator: "; ")
    ).text(paths: paths)
  }
}
