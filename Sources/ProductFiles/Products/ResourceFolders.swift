import Catalogs
import Diagnostics
import Documents
import Languages
import Simulation

/// Finds and reads the files of a target's `resources:`: source folders, `.lproj` folders, built
/// bundles, single catalogs.
struct ResourceFolders {
  let layers: LayeredFiles
  /// Stands in for a target that does not say its development language.
  let defaultLanguage: LanguageTag

  /// What was read for one target.
  struct Read {
    var set: ResourceSet
    var files: [String]
    /// What could not be read, where that does not end the reading.
    var unreadable: [InputProblem] = []
  }

  private struct Found {
    /// The path within the product, then on disk.
    var files: [(file: ResourceFile, disk: String)] = []
    var localizations: [String] = []
    var known: Set<String> = []
  }

  /// How deep folders are searched, and how many files one target may have.
  private static let deepest = 32
  private static let most = 100_000

  /// The resources of one target. `missing` makes the problem of a path that is not there, or is
  /// nothing that holds resources.
  func read(
    _ paths: [String], kind: TargetKind, skipsUnreadable: Bool = false,
    problem: (String, String, [String]) -> InputProblem
  ) throws(InputProblem) -> Read {
    var found = Found()
    for path in paths {
      try find(path, kind: kind, &found) { message, hints in problem(path, message, hints) }
    }
    var unreadable: [InputProblem] = []
    if skipsUnreadable {
      found.files.removeAll { file, disk in
        do throws(InputProblem) {
          _ = try build(Found(files: [(file, disk)]), developmentLanguage: nil, problem)
          return false
        } catch {
          unreadable.append(error)
          return true
        }
      }
    }
    var set = try build(found, developmentLanguage: nil, problem)
    if set.developmentLanguage == nil {
      set = try build(found, developmentLanguage: defaultLanguage.description, problem)
    }
    return Read(set: set, files: found.files.map(\.disk), unreadable: unreadable)
  }

  private func build(
    _ found: Found, developmentLanguage: String?,
    _ problem: (String, String, [String]) -> InputProblem
  ) throws(InputProblem) -> ResourceSet {
    var reader = ResourceSetReader(developmentLanguage: developmentLanguage)
    for localization in found.localizations { reader.add(localization: localization) }
    for (file, disk) in found.files {
      guard let bytes = layers.files.read(disk) else {
        throw problem(file.path, "the file ‘\(disk)’ cannot be read", [])
      }
      try reader.add(file, bytes)
    }
    return reader.finish()
  }

  private func find(
    _ path: String, kind: TargetKind, _ found: inout Found,
    _ problem: (String, [String]) -> InputProblem
  ) throws(InputProblem) {
    let name = FilePath.normalised(path)
    var source = layers
    var start = name
    if FilePath.leaves(name) {
      // The path leads out of the product: its own folder is the only layer.
      let folder = FilePath.join(layers.layers.last?.folder ?? ".", name)
      source = LayeredFiles(files: layers.files, layers: [LayeredFiles.Layer(folder: folder)])
      start = "."
    }
    guard let disk = source.locate(start) else {
      let hints = missingHints(name, in: source.list(FilePath.folder(of: name)))
      throw problem("no such folder ‘\(path)’", hints)
    }
    if layers.files.kind(disk) == .file {
      guard let file = ResourceFile(path: disk), file.kind != .infoPlist else {
        throw problem(
          "‘\(path)’ holds no string resources", ["expected a folder, a bundle, *.xcstrings"])
      }
      found.files.append((file, disk))
      return
    }
    if Self.isBundle(name) {
      let inner = try bundle(start, named: name, kind: kind, in: source, problem)
      try add(bundle: inner, in: source, &found)
    } else if name.hasSuffix(".lproj") {
      add(localization: start, named: FilePath.name(of: name), in: source, &found)
    } else {
      try walk(start, in: source, depth: 0, &found, problem)
    }
  }

