/// How long a piece of work takes, in seconds of the clock on the wall.
///
/// What it makes is released after the clock was read.
func seconds<Result>(of work: () throws -> Result) rethrows -> Double {
  let start = ContinuousClock.now
  let result = try work()
  let end = ContinuousClock.now
  withExtendedLifetime(result) {}
  return start.duration(to: end).inSeconds
}

extension Duration {
  /// As a fraction.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
