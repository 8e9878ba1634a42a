import Diagnostics
import Documents
import Languages
import Presentation
import Simulation

/// Reads the verbs of languages, of the device and of the app's life: all that need no file and no
/// clock.
struct DeviceEventReader {
  let document: Document
  let product: Product

  func read(_ member: Node.Member) throws(InputProblem) -> Event {
    let value = member.value
    switch member.key {
    case "language": return try language(value)
    case "region": return .region(try readRegion(value, of: document))
    case "hour-cycle": return .hourCycle(try readHourCycle(value, of: document))
    case "text-size":
      return .textSize(
        try document.requireTextSize(value))
    case "device": return try device(value)
    case "offline":
      if value.kind == .null { return .offline(true) }
      return .offline(try document.requireBool(value))
    case _: break
    }
    try requireNoValue(member, of: document)
    return switch member.key {
    case "install": .install
    case "launch": .launch
    case "foreground": .foreground
    case "background": .background
    case "terminate": .terminate
    case "reboot": .reboot
    case "lock": .lock(true)
    case "unlock": .lock(false)
    case _: .syncServer
    }
  }

  private func language(_ node: Node) throws(InputProblem) -> Event {
    guard case .mapping = node.kind else {
      if product.inAppLanguage == .none {
        throw document.problem(
          "the app offers no choice of language", at: node,
          hints: ["see ‘in-app-language’ in \(product.file)", "or choose ‘{ per-app: … }’"])
      }
      return .languageInApp(try readSupported(node, of: document, product: product))
    }
    _ = try document.requireMapping(node, keys: ScenarioKeys.language.names)
    let member = try document.requireSingleMember(node, expected: "‘device’ or ‘per-app’")
    if member.key == "device" {
      return .languageOfDevice(try readDeviceLanguages(member.value, of: document))
    }
    if member.value.kind == .null { return .languagePerApp(nil) }
    return .languagePerApp(try readSupported(member.value, of: document, product: product))
  }

  private func device(_ node: Node) throws(InputProblem) -> Event {
    _ = try document.requireMapping(node, keys: ScenarioKeys.deviceChange.names)
    let model = try document.member("model", of: node).map { (node) throws(InputProblem) in
      try readModel(node, of: document)
    }
    let os = try document.member("os", of: node).map { (node) throws(InputProblem) in
      try readSystem(node, of: document)
    }
    guard model != nil || os != nil else {
      throw document.problem("nothing of the device changes", at: node)
    }
    return .device(model: model, os: os)
  }
}

/// Refuses a value after a verb that takes none.
func requireNoValue(_ member: Node.Member, of document: Document) throws(InputProblem) {
  guard member.value.kind == .null, member.value.tag == nil else {
    throw document.problem("‘\(member.key)’ takes no value", at: member.value)
  }
}

/// A model of the table of devices.
func readModel(_ node: Node, of document: Document) throws(InputProblem) -> DeviceModel {
  let name = try document.requireText(node, expected: "a device")
  guard let model = DeviceModel.named(name) else {
    throw document.problem(
      "unknown device ‘\(shortened(name))’", at: node,
      hints: nameHints(name, among: DeviceModel.names)
        + ["‘polyglance devices’ lists all with their sizes"])
  }
  return model
}

/// One language or several, in order of preference; not only those that the app has.
func readDeviceLanguages(
  _ node: Node, of document: Document
) throws(InputProblem) -> [LanguageTag] {
  var languages: [LanguageTag] = []
  for element in document.oneOrMore(node) { languages.append(try readTag(element, of: document)) }
  if languages.isEmpty { throw document.problem("a device has a language", at: node) }
  return languages
}

/// An ISO 3166 or UN M.49 region.
func readRegion(_ node: Node, of document: Document) throws(InputProblem) -> String {
  let text = try document.requireText(node, expected: "a region")
  let isCode =
    text.utf8.count == 2 && text.allSatisfy { ("A"..."Z").contains($0) }
    || text.utf8.count == 3 && text.allSatisfy { ("0"..."9").contains($0) }
  guard isCode else {
    throw document.problem(
      "unknown region ‘\(text)’", at: node, hints: ["expected two capital letters, as ‘CA’"])
  }
  return text
}

/// `12h`, `24h`, or `region` for whatever the region has.
func readHourCycle(_ node: Node, of document: Document) throws(InputProblem) -> HourCycle? {
  HourCycle(
    rawValue: try document.requireChoice(
      node, among: ScenarioKeys.hourCycles, noun: "hour cycle"))
}

/// An IANA id that the calendar knows.
func readTimeZone(
  _ node: Node, of document: Document, calendar: any CivilCalendar
) throws(InputProblem) -> String {
  let zone = try document.requireText(node, expected: "a time zone")
  let noon = LocalMoment(year: 2026, month: 1, day: 1, hour: 12)
  guard calendar.instant(of: noon, timeZone: zone) != nil else {
    throw document.problem(
      "unknown time zone ‘\(zone)’", at: node, hints: ["expected an IANA id, as ‘America/Toronto’"])
  }
  return zone
}

/// A system and its version, as `iOS 26.0`; the version alone will do.
func readSystem(_ node: Node, of document: Document) throws(InputProblem) -> String {
  let text = try document.requireText(node, expected: "a system, as ‘iOS 26.0’")
  let words = text.split(separator: " ")
  let numbers = (words.last ?? "").split(separator: ".", omittingEmptySubsequences: false)
  guard (1...2).contains(words.count), words.count == 1 || words[0].allSatisfy(\.isLetter),
    numbers.allSatisfy({ Int($0).map { (0...999).contains($0) } == true && $0.first != "+" })
  else {
    throw document.problem("expected a system, as ‘iOS 26.0’, found ‘\(text)’", at: node)
  }
  return text
}

/// A moment that exists in that zone.
func readMoment(
  _ node: Node, of document: Document, calendar: any CivilCalendar, timeZone: String
) throws(InputProblem) -> LocalMoment {
  let text = try document.requireText(node, expected: "an instant, as ‘2026-08-06T09:00’")
  guard let moment = localMoment(text) else {
    throw document.problem(
      "expected an instant, as ‘2026-08-06T09:00’, found ‘\(text)’", at: node)
  }
  guard calendar.instant(of: moment, timeZone: timeZone) != nil else {
    throw document.problem("there is no such day as ‘\(text)’", at: node)
  }
  return moment
}

extension Document {
  /// One of the Dynamic Type sizes, in any of its spellings.
  func requireTextSize(_ node: Node) throws(InputProblem) -> DynamicTypeSize {
    let name = try requireText(node, expected: "a text size")
    if let size = DynamicTypeSize.allCases.first(where: { $0.spellings.contains(name) }) {
      return size
    }
    let meant = DynamicTypeSize(name: name)?.spellings
    throw unknownName("text size", name, at: node, among: meant ?? Vocabulary.textSizes)
  }
}
