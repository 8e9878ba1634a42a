import ProductFiles
import Synchronization

/// Files that remember what was asked of them, so that it can be told later whether reading them
/// again would give anything else.
final class RememberedFiles: FileSource {
  private let files: any FileSource
  private let asked = Mutex(FileMemory())

  init(_ files: any FileSource) { self.files = files }

  /// Everything that was asked so far, with its answers.
  var memory: FileMemory { asked.withLock { $0 } }

  func read(_ path: String) -> [UInt8]? {
    // Before the bytes: a change in between is then seen as one.
    _ = stamp(path)
    return files.read(path)
  }

  func kind(_ path: String) -> FileKind? {
    let kind = files.kind(path)
    asked.withLock { $0.note(kind, of: path) }
    return kind
  }

  func list(_ folder: String) -> [FileEntry] {
    let entries = files.list(folder)
    asked.withLock { $0.note(entries, of: folder) }
    return entries
  }

  func stamp(_ path: String) -> FileStamp? {
    let stamp = files.stamp(path)
    asked.withLock { $0.note(stamp, of: path) }
    return stamp
  }
}

/// What files answered at some time: those that were read, looked for, listed.
struct FileMemory: Hashable {
  private var stamps: [String: FileStamp?] = [:]
  private var kinds: [String: FileKind?] = [:]
  private var lists: [String: [FileEntry]] = [:]

  /// How many files were read or looked for in vain.
  var count: Int { Set(stamps.keys).union(kinds.keys).count }

  /// The first answer stands: what was read later may be another state.
  mutating func note(_ stamp: FileStamp?, of path: String) {
    if stamps[path] == nil { stamps[path] = .some(stamp) }
  }

  mutating func note(_ kind: FileKind?, of path: String) {
    if kinds[path] == nil { kinds[path] = .some(kind) }
  }

  mutating func note(_ entries: [FileEntry], of folder: String) {
    if lists[folder] == nil { lists[folder] = entries.filter(FileMemory.matters) }
  }

  /// The paths that would give another answer now, sorted, each once.
  func changes(in files: any FileSource) -> [String] {
    var changed = stamps.filter { files.stamp($0.key) != $0.value }.map(\.key)
    changed += kinds.filter { stamps[$0.key] == nil && files.kind($0.key) != $0.value }.map(\.key)
    for (folder, entries) in lists {
      let now = files.list(folder).filter(FileMemory.matters)
      if now != entries {
        let names = Set(entries).symmetricDifference(now).map(\.name)
        changed += names.map { folder == "." ? $0 : folder + "/" + $0 }
      }
    }
    return Set(changed).sorted()
  }

  /// Editors leave hidden files and copies beside those that they save.
  private static func matters(_ entry: FileEntry) -> Bool {
    !entry.name.hasPrefix(".") && !entry.name.hasSuffix("~") && !entry.name.hasSuffix(".tmp")
  }
}
