package import Catalogs
package import Presentation
import Synchronization

/// The string resources of every target of a product, at any version.
///
/// A version is the edits since the files were read; equal versions give equal sets. What was
/// computed for a version is kept, shared by copies of the library, and may be asked for from
/// several threads at once.
package struct ResourceLibrary: Sendable {
  /// The target whose bundle is asked where a key says `app`.
  package let app: TargetID
  private let base: [TargetID: ResourceSet]
  private let folders: [String: ResourceSet]
  private let cache = SnapshotCache()

  /// A library of what was read before any edit.
  ///
  /// - Parameter folders: what `ResourceEdit.replace` brings, by the name that the edit gives.
  package init(
    _ sets: [TargetID: ResourceSet], app: TargetID, folders: [String: ResourceSet] = [:]
  ) {
    base = sets
    self.app = app
    self.folders = folders
  }

  /// What every target ships at that version: the edits applied in their order, then the build's
  /// rule for entries without a translation (setting `untranslated-entries`).
  package func sets(
    at version: ResourceVersion, settings: PlatformSettings = PlatformSettings()
  ) -> [TargetID: ResourceSet] {
    snapshot(at: version, settings: settings).sets
  }

  func snapshot(at version: ResourceVersion, settings: PlatformSettings) -> ResourceSnapshot {
    let fills = settings[.untranslatedEntries] == "source"
    return cache.snapshot(SnapshotCache.Key(version: version, fills: fills)) {
      var sets = base
      for edit in version.edits { apply(edit, to: &sets) }
      if fills { sets = sets.mapValues { $0.fillingUntranslated() } }
      return ResourceSnapshot(sets)
    }
  }

  private func apply(_ edit: ResourceEdit, to sets: inout [TargetID: ResourceSet]) {
    switch edit {
    case .remove(let target, let table, let locale, let key, place: _):
      sets[target]?.remove(table: table, localization: locale, key: key)
    case .set(let target, let table, let locale, let key, let value, let place):
      sets[target]?.set(table: table, localization: locale, key: key, value: value, at: place)
    case .replace(let target, let folder, place: _):
      if let set = folders[folder] { sets[target] = set }
    }
  }
}

/// The snapshots that were asked for, by version.
private final class SnapshotCache: Sendable {
  struct Key: Hashable {
    var version: ResourceVersion
    /// Whether entries without a translation say what the source language says.
    var fills: Bool
  }

  private let snapshots = Mutex<[Key: ResourceSnapshot]>([:])

  func snapshot(_ key: Key, make: () -> ResourceSnapshot) -> ResourceSnapshot {
    snapshots.withLock { snapshots in
      if let known = snapshots[key] { return known }
      let made = make()
      snapshots[key] = made
      return made
    }
  }
}
