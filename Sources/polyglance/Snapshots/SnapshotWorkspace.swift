/// Which of the screens a snapshot is of.
enum SnapshotWorkspace: String, CaseIterable {
  case stage
  case preview
}
