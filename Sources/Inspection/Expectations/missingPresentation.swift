import Presentation
import Simulation

/// Why there is nothing that an expectation could look at: no activity, none that has started, or no
/// render that the phone could show. Nil where there is a render, shown at this moment or not.
///
/// - Parameters:
///   - surface: Nil where the expectation names none; then a named activity alone can be missing.
///   - name: The activity that it names.
///   - activity: The one of that name; any where it names none.
func missingPresentation(
  of surface: Surface?, named name: String?, activity: Activity?, in frame: Frame
) -> String? {
  guard let surface else {
    return name != nil && activity?.phase == .pending ? "the activity is pending" : nil
  }
  // An alert comes with an event, and the app's screen is no activity's.
  guard Surface.activity.contains(surface) || Surface.derived.contains(surface) else { return nil }
  let world = frame.world
  if let reason = world.device.absence(of: surface) { return reason }
  let candidates =
    name == nil
    ? world.activities.values.sorted { $0.ordinal < $1.ordinal } : [activity].compactMap { $0 }
  let reasons = candidates.map { missingPresentation(of: surface, $0, in: frame) }
  return reasons.isEmpty
    ? name.map { "no activity ‘\($0)’" } ?? "no activity" : reasons.contains(nil) ? nil : reasons[0]
}

private func missingPresentation(
  of surface: Surface, _ activity: Activity, in frame: Frame
) -> String? {
  let owner = Owner.activity(activity.id)
  switch activity.phase {
  case .pending: return "the activity is pending"
  case .dismissed: return "the activity is dismissed"
  case .active, .stale, .ended: break
  }
  let visibility = visibility(of: surface, owner: owner, in: frame.world)
  if !visibility.isPossible { return visibility.reason }
  let isRendered = frame.world.renders[owner]?[surface] != nil
  let isShownOnceMore = frame.derived.contains {
    $0.surface == surface && $0.owner == owner && !$0.shows.isEmpty
  }
  return isRendered || isShownOnceMore ? nil : "not declared"
}
