import Diagnostics
import Internationalization
import Languages
import Localization
import Presentation
import Simulation

/// LA-11.
enum CountsAndClocks: VerificationCase {
  static let definition = CaseDefinition(
    id: "LA-11", title: "Boundaries",
    requirement: """
      counts of every plural category of the locale, fractions and large numbers, midnight in 12 and 24 \
      hours, the hours that daylight saving skips and repeats, and running texts to the second, the \
      minute, the hour and past their date read right
      """)

  static func verify(_ trial: Trial) -> [VerificationCell] {
    let cells = trial.material.activities.flatMap { activity -> [VerificationCell] in
      let fields = activity.declaration.contentState.filter(\.isGiven)
      let numbers = fields.filter { $0.type.isNumber }
      let dates = fields.filter { $0.type.unwrapped == .date }
      guard !numbers.isEmpty || !dates.isEmpty else { return [] }
      return self.cells(trial, activity, numbers: numbers, dates: dates)
    }
    return cells.isEmpty ? trial.notApplicable("no content state holds numbers or dates") : cells
  }

  private static func cells(
    _ trial: Trial, _ activity: ActivityMaterial, numbers: [FieldDeclaration],
    dates: [FieldDeclaration]
  ) -> [VerificationCell] {
    let base =
      trial.scriptAfterChoice(activity) ?? trial.script(activity, languages: [trial.locale])
    var script = base
    script.start(activity)
    let shapes = telling(trial, activity, base, filling: numbers + dates)
    let isTimed = !shapes.timed.isEmpty || !shapes.running.isEmpty
    guard isTimed || !numbers.isEmpty && !shapes.counting.isEmpty else {
      return trial.notApplicable("no text counts or tells a time", activity: activity)
    }
    let counts = numbers.isEmpty ? [] : BoundaryNumbers(trial.locale).all
    for shape in shapes.counting {
      for count in counts {
        script.update(activity, with: shape.setting(numbers, to: count))
        script.look("counts")
      }
    }
    var clocks: [Int: Int] = [:]
    if !dates.isEmpty {
      // Here clocks skip an hour in March and repeat one in November (IANA time zone database).
      script.play(.timeZone("America/New_York"))
      for (index, shape) in shapes.timed.enumerated() {
        for moment in index == 0 ? boundaryMoments : [midnight] {
          script.play(.hourCycle(.twentyFour))
          script.update(activity, with: shape.setting(dates, to: moment))
          script.look("clock")
          script.play(.hourCycle(.twelve))
          script.look("clock")
          clocks[script.lastStep] = script.lastStep - 1
        }
      }
    }
    // A running text of no field, as one that counts from an attribute, has but one distance here.
    for shape in shapes.running {
      for distance in dates.isEmpty ? [0] : boundaryDistances {
        script.update(activity, with: shape.setting(dates, to: distance))
        script.look("running")
      }
    }
    let isCounted = !shapes.counting.isEmpty && !numbers.isEmpty
    let hasFractions = numbers.contains { $0.type.unwrapped != .int }
    var questions = Trial.Questions()
    questions.ofSurface = { [clocks] draft, frame, surface in
      let formless = surface.resolved.provenances.compactMap(\.lookup).filter { lookup in
        lookup.variations.contains { $0.kind == .plural && $0.taken == nil }
      }
      draft.require(
        formless.isEmpty, "\(surface.surface): each count has a form",
        found: "none in " + Set(formless.map(\.key)).sorted().joined(separator: ", "),
        at: frame.step, boundary: .lookup)
      if let step = clocks[frame.step] {
        draft.note("\(surface.surface): 12 hours, after 24 at step \(step)", at: frame.step)
      }
    }
    questions.ofRun = { [clocks] draft, played in
      judgeCounts(
        &draft, played, in: trial.locale, isCounted: isCounted,
        hasFractions: hasFractions)
      judgeForms(&draft, played, in: trial.locale)
      judgeClocks(&draft, played, clocks)
    }
    return trial.judge(script, of: activity, questions)
  }

