package import Diagnostics
package import Localization
package import Simulation

extension Inspector {
  /// The diagnosis of one run of a surface of a frame.
  package func diagnosis(
    of judged: Judged, on surface: InspectedSurface, in frame: Frame
  ) -> Diagnosis {
    diagnose(judged, on: surface, in: frame, of: product, from: resolver.library)
  }

  /// The diagnosis of a finding of a frame: that of the run that it marks, or one of its own where
  /// it marks none, as a payload that was refused.
  package func diagnosis(of finding: Finding, in frame: Frame) -> Diagnosis {
    for surface in frame.surfaces {
      let run = surface.judged.first { $0.finding?.identity == finding.identity }
      if let run { return diagnosis(of: run, on: surface, in: frame) }
    }
    return FindingDiagnosis(
      finding: finding, frame: frame, product: product, library: resolver.library
    ).diagnosis
  }
}

/// The diagnosis of one run of text: the boundaries that it crossed, and at which one it broke.
/// Everything is read off its provenance, its verdict and the world; nothing is looked up again.
///
/// - Parameter library: tells which languages a target ships.
package func diagnose(
  _ judged: Judged, on surface: InspectedSurface, in frame: Frame, of product: Product,
  from library: ResourceLibrary
) -> Diagnosis {
  RunDiagnosis(
    judged: judged, surface: surface, frame: frame, product: product, library: library
  ).diagnosis
}
