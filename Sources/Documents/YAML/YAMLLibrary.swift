import CYAML

/// The library that reads YAML.
package enum YAMLLibrary {
  /// As `0.2.5`, of the library that is loaded, not of the header that was compiled against.
  package static var version: String {
    yaml_get_version_string().map { String(cString: $0) } ?? "unknown"
  }
}
