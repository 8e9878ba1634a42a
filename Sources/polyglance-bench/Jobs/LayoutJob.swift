#if POLYGLANCE_PANGO
  import CPangoPeer
  import Layout
  import PangoText

  /// Texts of six scripts measured in points, beside Pango called from C.
  struct LayoutJob: Job {
    static let name = "layout"
    static let summary = "texts of six scripts measured in points, new and again, beside Pango in C"

    private static let rounds = 15
    private static let texts = 1200
    private static let limitOnNew = 2.0
    private static let limitOnKnown = 0.05
    /// 12 points, at which the face of the system is not tracked, so that sums can be compared.
    private static let style = TextStyle(font: "caption")

    private static let samples: [(language: String, text: @Sendable (Int) -> String)] = [
      ("de", { "Ankunft in \($0) Min." }),
      ("ru", { "Прибытие через \($0) мин." }),
      ("ar", { "يصل خلال \($0) دقائق" }),
      ("hi", { "\($0) मिनट में पहुँचेगा" }),
      ("ja", { "あと\($0)分で到着します" }),
      ("th", { "จะถึงใน \($0) นาที" }),
    ]

    init(_ place: Place) {}

    func measure() throws(BenchProblem) -> [Measurement] {
      let shaper: PangoTextShaper
      do {
        shaper = try PangoTextShaper()
      } catch {
        throw BenchProblem("no font is installed")
      }
      let size = TypeStyle.named(LayoutJob.style.font).row(at: LayoutJob.style.textSize).size
      let peer = withCStrings(LayoutJob.samples.map(\.language)) {
        bench_layout_open(shaper.families, size, $0, Int32(LayoutJob.samples.count))
      }
      guard let peer else { throw BenchProblem("Pango makes no layout") }
      defer { bench_layout_close(peer) }
      // Both open their fonts before the clock runs.
      try round(-1, shaper, peer)
      var (new, known, theirs): ([Double], [Double], [Double]) = ([], [], [])
      for number in 0..<LayoutJob.rounds {
        let times = try round(number, shaper, peer)
        new.append(times.new)
        known.append(times.known)
        theirs.append(times.theirs)
      }
      return [
        Measurement(
          "layout: a text not seen before", ours: new, peer: theirs, named: "Pango in C",
          unit: .seconds, limit: LayoutJob.limitOnNew),
        Measurement(
          "layout: a text measured already", ours: known, peer: theirs, named: "Pango in C",
          unit: .seconds, limit: LayoutJob.limitOnKnown),
      ]
    }

    /// Seconds a text: new to us, known to us, and the peer's.
    @discardableResult
    private func round(
      _ number: Int, _ shaper: PangoTextShaper, _ peer: OpaquePointer
    ) throws(BenchProblem) -> (new: Double, known: Double, theirs: Double) {
      let count = LayoutJob.texts
      let samples = LayoutJob.samples
      // Numbers of one length, so that every round has the same work.
      let texts = (0..<count).map { index in
        let sample = samples[index % samples.count]
        return (sample.text(100_000 + (number + 1) * count + index), sample.language)
      }
      func measure() -> Double {
        var sum = 0.0
        for (text, language) in texts {
          var style = LayoutJob.style
          style.language = language
          sum += shaper.shape(text, style: style).clusters.reduce(0) { $0 + $1.advance }
        }
        return sum
      }
      var (ours, again, theirs) = (0.0, 0.0, 0.0)
      let new = seconds { ours = measure() }
      let known = seconds { again = measure() }
      let peers = withCStrings(texts.map(\.0)) { texts in
        seconds { theirs = bench_layout_measure(peer, texts, Int32(count)) }
      }
      guard ours == again, abs(ours - theirs) < 0.001 * theirs else {
        throw BenchProblem(
          "ours are \(ours) points long, and again \(again), Pango’s \(theirs)")
      }
      return (new / Double(count), known / Double(count), peers / Double(count))
    }
  }
#endif
