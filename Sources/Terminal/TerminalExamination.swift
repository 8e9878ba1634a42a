import CNcurses
package import Layout
package import Workbench

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the terminal of the process is and can do, looked at without opening the screen.
///
/// Where input or output is no terminal nothing is asked of it, so that the same environment gives
/// the same answers.
package struct TerminalExamination: Hashable, Sendable {
  /// `TERM`; nil where it is not set or empty.
  package var term: String?
  /// Whether both input and output are a terminal.
  package var isTerminal: Bool
  package var entry: Entry
  /// By its driver; nil where there is no terminal or it does not tell.
  package var size: ScreenSize?
  /// Colours by terminfo, at least 0.
  package var colors: Int
  /// Nil where nothing tells it.
  package var ground: Ground?
  package var groundSource: GroundSource
  /// What pictures would be drawn with.
  package var depth: ColourDepth
  package var encoding: Encoding
  /// Nil where no variable names a locale.
  package var locale: LocaleVariable?
  /// In the order of `samples`; empty where nothing was measured, because there is no terminal, no
  /// UTF-8, or no answer.
  package var widths: [Width]

  /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not empty.
  package struct LocaleVariable: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What terminfo has of `TERM`.
  package enum Entry: String, Hashable, Sendable {
    case missing
    /// It cannot move its cursor.
    case cannotMoveCursor
    case complete
  }

  /// What told the ground.
  package enum GroundSource: String, Hashable, Sendable {
    case option
    /// The terminal, asked by OSC 11.
    case terminal
    /// `COLORFGBG`
    case variable
    case nothing
  }

  /// The encoding of characters in force.
  package enum Encoding: String, Hashable, Sendable {
    case utf8
    /// UTF-8, though the locale asks for none or is not installed.
    case assumed
    case other
  }

  /// How many columns a sample took, measured by the cursor.
  package struct Width: Hashable, Sendable {
    package var sample: Sample
    package var columns: Int

    package init(sample: Sample, columns: Int) {
      self.sample = sample
      self.columns = columns
    }
  }

  /// What is printed to be measured.
  package struct Sample: Hashable, Sendable {
    package var text: String
    package var kind: Kind
    /// The columns that pictures count on.
    package var expected: Int

    /// Why terminals differ on it.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// East Asian Width A (UAX #11): one column, or two by the terminal's settings.
      case ambiguous
      /// East Asian Width W.
      case wide
      /// A letter with a combining mark.
      case combining
    }
  }

  /// One of each that pictures are full of.
  package static let samples =
    ["─", "│", "╭", "━", "…", "·", "×"].map { Sample(text: $0, kind: .ambiguous, expected: 1) }
    + [
      Sample(text: "注", kind: .wide, expected: 2),
      Sample(text: "e\u{301}", kind: .combining, expected: 1),
    ]

  package init(
    term: String?, isTerminal: Bool, entry: Entry, size: ScreenSize? = nil, colors: Int = 0,
    ground: Ground? = nil, groundSource: GroundSource = .nothing, depth: ColourDepth = .mono,
    encoding: Encoding = .utf8, locale: LocaleVariable? = nil, widths: [Width] = []
  ) {
    self.term = term
    self.isTerminal = isTerminal
    self.entry = entry
    self.size = size
    self.colors = colors
    self.ground = ground
    self.groundSource = groundSource
    self.depth = depth
    self.encoding = encoding
    self.locale = locale
    self.widths = widths
  }

  /// Looks at the terminal; it answers within 100 ms or not at all.
  package static func look(_ options: TerminalOptions) -> TerminalExamination {
    let term = environment("TERM").flatMap { $0.isEmpty ? nil : $0 }
    let isTerminal = isatty(0) == 1 && isatty(1) == 1
    var error: Int32 = 0
    let isKnown = term != nil && setupterm(nil, 1, &error) == curses_ok()
    // A terminal on paper is known too, but no success.
    let entry: Entry =
      !isKnown
      ? (term != nil && error == 1 ? .cannotMoveCursor : .missing)
      : (curses_capability("cup") == nil ? .cannotMoveCursor : .complete)
    let encoding = encoding()
    var result = TerminalExamination(
      term: term, isTerminal: isTerminal, entry: entry,
      colors: isKnown ? max(0, Int(tigetnum("colors"))) : 0, encoding: encoding,
      locale: localeVariable)
    var answered: Ground?
    if isTerminal {
      var (columns, rows): (Int32, Int32) = (0, 0)
      if curses_measure(1, &columns, &rows) {
        result.size = ScreenSize(columns: Int(columns), rows: Int(rows))
      }
      if entry == .complete {
        (result.widths, answered) = measure(isUTF8: encoding != .other)
      }
    }
    let variable = environment("COLORFGBG").flatMap(Ground.init(colorFGBG:))
    result.ground = options.background ?? answered ?? variable
    result.groundSource =
      options.background != nil
      ? .option : answered != nil ? .terminal : variable != nil ? .variable : .nothing
    let noColor = options.noColor || environment("NO_COLOR")?.isEmpty == false
    result.depth = ColourDepth(colors: result.colors, ground: result.ground, noColor: noColor)
    return result
  }

  /// Prints each sample where the cursor is and wipes it; the first that has no answer ends it.
  private static func measure(isUTF8: Bool) -> ([Width], Ground?) {
    guard isUTF8 else {
      return ([], TerminalProbe.ask(glyph: "-").ground.flatMap(Ground.init(osc11:)))
    }
    var widths: [Width] = []
    var ground: Ground?
    for sample in samples {
      let reply = TerminalProbe.ask(glyph: sample.text)
      ground = ground ?? reply.ground.flatMap(Ground.init(osc11:))
      guard let column = reply.column else { break }
      widths.append(Width(sample: sample, columns: column - 1))
    }
    return (widths.count == samples.count ? widths : [], ground)
  }

  private static var localeVariable: LocaleVariable? {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { name in
      environment(name).flatMap { $0.isEmpty ? nil : LocaleVariable(name: name, value: $0) }
    }.first
  }

  private static func encoding() -> Encoding {
    let isInstalled = setlocale(LC_CTYPE, "") != nil
    switch CharacterEncoding.claim() {
    case .other: return .other
    case .utf8:
      let asked = CharacterEncoding.asked(["LC_ALL", "LC_CTYPE", "LANG"].map(environment))
      return asked == .utf8 && isInstalled ? .utf8 : .assumed
    }
  }
}

/// The library that drives the terminal.
package enum CursesLibrary {
  /// As `ncurses 6.4.20221231`.
  package static var version: String {
    curses_version().map { String(cString: $0) } ?? "unknown"
  }
}
