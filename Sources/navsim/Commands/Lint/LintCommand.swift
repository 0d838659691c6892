import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation
import Traces

/// `navsim lint`: tells every problem of scenarios and recordings, without running them.
enum LintCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let quiet = CommandOption("quiet", short: "q", "no summary")
    static let fix = CommandOption("fix", "mend what is sure, and tell the rest")
    static let format = CommandOption(
      "format",
      .choice(of: LintFormat.self),
      "how problems are written (text)"
    )
  }

  static let description = CommandDescription(
    .lint,
    "tell every problem of scenarios and recordings, without running them",
    operands: "<path>…",
    operandCount: 1...Int.max,
    examples: [
      .init("navsim lint Scenarios", "all below a folder"),
      .init("navsim lint my.json", "one file: line, column, what was expected, a hint"),
      .init("navsim lint drives/*.jsonl", "recordings that were made elsewhere"),
      .init("navsim lint Scenarios --fix", "misspelt names and numbers in quotes are mended"),
      .init("navsim lint Scenarios --json", "problems for an editor"),
      .init("navsim lint Scenarios --format github", "as annotations of a pull request"),
    ],
    options: [Options.fix, .json, Options.format, Options.quiet, .allowOutside],
    discussion: """
      Exit code 0 if there is no problem, 2 if there is one.

      --fix writes what can be meant in one way only: a key or word that is one letter off one that may
      stand there, and no other; a number or true in quotes. It changes these bytes alone.

      --format github writes workflow commands, which annotate the files of a pull request; gitlab the
      JSON of a code quality report; sarif SARIF 2.1.0, for code scanning and editors; json is --json.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let parts = LintParts.named(in: arguments.operands)
    let recordings = LintRecordings.named(in: arguments.operands)
    let operands = arguments.operands.filter { !parts.contains($0) && !recordings.contains($0) }
    let selection =
      operands.isEmpty
      ? SuiteSelection(scenarios: [], completeRoots: []) : try session.selection(of: operands)
    if selection.scenarios.isEmpty, parts.isEmpty, recordings.isEmpty {
      throw CommandFailure.nothing(at: arguments.operands)
    }
    var findings = Findings()
    var mended: [LintFix.Mended] = []
    // What is right now may let something else be seen, in a few rounds.
    for _ in 0..<8 {
      findings = Findings()
      for identity in selection.scenarios {
        if session.io.isInterrupted() { return .interrupted }
        findings.add(of: Self.problems(of: identity, reach: arguments.reach))
      }
      findings.add(
        ofParts: parts.flatMap {
          ScenarioPart.problems(ofFileAt: $0, mayLieOutside: arguments.reach == .anywhere)
        }
          + (try LintParts.problems(
            below: operands,
            besides: selection.scenarios,
            reach: arguments.reach
          ))
      )
      findings.add(ofRecordings: recordings.flatMap { LintRecordings.problems(ofFileAt: $0) })
      guard arguments.has(Options.fix) else { break }
      let more = try LintFix.apply(findings.problems)
      mended += more
      if more.isEmpty { break }
    }
    let problems = findings.problems
    let hasErrors = findings.hasErrors
    let format = arguments.word(Options.format, of: LintFormat.self) ?? .text
    if let bytes = format.bytes(of: problems, version: Program.version) {
      session.output.write(bytes)
    } else if arguments.has(.json) || format == .json {
      session.writeJSON { json in
        json.member("scenarios", selection.scenarios.count)
        json.key("problems")
        ScenarioProblems.write(problems, into: &json)
        if arguments.has(Options.fix) {
          json.key("fixed")
          LintFix.write(mended, into: &json)
        }
      }
    } else {
      for fixed in mended { session.output.line(fixed.description) }
      for text in ScenarioProblems.rendered(problems, limit: 100) {
        session.output.problem(text)
      }
      if !arguments.has(Options.quiet) {
        if !recordings.isEmpty {
          let faulty = Set(findings.ofRecordings.map(\.source)).count
          let count = Quantity.count(recordings.count, "recording")
          session.error.line(
            faulty > 0 ? "\(faulty) of \(count) cannot be read" : "\(count), no problem"
          )
          if operands.isEmpty, parts.isEmpty { return hasErrors ? .invalidInput : .success }
        }
        let count = Quantity.count(selection.scenarios.count, "scenario")
        let isPartWrong = findings.isPartWrong
        session.error.line(
          findings.faultyCount > 0
            ? "\(findings.faultyCount) of \(count) cannot be run"
            : "\(count), \(isPartWrong ? "and a part of none that is wrong" : "no problem")"
        )
      }
    }
    return hasErrors ? .invalidInput : .success
  }

  /// What one look at all files found.
  private struct Findings {
    private(set) var problems: [Diagnostic] = []
    private(set) var faultyCount = 0
    private(set) var isPartWrong = false
    private(set) var ofRecordings: [Diagnostic] = []
    private var told: Set<Diagnostic> = []

    var hasErrors: Bool { faultyCount > 0 || isPartWrong || !ofRecordings.isEmpty }

    mutating func add(of scenario: [Diagnostic]) {
      faultyCount += scenario.contains { $0.severity == .error } ? 1 : 0
      // Runs of one matrix, and scenarios that include one file, have their problems together.
      problems += scenario.filter { told.insert($0).inserted }
    }

    mutating func add(ofParts parts: [Diagnostic]) {
      isPartWrong = parts.contains { $0.severity == .error }
      problems += parts.filter { told.insert($0).inserted }
    }

    mutating func add(ofRecordings recordings: [Diagnostic]) {
      ofRecordings = recordings
      problems += recordings
    }
  }

  private static func problems(
    of identity: ScenarioIdentity,
    reach: SimulationExecutor.Reach
  ) -> [Diagnostic] {
    let folder = identity.root?.scenarios ?? Paths.folder(of: identity.path)
    do {
      let scenario = try ScenarioLoader.load(
        path: identity.path,
        name: identity.name,
        root: reach == .anywhere ? nil : folder,
        variant: identity.variant
      )
      return try problems(ofTraceOf: scenario)
        + ServerSecrets.problems(ofFileAt: identity.path)
    } catch let error as ScenarioError {
      // As they stand in the file, not as they were found.
      return error.problems.enumerated().sorted {
        ($0.element.location?.offset ?? 0, $0.offset) < (
          $1.element.location?.offset ?? 0, $1.offset
        )
      }.map(\.element)
    } catch let error as TraceError {
      return [ScenarioProblems.diagnostic(error)]
    } catch {
      return [Diagnostic("\(error)", source: identity.path)]
    }
  }

  /// Reads the trace to its end, or plans the drive: what is wrong there would end the run.
  private static func problems(ofTraceOf scenario: Scenario) throws -> [Diagnostic] {
    _ = try Drive.planned(for: scenario)
    guard case .file(let path, _, let interval) = scenario.trace else { return [] }
    var options = TraceReadingOptions()
    options.interval = interval
    var reader = try TraceReader(path: path, options: options)
    while try reader.next() != nil {}
    return []
  }
}
