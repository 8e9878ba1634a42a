extension String {
  /// A sentence that quotes a text of any length, with the middle left out where it gets long: how it
  /// begins names the thing, how it ends says what is wrong.
  package var shortened: String {
    guard utf8.count > 600, count > 400 else { return self }
    return prefix(200) + " … " + suffix(200)
  }
}
