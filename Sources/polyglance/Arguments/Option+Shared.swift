/// Options that several commands take.
extension Option {
  static let oneLocale = Option("--locale", value: "L", "play for this locale")
  static let setting = Option(
    "--set", value: "NAME=VALUE", "a setting of the platform, as extension-language=app")
  static let screenSize = Option(
    "--size", value: "COLSxROWS", "of the screen in cells; 120x40 unless given")
  static let output = Option(
    "--output", short: "-o", value: "FILE", "where to write; else standard output")
}
