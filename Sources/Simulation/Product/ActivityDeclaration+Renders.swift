package import Presentation

extension ActivityDeclaration {
  /// What the system renders for an activity of the kind: each declared presentation, and the Lock
  /// Screen's once more for a place whose surroundings it reads.
  func renders(of product: Product, on device: Device) -> [Surface: PresentationID] {
    var renders = views
    for surface in [Surface.alwaysOn, .standby] {
      guard let view = views[.lockScreen], let node = product.presentations[view],
        node.reads(ActivitySurroundings(of: surface).distinct)
      else { continue }
      renders[surface] = view
    }
    return renders.filter { surface, _ in
      !Surface.derived.contains(surface) || device.absence(of: surface) == nil
    }
  }
}

extension Device {
  /// Why the device has no such surface: its model has no place for it, or its system is too old;
  /// nil where it has.
  package func absence(of surface: Surface) -> String? {
    if let reason = model.absence(of: surface) { return reason }
    guard let needed = surface.row.system, let version = systemVersion, version < needed else {
      return nil
    }
    return "\(surface.row.title) needs iOS \(needed)"
  }

  /// The major version of `os`; nil where it names none.
  package var systemVersion: Int? {
    let digits = os.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }
    return Int(digits)
  }
}
