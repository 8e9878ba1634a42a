import Diagnostics
import Inspection
import Layout
import Presentation
import Simulation
import Workbench

extension WhyReport {
  /// The boundaries that a run with a finding crossed, a line each, the one that broke with all that
  /// is known of it; nothing for one without.
  func chain(
    _ judged: Judged, _ surface: InspectedSurface, _ frame: Frame, margin: String
  ) -> [String] {
    guard judged.finding != nil else { return [] }
    let words = DiagnosisWords(
      place: { "\(paths.show($0.file)):\($0.line):\($0.column)" }, file: { paths.show($0) },
      time: { clock($0, in: frame.world.device.timeZone) })
    let diagnosis = run.loaded.inspector.diagnosis(of: judged, on: surface, in: frame)
    return diagnosis.links.flatMap { link -> [String] in
      let name = link.boundary.rawValue
      let room = String(repeating: " ", count: 17 - name.count)
      let head = "\(margin)\(glyphs(link.state.glyph)) \(name)\(room)"
      let details = link.state == .broke ? words.details(link) : nil
      let below = details.map { [margin + String(repeating: " ", count: 19) + $0] } ?? []
      return ([head + words.line(link)] + below).map(\.spelledOut)
    }
  }

  private func clock(_ instant: Instant, in zone: String) -> String {
    let time = iso8601(instant, zone)
    return time.split(separator: "T").last.map { String($0.prefix(8)) } ?? time
  }
}
