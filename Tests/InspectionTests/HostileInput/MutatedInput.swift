import Catalogs
import Diagnostics
import Foundation
import Inspection
import Languages
import Layout
import Localization
import Presentation
import ProductFiles
import Simulation
import Testing

@testable import polyglance

/// A kind of input with a sound file of it, and how a copy of it is used.
struct MutatedInput: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  var name: String
  /// Where it stands in the product.
  var path: String
  var original: [UInt8]
  /// What its format gives a meaning.
  var pieces: [[UInt8]]
  var seed: UInt64

  var description: String { "\(name), seed \(seed)" }
  var testDescription: String { description }

  private init(_ name: String, at path: String, _ text: String, signs: String) {
    self.init(
      name, at: path, Array(text.utf8),
      pieces: (signs.split(separator: " ").map(String.init) + ["\n", " ", "  "])
        .map { Array($0.utf8) })
  }

  private init(_ name: String, at path: String, _ bytes: [UInt8], pieces: [[UInt8]]) {
    self.name = name
    self.path = path
    original = bytes
    self.pieces = pieces
    seed = UInt64(bytes.count) &* 31 &+ UInt64(name.utf8.count)
  }

  static let all: [MutatedInput] =
    [
      MutatedInput(
        "String Catalog", at: "Widgets/Localizable.xcstrings", catalog,
        signs: #"{ } [ ] , : " "strings" "stringUnit" "variations" "plural" "device" "other" "#
          + #""substitutions" %arg %lld %1$@ null true 7 "#
          + #"\u001b[2J \u202e \u0000 \u009b \ud83d"#),
      MutatedInput(
        "stringsdict", at: "Widgets/fr.lproj/Localizable.stringsdict", dictionary,
        signs: "<dict> </dict> <key> </key> <string> </string> <array> <!-- --> <![CDATA[ ]]> & "
          + "&#0; &#x202e; &a; NSStringFormatSpecTypeKey other %#@n@"),
      MutatedInput(
        "Info.plist", at: "Widgets.appex/Info.plist", propertyList,
        signs: "<dict> </dict> <array> <key> <true/> <!DOCTYPE <!ENTITY ]> &a; &#27;"),
      MutatedInput(
        "binary Info.plist", at: "Widgets.appex/Info.plist", binary(propertyList),
        pieces: [[0x5F], [0xA1], [0xD1], [0x80], [0x0F], [0x1F], [0x6F], [0x13], [1, 0, 0, 0]]),
      MutatedInput(
        "binary stringsdict", at: "Widgets/fr.lproj/Localizable.stringsdict", binary(dictionary),
        pieces: [[0x5F], [0xA1], [0xD1], [0x80], [0x0F], [0x1F], [0x6F], [0x13], [1, 0, 0, 0]]),
      MutatedInput(
        "product", at: "product.yaml", probe.files["product.yaml"] ?? "", signs: yamlSigns),
      MutatedInput(
        "views", at: "card.views.yaml", probe.files["card.views.yaml"] ?? "", signs: yamlSigns),
      MutatedInput(
        "scenario", at: "story.scenario.yaml", probe.files["story.scenario.yaml"] ?? "",
        signs: yamlSigns),
      MutatedInput(
        "payload", at: "near.apns", payload,
        signs: #"{ } [ ] , : " // null true 1e9 -1 "aps" "timestamp" "content-state" "phase" "#
          + #"\u001b[2J \u202e \u0000 \u009b"#),
    ] + strings

  private static let yamlSigns =
    "{ } [ ] , : - ' \" # & * ! | > ? null true $locale ../ .. <<: &a *a !!str == ( ) + 90s 400d "
    + #""\e[2Jx" "\u202Ex" "\x9Bx" "\0""#

  /// `.strings` in each encoding that is read.
  private static let strings: [MutatedInput] = {
    let text =
      "/* é */ \"late\" = \"Sans \\\"nouvelles\\\" \\U00e9\";\n\"eta %@\" = \"Vers %1$@ 😀\"; // x\n"
      + "\"status.packing\" = 'Préparation';\nsymbol = Colis;\n"
    let signs = "{ } ( ) < > = ; , \" ' \\ /* */ // \\U202e \\0 %lld %n".split(separator: " ")
    func wide(_ text: String, _ order: (UInt16) -> [UInt8]) -> [UInt8] {
      text.utf16.flatMap(order)
    }
    let little: (UInt16) -> [UInt8] = { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: (UInt16) -> [UInt8] = { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let path = "Widgets/fr.lproj/Localizable.strings"
    return [
      MutatedInput(
        "strings, UTF-8", at: path, Array(text.utf8), pieces: signs.map { Array($0.utf8) }),
      MutatedInput(
        "strings, UTF-16LE", at: path, wide("\u{FEFF}" + text, little),
        pieces: signs.map { wide(String($0), little) } + [[0x00, 0xD8], [0x01, 0xDC]]),
      MutatedInput(
        "strings, UTF-16BE", at: path, wide("\u{FEFF}" + text, big),
        pieces: signs.map { wide(String($0), big) } + [[0xD8, 0x00], [0xDC, 0x01]]),
      MutatedInput(
        "strings, UTF-32LE", at: path,
        ("\u{FEFF}" + text).unicodeScalars.flatMap { scalar in
          (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
        }, pieces: [[0, 0, 0x11, 0], [0, 0xD8, 0, 0], [0x22, 0, 0, 0], [0]]),
    ]
  }()

  // MARK: Sound files

  private static let catalog = #"""
    {"sourceLanguage":"en","version":"1.0","strings":{
    "late":{"comment":"é","localizations":{"fr":{"stringUnit":{"state":"translated","value":"Rien"}}}},
    "eta %@":{"localizations":{"en":{"stringUnit":{"state":"new","value":"At %@"}},
     "fr":{"variations":{"device":{"iphone":{"stringUnit":{"value":"Vers %1$@ 😀"}},"other":{"stringUnit":{"value":"à %@"}}}}}}},
    "stops":{"localizations":{"fr":{"stringUnit":{"value":"%#@n@ %2$@"},"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld",
     "variations":{"plural":{"one":{"stringUnit":{"value":"%arg arrêt"}},"other":{"stringUnit":{"value":"%arg arrêts"}}}}}}}}}}}
    """#

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>stops</key><dict><key>NSStringLocalizedFormatKey</key>
    <string>%#@n@ é</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
    <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld arrêt</string><key>other</key><string>%lld arrêts</string></dict></dict>
    </dict></plist>
    """

  private static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>fr</string>
    <key>CFBundleLocalizations</key><array><string>fr</string><string>en</string></array></dict></plist>
    """

  private static let payload = #"""
    { // sent by hand
     "aps": { "timestamp": 1786021200, "event": "update", "stale-date": 1786024800,
      "content-state": { "phase": "near", "eta": 807714000, "note": "é😀", "person": "Al",
       "localeTag": "fr", "localeRevision": 2 }, "alert": { "title": { "loc-key": "late" } } } }
    """#

  private static func binary(_ xml: String) -> [UInt8] {
    guard
      let list = try? PropertyListSerialization.propertyList(from: Data(xml.utf8), format: nil),
      let data = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .binary, options: 0)
    else { return [] }
    return Array(data)
  }

  // MARK: The product around them

  /// A card that looks up, formats, counts and carries, and a story that sends to it.
  private static let probe: ProductProbe = {
    var probe = ProductProbe()
    probe.files["product.yaml"] = ProductProbe.product(fields: "      stops: Int?\n")
      .replacing("resources: [Widgets]", with: "resources: [Widgets, Widgets.appex]")
    probe.files["card.views.yaml"] = """
      lock-screen:
        environment: { locale: content-state, layout-direction: locale }
        vstack:
          - if: isStale
            then: { text: { key: late } }
            else: { text: { key: status.packing, default: Packing } }
          - text: { key: eta %@, args: [{ format: { time: eta } }] }
            line-limit: 1
          - text: { key: stops, args: [stops, phase] }
          - symbol: box
            accessibility: { label: { key: symbol } }
          - text: { joined: [{ value: note }, { literal: " · " }, { value: person }] }
      """
    probe.files["story.scenario.yaml"] = """
      scenario: Story
      product: product.yaml
      locale: fr
      device: { languages: [en-US], region: US, time-zone: UTC, now: 2026-08-06T09:00 }
      steps:
        - start: card
          state: { phase: packing, eta: +12m, stops: 3, note: Hello }
          stale-after: 10m
        - language: $locale
        - push: near.apns
        - wait: 20m
        - expect: { language: $locale, everywhere: true }
      """
    probe.files["near.apns"] = payload
    probe.files["Widgets.appex/Info.plist"] = propertyList
    return probe
  }()

  private static let sound: LoadedScenario? = try? read([:])

  private static func read(
    _ changes: [String: [UInt8]], product: LoadedProduct? = nil
  ) throws(InputProblem) -> LoadedScenario {
    var files = MemoryFiles(probe.files)
    for (path, bytes) in changes { files[path] = bytes }
    return try readScenario(
      "story.scenario.yaml", files: files, calendar: ICUCalendar(),
      vocabulary: ScenarioLoader.vocabulary, product: product)
  }

  /// Reads the copy in the place of the file, plays the story with it and finds every text that
  /// then stands somewhere.
  ///
  /// - Parameter reporting: whether every step is judged too, and the whole of it reported.
  func use(_ bytes: [UInt8], reporting: Bool) throws(InputProblem) -> String {
    var loaded: LoadedScenario
    if let file = ResourceFile(path: path), let sound = Self.sound {
      // The rest of the product stays as it was read.
      var reader = ResourceSetReader()
      try reader.add(file, bytes)
      loaded = sound
      let set = reader.finish()
      loaded.product.resources[TargetID("widgets")] = set
      loaded.problems = set.problems
    } else {
      let isOfProduct = path == "product.yaml" || path.hasSuffix(".views.yaml")
      loaded = try Self.read([path: bytes], product: isOfProduct ? nil : Self.sound?.product)
    }
    let problems = loaded.problems.map { $0.text(paths: .folder(".")) + "\n" }.joined()
    return problems + (reporting ? report(loaded) : texts(loaded))
  }

  /// What stands on every surface after the last step.
  private func texts(_ loaded: LoadedScenario) -> String {
    let product = loaded.product.product
    var world: World
    if ResourceFile(path: path) != nil, let sound = Self.soundEnd {
      world = sound
    } else {
      world = Self.end(of: loaded)
    }
    let resolver = Resolver(loaded.product, folders: loaded.folders)
    let texts = world.renders.values.flatMap(\.values).flatMap { render in
      resolver.resolve(render, at: world.clock).texts
    }
    return texts.map { $0.string.spelledOut + "\n" }.joined()
      + world.log.map { $0.fields.map(\.value).joined().spelledOut + "\n" }.joined()
      + product.name.spelledOut
  }

  private static let soundEnd: World? = sound.map(end)

  private static func end(of loaded: LoadedScenario) -> World {
    let product = loaded.product.product
    var world = World.launched(product: product, scenario: loaded.scenario)
    for step in loaded.scenario.steps {
      guard case .event(let event) = step.action else { continue }
      reduce(
        &world, Placed(event, at: step.place), product: product, calendar: ICUCalendar())
    }
    return world
  }

  private func report(_ loaded: LoadedScenario) -> String {
    let inspector = Inspector(
      product: loaded.product.product,
      resolver: Resolver(loaded.product, folders: loaded.folders))
    let runs = [
      LoadedRun(
        playing: PlayableScenario(
          scenario: loaded.scenario, inspector: inspector, root: ".", problems: loaded.problems),
        keeping: .frames)
    ]
    return TextReport(
      runs: runs, paths: .folder("."), explainsWhy: true, glosses: true, glyphs: .unicode
    ).text
      + JSONReport(runs: runs, failOn: .error, glosses: true).text
  }
}
