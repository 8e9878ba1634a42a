import Catalogs
import Diagnostics
import Presentation
import Simulation

extension LintInput {
  /// Takes over what a product brings.
  mutating func take(_ loaded: LoadedProduct) {
    product = loaded
    targets = loaded.product.targets.compactMap { target in
      loaded.resources[target.id].map { (target.id.name, $0) }
    }
    files = loaded.files
    unreadable = loaded.unreadable
  }

  /// Reads resources of no declared target. Files of a table that another folder has too belong to
  /// a target of their own: an app and its extension both have a `Localizable`.
  mutating func read(_ paths: [String], named name: String, files source: any FileSource) {
    var groups: [(folder: String, files: [ResourceFile])] = []
    for file in paths.compactMap({ ResourceFile(path: $0) }) {
      let folder = FilePath.folder(of: file.path)
      let home = file.localization == nil ? folder : FilePath.folder(of: folder)
      if let index = groups.firstIndex(where: { $0.folder == home }) {
        groups[index].files.append(file)
      } else {
        groups.append((home, [file]))
      }
    }
    var parts: [(name: String, tables: Set<String>, files: [ResourceFile])] = []
    for group in groups {
      let tables = Set(group.files.map(\.table))
      if let index = parts.firstIndex(where: { $0.tables.isDisjoint(with: tables) }) {
        parts[index].tables.formUnion(tables)
        parts[index].files += group.files
      } else {
        parts.append((parts.isEmpty ? name : FilePath.name(of: group.folder), tables, group.files))
      }
    }
    for part in parts {
      var reader = ResourceSetReader()
      for file in part.files { add(file, to: &reader, source) }
      targets.append((part.name, reader.finish()))
    }
  }

  private mutating func add(
    _ file: ResourceFile, to reader: inout ResourceSetReader, _ source: any FileSource
  ) {
    guard let bytes = source.read(file.path) else {
      return unreadable.append(missingFile(file.path, files: source))
    }
    do throws(InputProblem) {
      try reader.add(file, bytes)
      files.append(file.path)
    } catch {
      unreadable.append(error)
    }
  }

  /// Reads a payload; a JSON file that is none is left out without a word.
  mutating func readPayload(
    _ path: String, files source: any FileSource, isNamed: Bool = false
  ) {
    let isCertain = path.hasSuffix(".apns") || isNamed
    // What APNs takes has four kilobytes; a request around it not many more.
    if !isCertain, let size = source.stamp(path)?.size, size > 1 << 20 { return }
    guard let bytes = source.read(path) else {
      return unreadable.append(missingFile(path, files: source))
    }
    guard isCertain || bytes.contains(quoted: "aps") else { return }
    do throws(InputProblem) {
      let payload = try ProductFiles.readPayload(bytes, named: path, path: path)
      guard isCertain || payload.root.mayHoldAPS else { return }
      payloads.append(payload)
      files.append(path)
    } catch {
      unreadable.append(error)
    }
  }

  /// Whether a file of resources lies beside a product and is none of its own: no target names it.
  func isForeign(_ path: String) -> Bool {
    guard let product, ResourceFile(path: path) != nil else { return false }
    return !product.files.contains(path)
  }

  /// Reads a file that was named, whatever it is.
  mutating func readNamed(_ path: String, files source: any FileSource) {
    if let file = ResourceFile(path: path), file.kind != .infoPlist {
      named.append(path)
    } else if LintWalk.mayBePayload(path) {
      readPayload(path, files: source, isNamed: true)
    } else {
      unreadable.append(
        InputProblem(
          "this is nothing that ‘lint’ reads", at: SourceLocation(file: path, line: 1, column: 1),
          hints: ["expected *.xcstrings, *.strings, *.stringsdict, *.apns, *.json or a folder"]))
    }
  }

  /// Reads the resources that were named, once all are known. Those of a product are read already.
  mutating func readNamedResources(files source: any FileSource) {
    guard !named.isEmpty else { return }
    if product == nil {
      read(named, named: FilePath.name(of: root), files: source)
    } else {
      files += named
    }
  }

  /// Reads `.polyglance.yaml` where it stands.
  mutating func readPolicy(in folder: String, files source: any FileSource, vocabulary: Vocabulary)
  {
    let path = FilePath.join(folder, LintPolicy.file)
    guard let bytes = source.read(path) else { return }
    do throws(InputProblem) {
      policy = try LintPolicy(bytes, file: path, vocabulary: vocabulary)
    } catch {
      unreadable.append(error)
    }
  }
}

extension GivenValue {
  /// Whether `aps` stands in it at a depth at which senders put it.
  fileprivate var mayHoldAPS: Bool {
    func holds(_ value: GivenValue, _ depth: Int) -> Bool {
      value.field("aps") != nil || depth > 0 && value.fields.contains { holds($0.value, depth - 1) }
    }
    return holds(self, 3)
  }
}

extension [UInt8] {
  /// Whether a word stands in quotes somewhere.
  fileprivate func contains(quoted word: String) -> Bool {
    let pattern = Array("\"\(word)\"".utf8)
    guard count >= pattern.count else { return false }
    return (0...(count - pattern.count)).contains { start in
      self[start] == pattern[0] && self[start..<(start + pattern.count)].elementsEqual(pattern)
    }
  }
}
