import Catalogs
import Diagnostics

/// What stands below a folder that no `product.yaml` describes, in the order of its paths.
struct LintWalk {
  /// Files of string resources, wherever they lie.
  private(set) var resources: [String] = []
  /// `*.apns`, and JSON files that may hold a payload.
  private(set) var payloads: [String] = []
  /// Products below, which stand for themselves.
  private(set) var products: [String] = []

  private let files: any FileSource

  /// How deep folders are searched.
  private static let deepest = 32
  /// Folders of other people's code, or of what a build makes.
  private static let foreign: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "SourcePackages",
  ]

  init(_ folder: String, files: any FileSource) {
    self.files = files
    walk(folder, depth: 0)
  }

  private mutating func walk(_ folder: String, depth: Int) {
    guard depth < Self.deepest else { return }
    for entry in files.list(folder) where !entry.name.hasPrefix(".") {
      let path = FilePath.join(folder, entry.name)
      switch entry.kind {
      case .file:
        if let file = ResourceFile(path: path), file.kind != .infoPlist {
          resources.append(path)
        } else if LintWalk.mayBePayload(path) {
          payloads.append(path)
        }
      case .folder:
        if entry.isLink || Self.foreign.contains(entry.name) { continue }
        let product = FilePath.join(path, "product.yaml")
        if files.kind(product) == .file {
          products.append(product)
        } else {
          walk(path, depth: depth + 1)
        }
      }
    }
  }

  /// Whether a file is a payload, or is looked into to see whether it is one.
  static func mayBePayload(_ path: String) -> Bool {
    [".apns", ".json", ".jsonc"].contains { path.hasSuffix($0) }
  }
}

extension LoadedProduct {
  /// The payloads of the product, in the order of their names: a twin's own, else the base's.
  var payloadPaths: [String] {
    var found: [String] = []
    func walk(_ folder: String, _ depth: Int) {
      guard depth < 16 else { return }
      for entry in layers.list(folder) where !entry.name.hasPrefix(".") {
        let path = FilePath.normalised(folder + "/" + entry.name)
        switch entry.kind {
        case .file:
          guard LintWalk.mayBePayload(path), let disk = layers.locate(path) else { continue }
          found.append(disk)
        case .folder where !entry.isLink && entry.name != "node_modules": walk(path, depth + 1)
        case .folder: continue
        }
      }
    }
    walk(".", 0)
    return found
  }
}
