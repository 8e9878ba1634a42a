import Diagnostics
import Testing

@Suite("JUnit output")
struct JUnitReportTests {
  @Test("counts and escapes")
  func countsAndEscapes() {
    let report = JUnitReport(suites: [
      JUnitReport.Suite(
        name: "A & B",
        cases: [
          JUnitReport.Case(className: "c", name: "holds", failure: nil),
          JUnitReport.Case(
            className: "c", name: "fails",
            place: JUnitReport.Place(
              SourceLocation(file: "/w/p/a&b.yaml", line: 7, column: 2),
              paths: .workingDirectory("/w")),
            failure: JUnitReport.Failure(type: "t", message: "<m>", text: "a.yaml:1:1: “x\u{1}”")),
        ])
    ])
    #expect(
      report.xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="2" failures="1">
          <testsuite name="A &amp; B" tests="2" failures="1">
            <testcase classname="c" name="holds"/>
            <testcase classname="c" name="fails" file="p/a&amp;b.yaml" line="7">
              <failure type="t" message="&lt;m&gt;" file="p/a&amp;b.yaml" line="7">a.yaml:1:1: “x⟨U+0001⟩”</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
