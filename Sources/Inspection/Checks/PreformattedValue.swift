import Diagnostics
import Localization
import Presentation
import Simulation

/// A String of the state holds a time, a date, an amount or a number that is formatted already.
enum PreformattedValue: MomentCheck {
  static let definition = CheckDefinition(
    id: "preformatted-value", scope: .render, severity: .warning, boundary: .formatter,
    explanation: Explanation(
      meaning: """
        A String of the state holds a time, a date, an amount or a number that whoever sent it has \
        formatted already, and a view shows it as it is. It keeps the sender's language, hour \
        cycle, time zone, digits and separators.
        """,
      onDevice: """
        “2:30 PM” on a French card, “1,234.5” where people write “1.234,5”, a time in the zone of \
        the server.
        """,
      mend: """
        Send the value (a Date, a number, an amount with its currency) and format it where it is \
        shown.
        """,
      inSwift: """
        Declare the field as `Date`, `Decimal`, `Int` and show it with a format: \
        `Text(arrival, style: .time)`, `Text(price, format: .currency(code: code))`.
        """,
      onServer: """
        Send seconds since 2001 for dates, plain numbers for the rest, codes for units.
        """,
      before: """
        "content-state": { "eta": "14:30" }
        """,
      after: """
        "content-state": { "eta": 807600600 }
        """))

  static func inspect(_ moment: Moment) -> [Finding] {
    moment.surfaces.flatMap { surface -> [Finding] in
      surface.texts.flatMap { text -> [Finding] in
        text.spans.indices.compactMap { index -> Finding? in
          let run = RunOfText(surface: surface, text: text, spanIndex: index)
          guard run.provenance.source == .payload || run.provenance.source == .scenario,
            // What has words is prose, whatever else it is.
            moment.letters(of: run.ownWords) < 2, let kind = ValueShape(run.string)
          else { return nil }
          return moment.finding(
            definition,
            "\(run.string.inQuotes) came as a String and looks like \(kind.noun): send the value "
              + "and format it where it is shown",
            at: run.provenance.textPlace, surface: surface.render.surface,
            owner: surface.render.owner)
        }
      }
    }
  }
}

/// What a string without words looks like.
enum ValueShape: String, CaseIterable {
  case time, date, amount, percentage, number

  /// Nil for anything else: plain digits are a gate, a platform, an order as likely as a count.
  init?(_ string: String) {
    let text = string.filter { !$0.isWhitespace }
    let digits = text.filter(\.isNumber)
    guard !digits.isEmpty, text.count <= 24 else { return nil }
    let marks = String(text.filter { !$0.isNumber })
    let parts = text.split { !$0.isNumber }.map(String.init)
    switch marks {
    case ":", "::", "h", "–::", ":–:", ":-:":
      guard parts.allSatisfy({ $0.count <= 2 }), let minutes = parts.last, minutes.count == 2 else {
        return nil
      }
      self = .time
    case "--", "//", "..", "./.":
      guard parts.count == 3, parts.contains(where: { $0.count == 4 }) || marks != "--",
        parts.allSatisfy({ $0.count == 4 || $0.count <= 2 })
      else { return nil }
      self = .date
    case "%", "٪", ",%", ".%": self = .percentage
    default:
      if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .currencySymbol }) {
        self = .amount
      } else if Self.isGroupedNumber(marks, parts) {
        self = .number
      } else {
        return nil
      }
    }
  }

  /// Groups of three and a fraction: `1,234.5`, `1.234`, `0,75`; versions such as `1.2.3` are none.
  private static func isGroupedNumber(_ marks: String, _ parts: [String]) -> Bool {
    let body = marks.hasPrefix("-") || marks.hasPrefix("−") ? String(marks.dropFirst()) : marks
    guard !body.isEmpty, body.allSatisfy({ ".,'’٫٬".contains($0) }), parts.count == body.count + 1
    else { return false }
    if body.count == 1 { return true }
    return parts.dropFirst().dropLast().allSatisfy { $0.count == 3 } && parts[0].count <= 3
  }

  /// For people.
  var noun: String {
    switch self {
    case .time: "a time of day"
    case .date: "a date"
    case .amount: "an amount of money"
    case .percentage: "a percentage"
    case .number: "a formatted number"
    }
  }
}
