import Catalogs
import Diagnostics
import Testing

/// `.strings` and `.stringsdict` as table entries; the old-style form serves for both.
struct StringsTableTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var entries: [String]
    var problems: [String] = []
    var testDescription: String { name }
  }

  private static let plural = "NSStringFormatSpecTypeKey = NSStringPluralRuleType;"

  static let dictionaries: [Case] = [
    Case(
      name: "several variables, listed in any order",
      text: """
        { k = { NSStringLocalizedFormatKey = "%1$#@a@ of %2$#@b@";
        b = { \(plural) NSStringFormatValueTypeKey = li; other = "%2$li B"; };
        a = { \(plural) NSStringFormatValueTypeKey = d; one = "an A"; other = "%1$d A"; };
        }; }
        """,
      entries: [
        "k: ‘%1$#@a@ of %2$#@b@’ with b - li plural(other: ‘%2$li B’); "
          + "a - d plural(one: ‘an A’, other: ‘%1$d A’)"
      ]),
    Case(
      name: "a variable within a variable",
      text: """
        { k = { NSStringLocalizedFormatKey = "%#@a@";
        a = { \(plural) NSStringFormatValueTypeKey = "@"; zero = none; other = "%@ %2$#@b@"; };
        b = { \(plural) NSStringFormatValueTypeKey = "%ld"; other = "%2$ld B"; }; }; }
        """,
      entries: [
        "k: ‘%#@a@’ with a - @ plural(zero: ‘none’, other: ‘%@ %2$#@b@’); "
          + "b - %ld plural(other: ‘%2$ld B’)"
      ]),
    Case(
      name: "no other case",
      text: """
        { k = { NSStringLocalizedFormatKey = "%#@a@";
        a = { \(plural) NSStringFormatValueTypeKey = d; one = "1"; few = "2"; many = "5"; }; }; }
        """,
      entries: ["k: ‘%#@a@’ with a - d plural(one: ‘1’, few: ‘2’, many: ‘5’)"]),
    Case(
      name: "width rules without a format",
      text: "{ k = { NSStringVariableWidthRuleType = { 1 = Hi; 20 = Hello; }; }; }",
      entries: ["k: width(1: ‘Hi’, 20: ‘Hello’)"]),
    Case(
      name: "device rules, one with a format of its own",
      text: """
        { k = { NSStringDeviceSpecificRuleType = { iphone = Tap; mac = {
        NSStringLocalizedFormatKey = "%#@n@"; n = { \(plural) other = "%d"; }; }; }; }; }
        """,
      entries: ["k: device(iphone: ‘Tap’, mac: ‘%#@n@’ with n - - plural(other: ‘%d’))"]),
    Case(
      name: "a format beside a width rule",
      text: """
        { k = { NSStringVariableWidthRuleType = { 1 = Hi; };
        NSStringLocalizedFormatKey = Hello; }; }
        """,
      entries: ["k: ‘Hello’"],
      problems: [
        "2:1: warning: ‘NSStringLocalizedFormatKey’ beside ‘NSStringVariableWidthRuleType’ "
          + "(a key has one of them; ‘NSStringLocalizedFormatKey’ counts, then the device rule)"
      ]),
    Case(
      name: "broken keys beside a sound one",
      text: """
        { a = { };
        b = ( 1 );
        c = { NSStringLocalizedFormatKey = "%#@x@"; };
        d = { NSStringLocalizedFormatKey = "%#@x@"; x = { \(plural) }; };
        e = { NSStringLocalizedFormatKey = "%#@x@"; x = no; };
        f = { NSStringLocalizedFormatKey = "%#@x@"; x = { othr = a; }; };
        g = Sound;
        a = Again; }
        """,
      entries: [
        "c: ‘%#@x@’", "d: ‘%#@x@’", "e: ‘%#@x@’", "f: ‘%#@x@’ with x - - plural(othr: ‘a’)",
        "g: ‘Sound’", "a: ‘Again’",
      ],
      problems: [
        "1:3: warning: missing key ‘NSStringLocalizedFormatKey’",
        "2:1: warning: expected a string or a dictionary, found a list",
        "3:36: warning: reference to an undefined substitution ‘x’",
        "4:45: warning: variable ‘x’ has no plural cases",
        "4:36: warning: reference to an undefined substitution ‘x’",
        "5:45: warning: expected a dictionary for the variable ‘x’, found a string",
        "5:36: warning: reference to an undefined substitution ‘x’",
        "6:45: warning: rule of the variable ‘x’ is missing (expected ‘NSStringPluralRuleType’)",
        "6:51: warning: unknown plural category ‘othr’ (did you mean ‘other’?; expected one of "
          + "‘zero’, ‘one’, ‘two’, ‘few’, ‘many’ or ‘other’)",
      ]),
  ]

  @Test(arguments: dictionaries)
  func `a stringsdict reads as`(_ a: Case) throws {
    let table = try readStringsDictionary(Array(a.text.utf8), file: "a.stringsdict")
    #expect(table.entries.map { "\($0.key): \(rendered($0.form))" } == a.entries)
    #expect(table.problems.map(rendered) == a.problems)
  }

  @Test func `of a key that stands twice in strings the last counts`() throws {
    let text = "a = one;\nb = B;\na = two;"
    let table = try readStringsTable(Array(text.utf8), file: "a.strings")
    #expect(table.entries.map { "\($0.key): \(rendered($0.form))" } == ["a: ‘two’", "b: ‘B’"])
    #expect(
      table.problems.map(rendered) == [
        "3:1: warning: key stands twice: ‘a’ (it stands at line 1 too; the last one counts)"
      ])
  }
}
