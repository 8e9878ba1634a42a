import Foundation
import Internationalization

/// What a measurement was made on.
struct Machine: Hashable {
  var system: String
  var architecture: String
  var processors: Int
  var icu: String
  var isOptimised: Bool

  /// This one; it has no name.
  static var current: Machine {
    #if arch(x86_64)
      let architecture = "x86_64"
    #elseif arch(arm64)
      let architecture = "arm64"
    #else
      let architecture = "another architecture"
    #endif
    #if DEBUG
      let isOptimised = false
    #else
      let isOptimised = true
    #endif
    let process = ProcessInfo.processInfo
    return Machine(
      system: process.operatingSystemVersionString, architecture: architecture,
      processors: process.activeProcessorCount, icu: InternationalData.current.icu,
      isOptimised: isOptimised)
  }

  /// As printed above the table.
  var line: String {
    "\(system), \(architecture), \(processors) processors, ICU \(icu), "
      + (isOptimised ? "optimised" : "not optimised")
  }
}
