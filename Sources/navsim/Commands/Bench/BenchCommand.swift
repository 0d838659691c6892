import Benchmarks
import CanonicalJSON
import Platform
import Reporting
import Regression
import ScenarioLanguage

/// `navsim bench`: measures what must be fast.
enum BenchCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let runs = CommandOption("runs", .required("n"), "runs a row, after one to warm up (5)")
    static let map = CommandOption(
      "map",
      .required("file"),
      "a real map for the rows of maps and of search (NAVSIM_MAP)"
    )
    static let list = CommandOption("list", "the names of the rows")
    static let measure = CommandOption(
      "measure",
      "measure the command line after '--': seconds, first output, peak memory, as JSON",
      isCommon: false
    )
  }

  static let description = CommandDescription(
    .bench,
    "measure what must be fast; medians of several runs",
    operands: "[<row>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim bench", "all rows"),
      .init("navsim bench replay json", "rows whose names contain a word"),
      .init("navsim bench search --map town.navmap", "each key of a search in a real map"),
      .init("navsim bench --json", "the figures for a program"),
    ],
    options: [Options.runs, Options.map, Options.list, Options.measure, .json],
    discussion: """
      Each row says what was measured, the median with the lowest and the highest run, and the
      figure that is aimed at. It is a benchmark, not a test: a row that misses its target does not
      fail. Measure a release build on a quiet machine: swift build -c release.
      'stages' tells instructions as well where the processor counts them for us; where it does
      not, tools/count-instructions of the repository counts them under valgrind.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    if arguments.has(Options.measure) {
      return try measure(arguments.operands, in: session)
    }
    let runs = try arguments.integer(Options.runs, atLeast: 1) ?? 5
    let map = arguments.value(Options.map) ?? session.environment["NAVSIM_MAP"]
    let wanted = BenchSuite.groups(named: arguments.operands)
    guard !wanted.isEmpty else {
      throw UsageError(
        "no row is called '\(arguments.operands.joined(separator: " "))'",
        hint: "'navsim bench --list' lists them"
      )
    }
    if arguments.has(Options.list) {
      for group in wanted {
        session.output.line("\(TextWidth.pad(group.name, to: 12))\(group.summary)")
      }
      return .success
    }
    #if DEBUG
      session.error.line("warning: this is a debug build; its figures mean nothing")
    #endif
    let isJSON = arguments.has(.json)
    if !isJSON { session.output.line(session.output.style.dim(BenchReport.head)) }
    let request = BenchSuite.Request(
      runs: runs,
      map: map,
      temporaryFolder: session.temporaryFolder,
      scenarioCount: { (try? session.selection(of: []))?.scenarios.count ?? 0 }
    )
    var rows: [BenchRow] = []
    for group in wanted {
      if session.io.isInterrupted() { return .interrupted }
      session.error.progress("measuring \(group.name) …")
      let measured: [BenchRow]
      do {
        measured = try group.measure(request)
      } catch let failure as BenchFailure {
        throw CommandFailure(failure.code, "bench: error: \(failure.message)")
      }
      session.error.clearProgress()
      if !isJSON {
        for row in measured {
          session.output.line(BenchReport.line(row, style: session.output.style))
        }
      }
      rows += measured
    }
    if isJSON { write(rows, in: session) }
    return .success
  }

  private static func write(_ rows: [BenchRow], in session: Session) {
    session.writeJSON { json in
      json.member("version", Program.version)
      json.member("swift", Program.swiftVersion)
      json.member("processors", SystemProcess.processorCount)
      json.beginArray("rows")
      for row in rows { BenchReport.write(row, into: &json) }
      json.endArray()
    }
  }

  /// Runs a command line and writes what it took.
  private static func measure(_ words: [String], in session: Session) throws -> ExitCode {
    guard let program = words.first else {
      throw UsageError("--measure needs a command line", hint: "navsim bench --measure -- ls")
    }
    let child = try SystemChild(running: program, Array(words.dropFirst()))
    session.writeJSON { json in
      json.member("seconds", child.seconds, decimals: 6)
      if let first = child.secondsToOutput {
        json.member("secondsToOutput", first, decimals: 6)
      }
      json.member("peakMegabytes", child.peakMegabytes, decimals: 3)
      json.member("status", child.status)
    }
    return .success
  }
}
