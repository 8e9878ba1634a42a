/// Where files are read from; nothing here ever writes.
package protocol FileSource: Sendable {
  /// The bytes of a file; nil where there is none or it cannot be read.
  func read(_ path: String) -> [UInt8]?
  /// What stands at a path; nil where nothing does. A symbolic link counts as what it leads to.
  func kind(_ path: String) -> FileKind?
  /// What a folder holds, sorted by name; empty for anything else.
  func list(_ folder: String) -> [FileEntry]
  /// What tells this state of a file from another; nil where there is none.
  func stamp(_ path: String) -> FileStamp?
}

/// A file or a folder.
package enum FileKind: Sendable, Hashable {
  case file
  case folder
}

/// One entry of a folder.
package struct FileEntry: Sendable, Hashable {
  package var name: String
  package var kind: FileKind
  /// Whether it is a symbolic link; walks do not descend into linked folders.
  package var isLink: Bool

  package init(_ name: String, _ kind: FileKind, isLink: Bool = false) {
    self.name = name
    self.kind = kind
    self.isLink = isLink
  }
}
