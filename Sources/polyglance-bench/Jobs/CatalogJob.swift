import Catalogs
import Diagnostics
import Foundation

/// Loading and indexing a large String Catalog, beside Foundation's JSON and Python's.
struct CatalogJob: Job {
  static let name = "catalog"
  static let summary = "2,000 keys in 40 languages loaded and indexed, beside other readers of JSON"

  private static let keys = 2000
  private static let rounds = 5
  /// What a reader without a tree between should need of the time of one that makes it.
  private static let limit = 1.0 / 15
  /// Time a key at the largest size over that at the smallest; more is no linear growth.
  private static let growthLimit = 1.5

  init(_ place: Place) {}

  func measure() throws(BenchProblem) -> [Measurement] {
    let bytes = GeneratedCatalog(keys: CatalogJob.keys).bytes
    let data = Data(bytes)
    let name = "catalog \((Double(bytes.count) / 1e6).short) MB"
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("polyglance-bench-\(UUID().uuidString).xcstrings")
    do { try data.write(to: file) } catch { throw BenchProblem("cannot write \(file.path)") }
    defer { try? FileManager.default.removeItem(at: file) }
    let python = PythonPeer()
    var times: (ours: [Double], foundation: [Double], python: [Double]) = ([], [], [])
    for _ in 0..<CatalogJob.rounds {
      times.ours.append(try load(bytes))
      times.foundation.append(seconds { try? JSONSerialization.jsonObject(with: data) })
      if let python { times.python.append(try python.load(file.path)) }
    }
    var rows = [
      Measurement(
        "\(name): load and index", ours: times.ours, peer: times.foundation,
        named: "JSONSerialization, no index", unit: .seconds, limit: CatalogJob.limit)
    ]
    if python != nil {
      rows.append(
        Measurement(
          "\(name): load and index", ours: times.ours, peer: times.python,
          named: "python3 json and index", unit: .seconds, limit: CatalogJob.limit))
    }
    return rows + [try growth()]
  }

  /// Seconds to read a catalog and index it as a target's resources.
  private func load(_ bytes: [UInt8]) throws(BenchProblem) -> Double {
    guard let file = ResourceFile(path: "App/Localizable.xcstrings") else {
      throw BenchProblem("no resource file is named so")
    }
    var keys = 0
    let time: Double
    do {
      time = try seconds {
        var reader = ResourceSetReader()
        try reader.add(file, bytes)
        let set = reader.finish()
        keys = set.keys(in: "Localizable").count
        return set
      }
    } catch {
      throw BenchProblem("the generated catalog cannot be read: \(error)")
    }
    guard keys > 0 else { throw BenchProblem("the generated catalog came out empty") }
    return time
  }

  private func growth() throws(BenchProblem) -> Measurement {
    var growth = Growth(sizes: [250, 1000, 4000])
    let catalogs = growth.sizes.map { GeneratedCatalog(keys: $0).bytes }
    for _ in 0..<CatalogJob.rounds {
      for (index, bytes) in catalogs.enumerated() { growth.add(try load(bytes), at: index) }
    }
    return growth.measurement("catalog: a key", of: "keys", limit: CatalogJob.growthLimit)
  }
}
