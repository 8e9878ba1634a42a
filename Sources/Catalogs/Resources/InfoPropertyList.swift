package import Diagnostics
package import Documents

/// What a bundle's `Info.plist` says of languages.
package struct InfoPropertyList: Hashable, Sendable {
  /// The path as given.
  package var file: String
  /// `CFBundleDevelopmentRegion`; nil where missing, and where it is a build variable such as
  /// `$(DEVELOPMENT_LANGUAGE)`, which a source folder does not resolve.
  package var developmentRegion: String?
  /// `CFBundleLocalizations`, in file order.
  package var localizations: [String]

  /// Reads it from any form of property list.
  /// - Throws: where it is none, or its root no dictionary, or these keys are of another type.
  package init(
    _ bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
  ) throws(InputProblem) {
    let document = try readPropertyList(bytes, file: file, limits: limits)
    let root = document.root
    _ = try document.requireMapping(root, expected: "a dictionary")
    self.file = file
    localizations = []
    if let region = root["CFBundleDevelopmentRegion"] {
      let spelling = try document.requireString(region)
      if !spelling.isEmpty, !spelling.hasPrefix("$") { developmentRegion = spelling }
    }
    if let list = root["CFBundleLocalizations"] {
      localizations = try document.requireStrings(list)
    }
  }
}
