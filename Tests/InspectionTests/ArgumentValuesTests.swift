import Presentation
import Testing

@testable import polyglance

/// Values of options that are none, or are given twice.
struct ArgumentValuesTests {
  @Test(arguments: ["--device", "--text-size"], ["", ","])
  func anEmptyValueIsNone(name: String, value: String) {
    let option = Option(name, value: "NAME,…", "any")
    #expect(throws: UsageError.self) { try ParsedArguments([name, value], options: [option]) }
    #expect(throws: UsageError.self) {
      try ParsedArguments(["\(name)=\(value)"], options: [option])
    }
  }

  @Test func aDeviceThatIsNamedTwiceIsPlayedOnce() throws {
    let choice = try DeviceChoice(["iPhone 16 Pro", "iPhone 15", "iPhone 16 Pro"])
    #expect(choice.models.map { $0?.name } == ["iPhone 16 Pro", "iPhone 15"])
  }
}
