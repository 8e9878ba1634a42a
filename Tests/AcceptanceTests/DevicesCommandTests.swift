import Foundation
import Presentation
import TestSupport
import Testing

@Suite("The command devices, and --device")
struct DevicesCommandTests {
  private let sound = "Scenarios/courier/french-on-the-way.scenario.yaml"

  @Test("lists every device with its size and who states it")
  func list() throws {
    let lines = try BuiltTool.run(["devices"]).output.split(separator: "\n").map(String.init)
    for model in DeviceModel.all {
      let line = try #require(lines.first { $0.hasPrefix(model.name + "  ") })
      #expect(line.hasSuffix(model.activitySource.description))
    }
    #expect(lines.contains { $0.hasPrefix("Apple Watch 49 mm") && $0.contains("191×81.5") })
    #expect(lines.contains { $0.hasPrefix("2×1 cells") && $0.contains("130×51") })
    let estimates = lines.drop { !$0.hasPrefix("stated nowhere") }.joined(separator: " ")
    for estimate in PlatformEstimate.all {
      let words = estimates.split(separator: " ").joined(separator: " ")
      #expect(words.contains(estimate.words))
    }
  }

  @Test("tells one device in full, with the reason for each surface that it lacks")
  func details() throws {
    let text = try BuiltTool.run(["devices", "iPhone SE (3rd generation)"]).output
    let rows = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.contains("compact-leading – no island on iPhone SE (3rd generation)"))
    #expect(rows.contains("banner 353×84–160 derived: as on the Lock Screen, 353×84–160"))
    let result = try BuiltTool.run(["devices", "iPad mini (A17 Pro)", "--format", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let device = (json?["devices"] as? [[String: Any]])?.first
    #expect(device?["device"] as? String == "iPad mini (A17 Pro)")
    let small = (device?["frames"] as? [[String: Any]])?.first {
      $0["surface"] as? String == "widget-small"
    }
    #expect(small?["width"] as? [Double] == [141, 141])
    #expect(small?["scale"] as? Double == 0.85)
    #expect(small?["standing"] as? String == "published")
    #expect((json?["estimates"] as? [Any])?.count == PlatformEstimate.all.count)
    // An iPad has no island, so nothing is taken to be so of its sides.
    let tablet = try BuiltTool.run(["devices", "iPad mini (A17 Pro)"]).output
    #expect(tablet.contains("stated nowhere") && !tablet.contains("change sides"))
  }

  @Test("run plays on each device asked for and says on which")
  func run() throws {
    let result = try BuiltTool.run(["run", sound, "--device", "iPhone 16,iPad (A16)"])
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("fr-CA on iPhone 16: ") })
    #expect(lines.contains { $0.hasPrefix("fr-CA on iPad (A16): ") })
    let one = try BuiltTool.run(["run", sound, "--device", "iPad (A16)"])
    #expect(one.output.hasPrefix("fr-CA: "))
  }

  @Test("verify has cells of each device")
  func verify() throws {
    let result = try BuiltTool.run([
      "verify", "Scenarios/courier", "--suite", "LA-06", "--locale", "fr-CA", "--device",
      "iPhone 16,iPhone 8", "--format", "json",
    ])
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let cells = json?["cells"] as? [[String: Any]] ?? []
    let ids = cells.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == ids.count)
    #expect(Set(cells.compactMap { $0["device"] as? String }) == ["iPhone 16", "iPhone 8"])
  }

  @Test("a picture is of the device asked for")
  func snapshot() throws {
    let result = try BuiltTool.run([
      "snapshot", sound, "--device", "iPad (A16)", "--surface", "compact",
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("no island on iPad (A16)"))
  }

  @Test(
    "a picture of watch and car has leading and trailing in a row; a banner is where no island is")
  func displays() throws {
    for surface in ["smart-stack", "carplay", "mac-menu-bar"] {
      let result = try BuiltTool.run(["snapshot", sound, "--at", "9", "--surface", surface])
      let line = result.output.split(separator: "\n").first { $0.contains("min│") }
      #expect(line?.contains("1") == true, "\(surface): \(result.output)\(result.errors)")
    }
    let standby = try BuiltTool.run(["snapshot", sound, "--at", "9", "--surface", "standby"])
    #expect(standby.output.contains("Bientôt chez vous"))
    let refused = try BuiltTool.run(["snapshot", sound, "--surface", "banner"])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("has an island, which shows expanded instead"))
    let banner = try BuiltTool.run([
      "snapshot", sound, "--at", "9", "--surface", "banner", "--device", "iPhone 14",
    ])
    #expect(banner.output.contains("Bientôt chez vous"))
  }
}
