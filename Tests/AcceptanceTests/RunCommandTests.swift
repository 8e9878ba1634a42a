import Foundation
import Inspection
import TestSupport
import Testing

@testable import polyglance

@Suite("The command run")
struct RunCommandTests {
  private let sound = "Scenarios/courier/french-on-the-way.scenario.yaml"
  private let twin = "Scenarios/courier-broken/payload-prose/payload-prose.scenario.yaml"

  @Test("runs what can be read, tells the rest, and exits with 2")
  func runsWhatCanBeRead() throws {
    let result = try BuiltTool.run(["run", "Scenarios/nope.scenario.yaml", sound])
    #expect(result.status == 2)
    #expect(result.output.contains("texts in one language"))
    #expect(result.errors.contains("Scenarios/nope.scenario.yaml:1:1: error: no such file"))
    let gitHub = try BuiltTool.run(["run", "Scenarios/nope.scenario.yaml", "--format", "github"])
    #expect(gitHub.status == 2)
    #expect(gitHub.output.hasPrefix("::error file=Scenarios/nope.scenario.yaml,line=1,col=1,"))
  }

  @Test(
    "refuses arguments that it does not understand, with the nearest that it does",
    arguments: [
      (["run", "--formt", "json", "x"], "did you mean ‘--format’?"),
      (["run", "--format", "jsn", "x"], "did you mean ‘json’?"),
      (["run", "--set", "extension-langage=app", "x"], "did you mean ‘extension-language’?"),
      (["run", "--device", "iphone 16pro", "x"], "did you mean ‘iPhone 16 Pro’?"),
      (["play", "--device", "all", "x"], "the screen is on one device"),
      (["devices", "iPad (A17)"], "did you mean ‘iPad (A16)’?"),
      (["run"], "‘run’ needs a scenario"), (["rnu"], "did you mean ‘run’?"),
      (["run", "--locale", "???", "x"], "‘???’ is no language tag"),
      (["snapshot", "x", "--size", "1x"], "is not of the form 120x40"),
      (["explain", "stale-rendr"], "did you mean ‘stale-render’?"),
      (["explain", "placeholder"], "did you mean ‘placeholder-mismatch’?"),
      (["lint", "--formt", "x"], "see ‘polyglance help lint’"),
      (["schema", "view"], "did you mean ‘views’?"),
    ])
  func refusesArguments(arguments: [String], hint: String) throws {
    let result = try BuiltTool.run(arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(hint), "\(result.errors)")
  }

  @Test(
    "fails on what it is told to fail on",
    arguments: [("error", 1), ("warning", 1), ("note", 1), ("never", 1)])
  func failsOn(severity: String, status: Int32) throws {
    // The twin's expectations fail as well, and those always count.
    let result = try BuiltTool.run(["run", twin, "--fail-on", severity])
    #expect(result.status == status)
    #expect(try BuiltTool.run(["run", sound, "--fail-on", severity]).status == 0)
  }

  @Test("spells out what an argument or a path could do to a terminal")
  func spellsOut() throws {
    let result = try BuiltTool.run(["run", "a\u{1B}[31m\u{202E}.scenario.yaml"])
    #expect(result.status == 2)
    #expect(result.errors.contains("a⟨U+001B⟩[31m⟨U+202E⟩.scenario.yaml"))
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test(
    "says in one line that its output cannot be written",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func saysThatOutputFails() throws {
    let result = try runProcess(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "exec \"$0\" --version > /dev/full", BuiltTool.url.path],
      environment: [:], in: Repository.root)
    #expect(result.status == 2)
    #expect(result.errors == "polyglance: cannot write the output: No space left on device\n")
  }

  @Test("tells in 100 columns what there is to do")
  func helps() throws {
    let overview = try BuiltTool.run(["help"]).output
    let commands = [
      "play", "run", "verify", "lint", "snapshot", "inventory", "explain", "doctor", "schema",
    ]
    let open = try BuiltTool.run(["help", "open"]).output
    let pages = try commands.map { try BuiltTool.run(["help", $0]).output }
    for (command, page) in zip(commands, pages) {
      #expect(overview.contains("\n  polyglance \(command) "))
      #expect(page.hasPrefix("usage: polyglance \(command)"))
    }
    for line in ([overview, open] + pages).joined().split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test("tells once what is found before the languages of a run part")
  func tellsOnce() throws {
    let outcome = try BuiltTool.run([
      "run", "Scenarios/courier-broken/symbol-without-name", "--locale", "fr,de,pl",
    ])
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 1 && Set(lines).count == lines.count)
    for locale in ["en", "fr", "de", "pl"] {
      let own = lines.filter { $0.contains("[unlabelled]") && $0.contains(", \(locale), step ") }
      #expect(own.count == 1, "\(locale)")
    }
  }

  @Test("a process formats as in the region asked for, whatever its language")
  func formatsAsInARegion() throws {
    let product = "Scenarios/courier-broken/per-app-language"
    for region in ["US", "de"] {
      let why = try BuiltTool.run(["run", product, "--region", region, "--why"]).output
      #expect(why.contains("number in en-\(region.uppercased())"))
    }
    let refused = try BuiltTool.run(["run", sound, "--region", "Canada"])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("‘Canada’ is no region"))
  }

