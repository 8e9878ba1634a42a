package import Diagnostics
import Simulation

/// What is wrong in a payload as its file has it, in any order; no severity of a product is applied
/// yet.
package func inspect(_ file: PayloadFile) -> [Finding] {
  let faults =
    CheckRegistry.payloads.flatMap { $0.faults(in: file) } + AlertKeyLookup.faults(in: file)
  return faults.map(\.finding)
}
