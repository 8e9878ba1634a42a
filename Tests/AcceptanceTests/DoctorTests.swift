import Internationalization
import Layout
import Presentation
import Testing

@testable import polyglance

@Suite("The doctor", .serialized)
struct DoctorTests {
  private static let bundled = ["POLYGLANCE_SCENARIOS": "Scenarios", "LANG": "C.UTF-8"]

  @Test("measures nothing where there is no terminal, and says so")
  func withoutATerminal() throws {
    let result = try BuiltTool.run(["doctor"], variables: Self.bundled)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    let text = result.output.replacing(/[0-9]+(\.[0-9]+)+|[0-9]{4}[a-z]/, with: "N")
    #expect(
      text.hasPrefix(
        """
        Terminal
          note     terminal  none: input or output is no terminal; the Stage prints its frames instead
          note     size      not measured: no terminal
          note     colours   none: no terminal

        Characters
          ok       encoding  UTF-8, by LANG=C.UTF-8
          note     widths    not measured: no terminal

        Libraries
          ok       screen      ncurses N
          ok       YAML        libyaml N
          ok       ICU         N
          ok       CLDR        N
          ok       time zones  N

        Pictures and measuring
        """))
    #expect(
      text.contains(
        """

        Examples
          ok       bundled  Scenarios/courier, by POLYGLANCE_SCENARIOS

        Platform settings (platform: in a product or a scenario, or --set NAME=VALUE)

        """))
    let notes = text.split(separator: "\n").count { $0.hasPrefix("  note ") }
    #expect(text.hasSuffix("\n\nEverything that is needed is there; \(notes) notes.\n"))
    #expect(try BuiltTool.run(["doctor"], variables: Self.bundled) == result)
  }

  @Test("names every setting, the option in force and the others")
  func settings() throws {
    let result = try BuiltTool.run(
      ["doctor", "--set", "per-app-change-reloads=all"], variables: Self.bundled)
    let lines = result.output.split(separator: "\n").map { $0.split(separator: " ") }
    for setting in Setting.all {
      let line = try #require(lines.first { $0.count > 1 && $0[1] == setting.name })
      let words = line.joined(separator: " ")
      #expect(setting.options.allSatisfy(words.contains), "\(words)")
      #expect(words.hasSuffix(setting.summary))
      #expect(line[2] == (setting == .perAppChangeReloads ? "all" : setting.options[0]))
    }
    #expect(result.output.contains("all (or by default nothing, widgets): what the system"))
  }

  @Test("takes a product's settings, and refuses what cannot be read")
  func ofAProduct() throws {
    let product = try BuiltTool.run(["doctor", "Scenarios/courier"], variables: Self.bundled)
    #expect(product.status == 0, "\(product.errors)")
    #expect(product.output.contains("extension-language"))
    let missing = try BuiltTool.run(["doctor", "Scenarios/none"], variables: Self.bundled)
    #expect(missing.status == 2)
    #expect(missing.output.isEmpty)
    #expect(missing.errors.contains("Scenarios/none"))
    let mistyped = try BuiltTool.run(["doctor", "--set", "extension-languge=app"])
    #expect(mistyped.status == 2)
    #expect(mistyped.errors.contains("did you mean ‘extension-language’?"))
  }

  @Test("finds a problem in a folder of examples that is named and holds none")
  func withoutExamples() throws {
    let result = try BuiltTool.run(
      ["doctor"], variables: ["POLYGLANCE_SCENARIOS": "/nowhere", "LANG": "C.UTF-8"])
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "  problem  bundled  /nowhere/courier holds no product.yaml; set POLYGLANCE_SCENARIOS to a "
          + "folder that holds courier, or unset it\n"))
    #expect(result.output.contains("\n1 problem, "))
  }

  @Test("finds a problem in libraries whose data was reduced")
  func reducedData() {
    var facts = LibraryFacts.current
    #expect(examineLibraries(facts).lines.allSatisfy { $0.status == .ok })
    facts.data.cldr = "48"
    facts.missingLanguages = ["fr", "ja"]
    facts.missingZones = ["Asia/Tokyo"]
    let problems = examineLibraries(facts).lines.filter { $0.status == .problem }
    #expect(problems.map(\.subject) == ["CLDR", "time zones"])
    #expect(
      problems.first?.finding
        == "48, without fr, ja; install ICU's full data, as the package icu-data-full")
  }

  @Test("says which face answers for each script, and which package brings one that is missing")
  func fonts() {
    let lines = examinePictures(
      FontFacts(
        measure: .face("Inter"),
        scripts: [
          FontFacts.Script(name: "Latin", families: ["Inter"], missing: "", package: "fonts-inter"),
          FontFacts.Script(
            name: "Thai", families: [], missing: "ไทย", package: "fonts-noto-core"),
        ])
    ).lines
    #expect(
      lines.suffix(3) == [
        DoctorLine(.ok, "measuring", "in points, with Inter in place of the system's face"),
        DoctorLine(.ok, "Latin", "Inter"),
        DoctorLine(
          .note, "Thai",
          "no face has ไทย, whose widths are guessed; install one, as the package fonts-noto-core"),
      ])
    let other = examinePictures(FontFacts(measure: .face("DejaVu Sans"), scripts: [])).lines
    #expect(other.last?.status == .note)
    #expect(other.last?.finding.contains("fonts-inter") == true)
    let cells = examinePictures(FontFacts(measure: .cells, scripts: [])).lines
    #expect(cells.last?.status == .note)
    #expect(cells.last?.finding.hasSuffix("; \(needForPoints)") == true)
    let chosen = examinePictures(FontFacts(measure: .cells, isChosen: true, scripts: [])).lines
    #expect(chosen.last?.finding.hasSuffix("; asked for by --font") == true)
  }

  @Test(
    "tells the encoding by the locale that is in force",
    arguments: [
      (["LANG": "C"], "note     encoding  not UTF-8, by LANG=C: lines are ASCII"),
      (["LANG": "C.UTF-8", "LC_ALL": "C"], "note     encoding  not UTF-8, by LC_ALL=C: lines"),
      (["LC_ALL": "xx_YY.UTF-8"], "note     encoding  UTF-8 is assumed: LC_ALL=xx_YY.UTF-8 is not"),
      ([:], "note     encoding  UTF-8 is assumed: no locale is set"),
      (["LANG": "C\u{1B}[31m"], "by LANG=C⟨U+001B⟩[31m"),
    ] as [([String: String], String)])
  func encoding(variables: [String: String], expected: String) throws {
    let result = try BuiltTool.run(["doctor"], variables: variables)
    #expect(result.output.contains(expected), "\(result.output)")
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("measures a terminal and leaves nothing there", .enabled(if: TmuxScreen.isInstalled))
  func inATerminal() throws {
    let screen = try TmuxScreen(["doctor", "--background", "dark"], columns: 140, rows: 70)
    let text = try screen.wait(for: "status ")
    for line in [
      "  ok       terminal  TERM=screen-256color", "  ok       size      140x70 cells",
      "  ok       colours   256 on a dark background, by --background",
      "  ok       ambiguous  cells as drawn: ─ 1, │ 1, ╭ 1, ━ 1, … 1, · 1, × 1",
      "  ok       wide       cells as drawn: 注 2",
      "  ok       combining  cells as drawn: e\u{301} 1",
      "status 0",
    ] {
      #expect(text.split(separator: "\n").contains { $0 == line }, "\(line)\n\(text)")
    }
    #expect(text.hasPrefix("Terminal\n"))
  }

  @Test(
    "says what to set for a terminal that is lacking", .enabled(if: TmuxScreen.isInstalled),
    arguments: [
      (
        "nosuch", [:],
        "  problem  terminal  terminfo does not know TERM=nosuch; set one that it knows, as "
          + "TERM=xterm-256color", 1
      ),
      (
        "dumb", [:],
        "  note     terminal  TERM=dumb cannot move its cursor; the Stage prints its frames instead",
        0
      ),
      (
        "screen", [:],
        "  note     colours   8: terminfo has 8; for more, set TERM to a type with 256, as "
          + "xterm-256color", 0
      ),
      (
        "screen-256color", ["NO_COLOR": "1"],
        "  ok       colours   none, asked for by --no-color or NO_COLOR", 0
      ),
      ("screen-256color", ["LANG": "C"], "  note     widths    not measured: no UTF-8", 0),
    ] as [(String, [String: String], String, Int)])
  func inALackingTerminal(
    term: String, variables: [String: String], line: String, status: Int
  ) throws {
    let screen = try TmuxScreen(
      ["doctor"], columns: 140, rows: 70, term: term,
      variables: ["LANG": "C.UTF-8"].merging(variables) { $1 })
    let lines = try screen.wait(for: "status ").split(separator: "\n")
    #expect(lines.contains { $0 == line }, "\(lines)")
    #expect(lines.contains { $0 == "status \(status)" })
  }
}
