import CBenchPeer
import Internationalization
import Languages

/// One cell of a matrix, formatted, beside ICU called from C.
struct FormatJob: Job {
  static let name = "format"
  static let summary = "plural, integer, percent and date in 40 languages, beside ICU in C"

  private static let rounds = 15
  private static let cells = 40_000
  private static let checked = 4000
  private static let limit = 1.5
  private static let zone = "America/Toronto"
  /// 2026-01-01, 00:00 UTC.
  private static let start = 1_767_225_600.0
  private static let skeleton = DateFormat.skeleton("yMMMdjm")

  private let locales = GeneratedCatalog.languages.compactMap { LanguageTag($0) }
    .map { FormattingLocale(tag: $0) }

  init(_ place: Place) {}

  func measure() throws(BenchProblem) -> [Measurement] {
    let peer = try openPeer()
    defer { bench_cells_close(peer) }
    for number in 0..<FormatJob.checked { try compare(number, peer) }
    var (ours, theirs): ([Double], [Double]) = ([], [])
    let range = 0..<FormatJob.cells
    for _ in 0..<FormatJob.rounds {
      var length: Int64 = 0
      ours.append(
        seconds {
          for number in range {
            let parts = cell(number)
            length += Int64(
              parts.0.rawValue.utf16.count + parts.1.utf16.count + parts.2.utf16.count
                + parts.3.utf16.count)
          }
        } / Double(range.count))
      var sum: Int64 = 0
      theirs.append(
        seconds { sum = bench_cells_write(peer, 0, Int64(range.count), FormatJob.start) }
          / Double(range.count))
      guard sum == length else {
        throw BenchProblem("ours has \(length) units of text, ICU’s has \(sum)")
      }
    }
    return [
      Measurement(
        "format: plural, integer, percent, date", ours: ours, peer: theirs, named: "ICU in C",
        unit: .seconds, limit: FormatJob.limit)
    ]
  }

  private func cell(_ number: Int) -> (PluralCategory, String, String, String) {
    let locale = locales[number % locales.count]
    let formats = InternationalFormats.shared
    let count = NumericValue.int(Int64(number % 113))
    return (
      formats.pluralCategory(of: count, in: locale.tag), formats.number(count, in: locale),
      formats.number(
        .double(Double(number % 100) / 100), NumberStyle(.percent), in: locale),
      formats.date(
        FormatJob.start + 61 * Double(number), FormatJob.skeleton, in: locale,
        zone: FormatJob.zone) ?? ""
    )
  }

  /// The same digits and the same pattern as ours, so that both do the same work.
  private func openPeer() throws(BenchProblem) -> OpaquePointer {
    let names = locales.map { locale in
      "\(locale.tag)".replacing("-", with: "_") + "@numbers=" + locale.numbering
    }
    let patterns = locales.map {
      InternationalFormats.shared.datePattern(FormatJob.skeleton, in: $0) ?? ""
    }
    let peer = withCStrings(names) { names in
      withCStrings(patterns) { patterns in
        bench_cells_open(names, patterns, Int32(locales.count), FormatJob.zone)
      }
    }
    guard let peer else { throw BenchProblem("ICU does not open a formatter") }
    return peer
  }

  private func compare(_ number: Int, _ peer: OpaquePointer) throws(BenchProblem) {
    var room = [CChar](repeating: 0, count: 1024)
    let length = bench_cells_text(
      peer, Int64(number), FormatJob.start, &room, Int32(room.count))
    let theirs = String(
      decoding: room.prefix(max(0, Int(length))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let parts = cell(number)
    let ours = [parts.0.rawValue, parts.1, parts.2, parts.3].joined(separator: "|")
    guard ours == theirs else {
      throw BenchProblem("cell \(number) differs: ours ‘\(ours)’, ICU’s ‘\(theirs)’")
    }
  }
}