  /// Contents that between them show every plural, every time of the calendar and every running text
  /// that any content shows.
  private static func telling(
    _ trial: Trial, _ activity: ActivityMaterial, _ base: Script, filling fields: [FieldDeclaration]
  ) -> Telling {
    var script = base
    let shapes = (activity.shapes + activity.shapes.map { $0.filling(fields) })
      .reduce(into: [ContentSample]()) { all, sample in
        if !all.contains(where: { $0.kinds == sample.kinds }) { all.append(sample) }
      }
    script.start(activity, with: shapes[0])
    for shape in shapes.dropFirst() { script.update(activity, with: shape) }
    let first = script.lastStep - shapes.count
    let played = trial.play(script)
    var known = Set<String>()
    var found = Telling()
    for (index, shape) in shapes.enumerated() {
      let surfaces = played.surfaces(after: first + index + 1)
      /// Whether one of them was not shown by any content before.
      func adds(_ shown: [String]) -> Bool {
        defer { known.formUnion(shown) }
        return !known.isSuperset(of: shown)
      }
      if adds(surfaces.flatMap(\.plurals)) { found.counting.append(shape) }
      if adds(surfaces.flatMap { $0.places(of: \.isOfCalendar) }) { found.timed.append(shape) }
      if adds(surfaces.flatMap { $0.places(of: \.isRunning) }) { found.running.append(shape) }
    }
    return found
  }

  private static func judgeCounts(
    _ draft: inout CellDraft, _ played: PlayedScript, in locale: LanguageTag, isCounted: Bool,
    hasFractions: Bool
  ) {
    let last = played.last.step
    guard isCounted else { return draft.note("no text counts", at: last) }
    var hit: [String: Set<String>] = [:]
    for look in played.script.looks where look.state == "counts" {
      for lookup in played.frame(after: look.step).lookups {
        for variation in lookup.variations where variation.kind == .plural {
          hit[lookup.key, default: []].insert(variation.wanted)
        }
      }
    }
    let numbers = BoundaryNumbers(locale)
    let categories = numbers.reachable.map(\.rawValue)
    let all = hit.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for (key, wanted) in hit.sorted(by: { $0.key < $1.key }) {
      draft.note(
        "‘\(key)’: " + categories.filter(wanted.contains).joined(separator: ", "), at: last)
    }
    if hasFractions, all.isSubset(of: numbers.ofFractions) {
      return draft.require(
        !all.isEmpty, "fractions in every category that \(locale) has for them",
        found: "no count", at: last, boundary: .formatter)
    }
    let missed = categories.filter { !all.contains($0) }
    draft.require(
      missed.isEmpty, "every plural category of \(locale): " + categories.joined(separator: ", "),
      found: "none of " + missed.joined(separator: ", "), at: last, boundary: .formatter)
  }

  /// Where a form is missing `other` shows, and `2 adresu` is no Polish. A form that one can do
  /// without, as that of whole millions, is a note.
  private static func judgeForms(
    _ draft: inout CellDraft, _ played: PlayedScript, in locale: LanguageTag
  ) {
    let frames = played.script.looks.filter { $0.state == "counts" }
      .map { played.frame(after: $0.step) }
    let replaced = frames.flatMap(\.lookups).filter { lookup in
      lookup.variations.contains {
        $0.kind == .plural && $0.taken == "other" && $0.wanted != "other"
      }
    }
    let lacking = frames.flatMap(\.findings).filter { finding in
      finding.id == PluralCategoryMissing.definition.id && finding.severity >= .warning
        && !finding.claimed && replaced.contains { $0.key == finding.key }
    }
    guard !replaced.isEmpty else { return }
    draft.require(
      lacking.isEmpty, "each count reads as \(locale) has it",
      found: "‘other’ in " + Set(lacking.compactMap(\.key)).sorted().joined(separator: ", "),
      at: lacking.first?.step ?? played.last.step, boundary: .lookup)
  }

  /// A time that reads the same on a clock of 12 hours and on one of 24 does not follow the person.
  private static func judgeClocks(
    _ draft: inout CellDraft, _ played: PlayedScript, _ clocks: [Int: Int]
  ) {
    for (step, other) in clocks.sorted(by: { $0.key < $1.key }) {
      let pairs = zip(played.frame(after: step).surfaces, played.frame(after: other).surfaces)
      guard pairs.contains(where: { $0.0.showsTime }) else { continue }
      let fixed = pairs.filter { twelve, twentyFour in
        twelve.showsTime && twelve.resolved.texts == twentyFour.resolved.texts
      }.map { "\($0.0.surface)" }
      draft.require(
        fixed.isEmpty, "times follow the clock of 12 and of 24 hours",
        found: "the same on " + fixed.joined(separator: ", "), at: step, boundary: .formatter)
    }
  }

  /// Contents by what they tell.
  private struct Telling {
    var counting: [ContentSample] = []
    var timed: [ContentSample] = []
    var running: [ContentSample] = []
  }

  /// Seconds from now at which a running text changes its units or its digits, and its sign: what
  /// counts down counts up when its date has passed.
  private static let boundaryDistances = [
    1, 59, 60, 61, 3599, 3600, 3661, 86_400, 180_000, -1, -90,
  ]

