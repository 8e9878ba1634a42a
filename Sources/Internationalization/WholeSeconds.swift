extension Double {
  /// Rounded down, within what a clock can show: a file may hold any number.
  ///
  /// In integers, for `floor` is of the C mathematics library, which nothing here links.
  var wholeSeconds: Int64 {
    guard !isNaN else { return 0 }
    let clamped = Swift.min(Swift.max(self, -1e15), 1e15)
    let truncated = Int64(clamped)
    return Double(truncated) > clamped ? truncated - 1 : truncated
  }
}
