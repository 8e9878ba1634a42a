import Foundation
import TestSupport
import Testing

@Suite("A snapshot")
struct SnapshotTests {
  private static let scenario = "Scenarios/courier/french-on-the-way.scenario.yaml"
  private static let broken = "Scenarios/courier-broken/payload-prose/payload-prose.scenario.yaml"

  private func snapshot(
    _ arguments: String..., of scenario: String = scenario, variables: [String: String] = [:]
  ) throws -> String {
    let result = try BuiltTool.run(["snapshot", scenario] + arguments, variables: variables)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
    return result.output
  }

  @Test("says in which language the app is where the step comes before the one asked for")
  func tellsTheLanguageOfTheStep() throws {
    let scenario = "Scenarios/courier/french-on-the-way.scenario.yaml"
    func errors(_ arguments: String...) throws -> String {
      try BuiltTool.run(["snapshot", scenario, "--font", "cells"] + arguments).errors
    }
    let note = "polyglance: after step 2 the app is in en, from step 4 on it is in de\n"
    #expect(try errors("--locale", "de", "--at", "2").contains(note))
    #expect(try !errors("--locale", "de", "--at", "4").contains("the app is in"))
    #expect(try !errors("--at", "2").contains("the app is in"))
  }

  @Test("of a surface is the device's picture alone, in the state that it has")
  func ofASurface() throws {
    #expect(
      try snapshot("--at", "7", "--surface", "minimal", "--font", "cells") == """
        ╭────────────────────────╮  ╭─────╮
        │4\u{A0}min╎        ◉         │  │4\u{A0}min│
        ╰────────────────────────╯  ╰─────╯

        """)
    let stale = try snapshot("--at", "12", "--surface", "lock-screen")
    #expect(stale.hasPrefix("╭╌╌╌"))
    #expect(stale.contains("En attente de nouvelles"))
    let ended = try snapshot("--surface", "lock-screen")
    #expect(ended.hasPrefix("╭┄┄┄"))
    #expect(ended.contains("Commande livrée"))
    // The island is there, and empty.
    let empty = try snapshot("--surface", "compact").split(separator: "\n")
    #expect(empty.count == 3)
    #expect(empty.first?.hasPrefix("╭───") == true)
    #expect(empty.dropFirst().first?.allSatisfy { $0 == "│" || $0 == " " } == true)
  }

  @Test("of a region is the picture that the region is part of")
  func ofARegion() throws {
    for (region, whole) in [
      ("compact-leading", "compact"), ("compact-trailing", "compact"),
      ("expanded-bottom", "expanded"), ("expanded-center", "expanded"),
    ] {
      let picture = try snapshot("--at", "7", "--surface", region)
      #expect(picture.hasPrefix("╭──"))
      #expect(try picture == snapshot("--at", "7", "--surface", whole))
    }
  }

  @Test("tells language and reason beside a wrong run, and is in ASCII when asked")
  func ofAWrongRun() throws {
    let lines = try snapshot(
      "--at", "7", "--surface", "lock-screen", "--ascii", "--font", "cells", of: Self.broken
    ).split(separator: "\n")
    #expect(lines.first == "+---------------------------------------------------+")
    #expect(lines[2] == "|[Your order is around the corner]                  | -- P")
    #expect(lines.joined().allSatisfy { $0.isASCII || $0.isLetter || $0 == "·" })
  }

  @Test("as ANSI is the text with SGR sequences, of the ground asked for")
  func asANSI() throws {
    let text = try snapshot("--at", "7", of: Self.broken)
    let dark = try snapshot("--at", "7", "--format", "ansi", of: Self.broken)
    let light = try snapshot(
      "--at", "7", "--format", "ansi", "--background", "light", of: Self.broken)
    #expect(dark != light)
    #expect(dark.contains("\u{1B}[0;38;5;244m─"))
    #expect(light.contains("\u{1B}[0;38;5;243m─"))
    for picture in [dark, light] {
      #expect(picture.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text)
    }
  }

  @Test(
    "as ANSI is plain text where colour is not wanted",
    arguments: [
      (["--no-color"], [:]), ([], ["NO_COLOR": "1"]), ([], ["TERM": "dumb"]),
    ] as [([String], [String: String])])
  func withoutColour(flags: [String], variables: [String: String]) throws {
    let arguments = ["snapshot", Self.broken, "--at", "7", "--format", "ansi"] + flags
    let plain = try BuiltTool.run(arguments, variables: variables)
    #expect(try plain.output == snapshot("--at", "7", of: Self.broken))
  }

  @Test("as SVG names what it shows; without colour it has greys alone")
  func asSVG() throws {
    let colour = try snapshot(
      "--at", "7", "--surface", "expanded", "--format", "svg", of: Self.broken)
    #expect(
      colour.contains("<title id=\"title\">French on the way, expanded, after step 7 of 15</title>")
    )
    let arguments = ["--at", "7", "--surface", "lock-screen", "--format", "svg"]
    let run = try BuiltTool.run(["snapshot", Self.broken, "--no-color"] + arguments)
    let colours = Set(run.output.matches(of: /#[0-9a-f]{6}/).map { String($0.0) })
    #expect(colours == ["#1e1e1e", "#e4e4e4"])
    // What a terminal is told by the environment is not told to a picture in a file.
    let quiet = try BuiltTool.run(
      ["snapshot", Self.broken] + arguments, variables: ["NO_COLOR": "1", "TERM": "dumb"])
    #expect(quiet.output.contains("fill=\"#ff8787\""))
  }

  @Test("is the same in a file as on standard output", arguments: ["text", "ansi", "svg"])
  func inAFile(format: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("polyglance-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try snapshot("--at", "3", "--format", format, "-o", file.path).isEmpty)
    let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(try written == snapshot("--at", "3", "--format", format))
  }

  @Test("stands at the step that opens a chapter, whatever the case of its letters")
  func atAChapter() throws {
    let scenario = "Scenarios/courier/arabic-night.scenario.yaml"
    let script = try String(
      contentsOf: Repository.root.appendingPathComponent(scenario), encoding: .utf8)
    let chapters = script.matches(of: /- chapter: (.+)/).map { String($0.1) }
    try #require(chapters.count > 1)
    var pictures: Set<String> = []
    for chapter in chapters {
      let picture = try snapshot("--at", chapter.uppercased(), "--format", "svg", of: scenario)
      let step = try #require(picture.firstMatch(of: /after step ([0-9]+) of/)?.1)
      #expect(try picture == snapshot("--at", "\(step)", "--format", "svg", of: scenario))
      pictures.insert(picture)
    }
    #expect(pictures.count == chapters.count)
  }

  @Test(
    "says what there is when it is asked for what there is not",
    arguments: [
      (["--at", "16"], "there is no step 16: the scenario has 1 to 15"),
      (["--at", "0"], "there is no step 0: the scenario has 1 to 15"),
      (
        ["--at", "nearby"],
        "‘nearby’ is no step, and the scenario has no chapters: steps are 1 to 15"
      ),
      (
        ["--surface", "compct"],
        "there is no picture of a surface ‘compct’, only of lock-screen, compact, compact-leading, "
          + "compact-trailing, minimal, expanded, expanded-leading, expanded-trailing, "
          + "expanded-center, expanded-bottom, banner, always-on, standby, smart-stack, carplay, "
          + "mac-menu-bar\n  = did you mean ‘compact’?"
      ),
      (
        ["--surface", "minimal", "--size", "80x24"],
        "‘--size’ is the screen's; a surface has its own"
      ),
      (
        ["--format", "pdf"],
        "‘pdf’ is none of the values of ‘--format’: text, ansi, svg, png, html"
      ),
      (
        ["--points", "--format", "ansi"],
        "‘--points’ is drawn as svg, png or html; ‘ansi’ has cells"
      ),
      (["--points", "--size", "80x24"], "‘--size’ is the screen's; a surface has its own"),
      (["--marks"], "‘--marks’ goes with ‘--points’; a picture in cells has its marks always"),
      (
        ["--workspace", "preview", "--points"],
        "‘--workspace preview’ is a screen of cells; the device in every language, and a page of "
          + "it, come from ‘polyglance preview --format svg’ or html"
      ),
      (
        ["--workspace", "verify"],
        "‘verify’ is none of the values of ‘--workspace’: stage, preview"
      ),
      (
        ["--workspace", "preview", "--surface", "lock-scren"],
        "there is no surface ‘lock-scren’\n  = did you mean ‘lock-screen’?"
      ),
      (["--format", "png", "--scale", "5"], "‘--scale 5’ is none of 1, 2, 3, 4"),
      (["--format", "svg", "--scale", "2"], "‘--scale’ is a PNG's; ‘svg’ has no pixels"),
    ])
  func refuses(arguments: [String], message: String) throws {
    let result = try BuiltTool.run(["snapshot", Self.scenario] + arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors == "polyglance: \(message)\n  = see ‘polyglance help snapshot’\n")
  }

  @Test("in points shows all that the device shows, or one surface, each text once")
  func inPoints() throws {
    let all = try snapshot("--at", "7", "--points")
    for caption in ["Lock Screen", "Compact", "Minimal", "Expanded"] {
      #expect(all.contains(">\(caption)</text>"))
    }
    let card = try snapshot("--at", "7", "--points", "--surface", "lock-screen")
    #expect(card.contains(">Bientôt chez vous</text>"))
    #expect(!card.contains(">Expanded</text>"))
    #expect(card.contains("lang=\"fr-CA\""))
    let dark = try snapshot(
      "--at", "7", "--points", "--surface", "lock-screen", "--background", "dark")
    // The card and, under everything, paper.
    #expect(card.contains("<path fill=\"#ffffff\" d="))
    #expect(!dark.contains("<path fill=\"#ffffff\" d=\"M24 0"))
    #expect(!dark.contains("<rect width=\"468\" height=\"333\" fill=\"#ffffff\""))
  }

  @Test("of Preview has a surface in every language, measured, the same twice")
  func ofPreview() throws {
    let arguments = ["--at", "7", "--workspace", "preview", "--surface", "compact-trailing"]
    func picture(_ more: String...) throws -> String {
      let result = try BuiltTool.run(["snapshot", Self.scenario] + arguments + more)
      #expect(result.status == 0, "\(result.errors)")
      return result.output
    }
    let screen = try picture("--size", "200x60")
    #expect(screen.split(separator: "\n").first?.contains("3▸Preview") == true)
    for locale in ["fr-CA", "zh-Hans", "pt-BR"] { #expect(screen.contains(" \(locale) ")) }
    #expect(screen.contains("compact trailing"))
    #expect(try screen == picture("--size", "200x60"))
    #expect(try picture("--format", "svg").contains(", Preview, after step 7 of 15</title>"))
  }

  @Test("as HTML is a page with what is shown, what is read, and what is wrong")
  func asHTML() throws {
    let page = try snapshot("--at", "7", "--format", "html", of: Self.broken)
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains("<h3>Lock Screen <span>delivery#1</span></h3>"))
    #expect(page.contains("<code>payload-prose</code>"))
    #expect(page.contains("<bdi lang=\"fr-CA\" dir=\"ltr\">Livraison, image</bdi>"))
    let points = try snapshot(
      "--at", "7", "--format", "html", "--points", "--surface", "compact")
    #expect(points.contains("aria-labelledby=\"p1-title\" aria-describedby=\"p1-desc\""))
    #expect(!points.contains("<h3>Lock Screen"))
  }

  @Test("as PNG is a picture, or names the package that paints it")
  func asPNG() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("polyglance-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    for arguments in [[], ["--points"], ["--surface", "lock-screen", "--scale", "1"]] {
      let result = try BuiltTool.run(
        ["snapshot", Self.scenario, "--format", "png", "-o", file.path] + arguments)
      if result.status == 0 {
        let bytes = try Data(contentsOf: file)
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(bytes.count > 2000)
      } else {
        #expect(result.status == 2)
        #expect(result.errors.contains("install libpango1.0-dev"))
      }
    }
  }

  @Test("as PNG is not thrown at a terminal", .enabled(if: TmuxScreen.isInstalled))
  func refusesATerminal() throws {
    let screen = try TmuxScreen(
      ["snapshot", Self.scenario, "--format", "png"], columns: 100, rows: 12)
    let text = try screen.wait(for: "status 2")
    #expect(text.contains("write it to a file with ‘-o FILE.png’"))
  }

  @Test("says why a surface has no picture")
  func withoutAPicture() throws {
    let result = try BuiltTool.run([
      "snapshot", "Scenarios/courier/arabic-night.scenario.yaml", "--at", "1", "--surface",
      "lock-screen",
    ])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "polyglance: no picture of Lock Screen after step 1: nothing on the Lock Screen\n")
  }
}
