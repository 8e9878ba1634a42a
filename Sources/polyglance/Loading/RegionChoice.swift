/// The region of the device in place of a scenario's: formats follow it, texts follow the language.
enum RegionChoice {
  /// Reads `--region`: an ISO 3166 or UN M.49 code; nil where it is not given.
  static func region(_ name: String?) throws(UsageError) -> String? {
    guard let name else { return nil }
    let code = name.uppercased()
    let isCode =
      code.utf8.count == 2 && code.allSatisfy { ("A"..."Z").contains($0) }
      || code.utf8.count == 3 && code.allSatisfy { ("0"..."9").contains($0) }
    guard isCode else { throw UsageError("‘\(name)’ is no region, as ‘CA’ or ‘419’") }
    return code
  }
}

extension Option {
  /// For commands that play.
  static let region = Option(
    "--region", value: "R", "the region of the device, as CA: its formats, whatever the language")
}
