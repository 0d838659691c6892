import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage

/// `navsim coverage`: which entries of the catalogue the suite exercises, and which it does not.
enum CoverageCommand: Command {
  /// What must be exercised.
  enum Requirement: String, CaseIterable {
    case events, statuses, rules, keys, all

    /// The parts of the catalogue that are meant.
    var topics: [CoverageTopic] {
      switch self {
      case .events: [.events]
      case .statuses: [.statuses]
      case .rules: [.rules]
      case .keys: [.keys]
      case .all: [.events, .statuses, .rules, .keys]
      }
    }
  }

  /// What may stand on its command line.
  enum Options {
    static let missing = CommandOption("missing", "list only what is not exercised")
    static let require = CommandOption(
      "require",
      .choice(of: Requirement.self),
      "fail if an entry of these is not exercised"
    )
  }

  static let description = CommandDescription(
    .coverage,
    "list the catalogue with the scenarios that exercise each entry",
    operands: "[<path>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim coverage", "events, statuses, rules, keys and decisions of the suite at hand"),
      .init("navsim coverage --missing", "only what no scenario exercises"),
      .init("navsim coverage --require events", "exit 1 if an event never occurs"),
      .init(
        "navsim coverage --require rules",
        "exit 1 if a rule never fires, or is never held for a reason"
      ),
      .init("navsim coverage --json", "each entry with its scenarios, for a program"),
    ],
    options: [Options.missing, Options.require, .jobs("scenarios"), .json, .allowOutside],
    discussion: """
      Events and route statuses are read from the goldens. Rules are counted by running the scenarios: an
      entry is what came of a rule, such as 'rerouteGuard fired minimumTime'. Keys of the navigator and
      decisions are read from the scenarios: a decision counts where a title, description or reference
      names it (D-16). That list is open, so --require all asks for all but the decisions.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let selection = try session.someScenarios(of: arguments.operands)
    let coverage = try Coverage(of: selection, jobs: try arguments.jobs(), reach: arguments.reach)
    if arguments.has(.json) {
      session.writeJSON { coverage.write(to: &$0) }
    } else {
      show(coverage, onlyMissing: arguments.has(Options.missing), in: session)
    }
    if !coverage.withoutGolden.isEmpty {
      let count = Quantity.count(coverage.withoutGolden.count, "scenario")
      session.error.line("\(count) without a readable golden: \(coverage.withoutGolden[0])")
    }
    let missing = (arguments.word(Options.require, of: Requirement.self)?.topics ?? [])
      .flatMap { coverage.missing(of: $0) }
    for entry in missing {
      session.error.line(
        session.error.style.error("missing") + "  \(entry.topic.rawValue)  \(entry.name)"
      )
    }
    return missing.isEmpty ? .success : .regression
  }

  private static func show(_ coverage: Coverage, onlyMissing: Bool, in session: Session) {
    let width = coverage.entries.map { TextWidth.columns(of: $0.name) }.max() ?? 0
    for topic in CoverageTopic.allCases {
      let entries = coverage.entries(of: topic)
      let hit = entries.count { !$0.scenarios.isEmpty }
      let total = topic.catalogue.isEmpty ? "named" : "of \(entries.count)"
      session.output.line("\(topic.rawValue)  \(hit) \(total)")
      for entry in entries where !onlyMissing || entry.scenarios.isEmpty {
        let count = String(entry.scenarios.count)
        let padded = String(repeating: " ", count: max(0, 5 - count.count)) + count
        let text =
          entry.scenarios.isEmpty
          ? session.output.style.warning("not exercised") : names(of: entry)
        session.output.line("  \(TextWidth.pad(entry.name, to: width))\(padded)  \(text)")
      }
    }
  }

  private static func names(of entry: CoverageEntry) -> String {
    let shown = entry.scenarios.prefix(2).joined(separator: ", ")
    let more = entry.scenarios.count - 2
    return more > 0 ? "\(shown) and \(more) more" : shown
  }
}
