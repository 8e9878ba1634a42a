import CBenchPeer
import Diagnostics
import Foundation

/// The program: picks the jobs, runs them in turn, prints a table, turns it into an exit status.
@main
enum Bench {
  /// Every job, in the order in which they run.
  static let jobs: [any Job.Type] =
    [StageJob.self, CatalogJob.self, RunJob.self, FormatJob.self, PicturesJob.self] + textJobs

  #if POLYGLANCE_PANGO
    private static let textJobs: [any Job.Type] = [LayoutJob.self]
  #else
    private static let textJobs: [any Job.Type] = []
  #endif

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 2, arguments[0] == PaintedPeer.argument {
      exit(bench_paint(arguments[1]))
    }
    if arguments.contains("--help") || arguments.contains("-h") {
      print(help)
      return
    }
    exit(run(arguments))
  }

  static let help = """
    usage: polyglance-bench [JOB…]

    Measures polyglance beside a peer that does the same work, in turn, in the same run, and
    prints medians and ratios. Only ratios mean something: a machine drifts. Without a JOB, all:

    \(jobs.map { "  \($0.name.padded(to: 9)) \($0.summary)" }.joined(separator: "\n"))

    Build both programs for it: swift build -c release. Exit status: 0 every ratio is within its
    limit, 1 one is over, 2 something could not be measured.
    """

  private static func run(_ names: [String]) -> Int32 {
    for name in names where !jobs.contains(where: { $0.name == name }) {
      let known = nearestName(name, among: jobs.map { $0.name })
      complain("there is no job ‘\(name)’" + (known.map { "; did you mean ‘\($0)’?" } ?? ""))
      return 2
    }
    #if DEBUG
      complain("built for debugging: nothing that it measures means anything")
    #endif
    print(Machine.current.line)
    var table = ResultTable()
    for job in jobs where names.isEmpty || names.contains(job.name) {
      do throws(BenchProblem) {
        table.rows += try job.init(Place.current).measure()
      } catch {
        complain("\(job.name): \(error.message)")
        return 2
      }
    }
    print(table.text)
    return table.isWithinLimits ? 0 : 1
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("polyglance-bench: \(text)\n".utf8))
  }
}
