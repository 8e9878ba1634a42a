import Languages
import Presentation
import Simulation
import Testing

@Suite("Swift's decoding rules")
struct DecodingTests {
  private func decode(
    _ type: FieldType, _ value: GivenValue?
  ) -> (value: Value?, failure: DecodingFailure?) {
    var play = Play(courier(fields: [declared("x", type)]))
    var state: [GivenField] = [GivenField("phase", at: payload(4), "nearby")]
    if let value { state.append(GivenField("x", at: payload(6), value)) }
    play(.wait(1))
    let root = GivenValue(.record(state), at: payload(4))
    let payload = aps(
      "start", state: root,
      [
        "attributes-type": "DeliveryAttributes", "attributes": ["orderID": "A"],
        "alert": ["title": ["loc-key": "alert.started"]],
      ])
    play(push(payload))
    guard case .undecodable(let failure) = play.world.pushes[0].refusal else {
      return (play.world.activities["delivery#1"]?.state["x"], nil)
    }
    return (nil, failure)
  }

  @Test(
    "what decodes",
    arguments: [
      (FieldType.int, GivenValue.digits("20.0"), Value.int(20)),
      (.int, .digits("2e1"), .int(20)), (.int, .digits("-3"), .int(-3)),
      (.double, .digits("20"), .double(20)), (.decimal, .digits("20.10"), .decimal("20.10")),
      (.date, .digits("0"), .date(Instant(978_307_200 + nine.seconds + 1 - written))),
      (.date, .digits("0.75"), .date(Instant(978_307_200 + nine.seconds + 1 - written))),
      (.duration, .digits("90.5"), .duration(90)),
      (.url, "https://example.org", .text("https://example.org", .payload(payload(1)))),
      (
        .uuid, "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
        .text("E621E1F8-C36C-495A-93FC-0C247A3E6E5F", .payload(payload(1)))
      ),
      (.data, "aGk=", .text("aGk=", .payload(payload(1)))),
      (.optional(.int), .null, .null),
      (.list(.int), GivenValue(.list([1, 2]), at: payload(1)), .list([.int(1), .int(2)])),
      (.codes(["a"], unknown: .keep), "a", .code("a", of: "x")),
      (.codes(["a"], unknown: .keep), "b", .text("b", .payload(payload(1)))),
      (.userText, "Aïcha", .text("Aïcha", .userContent)),
    ])
  func decodes(_ type: FieldType, _ given: GivenValue, _ value: Value) {
    #expect(decode(type, given).value == value)
  }

  @Test(
    "what does not, and why",
    arguments: [
      (FieldType.int, GivenValue.digits("20.5"), "dataCorrupted x Int, the number 20.5"),
      (.int, "3", "typeMismatch x Int, a string"),
      (.int, GivenValue(.bool(true), at: payload(1)), "typeMismatch x Int, true"),
      (
        .int, .digits("99999999999999999999"),
        "dataCorrupted x Int, the number 99999999999999999999"
      ),
      (.bool, 1, "typeMismatch x Bool, the number 1"),
      (.string, 1, "typeMismatch x String, the number 1"),
      (.string, .null, "valueNotFound x String, null"),
      (.date, "2026-08-06T09:00:00Z", "typeMismatch x Date, a date as text"),
      (.uuid, "E621", "dataCorrupted x UUID, a string"),
      (.data, "a", "dataCorrupted x Data, a string"), (.url, "", "dataCorrupted x URL, a string"),
      (
        .codes(["a", "b"], unknown: .reject), "c",
        "dataCorrupted x one of a, b, the code ‘c’"
      ),
      (
        .list(.int), GivenValue(.list([1, "2"]), at: payload(1)),
        "typeMismatch x.1 Int, a string"
      ),
      (.list(.int), 1, "typeMismatch x [Int], the number 1"),
      (.record([declared("y", .int)]), [:] as GivenValue, "keyNotFound x.y Int, nothing"),
      (
        .optional(.record([declared("y", .optional(.int))])), ["y": "1"] as GivenValue,
        "typeMismatch x.y Int, a string"
      ),
    ])
  func fails(_ type: FieldType, _ given: GivenValue, _ words: String) {
    let failure = decode(type, given).failure
    let found = failure.map {
      "\($0.kind) \($0.path.dropFirst().joined(separator: ".")) \($0.expected), \($0.found)"
    }
    #expect(found == words)
    #expect(failure?.path.first == "content-state")
    #expect(failure?.place == payload(1))
  }

  @Test("null and a missing key are alike for optionals, and a missing one is an error otherwise")
  func missing() {
    #expect(decode(.optional(.int), nil).value == .null)
    let failure = decode(.int, nil).failure
    #expect(failure?.kind == .keyNotFound)
    #expect(failure?.place == payload(4), "the object that lacks the key")
  }

  @Test("keys that nobody declared are ignored; the last good state stays")
  func lastGood() {
    var play = Play()
    play(start(["stopCount": 3]), .wait(5))
    let good = play["delivery#1"]
    play(push(aps(state: ["phase": "nearby", "stopCount": "2"])))
    #expect(play["delivery#1"] == good)
    play(.wait(5), push(aps(state: ["phase": "nearby", "weather": "fine"])))
    #expect(play["delivery#1"].state.keys.contains("weather") == false)
    #expect(play["delivery#1"].state["phase"] == .code("nearby", of: "phase"))
  }

  @Test("an unknown code drops the push, or is kept where the field says so")
  func unknownCode() {
    for (rule, phase) in [(UnknownCode.reject, "preparing"), (.keep, "delayed")] {
      var play = Play(courier(unknown: rule))
      play(start(), .wait(5), push(aps(state: ["phase": "delayed"])))
      let found = play["delivery#1"].state["phase"]
      #expect(found?.isEqual(to: .text(phase, .userContent)) == true)
      if case .code = found { #expect(rule == .reject) } else { #expect(rule == .keep) }
    }
  }
}
