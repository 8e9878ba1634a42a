import Diagnostics
import Layout
import Localization
import Presentation
import Simulation

/// A presentation is higher than the system lets it be.
enum TooTall: MomentCheck {
  static let definition = CheckDefinition(
    id: "too-tall", scope: .render, severity: .error, group: .cut, boundary: .onScreen,
    explanation: Explanation(
      meaning: """
        The views of a presentation need more height than there is: 160 points on the Lock Screen \
        and in the expanded island, margins included, and one row in the compact and the minimal \
        one. The system may cut off what is lower.
        """,
      onDevice: """
        The last line of the card, or the buttons under it, are cut in half or gone; often in one \
        language or at one text size alone.
        """,
      mend: """
        Show less where there is less room: fewer rows, a `line-limit`, a smaller font, or \
        `view-that-fits` with a lower layout. Longer languages wrap: count their lines.
        """,
      inSwift: """
        `ViewThatFits(in: .vertical) { full; short }`, `.lineLimit(1)` on what may be cut, and \
        `@Environment(\\.dynamicTypeSize)` for sizes of accessibility.
        """,
      before: """
        VStack {
          Text("status.preparing").font(.largeTitle)
          Text("order.summary")
          Text("order.address")
        }
        """,
      after: """
        VStack {
          Text("status.preparing").font(.headline).lineLimit(1)
          Text("order.summary").lineLimit(2)
        }
        """))

  static func inspect(_ moment: Moment) -> [Finding] {
    var shared: Set<Owner> = []
    return moment.measured.compactMap { seen in
      let surface = seen.placed
      guard surface.isTooTall else { return nil }
      let render = surface.resolved.render
      // The regions of the island have one frame: what is too high is told once.
      let isRegion = moment.world.device.model.frame(of: seen.surface)?.form == .region
      if isRegion {
        guard shared.insert(render.owner).inserted else { return nil }
      }
      let height = surface.frame.height
      let subject = isRegion ? "the expanded island" : "\(seen.surface)"
      return moment.finding(
        definition,
        "\(subject) needs \((height + surface.tooTall).points) pt and may be "
          + "\(height.points) pt high: \(surface.tooTall.points) pt too much",
        at: moment.viewPlaces(render)?.root ?? render.cause.place, surface: seen.surface,
        owner: render.owner,
        evidence: [
          Finding.Evidence("device", moment.world.device.model.name),
          Finding.Evidence("text size", render.context.textSize.rawValue),
          Finding.Evidence("measured with", moment.measure.family ?? "cells"),
        ])
    }
  }
}
