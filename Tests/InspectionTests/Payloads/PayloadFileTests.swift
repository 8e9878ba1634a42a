import Testing

/// A new case: the members of `aps` that differ from a sound update, and the whole message.
@Suite("A payload file by itself")
struct PayloadFileTests {
  @Test(
    "is sound where every part is there and fits",
    arguments: [
      PayloadProbe.update(#""content-state": { "phase": "near" }, "stale-date": 1786021530"#),
      PayloadProbe.update(#""relevance-score": 75, "dismissal-date": 0"#, event: "end"),
      PayloadProbe.start(#""alert": { "title": "Parcel", "body": "Soon", "sound": "default" }"#),
      PayloadProbe.update(#""content-state": { "phase": "near", "eta": 807714300 }"#),
    ])
  func isSound(payload: String) throws {
    #expect(try PayloadProbe.findings(payload) == [])
    #expect(try PayloadProbe.findings(payload, probe: ProductProbe()) == [])
  }

  @Test(
    "is refused for a part that is missing or wrong",
    arguments: [
      (
        "{ \"data\": 1 }",
        "1 error payload-rejected: the payload has no ‘aps’ object, and nothing is delivered"
      ),
      (
        #"{ "aps": { "timestamp": 1786021230, "content-state": { "phase": "near" } } }"#,
        "1 error payload-rejected: ‘event’ is missing: expected ‘start’, ‘update’ or ‘end’, and the push is dropped"
      ),
      (
        PayloadProbe.update(#""content-state": { "phase": "near" }"#, event: "updated"),
        "1 error payload-rejected: ‘event’ is none of ‘start’, ‘update’ and ‘end’, and the push is dropped; did you mean ‘update’?"
      ),
      (
        #"{ "aps": { "event": "end", "timestamp": "1786021230" } }"#,
        "1 error payload-rejected: ‘timestamp’ is a string: expected a number of Unix seconds, and the push is dropped"
      ),
      (
        PayloadProbe.update(#""stale-date": 1786021530"#),
        "1 error payload-rejected: ‘content-state’ does not decode: expected an object, found nothing, and the whole push is dropped"
      ),
      (
        PayloadProbe.update(#""content-state": []"#),
        "2 error payload-rejected: ‘content-state’ does not decode: expected an object, found an array, and the whole push is dropped"
      ),
      (
        PayloadProbe.update(
          #""attributes": {}, "content-state": {}, "alert": { "title": "Now" }"#, event: "start"),
        "1 error payload-rejected: ‘attributes-type’ is missing: expected the name of the ActivityAttributes type, and nothing is started"
      ),
      (
        PayloadProbe.update(#""content-state": {}, "stale-date": "soon""#),
        "2 warning payload-rejected: ‘stale-date’ is a string: expected a number of Unix seconds, and the date is not taken"
      ),
    ])
  func isRefused(payload: String, finding: String) throws {
    #expect(try PayloadProbe.findings(payload) == [finding])
  }

  @Test(
    "is held to what the app declares, each field by itself",
    arguments: [
      (
        #""content-state": { "phase": "lost", "note": 4 }"#,
        [
          "2 error payload-rejected: ‘content-state.phase’ does not decode: expected one of packing, near, done, found the code ‘lost’, and the whole push is dropped; ‘unknown: keep’ would keep the update",
          "2 error payload-rejected: ‘content-state.note’ does not decode: expected String, found the number 4, and the whole push is dropped",
        ]
      ),
      (
        #""content-state": { "phasee": "near" }"#,
        [
          "2 error payload-rejected: ‘content-state.phase’ does not decode: expected one of packing, near, done, found nothing, and the whole push is dropped; ‘phasee’ stands there"
        ]
      ),
      (
        #""content-state": { "phase": "near", "notes": "x", "distance": 3 }"#,
        [
          "2 note payload-unknown-key: the app declares no ‘content-state.notes’ and ignores it; did you mean ‘note’?",
          "2 note payload-unknown-key: the app declares no ‘content-state.distance’ and ignores it",
        ]
      ),
      (
        #""content-state": { "phase": "near", "eta": "2026-08-06T09:00:00Z" }"#,
        [
          "2 error payload-date-epoch: ‘content-state.eta’ is a date written as text; a Date of the state is a number of seconds since 2001, and the whole push is dropped"
        ]
      ),
      (
        #""content-state": { "phase": "near", "eta": 1786021500 }"#,
        [
          "2 error payload-date-epoch: ‘content-state.eta’ reads as a Unix time; a Date of the state counts seconds from 2001"
        ]
      ),
      (
        #""content-state": { "phase": "near", "eta": 1786021500000 }"#,
        [
          "2 error payload-date-epoch: ‘content-state.eta’ counts milliseconds; a Date of the state counts seconds from 2001"
        ]
      ),
    ])
  func isHeldToDeclarations(members: String, findings: [String]) throws {
    let payload = PayloadProbe.update(members)
    #expect(try PayloadProbe.findings(payload, probe: ProductProbe()) == findings)
  }

  @Test("has the Firebase SDK's spelling where the SDK may write it, and in bare bytes less so")
  func firebase() throws {
    let aps = #"{ "aps": { "contentAvailable": true } }"#
    let finding =
      "1 warning payload-unknown-key: ‘contentAvailable’ is how the Firebase SDK "
      + "spells ‘content-available’; sent by anything else it is ignored"
    #expect(try PayloadProbe.findings(aps) == [finding])
    let request = #"{ "headers": { "apns-push-type": "background" }, "payload": \#(aps) }"#
    #expect(
      try PayloadProbe.findings(request) == [finding.replacing("warning", with: "note")])
  }

  @Test("names the types of attributes that the app has")
  func namesTypes() throws {
    let payload = PayloadProbe.start(#""alert": { "title": "Now" }"#)
      .replacing("\"card\"", with: "\"Parcel\"")
    #expect(
      try PayloadProbe.findings(payload, probe: ProductProbe()) == [
        "2 error payload-rejected: ‘attributes-type’ names no activity of the app, and nothing is started; declared: ‘card’"
      ])
  }

  @Test(
    "counts its dates in Unix seconds",
    arguments: [
      (
        #"{ "aps": { "event": "end", "timestamp": 1786021230000 } }"#,
        "1 error payload-milliseconds: ‘timestamp’ counts milliseconds; the system reads seconds since 1970, and a time so far ahead drops the push"
      ),
      (
        PayloadProbe.update(#""content-state": {}, "stale-date": 1786021530000"#),
        "2 warning payload-milliseconds: ‘stale-date’ counts milliseconds; the system reads seconds since 1970, and the activity never goes stale"
      ),
      (
        PayloadProbe.update(#""dismissal-date": 1786021530000"#, event: "end"),
        "2 warning payload-milliseconds: ‘dismissal-date’ counts milliseconds; the system reads seconds since 1970, and the ended card is not removed when it should be"
      ),
      (
        #"{ "aps": { "event": "end", "timestamp": 807714030 } }"#,
        "1 error payload-date-epoch: ‘timestamp’ counts seconds since 2001; the system reads it as a Unix time, in 1970 to 2000"
      ),
      (
        PayloadProbe.update(#""content-state": {}, "stale-date": 1786020930"#),
        "2 error payload-stale-past: ‘stale-date’ is 300 s before ‘timestamp’: the content is stale when it arrives"
      ),
      (
        PayloadProbe.update(#""content-state": {}, "stale-date": 1786021230"#),
        "2 error payload-stale-past: ‘stale-date’ is the time of sending: the content is stale when it arrives"
      ),
    ])
  func countsSeconds(payload: String, finding: String) throws {
    #expect(try PayloadProbe.findings(payload) == [finding])
  }

  @Test(
    "has keys that somebody reads",
    arguments: [
      (
        #"{ "aps": { "event": "update", "timestamp": 1786021230, "content_state": {} } }"#,
        [
          "1 error payload-unknown-key: ‘content_state’ is no key of ‘aps’, which lacks ‘content-state’, and the push is dropped"
        ]
      ),
      (
        PayloadProbe.update(#""content-state": {}, "stale_date": 1786021530, "color": 3"#),
        [
          "2 error payload-unknown-key: ‘stale_date’ is no key of ‘aps’ and is ignored; did you mean ‘stale-date’?",
          "2 note payload-unknown-key: ‘color’ is no key of ‘aps’ and is ignored",
        ]
      ),
      (
        PayloadProbe.start(#""alert": { "title": { "loc_key": "title" }, "body": "Soon" }"#),
        [
          "3 error payload-unknown-key: ‘loc_key’ is no key of ‘alert.title’ and is ignored; did you mean ‘loc-key’?"
        ]
      ),
      (
        #"{ "aps": { "alert": { "lockey": "title", "loc-args": [] } } }"#,
        [
          "1 error payload-unknown-key: ‘lockey’ is no key of ‘alert’ and is ignored; did you mean ‘loc-key’?"
        ]
      ),
    ])
  func knowsKeys(payload: String, findings: [String]) throws {
    #expect(try PayloadProbe.findings(payload) == findings)
  }

  @Test("starts with an alert in the form of a Live Activity")
  func alertOfStart() throws {
    let none = PayloadProbe.start(#""stale-date": 1786021530"#)
    #expect(
      try PayloadProbe.findings(none) == [
        "1 error payload-no-alert: this push starts an activity without an ‘alert’, and such pushes were seen never to show: give it a title and a body"
      ])
    let flat = PayloadProbe.start(#""alert": { "title-loc-key": "title", "loc-key": "late" }"#)
    #expect(
      try PayloadProbe.findings(flat) == [
        "3 error payload-flat-keys: ‘title-loc-key’, ‘loc-key’ are for ordinary notifications; a Live Activity has ‘loc-key’ and ‘loc-args’ inside ‘title’ and ‘body’"
      ])
  }

  @Test("of an ordinary notification is not judged as one for a Live Activity")
  func ordinaryNotification() throws {
    let payload = """
      { "aps": { "alert": { "title-loc-key": "title", "loc-key": "late", "loc-args": [] },
        "badge": 3, "mutable-content": true, "category": "map" }, "stale-date": "of our own" }
      """
    #expect(try PayloadProbe.findings(payload) == [])
  }

  @Test(
    "is found inside a request to a sending service", arguments: ["payload", "apns", "message"])
  func insideRequest(shape: String) throws {
    let aps = #"{ "aps": { "event": "end" } }"#
    let payload =
      switch shape {
      case "payload": #"{ "headers": { "apns-push-type": "liveactivity" }, "payload": \#(aps) }"#
      case "apns": #"{ "token": "t", "apns": { "payload": \#(aps) } }"#
      default: #"{ "message": { "apns": { "payload": \#(aps) } } }"#
      }
    #expect(
      try PayloadProbe.findings(payload) == [
        "1 error payload-rejected: ‘timestamp’ is missing: expected a number of Unix seconds, and the push is dropped"
      ])
  }

  @Test("has at most 4096 bytes, white space apart")
  func isSmall() throws {
    func payload(_ count: Int) -> String {
      PayloadProbe.update(
        "\"content-state\": {}, \"alert\": { \"title\": \"\(String(repeating: "x", count: count))\" }"
      )
    }
    let around = 89
    #expect(try PayloadProbe.findings(payload(4096 - around)) == [])
    #expect(
      try PayloadProbe.findings(payload(4097 - around)) == [
        "1 error payload-too-large: the payload has 4097 bytes, and APNs refuses more than 4096: nothing is delivered"
      ])
  }
}
