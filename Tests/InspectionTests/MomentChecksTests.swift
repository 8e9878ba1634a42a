import Diagnostics
import Inspection
import Languages
import Testing

@Suite("Checks of a moment")
struct MomentChecksTests {
  @Test(
    "a stored language that is no canonical supported tag is reported and skipped",
    arguments: ["fr_CA", "French", "FR", "pl"])
  func storedTagInvalid(stored: String) throws {
    var probe = ProductProbe()
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(
      ["expect: { language: en, source: device-match }"],
      head: "store: { language: \(stored), revision: 7 }")
    #expect(try probe.findings() == ["story.scenario.yaml:5 warning stored-tag-invalid step 1"])
    #expect(try probe.run().expectations.allSatisfy(\.passed))
  }

  @Test("a stored language that counts is not reported")
  func storedTagValid() throws {
    var probe = ProductProbe()
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(
      ["expect: { language: fr, source: app-preference, revision: 7 }"],
      head: "store: { language: fr, revision: 7 }")
    #expect(try probe.findings() == [])
    #expect(try probe.run().expectations.allSatisfy(\.passed))
  }

  @Test("a code without a branch of its own is not mapped")
  func unmappedCode() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views().replacing(
      "          done: { text: { key: status.near } }",
      with: "        else: { text: { key: late } }")
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "update: { state: { phase: done } }"
    ])
    #expect(
      try probe.findings().contains { $0.hasSuffix("warning unmapped-code step 2 lock-screen") })
  }

  @Test("a code with a branch of its own one level up is mapped")
  func mappedAbove() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = """
      lock-screen:
        environment: { locale: content-state }
        vstack:
          - if: phase == "done"
            then: { text: { key: late } }
            else:
              switch: phase
              cases:
                packing: { text: { key: status.packing } }
                near: { text: { key: status.near } }
              else: { text: { key: status.near } }
      """
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "update: { state: { phase: done } }"
    ])
    #expect(try probe.findings().filter { $0.contains("unmapped-code") } == [])
  }

  @Test("a card that says the same when stale is unmarked, one that does not is not")
  func staleUnmarked() throws {
    var probe = ProductProbe()
    let steps = ["update: { state: { phase: near }, stale-after: 1m }", "wait: 2m"]
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(steps)
    #expect(try probe.findings() == [])
    probe.files["card.views.yaml"] = """
      lock-screen:
        environment: { locale: content-state }
        text: { key: status.near }
      """
    #expect(
      try probe.findings() == ["card.views.yaml:1 warning stale-unmarked step 3 lock-screen"])
  }

  @Test("a card that says the same when ended is unmarked, one with a final state is not")
  func endedUnmarked() throws {
    var probe = ProductProbe()
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["end: {}"])
    #expect(
      try probe.findings() == ["card.views.yaml:1 warning ended-unmarked step 2 lock-screen"])
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["end: { state: { phase: near } }"])
    #expect(try probe.findings() == [])
  }

  @Test("a tag and a revision that the store never held together disagree, as sent by the server")
  func revisionDisagrees() throws {
    var probe = ProductProbe()
    func payload(_ revision: Int) -> String {
      """
      { "aps": { "timestamp": 1786006800, "event": "update",
        "content-state": { "phase": "near", "localeTag": "fr", "localeRevision": \(revision) } } }
      """
    }
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "language: $locale", "push: { file: near.apns, as-written: true }",
    ])
    probe.files["near.apns"] = payload(1)
    #expect(
      try probe.findings() == [
        "story.scenario.yaml:10 warning revision-disagrees step 3 lock-screen"
      ])
    probe.files["near.apns"] = payload(2)
    #expect(try probe.findings() == [])
  }

  @Test(
    "a picture without a name is unlabelled, a named or hidden one is not",
    arguments: [
      ("symbol: bag", true), ("image: van", true), ("progress: { value: 0.5 }", true),
      ("gauge: { value: 0.5 }", true),
      ("symbol: bag\n      accessibility: { label: { key: symbol } }", false),
      ("symbol: bag\n      accessibility: { hidden: true }", false),
    ])
  func unlabelled(view: String, isFound: Bool) throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: [view])
    let expected = ["card.views.yaml:12 error unlabelled step 1 lock-screen"]
    let found = try probe.findings().filter { $0.contains("step 1") }
    #expect(found == (isFound ? expected : []))
  }

  @Test("comments and trailing commas of a payload are warned of, at their places")
  func payloadSyntax() throws {
    var probe = ProductProbe()
    probe.files["near.apns"] = """
      { // a comment
        "aps": { "timestamp": 1786000000, "event": "update",
          "content-state": { "phase": "near", } } }
      """
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["push: near.apns"])
    #expect(
      try probe.findings() == [
        "near.apns:1 warning payload-syntax step 2", "near.apns:3 warning payload-syntax step 2",
      ])
  }

  @Test(
    "a state that does not decode is refused at its line, and the last good one stays",
    arguments: [
      #""phase": "lost""#, #""phase": 3"#, #""phase": null"#, #""phase": "near", "eta": "soon""#,
      #""phase": "near", "eta": true"#,
    ])
  func payloadRejected(fields: String) throws {
    var probe = ProductProbe()
    probe.files["near.apns"] = """
      { "aps": { "timestamp": 1786000000, "event": "update",
        "content-state": { \(fields) } } }
      """
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "push: near.apns", "expect: { text: { equals: Packing your things } }",
    ])
    #expect(try probe.findings() == ["near.apns:2 error payload-rejected step 2"])
    #expect(try probe.run().expectations.allSatisfy(\.passed))
  }

  @Test("what became of a push can be expected at the step after it, and claimed")
  func claimsPayloadFindings() throws {
    var probe = ProductProbe()
    probe.files["near.apns"] = """
      { "aps": { "timestamp": 1786000000, "event": "update",
        "content-state": { "phase": "lost" } } }
      """
    probe.files["story.scenario.yaml"] = ProductProbe.scenario([
      "push: near.apns", "expect: { finding: payload-rejected }", "expect: { absent: [payload] }",
    ])
    let run = try probe.run()
    #expect(run.expectations.map(\.passed) == [true, false])
    #expect(run.findings.map(\.claimed) == [true])
  }

  @Test("a Unix time in a Date of the state is reported, one from 2001 is not")
  func payloadDateEpoch() throws {
    var probe = ProductProbe()
    func payload(_ seconds: Int) -> String {
      """
      { "aps": { "timestamp": 1786000000, "event": "update",
        "content-state": { "phase": "near", "eta": \(seconds) } } }
      """
    }
    probe.files["near.apns"] = payload(1_786_000_600)
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(["push: near.apns"])
    #expect(try probe.findings() == ["near.apns:2 error payload-date-epoch step 2"])
    probe.files["near.apns"] = payload(1_786_000_600 - 978_307_200)
    #expect(try probe.findings() == [])
  }

  @Test("a severity of the product overrides that of the check, and off silences it")
  func severityOverrides() throws {
    var probe = ProductProbe()
    probe.files["card.views.yaml"] = ProductProbe.views(extra: ["symbol: bag"])
    probe.files["product.yaml"] = ProductProbe.product(more: "severity: { unlabelled: note }")
    #expect(try probe.findings().allSatisfy { $0.contains(" note unlabelled ") })
    #expect(try probe.run().passed(failOn: .error))
    probe.files["product.yaml"] = ProductProbe.product(more: "severity: { unlabelled: off }")
    #expect(try probe.findings() == [])
  }
}
