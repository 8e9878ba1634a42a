import Testing

@testable import Inspection

/// What is taken for a limit in a comment, and what is left alone.
struct StatedLimitTests {
  private func limits(_ comment: String) -> [String] {
    StatedLimit.limits(in: comment).map { $0.unit.counted($0.most) }
  }

  @Test(arguments: [
    ("max 12 characters", "12 characters"), ("Max. 12 characters.", "12 characters"),
    ("Maximum of 12 chars", "12 characters"), ("Compact island, max 12 chars!", "12 characters"),
    ("Status in the island max 12 characters", "12 characters"),
    ("12 characters max", "12 characters"), ("12 chars or less", "12 characters"),
    ("12-character limit", "12 characters"), ("Length: 12 characters", "12 characters"),
    ("at most 3 words", "3 words"), ("At most three words.", "3 words"),
    ("No more than 3 words", "3 words"), ("no longer than 3 words", "3 words"),
    ("Limited to 3 words", "3 words"), ("(≤ 8 letters)", "8 letters"),
    ("≤8 letters", "8 letters"), ("<= 8 letters", "8 letters"), ("< 8 letters", "7 letters"),
    ("Keep under 20 chars", "19 characters"), ("Keep it below 20 characters", "19 characters"),
    ("fewer than 4 words", "3 words"), ("Must fit in 12 characters", "12 characters"),
    ("Keep it to two words", "2 words"), ("up to 9 letters", "9 letters"),
    ("One word.", "1 word"), ("Lock Screen: the shop is open now. One word.", "1 word"),
    ("A single word", "1 word"), ("Compact island: two short words", "2 words"),
    ("in one or two words", "2 words"), ("1–2 words", "2 words"), ("8-10 letters", "10 letters"),
    ("Status (one short word) in the island", "1 word"),
    ("Compact island: at most two short words, about 52 points wide", "2 words"),
    ("Should not exceed 12 characters", "12 characters"),
    ("The text must not exceed 12 characters.", "12 characters"),
    ("May not exceed 12 chars", "12 characters"), ("Do not exceed 12 letters", "12 letters"),
    ("Must not be longer than 12 characters", "12 characters"),
    ("Cannot be longer than 12 characters", "12 characters"),
    ("It can’t be more than 12 characters", "12 characters"),
    ("max length: 12", "12 characters"), ("Max length 12", "12 characters"),
    ("Status. Length: max 12", "12 characters"), ("Maximum: 12", "12 characters"),
    ("maximum: 12 letters", "12 letters"), ("Character limit: 12", "12 characters"),
    ("MaxLength=12", "12 characters"), ("Status (12 max)", "12 characters"),
    ("Status [max 12]", "12 characters"), ("12 characters at most", "12 characters"),
    ("Max twenty-five characters", "25 characters"), ("max thirty letters", "30 letters"),
    ("At most ten (10) characters", "10 characters"), ("12 chars tops", "12 characters"),
    ("Two-word status", "2 words"), ("Two-word title", "2 words"),
    ("Compact island: a single-word label", "1 word"), ("max. 12 Zeichen", "12 characters"),
    ("Höchstens 12 Zeichen", "12 characters"), ("12 caractères max", "12 characters"),
    ("Number and unit, at most six characters with two digits.", "6 characters"),
    ("Max 12 characters (the English has 5).", "12 characters"),
    ("12 or fewer characters", "12 characters"), ("8 to 12 characters", "12 characters"),
    ("Max two to three words", "3 words"), ("Not exceeding 12 characters", "12 characters"),
    ("Restricted to 12 characters", "12 characters"),
    ("The slot has room for 12 characters", "12 characters"),
    ("Do not use more than two words", "2 words"), ("Don’t write more than two words", "2 words"),
    ("Never more than two words", "2 words"), ("Must never be longer than 2 words", "2 words"),
    ("At the most two words", "2 words"), ("Avoid more than 12 characters", "12 characters"),
  ])
  func isALimit(comment: String, limit: String) {
    #expect(limits(comment) == [limit])
  }

  @Test(arguments: [
    "", "Status of the order", "Short.", "about 12 characters", "Ideally max 12 characters",
    "~ 8 letters", "at least 8 characters", "Password must be at least 8 characters",
    "Shown when the name has more than 20 characters", "The name can have up to 20 characters",
    "Error: max 20 characters allowed", "Two words of the title are bold",
    "The first word is the name", "max 20 characters per line", "Max two lines",
    "%@ has at most 12 characters", "The placeholder is at most 12 characters",
    "%lld characters left", "Number of words", "A word about the weather", "12 points wide",
    "no limit", "One word more than the others", "max characters",
    "room for about 12 letters", "Max 12", "Stops, max 12", "Stops (max 12 stops)",
    "Max 12 characters in German, otherwise 20", "German: max 12 characters",
    "Previously max 5 characters, no limit now", "Example of max 5 characters",
    "max 12 characters; no limit in the app", "Character limit: 12 points", "Version = 12",
    "Button that shows 3 words", "max 0 characters", "If possible, max 8 characters",
    "Not limited to 12 characters", "Not two words", "There is no room for 12 characters",
    "The previous 12 character limit no longer applies", "Not fewer than 12 characters",
    "1 is the courier's name, max 12 characters", "Usually more than two words",
    "More than two words",
    "Max 12 characters (German only)",
  ])
  func isLeftAlone(comment: String) {
    #expect(limits(comment).isEmpty)
  }

  @Test func severalLimitsStandSideBySide() {
    #expect(limits("Two words, max 12 characters.") == ["2 words", "12 characters"])
  }

  @Test func thePhraseIsAsWritten() {
    func phrases(_ comment: String) -> [String] {
      StatedLimit.limits(in: comment).map(\.phrase)
    }
    #expect(phrases("Compact island, Max 8 Chars") == ["Max 8 Chars"])
    #expect(phrases("Status. Length: max. 12.") == ["Length: max. 12"])
    #expect(phrases("At most  ten (10) characters!") == ["At most  ten (10) characters"])
    #expect(phrases("Status (1–2 words)") == ["1–2 words"])
    #expect(phrases("Don’t exceed 12 chars, please") == ["Don’t exceed 12 chars"])
  }
}