  private static let midnight = LocalMoment(year: 2026, month: 12, day: 31, hour: 0)
  /// Midnight, noon, an hour that is skipped, an hour that comes twice.
  private static let boundaryMoments = [
    midnight, LocalMoment(year: 2026, month: 12, day: 31, hour: 12),
    LocalMoment(year: 2027, month: 3, day: 14, hour: 2, minute: 30),
    LocalMoment(year: 2026, month: 11, day: 1, hour: 1, minute: 30),
  ]
}

/// Numbers at which a language changes its words.
private struct BoundaryNumbers {
  /// Those that hit each category first, then a fraction and a large number.
  let all: [String]
  /// The categories that they hit, in CLDR's order; some languages keep one for other numbers.
  let reachable: [PluralCategory]
  /// The categories of numbers that are shown with a fraction.
  let ofFractions: Set<String>

  init(_ locale: LanguageTag) {
    let formats = InternationalFormats.shared
    var numbers = ["0", "1", "2"]
    var seen = Set(
      numbers.compactMap { Int64($0) }.map { formats.pluralCategory(of: .int($0), in: locale) })
    for candidate: Int64 in [3, 5, 6, 11, 20, 21, 100, 1_000_000] {
      if seen.insert(formats.pluralCategory(of: .int(candidate), in: locale)).inserted {
        numbers.append("\(candidate)")
      }
    }
    if !numbers.contains("1000000") { numbers.append("1000000") }
    reachable = PluralCategory.allCases.filter(seen.contains)
    all = numbers + ["1.5"]
    ofFractions = Set(
      (numbers.map { $0 + ".0" } + ["1.5"]).map {
        formats.pluralCategory(of: .digits($0), in: locale).rawValue
      })
  }
}

extension ContentSample {
  /// The same content with a number in each of the fields; a fraction only where they take one.
  fileprivate func setting(_ numbers: [FieldDeclaration], to digits: String) -> ContentSample {
    numbers.reduce(self) { sample, field in
      let isWhole = field.type.unwrapped == .int
      let number = isWhole && digits.contains(".") ? "2" : digits
      return sample.setting(field.name, to: .number(number), label: digits)
    }
  }

  /// The same content with a plain value where a field has none.
  fileprivate func filling(_ fields: [FieldDeclaration]) -> ContentSample {
    fields.reduce(self) { sample, field in
      let kind = sample.field(field.name)?.kind ?? .null
      guard kind == .null else { return sample }
      return sample.setting(
        field.name, to: sampleValue(of: field.type, at: place).kind, label: label)
    }
  }

  fileprivate func setting(_ dates: [FieldDeclaration], to moment: LocalMoment) -> ContentSample {
    dates.reduce(self) { $0.setting($1.name, to: .moment(moment), label: "a boundary") }
  }

  /// The same content with each of the dates so many seconds from now.
  fileprivate func setting(_ dates: [FieldDeclaration], to distance: Int) -> ContentSample {
    dates.reduce(self) { $0.setting($1.name, to: .fromNow(distance), label: "\(distance) s") }
  }
}

extension FieldType {
  fileprivate var isNumber: Bool {
    switch unwrapped {
    case .int, .double, .decimal: true
    case .string, .bool, .date, .url, .uuid, .data, .duration, .userText, .languageTag, .revision,
      .codes, .list, .record, .optional:
      false
    }
  }
}

extension Frame {
  fileprivate var lookups: [LookupTrace] {
    surfaces.flatMap { $0.resolved.provenances.compactMap(\.lookup) }
  }
}

extension ResolvedSurface {
  /// The keys whose texts have plural forms, by surface.
  fileprivate var plurals: [String] {
    provenances.compactMap(\.lookup)
      .filter { $0.variations.contains { $0.kind == .plural } }
      .map { "\(render.surface) \($0.key)" }
  }

  /// The places at which something so is formatted, by surface.
  fileprivate func places(of isMeant: (Provenance) -> Bool) -> [String] {
    provenances.filter(isMeant).map { provenance in
      "\(render.surface) \(provenance.format?.formatter ?? "") \(provenance.viewPlace)"
    }
  }
}

extension InspectedSurface {
  fileprivate var showsTime: Bool { resolved.provenances.contains(where: \.isTime) }
}

extension Provenance {
  /// Whether a formatter wrote an hour here.
  fileprivate var isTime: Bool { format?.formatter == "time" || format?.formatter == "date-time" }

  /// Whether a formatter wrote an hour or a day.
  fileprivate var isOfCalendar: Bool { isTime || format?.formatter == "date" }

  /// Whether a formatter wrote how far a date is.
  fileprivate var isRunning: Bool {
    format.flatMap { LiveFormat(rawValue: $0.formatter) } != nil
  }
}
