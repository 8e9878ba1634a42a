import Documents
import Internationalization
import Languages
import Terminal

/// Versions of the libraries that are loaded, and whether their data is whole.
struct LibraryFacts: Hashable {
  var curses: String
  var yaml: String
  var data: InternationalData
  /// Languages of the sample that the library has no data for.
  var missingLanguages: [String]
  /// Zones of the sample that it does not know.
  var missingZones: [String]

  /// Those of the process. Reduced data, as some systems ship it, lacks most of these.
  static var current: LibraryFacts {
    let known = Set(LibraryDefaults.tags.map(\.language))
    return LibraryFacts(
      curses: CursesLibrary.version, yaml: YAMLLibrary.version, data: .current,
      missingLanguages: ["ar", "de", "es", "fr", "he", "hi", "ja", "ko", "pt", "ru", "th", "zh"]
        .filter { !known.contains($0) },
      missingZones: ["America/Toronto", "Asia/Tokyo", "Europe/Paris"]
        .filter { !InternationalFormats.shared.knowsZone($0) })
  }
}

/// The libraries.
func examineLibraries(_ facts: LibraryFacts) -> DoctorGroup {
  DoctorGroup(
    "Libraries",
    [
      DoctorLine(.ok, "screen", facts.curses),
      DoctorLine(.ok, "YAML", "libyaml \(facts.yaml)"),
      DoctorLine(.ok, "ICU", facts.data.icu),
      facts.missingLanguages.isEmpty
        ? DoctorLine(.ok, "CLDR", facts.data.cldr)
        : DoctorLine(
          .problem, "CLDR",
          "\(facts.data.cldr), without \(facts.missingLanguages.joined(separator: ", ")); install "
            + "ICU's full data, as the package icu-data-full"),
      facts.missingZones.isEmpty
        ? DoctorLine(.ok, "time zones", facts.data.timeZones)
        : DoctorLine(
          .problem, "time zones",
          "\(facts.data.timeZones), without \(facts.missingZones.joined(separator: ", ")); install "
            + "ICU's full data, as the package icu-data-full"),
    ])
}
