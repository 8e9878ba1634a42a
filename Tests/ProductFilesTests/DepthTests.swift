import Diagnostics
import ProductFiles
import Testing

/// Views that lie too deep in each other are refused.
@Suite struct DepthTests {
  @Test func whatIsDeepIsRefusedOrRead() {
    for depth in [100, 124, 130, 5000] {
      let views =
        "minimal: " + String(repeating: "{ vstack: [", count: depth) + "{ spacer: {} }"
        + String(repeating: "] }", count: depth)
      let message = problem { () throws(InputProblem) in
        try readProduct("p", files: Parcel.files(["p/Widgets/delivery.views.yaml": views]))
      }
      #expect((message == "no problem") == (depth < 128))
    }
  }
}
