import Presentation

extension Reducer {
  /// A new version of the resources: no kept render changes, processes see it when they launch.
  mutating func edit(_ edits: [ResourceEdit]) {
    world.resources.edits += edits
    log("resources-changed", nil, [("edits", edits.count.description)])
  }

  /// A setting of the device that makes the system render every activity again.
  mutating func changeDevice(_ kind: String, _ change: (inout Device) -> Void) {
    change(&world.device)
    renderAll(kind)
  }

  /// Another app's activity, which has no texts here, only a place on the island.
  mutating func setOtherApp(_ isRunning: Bool) {
    guard isRunning != world.isOtherAppRunning else { return }
    world.otherAppClaim = isRunning ? claimIsland() : nil
  }

  /// The next claim to the island.
  mutating func claimIsland() -> Int {
    world.islandClaims += 1
    return world.islandClaims
  }

  mutating func replaceDevice(model: DeviceModel?, os: String?) {
    if let model { world.device.model = model }
    if let os { world.device.os = os }
  }
}
