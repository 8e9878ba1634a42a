package import Diagnostics

/// A version of a product's resources is the edits since the files were read; equal versions are
/// equal values, and no registry is needed.
package struct ResourceVersion: Hashable, Sendable {
  package var edits: [ResourceEdit]

  package init(edits: [ResourceEdit] = []) { self.edits = edits }
}

/// One change of a target's resources, as an update of the app brings it.
package enum ResourceEdit: Hashable, Sendable {
  /// Removes one translation of a key, or all of them where no locale is given.
  case remove(target: TargetID, table: String, locale: String?, key: String, place: SourceLocation)
  /// Sets one translation of a key to a value; places still name the base file.
  case set(
    target: TargetID, table: String, locale: String, key: String, value: String,
    place: SourceLocation)
  /// Replaces a target's resources by those of another folder, read beforehand under that name.
  case replace(target: TargetID, folder: String, place: SourceLocation)
}
