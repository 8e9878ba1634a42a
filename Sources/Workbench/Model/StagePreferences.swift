package import Diagnostics

/// What the person wants of the screen whatever is shown on it.
package struct StagePreferences: Hashable, Sendable {
  /// No flashes and no running clock; what changed is marked all the same.
  package var isMotionReduced: Bool
  /// Whether the mouse does anything.
  package var hasMouse: Bool
  /// What reports say that they were made with.
  package var versions: ToolVersions
  /// How paths are shown.
  package var paths: PathStyle

  package init(
    isMotionReduced: Bool = false, hasMouse: Bool = true,
    versions: ToolVersions = ToolVersions(tool: "polyglance", icu: "", cldr: ""),
    paths: PathStyle = .folder(".")
  ) {
    self.isMotionReduced = isMotionReduced
    self.hasMouse = hasMouse
    self.versions = versions
    self.paths = paths
  }

  /// As a picture is made: nothing flashes, nothing runs.
  package static let still = StagePreferences(isMotionReduced: true)
}
