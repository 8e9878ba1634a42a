import Diagnostics
import Foundation
import Inspection
import Layout
import ProductFiles
import Testing

@testable import polyglance

/// Courier has room for its texts, and one edit takes it away.
@Suite(
  "Single edits of Courier, measured",
  .enabled(if: Measuring.isPossible, "Pango is not built in, or Inter is not installed"))
struct MeasuredEditTests {
  static let edits = CourierEdits.parse(
    #"""
    @ Widgets/Localizable.xcstrings french-on-the-way
    truncated | "live_activity.delivery.status.preparing.short" : { › "fr-CA" : { | "En cours" | "Emballage en cours"
    comment-limit | "live_activity.delivery.status.preparing.short" : { › "fr-CA" : { | "En cours" | "On y va"
    truncated | "live_activity.delivery.status.nearby" : { › "fr-CA" : { | "Bientôt chez vous" | "Votre commande est tout près, encore quelques minutes"

    @ Widgets/delivery.views.yaml french-on-the-way
    too-tall | lock-screen: | font: headline | font: large-title
    too-tall | lock-screen: › symbol: shippingbox.fill › spacer: {} | font: caption | font: { size: 48 }
    truncated | compact-trailing: | font: caption | font: title
    scaled | compact-trailing: |   font: caption⏎ | ⏎
    clipped | expanded-bottom: | - spacer: {} | - text: { key: live_activity.delivery.handed_over, default: Handed over at %@, args: [{ format: { time: updatedAt } }] }⏎              fixed-size: true⏎            - text: { key: live_activity.delivery.arrival_stops, default: Arriving about %1$@ · %2$lld stops before you, args: [{ format: { time: estimatedArrival } }, stopCount] }⏎              fixed-size: true
    """#)

  @Test("each is found by the id that says what is wrong", arguments: edits)
  func isFound(edit: CourierEdit) throws {
    guard case .played(let run) = try edit.outcome(shaper: Measuring.shaper) else {
      Issue.record("it is refused")
      return
    }
    let ids = Set(run.findings.map(\.id))
    #expect(ids.contains(edit.notice), "only \(ids.sorted())")
  }

  @Test("without an edit nothing is cut, and nothing is smaller than people read")
  func fitsUnedited() throws {
    let cut = Set(CheckRegistry.ids(named: CheckGroup.cut.rawValue) + ["comment-limit"])
    for run in try PlayedCourier.play(
      "every-status", locales: .listed([.all]), shaper: Measuring.shaper)
    {
      let found = run.findings.filter { cut.contains($0.id) && $0.severity > .note }
      #expect(found.isEmpty, "\(found.map(\.message))")
      #expect(run.texts.cut == 0)
    }
  }
}
