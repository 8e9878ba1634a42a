import Diagnostics
import Inspection
import Testing

@Suite("A payload that was sent")
struct SentPayloadTests {
  /// Messages of what was found at the last step, after the pushes given.
  private func messages(_ steps: [String], _ payloads: [String: String]) throws -> [String] {
    var probe = ProductProbe()
    for (name, text) in payloads { probe.files[name] = text }
    probe.files["story.scenario.yaml"] = ProductProbe.scenario(steps)
    return try probe.run().findings.filter { $0.id.hasPrefix("payload-") }.map {
      "\($0.place.file):\($0.place.line) \($0.severity.rawValue) \($0.id) step \($0.step): "
        + $0.message
    }
  }

  private func update(_ timestamp: Int, _ more: String = "", event: String = "update") -> String {
    """
    { "aps": { "timestamp": \(timestamp), "event": "\(event)",
      "content-state": { "phase": "near", "localeTag": "en", "localeRevision": 1 }\(more) } }
    """
  }

  /// The virtual now of the story.
  private let now = 1_786_006_800

  @Test("is told once why it was refused, by the most exact id")
  func refusedOnce() throws {
    let push = "push: { file: a.apns, as-written: true }"
    #expect(
      try messages([push], ["a.apns": update(now - 90)]) == [
        "a.apns:1 error payload-late step 2: ‘timestamp’ is 90 s older than the newest update of ‘card#1’, and the push is ignored"
      ])
    #expect(
      try messages([push], ["a.apns": update(now * 1000)]) == [
        "a.apns:1 error payload-milliseconds step 2: ‘timestamp’ counts milliseconds; the system reads seconds since 1970, and a time so far ahead drops the push"
      ])
    #expect(
      try messages([push], ["a.apns": update(now + 9 * 3600)]) == [
        "a.apns:1 error payload-rejected step 2: ‘timestamp’ is more than 8 hours in the future, and the push is dropped"
      ])
    #expect(
      try messages([push], ["a.apns": update(now - 978_307_200)]) == [
        "a.apns:1 error payload-date-epoch step 2: ‘timestamp’ counts seconds since 2001; the system reads it as a Unix time, in 1970 to 2000"
      ])
    #expect(
      try messages(["end: {}", "push: a.apns"], ["a.apns": update(now)]) == [
        "a.apns:1 error payload-late step 3: ‘card#1’ has ended, and what comes after the end is ignored"
      ])
    #expect(
      try messages(["push: a.apns", "push: a.apns"], ["a.apns": update(now)]) == [
        "a.apns:1 error payload-late step 3: ‘timestamp’ is that of the push before it, and this one is ignored"
      ])
    #expect(
      try messages(["push: a.apns"], ["a.apns": #"{ "ap": {} }"#]) == [
        "a.apns:1 error payload-rejected step 2: the payload has no ‘aps’ object, and nothing is delivered"
      ])
    #expect(
      try messages(["push: a.apns"], ["a.apns": update(now, event: "upd")]) == [
        "a.apns:1 error payload-rejected step 2: ‘event’ is none of ‘start’, ‘update’ and ‘end’, and the push is dropped"
      ])
    #expect(
      try messages(["push: a.apns"], ["a.apns": update(now, event: "updaet")]) == [
        "a.apns:1 error payload-rejected step 2: ‘event’ is none of ‘start’, ‘update’ and ‘end’, and the push is dropped; did you mean ‘update’?"
      ])
    let silent = #"{ "aps": { "content-state": { "phase": "near" } } }"#
    #expect(
      try messages(["push: a.apns"], ["a.apns": silent]) == [
        "a.apns:1 error payload-rejected step 2: ‘event’ is missing: expected ‘start’, ‘update’ or ‘end’, and the push is dropped"
      ])
    #expect(
      try messages([push], ["a.apns": #"{ "aps": { "event": "update", "content-state": {} } }"#])
        == [
          "a.apns:1 error payload-rejected step 2: ‘timestamp’ is missing: expected a number of Unix seconds, and the push is dropped"
        ])
    #expect(
      try messages(
        ["push: { file: a.apns, to: broadcast }"],
        ["a.apns": PayloadProbe.start("\"alert\": { \"title\": \"x\" }")]) == [
          "a.apns:1 error payload-rejected step 2: a broadcast updates and ends activities; it cannot start one"
        ])
    let large = String(repeating: "x", count: 4000)
    #expect(
      try messages(
        ["push: a.apns"], ["a.apns": update(now, ", \"alert\": { \"title\": \"\(large)\" }")]) == [
          "a.apns:1 error payload-too-large step 2: the payload has 4139 bytes, and APNs refuses more than 4096: nothing is delivered"
        ])
  }

  @Test("names the key that was misspelled, not the one that is missing")
  func misspelled() throws {
    let payload = update(now).replacing("content-state", with: "content_state")
    #expect(
      try messages(["push: a.apns"], ["a.apns": payload]) == [
        "a.apns:2 error payload-unknown-key step 2: ‘content_state’ is no key of ‘aps’, which lacks ‘content-state’, and the push is dropped"
      ])
  }

  @Test("an old end applies, which is warned of")
  func oldEnd() throws {
    let push = "push: { file: a.apns, as-written: true }"
    #expect(
      try messages([push], ["a.apns": update(now - 90, event: "end")]) == [
        "story.scenario.yaml:9 warning payload-late step 2: ‘timestamp’ is 90 s older than the newest update of ‘card#1’; the end was seen to apply all the same, which nobody promises"
      ])
  }

  @Test("is stale when it arrives, in its file or since it waited")
  func staleWhenItArrives() throws {
    #expect(
      try messages(["push: a.apns"], ["a.apns": update(now, ", \"stale-date\": \(now - 60)")]) == [
        "a.apns:2 error payload-stale-past step 2: ‘stale-date’ is 60 s before ‘timestamp’: the content is stale when it arrives"
      ])
    #expect(
      try messages(
        ["wait: 10m", "push: { file: a.apns, as-written: true }"],
        ["a.apns": update(now + 60, ", \"stale-date\": \(now + 120)")]) == [
          "story.scenario.yaml:10 error payload-stale-past step 3: ‘stale-date’ was 480 s ago when the push came"
        ])
  }

  @Test("that is never received is refused by nobody")
  func missed() throws {
    #expect(
      try messages(["miss-push: a.apns"], ["a.apns": #"{ "aps": { "event": "end" } }"#]) == [])
  }
}