  @Test(
    "a card is drawn at the text size asked for",
    .enabled(if: Measuring.isPossible, "Pango is not built in, or Inter is not installed"))
  func drawsAtATextSize() throws {
    let card = ["snapshot", sound, "--at", "7", "--surface", "lock-screen", "--points"]
    let plain = try BuiltTool.run(card).output
    let large = try BuiltTool.run(card + ["--text-size", "xxL"]).output
    #expect(plain.contains("font-size=\"17\"") && large.contains("font-size=\"21\""))
  }

  @Test("a text size that there is none of is refused")
  func refusesATextSize() throws {
    let refused = try BuiltTool.run(["run", sound, "--text-size", "AX9"])
    #expect(refused.status == 2 && refused.errors.contains("there is no text size ‘AX9’"))
  }

  @Test("explains findings, groups and settings")
  func explains() throws {
    let finding = try BuiltTool.run(["explain", "frozen-text"])
    #expect(finding.status == 0 && finding.output.contains("boundary        regeneration\n"))
    #expect(finding.output.contains("\nbefore\n    let title = String(localized:"))
    let group = try BuiltTool.run(["explain", "payload"])
    #expect(
      group.output.split(separator: "\n")
        .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
        .compactMap { $0.split(separator: " ").first.map(String.init) }
        == CheckRegistry.ids(named: "payload"))
    #expect(group.output.contains("\nA group stands for each of its findings in ‘severity:’"))
    let promise = try BuiltTool.run(["explain", "expectation"])
    #expect(promise.status == 0 && promise.output.hasPrefix("expectation: an ‘expect’"))
    let ours = try BuiltTool.run(["explain", "payload", "Scenarios/courier"])
    #expect(ours.status == 0 && ours.output == group.output, "Courier leaves severities alone")
    let nowhere = try BuiltTool.run(["explain", "payload", "Scenarios/nowhere"])
    #expect(nowhere.status == 2 && nowhere.output.isEmpty)
    let setting = try BuiltTool.run(["explain", "extension-language"])
    #expect(setting.output.hasPrefix("extension-language: system · app\n"))
    #expect(try BuiltTool.run(["explain"]).output.contains("live-text-locale"))
  }

  @Test("explains every finding in 78 columns")
  func explainsInColumns() throws {
    let lists = try [["explain"], ["explain", "mixed-language"]].map {
      try BuiltTool.run($0).output
    }
    let all = lists + CheckRegistry.all.map { ExplanationReport(definition: $0).text }
    for line in all.joined(separator: "\n").split(separator: "\n") {
      #expect(line.count <= 78, "\(line)")
    }
    let list = try #require(lists.first)
    #expect(list.hasPrefix("mixed-language\n  raw-code "))
    // A full stop inside a name ends no sentence.
    #expect(list.contains("(`supported` in\n") && !list.contains("`product\n"))
  }

  @Test("--why tells the boundaries of a run that has a finding, and of no other")
  func tellsWhereItBroke() throws {
    let why = try BuiltTool.run([
      "run", "Scenarios/courier-broken/never-updated", "--why", "--ascii",
    ]).output
    let lines = why.split(separator: "\n")
    let broken = lines.filter {
      $0.contains("x regeneration     on-language-change has no update-activities · drawn 09:00:00")
    }
    #expect(!broken.isEmpty)
    #expect(broken.count == lines.count { $0.contains("· [stale-render]") })
    #expect(broken.allSatisfy { $0.hasSuffix("under r1 by start · not again since 09:00:30") })
    #expect(lines.contains { $0.contains("x on screen") && $0.contains("older than the decision") })
    #expect(lines.contains { $0.hasPrefix("  lock-screen of delivery#1, made by start, kept") })
    let sound = try BuiltTool.run([
      "run", "Scenarios/courier/french-on-the-way.scenario.yaml", "--why", "--ascii",
    ]).output
    #expect(sound.contains("asked fr-CA") && !sound.contains("+ locale decision"))
  }

  @Test("gives help for each command, and says what there is")
  func givesHelp() throws {
    let overview = try BuiltTool.run(["--help"])
    #expect(overview.status == 0)
    for command in ["run", "play", "snapshot", "explain", "schema", "doctor"] {
      #expect(overview.output.contains("polyglance \(command)"))
      let help = try BuiltTool.run([command, "--help"])
      #expect(help.status == 0 && help.output.hasPrefix("usage: polyglance \(command)"))
      #expect(try BuiltTool.run(["help", command]).output == help.output)
    }
    #expect(try BuiltTool.run(["--version"]).output.hasPrefix("polyglance "))
  }
}
