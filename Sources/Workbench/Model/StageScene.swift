/// What the device's side of the Stage shows.
package enum StageScene: String, Hashable, Sendable, CaseIterable {
  /// Lock Screen and island.
  case device = "Live Activity"
  /// Where the system shows the activity once more.
  case displays = "Watch, StandBy, CarPlay"

  /// The one `step` further, in a ring.
  func moved(by step: Int) -> StageScene {
    let all = StageScene.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[((index + step) % all.count + all.count) % all.count]
  }

  /// The pane that has the keys when the scene is shown.
  var pane: StagePane {
    switch self {
    case .device: .lockScreen
    case .displays: .displays
    }
  }
}
