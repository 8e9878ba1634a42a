// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Every target is compiled under the same rules; access is `package` and imports are internal.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target. What it may import is exactly `dependencies`: a target exists only because
/// it forbids an import that would otherwise creep in. `Sources/README.md` says what each must not know.
func library(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings)
}

/// A test target beside the sources it tests. Goldens are read by path, never bundled.
func tests(_ name: String, _ dependencies: [String], hasGoldens: Bool = false) -> Target {
  .testTarget(
    name: name, dependencies: (dependencies + ["TestSupport"]).map { .byName(name: $0) },
    exclude: hasGoldens ? ["Goldens"] : [], swiftSettings: settings)
}

/// What pkg-config answers, word by word; nil where it or a library is missing. The answer is
/// kept with the manifest: after an installation, `swift build --manifest-cache none` asks again.
func pkgConfig(_ question: String, _ libraries: [String]) -> [String]? {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["pkg-config", question] + libraries
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  let answer = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { return nil }
  return String(decoding: answer, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    .map(String.init)
}

let textLibraries = ["pangocairo", "harfbuzz", "fontconfig"]

/// Where Pango's headers are; nil where it is not installed, so that text is measured in cells.
let pangoHeaders =
  Context.environment["POLYGLANCE_WITHOUT_PANGO"] == "1"
  ? nil : pkgConfig("--cflags-only-I", textLibraries)
let pangoText = pangoHeaders == nil ? [] : ["PangoText"]
let pangoPeer = pangoHeaders == nil ? [] : ["CPangoPeer"]
let pangoSettings =
  settings
  + (pangoHeaders.map {
    [.define("POLYGLANCE_PANGO"), .unsafeFlags($0.flatMap { ["-Xcc", $0] })]
  } ?? [])

let core = [
  "Diagnostics", "Languages", "Presentation", "Documents", "Catalogs", "Internationalization",
  "Localization", "Simulation", "Layout", "Inspection", "ProductFiles", "Pictures", "Workbench",
]

let package = Package(
  name: "polyglance",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "polyglance", targets: ["polyglance"])],
  targets: [
    // System libraries. ncurses has no pkgConfig here: its file carries flags that SwiftPM refuses.
    .systemLibrary(
      name: "CNcurses", providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CICUSystem", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CICU", dependencies: ["CICUSystem"]),

    library("Diagnostics"),
    library("Languages"),
    library("Presentation", ["Diagnostics", "Languages"]),
    library("Documents", ["Diagnostics", "CYAML"]),
    library("Catalogs", ["Documents", "Diagnostics", "Languages"]),
    library("Internationalization", ["CICU", "Languages"]),
    library(
      "Localization",
      ["Catalogs", "Presentation", "Internationalization", "Languages", "Diagnostics"]),
    library("Simulation", ["Presentation", "Languages", "Diagnostics"]),
    library("Layout", ["Localization", "Presentation", "Internationalization", "Languages"]),
    library(
      "Inspection",
      [
        "Diagnostics", "Catalogs", "Internationalization", "Simulation", "Localization", "Layout",
        "Presentation", "Languages",
      ]),
    library(
      "ProductFiles",
      ["Documents", "Catalogs", "Presentation", "Simulation", "Diagnostics", "Languages"]),
    library("Pictures", ["Layout", "Presentation"]),
    library(
      "Workbench",
      [
        "Simulation", "Localization", "Layout", "Inspection", "Pictures", "Presentation",
        "Languages", "Diagnostics", "Internationalization",
      ]),
    library("Terminal", ["Workbench", "Layout", "CNcurses"]),
    .executableTarget(
      name: "polyglance",
      dependencies: (core + ["Terminal"] + pangoText).map { .byName(name: $0) },
      swiftSettings: pangoSettings),

    // How fast, against whom: the same work in C beside ours.
    .target(
      name: "CBenchPeer", dependencies: ["CICUSystem"],
      linkerSettings: [
        .linkedLibrary("ncursesw"), .linkedLibrary("tinfo"),
        .linkedLibrary("util", .when(platforms: [.linux])),
      ]),
    .executableTarget(
      name: "polyglance-bench",
      dependencies: (core + ["CBenchPeer"] + pangoText + pangoPeer).map { .byName(name: $0) },
      swiftSettings: pangoSettings),

    .target(
      name: "TestSupport", dependencies: [], path: "Tests/TestSupport", swiftSettings: settings),
    tests("DiagnosticsTests", ["Diagnostics"], hasGoldens: true),
    tests("LanguagesTests", ["Languages", "Internationalization"]),
    tests("PresentationTests", ["Presentation", "Diagnostics", "Languages"]),
    tests("DocumentsTests", ["Documents", "Diagnostics"]),
    tests("CatalogsTests", ["Catalogs", "Documents", "Diagnostics", "Languages"]),
    tests("InternationalizationTests", ["Internationalization", "Languages"]),
    tests(
      "LocalizationTests",
      [
        "Localization", "Catalogs", "Presentation", "Internationalization", "Languages",
        "Diagnostics",
      ]),
    tests("SimulationTests", ["Simulation", "Presentation", "Languages", "Diagnostics"]),
    tests(
      "LayoutTests",
      [
        "Layout", "Localization", "Presentation", "Internationalization", "Languages",
        "Diagnostics", "Pictures",
      ], hasGoldens: true),
    tests("InspectionTests", core + ["polyglance"], hasGoldens: true),
    tests(
      "ProductFilesTests",
      [
        "ProductFiles", "Documents", "Catalogs", "Presentation", "Simulation", "Diagnostics",
        "Languages",
      ], hasGoldens: true),
    tests("PicturesTests", ["Pictures", "Layout", "Presentation"], hasGoldens: true),
    tests("WorkbenchTests", core + ["polyglance"], hasGoldens: true),
    tests("TerminalTests", ["Terminal", "Workbench", "Layout"]),
    tests("BenchTests", ["polyglance-bench"] + core),
    tests("AcceptanceTests", core + ["polyglance"], hasGoldens: true),
  ]
)

if pangoHeaders != nil {
  let libraries = pkgConfig("--libs", textLibraries) ?? []
  package.targets += [
    // No pkgConfig here either: glib's file carries a flag that SwiftPM refuses.
    .systemLibrary(
      name: "CPango", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .target(
      name: "PangoText",
      dependencies: [
        "Layout", "Pictures", "Presentation", "Internationalization", "Languages", "CPango",
      ],
      swiftSettings: pangoSettings,
      linkerSettings: [.linkedLibrary("z"), .unsafeFlags(libraries.filter { $0.hasPrefix("-L") })]
        + libraries.filter { $0.hasPrefix("-l") }.map { .linkedLibrary(String($0.dropFirst(2))) }),
    .target(
      name: "CPangoPeer", dependencies: ["CPango"],
      cSettings: [.unsafeFlags(pangoHeaders ?? [])]),
    .testTarget(
      name: "PangoTextTests",
      dependencies: ["PangoText", "Layout", "Pictures", "Presentation", "CPango", "TestSupport"],
      swiftSettings: pangoSettings),
  ]
}
