/// Test results in the XML that CI servers read.
package struct JUnitReport: Sendable, Hashable {
  package var suites: [Suite]

  package init(suites: [Suite]) { self.suites = suites }

  /// One scenario in one locale.
  package struct Suite: Sendable, Hashable {
    package var name: String
    package var cases: [Case]

    package init(name: String, cases: [Case]) {
      self.name = name
      self.cases = cases
    }
  }

  /// One expectation, or one finding.
  package struct Case: Sendable, Hashable {
    package var className: String
    package var name: String
    /// The line that CI servers jump to; nil where there is none.
    package var place: Place?
    /// What failed, with the place first; nil for a case that passed.
    package var failure: Failure?

    package init(className: String, name: String, place: Place? = nil, failure: Failure?) {
      self.className = className
      self.name = name
      self.place = place
      self.failure = failure
    }
  }

  /// `file` and `line` of a case and of its failure, as pytest writes them and the readers of GitHub,
  /// GitLab and Jenkins take them.
  package struct Place: Sendable, Hashable {
    /// As the log shows it: from the working directory, where it lies below.
    package var file: String
    package var line: Int

    package init(_ location: SourceLocation, paths: PathStyle) {
      file = paths.show(location.file)
      line = location.line
    }

    fileprivate var attributes: String {
      " file=\"\(JUnitReport.escape(file))\" line=\"\(line)\""
    }
  }

  /// Why a case failed.
  package struct Failure: Sendable, Hashable {
    package var type: String
    package var message: String
    package var text: String

    package init(type: String, message: String, text: String) {
      self.type = type
      self.message = message
      self.text = text
    }
  }

  /// The document, with a line end.
  package var xml: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(totals(suites))>"]
    for suite in suites {
      let name = JUnitReport.escape(suite.name)
      lines.append("  <testsuite name=\"\(name)\"\(totals([suite]))>")
      for test in suite.cases {
        let head =
          "    <testcase classname=\"\(JUnitReport.escape(test.className))\""
          + " name=\"\(JUnitReport.escape(test.name))\"" + (test.place?.attributes ?? "")
        guard let failure = test.failure else {
          lines.append(head + "/>")
          continue
        }
        lines.append(head + ">")
        lines.append(
          "      <failure type=\"\(JUnitReport.escape(failure.type))\""
            + " message=\"\(JUnitReport.escape(failure.message))\""
            + (test.place?.attributes ?? "") + ">"
            + JUnitReport.escape(failure.text) + "</failure>")
        lines.append("    </testcase>")
      }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func totals(_ suites: [Suite]) -> String {
    let cases = suites.flatMap(\.cases)
    return " tests=\"\(cases.count)\" failures=\"\(cases.filter { $0.failure != nil }.count)\""
  }

  private static func escape(_ text: String) -> String {
    var result = ""
    for character in text.spelledOut {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
