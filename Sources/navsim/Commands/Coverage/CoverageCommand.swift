import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage

/// `navsim coverage`: which entries of the catalogue the suite exercises, and which it does not.
enum CoverageCommand: Command {
  static let description = CommandDescription(
    .coverage,
    "list the catalogue with the scenarios that exercise each entry",
    operands: "[<path>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim coverage", "events, statuses, keys and decisions of the suite at hand"),
      .init("navsim coverage --missing", "only what no scenario exercises"),
      .init("navsim coverage --require events", "exit 1 if an event never occurs"),
      .init("navsim coverage --json", "each entry with its scenarios, for a program"),
    ],
    options: [
      CommandOption("missing", "list only what is not exercised"),
      CommandOption(
        "require",
        .choice(["events", "statuses", "keys", "all"]),
        "fail if an entry of these is not exercised"
      ),
      .json,
    ],
    discussion: """
      Events and route statuses are read from the goldens, keys of the navigator and decisions from
      the scenarios: a decision counts where a title, description or reference names it (D-16). The
      list of decisions is open, so --require all asks for events, statuses and keys.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let selection = try session.selection(of: arguments.operands)
    if selection.scenarios.isEmpty {
      session.error.line("error: no scenario at \(ShellWord.join(arguments.operands))")
      return .nothingSelected
    }
    let coverage = try Coverage(of: selection)
    if arguments.has("json") {
      session.writeJSON { coverage.write(to: &$0) }
    } else {
      show(coverage, onlyMissing: arguments.has("missing"), in: session)
    }
    if !coverage.withoutGolden.isEmpty {
      let count = Quantity.count(coverage.withoutGolden.count, "scenario")
      session.error.line("\(count) without a readable golden: \(coverage.withoutGolden[0])")
    }
    let missing = required(arguments.value("require")).flatMap { coverage.missing(of: $0) }
    for entry in missing {
      session.error.line(
        session.error.style.error("missing") + "  \(entry.topic.rawValue)  \(entry.name)"
      )
    }
    return missing.isEmpty ? .success : .regression
  }

  private static func required(_ choice: String?) -> [CoverageTopic] {
    switch choice {
    case nil: []
    case "all": [.events, .statuses, .keys]
    case let name?: [CoverageTopic(rawValue: name)].compactMap { $0 }
    }
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