  private static func isBundle(_ name: String) -> Bool {
    [".app", ".appex", ".bundle", ".xcarchive", ".framework"].contains { name.hasSuffix($0) }
  }

  /// A source folder: catalogs anywhere below, tables in `.lproj` folders, other bundles left out.
  private func walk(
    _ folder: String, in source: LayeredFiles, depth: Int, _ found: inout Found,
    _ problem: (String, [String]) -> InputProblem
  ) throws(InputProblem) {
    guard depth < Self.deepest, found.files.count < Self.most else {
      throw problem("the folder ‘\(folder)’ is too deep or holds too many files", [])
    }
    for entry in source.list(folder) where !entry.name.hasPrefix(".") {
      let path = FilePath.normalised(folder + "/" + entry.name)
      switch entry.kind {
      case .file:
        guard let file = ResourceFile(path: path), file.kind == .catalog else { continue }
        add(path, in: source, &found)
      case .folder:
        if entry.isLink || Self.isBundle(entry.name) { continue }
        if entry.name.hasSuffix(".lproj") {
          add(localization: path, named: entry.name, in: source, &found)
        } else {
          try walk(path, in: source, depth: depth + 1, &found, problem)
        }
      }
    }
  }

  private func add(_ path: String, in source: LayeredFiles, _ found: inout Found) {
    guard let disk = source.locate(path), let file = ResourceFile(path: disk) else { return }
    if found.known.insert(disk).inserted { found.files.append((file, disk)) }
  }

  private func add(
    localization folder: String, named name: String, in source: LayeredFiles, _ found: inout Found
  ) {
    found.localizations.append(String(name.dropLast(".lproj".count)))
    for entry in source.list(folder) where entry.kind == .file {
      let path = FilePath.normalised(folder + "/" + entry.name)
      guard let file = ResourceFile(path: path), file.kind != .infoPlist else { continue }
      add(path, in: source, &found)
    }
  }

  /// A built bundle: its `Info.plist`, what lies at its top and in its `.lproj` folders (CFBundle).
  private func add(
    bundle: String, in source: LayeredFiles, _ found: inout Found
  ) throws(InputProblem) {
    let contents = FilePath.normalised(bundle + "/Contents")
    let isMac = source.locate(contents) != nil
    add(FilePath.normalised((isMac ? contents : bundle) + "/Info.plist"), in: source, &found)
    let resources = isMac ? contents + "/Resources" : bundle
    for entry in source.list(resources) {
      let path = FilePath.normalised(resources + "/" + entry.name)
      if entry.kind == .folder, entry.name.hasSuffix(".lproj") {
        add(localization: path, named: entry.name, in: source, &found)
      } else if entry.kind == .file, ResourceFile(path: path)?.kind ?? .infoPlist != .infoPlist {
        add(path, in: source, &found)
      }
    }
  }

  /// The bundle itself, or the one inside an archive that fits the target.
  private func bundle(
    _ path: String, named name: String, kind: TargetKind, in source: LayeredFiles,
    _ problem: (String, [String]) -> InputProblem
  ) throws(InputProblem) -> String {
    guard name.hasSuffix(".xcarchive") else { return path }
    let applications = FilePath.normalised(path + "/Products/Applications")
    let app = try only(".app", in: applications, source, problem)
    switch kind {
    case .app, .server: return app
    case .widgetExtension:
      return try only(".appex", in: FilePath.normalised(app + "/PlugIns"), source, problem)
    }
  }

  private func only(
    _ ending: String, in folder: String, _ source: LayeredFiles,
    _ problem: (String, [String]) -> InputProblem
  ) throws(InputProblem) -> String {
    let names = source.list(folder).map(\.name).filter { $0.hasSuffix(ending) }
    guard names.count == 1 else {
      throw problem(
        names.isEmpty
          ? "the archive has no \(ending)" : "the archive has \(names.count) \(ending)s",
        names.map { "name it: …/\(folder)/\($0)" })
    }
    return FilePath.normalised(folder + "/" + names[0])
  }
}
