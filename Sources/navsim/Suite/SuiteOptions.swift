import Regression
import ScenarioLanguage
import Simulation

/// The options that say which scenarios of a suite a command works on.
struct SuiteOptions {
  static let all = [
    CommandOption("filter", .required("text"), "only names that hold the text; may be repeated"),
    CommandOption("tag", .required("tag"), "only scenarios with the tag; may be repeated"),
    CommandOption("last-failed", "only what failed last time, is new or was not run"),
    CommandOption(
      "only-changed",
      .required("ref"),
      "only what changed since a commit: scenario, golden, or a file it names",
      isCommon: false
    ),
    CommandOption(
      "shard",
      .required("i/n"),
      "only the i-th of n disjoint parts, from 1",
      isCommon: false
    ),
  ]

  private let arguments: CommandArguments
  private let session: Session

  init(_ arguments: CommandArguments, in session: Session) {
    self.arguments = arguments
    self.session = session
  }

  /// Returns the scenarios at and below the operands that the options leave.
  func selection() throws -> SuiteSelection {
    var selection = try session.selection(of: arguments.operands)
    let filters = arguments.values("filter")
    if !filters.isEmpty {
      selection.filter { scenario in filters.contains { scenario.name.contains($0) } }
    }
    let tags = arguments.values("tag")
    if !tags.isEmpty {
      selection.filter { scenario in
        let text = ScenarioText(of: scenario)
        // What cannot be read is kept, so that running it tells why.
        return !text.isReadable || !Set(tags).isDisjoint(with: text.tags)
      }
    }
    if let reference = arguments.value("only-changed") {
      let changed = try GitChanges.since(reference, in: session.io.workingFolder)
      selection.filter { changed.concern($0) }
    }
    if arguments.has("last-failed") {
      let memory = SuiteMemory(arguments, in: session)
      let last = memory.lastRun(of: selection)
      selection.filter { last[$0.name]?.isPassed != true }
    }
    if let shard = try shard() { selection.keep(shard) }
    return selection
  }

  /// The part asked for by `--shard`, or by Bazel.
  private func shard() throws -> Shard? {
    if let text = arguments.value("shard") {
      guard let shard = Shard(parsing: text) else {
        throw UsageError("'--shard \(text)': expected i/n with 1 ≤ i ≤ n, such as 1/3")
      }
      return shard
    }
    return try BazelShard.shard(in: session.environment)
  }
}
