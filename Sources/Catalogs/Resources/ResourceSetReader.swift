package import Diagnostics

/// Reads the files of one target into a `ResourceSet`.
///
/// Files come in an order that the caller fixes (sorted paths); where two say the same table of a
/// localization, the first is kept and the second is a problem of the set.
package struct ResourceSetReader {
  private var set = ResourceSet()
  private let given: String?
  private var region: String?
  private var firstSource: BundleLocalization?
  /// Table → its catalog.
  private var catalogs: [String: String] = [:]
  /// Table → spelling → its files.
  private var lists: [String: [String: Lists]] = [:]

  /// The two files that make one table of a localization.
  private struct Lists {
    var strings: StringsTable?
    var dictionary: StringsTable?
  }

  /// - Parameter developmentLanguage: stands before what `Info.plist` and the catalogs say; nil
  ///   leaves it to them.
  package init(developmentLanguage: String? = nil) { given = developmentLanguage }

  /// Adds one file.
  /// - Throws: a located problem where the file cannot be read at all; the reader is then as if
  ///   the file had not been added, and others may follow.
  package mutating func add(_ file: ResourceFile, _ bytes: [UInt8]) throws(InputProblem) {
    switch file.kind {
    case .catalog:
      add(
        try readCatalog(bytes, file: file.path, table: file.table),
        isInterface: file.localization == "mul")
    case .strings: add(try readStringsTable(bytes, file: file.path), \.strings, file)
    case .stringsdict: add(try readStringsDictionary(bytes, file: file.path), \.dictionary, file)
    case .infoPlist:
      let info = try InfoPropertyList(bytes, file: file.path)
      region = region ?? info.developmentRegion
      set.propertyList = set.propertyList ?? info
      set.declared.formUnion(info.localizations)
    }
  }

  /// Adds a localization that exists although no table of it may: an `.lproj` folder by its name
  /// without the ending.
  package mutating func add(localization spelling: String) { set.declared.insert(spelling) }

  /// The set of everything added.
  package func finish() -> ResourceSet {
    var set = set
    set.developmentLanguage = (given ?? region).map(BundleLocalization.init) ?? firstSource
    for (table, files) in lists.sorted(by: { $0.key < $1.key }) {
      // The development language first: keys stand in its order, with its places and comments.
      // Where nothing names one it is taken to be English, as Xcode's new projects have it.
      let leading = [set.developmentLanguage?.spelling ?? "en", "Base"]
      let spellings = leading + files.keys.sorted().filter { !leading.contains($0) }
      for spelling in spellings {
        guard let lists = files[spelling] else { continue }
        let twice = set.tables[table, default: StringTable(name: table)].add(
          strings: lists.strings, dictionary: lists.dictionary, of: spelling)
        if let twice { set.problems.append(twice) }
      }
      set.tables[table]?.recognizeInterface()
    }
    set.listLocalizations()
    return set
  }

  private mutating func add(_ catalog: Catalog, isInterface: Bool) {
    set.problems += catalog.syntaxProblems + catalog.shapeProblems
    if let first = catalogs[catalog.table] {
      return set.problems.append(.tableTwice(catalog.table, in: catalog.file, first: first))
    }
    catalogs[catalog.table] = catalog.file
    firstSource = firstSource ?? catalog.sourceLanguage
    set.tables[catalog.table] = StringTable(
      catalog, isInterface: isInterface, sourceLanguage: given.map(BundleLocalization.init))
  }

  private mutating func add(
    _ table: StringsTable, _ part: WritableKeyPath<Lists, StringsTable?>, _ file: ResourceFile
  ) {
    set.problems += table.problems
    let spelling = file.localization ?? "Base"
    if let first = lists[file.table]?[spelling]?[keyPath: part] {
      return set.problems.append(.tableTwice(file.table, in: file.path, first: first.file))
    }
    lists[file.table, default: [:]][spelling, default: Lists()][keyPath: part] = table
  }
}

extension InputProblem {
  /// A file of a table that another file of the target says already.
  static func tableTwice(_ table: String, in file: String, first: String) -> InputProblem {
    InputProblem(
      "table ‘\(table)’ stands twice in one target",
      at: SourceLocation(file: file, line: 1, column: 1), severity: .warning,
      hints: ["it is read from \(first)"])
  }
}
