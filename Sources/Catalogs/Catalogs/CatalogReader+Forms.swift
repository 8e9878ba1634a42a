import Diagnostics
import Documents

/// Texts and their variations.
extension CatalogReader {
  /// Where an object of units and variations stands; what may stand in it depends on it.
  enum Level { case localization, substitution, deviceCase, deviceFallback, pluralCase }

  /// What one such object holds, before it is decided which of it counts.
  struct Body {
    var unit: StringUnit?
    var plural: Variants<StringUnit>?
    var device: Variants<EntryForm>?
    var substitutions: [Substitution] = []
    var stringSet: [StringUnit]?
    var argument: Int?
    var formatSpecifier: String?
  }

  /// Reads an object whose start is the current token.
  mutating func body(_ level: Level) throws(InputProblem) -> Body {
    var body = Body()
    while try reader.nextToken() == .key {
      let key = reader.string()
      switch (key, level) {
      case ("variations", .pluralCase):
        note("a plural case cannot be varied further")
        try reader.skipValue(try reader.nextToken())
        continue
      case ("variations", .deviceFallback): note("the fallback ‘other’ cannot be varied further")
      case ("substitutions", .deviceCase), ("substitutions", .deviceFallback),
        ("substitutions", .pluralCase), ("substitutions", .substitution):
        note("substitutions belong to the localization itself")
        try reader.skipValue(try reader.nextToken())
        continue
      default: break
      }
      let token = try reader.nextToken()
      switch key {
      case "stringUnit": if try isObject(token, key) { body.unit = try unit() }
      case "variations": if try isObject(token, key) { try variations(into: &body, level) }
      case "substitutions":
        if try isObject(token, key) { body.substitutions = try substitutions() }
      case "stringSet": if try isObject(token, key) { body.stringSet = try stringSet() }
      case "argNum": body.argument = try integer(token, of: key)
      case "formatSpecifier": body.formatSpecifier = try string(token, of: key)
      default: try reader.skipValue(token)
      }
    }
    return body
  }

  private mutating func unit() throws(InputProblem) -> StringUnit {
    var unit = StringUnit("", at: reader.place())
    var hasValue = false
    while try reader.nextToken() == .key {
      let key = reader.string()
      let token = try reader.nextToken()
      switch key {
      case "state": unit.state = try string(token, of: key).map(UnitState.init)
      case "value":
        unit.place = reader.place()
        if let text = try string(token, of: key) {
          unit.text = text
          hasValue = true
        }
      default: try reader.skipValue(token)
      }
    }
    if !hasValue, unit.state != .new { note("unit without a value", at: unit.place) }
    return unit
  }

  private mutating func variations(into body: inout Body, _ level: Level) throws(InputProblem) {
    while try reader.nextToken() == .key {
      let kind = reader.string()
      switch (kind, level) {
      case ("plural", _):
        let token = try reader.nextToken()
        if try isObject(token, kind) { body.plural = try pluralCases() }
      case ("device", .localization), ("device", .substitution):
        let token = try reader.nextToken()
        if try isObject(token, kind) { body.device = try deviceCases() }
      case ("device", _):
        note("a device case cannot be varied by device again")
        try reader.skipValue(try reader.nextToken())
      default:
        note("unknown variation ‘\(kind)’", hints: nameHints(kind, among: ["plural", "device"]))
        try reader.skipValue(try reader.nextToken())
      }
    }
  }

  private mutating func pluralCases() throws(InputProblem) -> Variants<StringUnit> {
    var cases: [(String, StringUnit)] = []
    while try reader.nextToken() == .key {
      let name = knownName("plural category", among: pluralCategories)
      let token = try reader.nextToken()
      guard try isObject(token, "a plural case") else { continue }
      if let unit = try body(.pluralCase).unit { cases.append((name, unit)) }
    }
    return Variants(cases)
  }

  private mutating func deviceCases() throws(InputProblem) -> Variants<EntryForm> {
    var cases: [(String, EntryForm)] = []
    while try reader.nextToken() == .key {
      let name = knownName("device", among: devices)
      let place = reader.place()
      let token = try reader.nextToken()
      guard try isObject(token, "a device case") else { continue }
      let body = try body(name == "other" ? .deviceFallback : .deviceCase)
      if let form = form(of: body, at: place) { cases.append((name, form)) }
    }
    return Variants(cases)
  }

  /// The current key, with a problem where it is none of the names.
  private mutating func knownName(_ noun: String, among known: [String]) -> String {
    let name = reader.string()
    if !known.contains(name) {
      note("unknown \(noun) ‘\(name)’", hints: nameHints(name, among: known))
    }
    return name
  }

  private mutating func substitutions() throws(InputProblem) -> [Substitution] {
    var all: [Substitution] = []
    while try reader.nextToken() == .key {
      let name = reader.string()
      let place = reader.place()
      if name.contains("@") {
        note("the name of a substitution cannot hold ‘@’: the reference would end there")
      }
      let token = try reader.nextToken()
      guard try isObject(token, "a substitution") else { continue }
      let body = try body(.substitution)
      guard let form = form(of: body, at: place) else {
        note("substitution ‘\(name)’ has no variations", at: place)
        continue
      }
      all.append(
        Substitution(
          name, argument: body.argument, formatSpecifier: body.formatSpecifier, form: form,
          at: place))
    }
    return all
  }

  private mutating func stringSet() throws(InputProblem) -> [StringUnit] {
    var state: UnitState?
    var units: [StringUnit] = []
    while try reader.nextToken() == .key {
      let key = reader.string()
      let token = try reader.nextToken()
      switch (key, token) {
      case ("state", _): state = try string(token, of: key).map(UnitState.init)
      case ("values", .arrayStart):
        var element = try reader.nextToken()
        while element != .arrayEnd {
          let place = reader.place()
          if let text = try string(element, of: key) { units.append(StringUnit(text, at: place)) }
          element = try reader.nextToken()
        }
      default: try reader.skipValue(token)
      }
    }
    for index in units.indices { units[index].state = state }
    return units
  }
}

/// CLDR's plural categories.
let pluralCategories = ["zero", "one", "two", "few", "many", "other"]

/// The devices that Xcode varies by.
let devices = [
  "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other",
]
