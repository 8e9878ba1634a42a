internal import CICU

/// Where a time on the wall stands in a zone.
package enum WallClock: Hashable, Sendable {
  /// It comes once, at that instant in seconds since 1970.
  case once(Int64)
  /// Clocks go back over it: it comes twice.
  case twice(first: Int64, second: Int64)
  /// Clocks jump over it: the instant of the jump.
  case never(jump: Int64)
}

extension InternationalFormats {
  /// Whether that is an IANA zone that the data knows.
  package func knowsZone(_ name: String) -> Bool { cicu_zone_known(name) }

  /// Seconds east of UTC in an IANA zone at an instant in seconds since 1970; nil for an unknown
  /// zone.
  package func offset(of zone: String, at seconds: Double) -> Int? {
    let handle = zones.value(zone) { Handle(cicu_zone_open($0), close: cicu_zone_close) }
    guard let handle else { return nil }
    let offset = cicu_zone_offset(handle.pointer, seconds * 1000)
    return offset == .min ? nil : Int(offset)
  }

  /// The time on the wall of a zone at an instant; parts of a second are dropped.
  package func civilTime(at seconds: Double, zone: String) -> CivilTime? {
    offset(of: zone, at: seconds).map {
      CivilTime(secondsSince1970: seconds.wholeSeconds + Int64($0))
    }
  }

  /// When a time on the wall of a zone is.
  package func wallClock(_ time: CivilTime, zone: String) -> WallClock? {
    let wall = time.secondsSince1970
    // No zone changes its clock twice within a day of such a change.
    guard let before = offset(of: zone, at: Double(wall - 86_400)),
      let after = offset(of: zone, at: Double(wall + 86_400))
    else { return nil }
    let candidates = Set([wall - Int64(before), wall - Int64(after)]).sorted().filter {
      offset(of: zone, at: Double($0)) == Int(wall - $0)
    }
    switch candidates.count {
    case 1: return .once(candidates[0])
    case 2: return .twice(first: candidates[0], second: candidates[1])
    default:
      // The jump lies between the two readings of the wall.
      var low = min(wall - Int64(before), wall - Int64(after)) - 1
      var high = max(wall - Int64(before), wall - Int64(after)) + 1
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if offset(of: zone, at: Double(middle)) == before { low = middle } else { high = middle }
      }
      return .never(jump: high)
    }
  }

  /// The instant of a time on the wall: the first of two, and where clocks jump over it, as much
  /// after the jump as the time is after the last moment before it (02:30 → 03:30).
  package func instant(of time: CivilTime, zone: String) -> Int64? {
    switch wallClock(time, zone: zone) {
    case nil: nil
    case .once(let instant): instant
    case .twice(let first, _): first
    case .never(let jump):
      offset(of: zone, at: Double(jump - 1)).map { time.secondsSince1970 - Int64($0) }
    }
  }
}
