import CanonicalJSON

/// The commands of the program, in the order of the help.
enum CommandTable {
  static let groups: [(title: String, commands: [any Command.Type])] = [
    (
      "replay and look",
      [
        RunCommand.self, ExplainCommand.self, MarginsCommand.self, TimelineCommand.self,
        DiffCommand.self, ReportCommand.self, ExportCommand.self, FeedCommand.self,
      ]
    ),
    (
      "keep behaviour",
      [
        TestCommand.self, ReviewCommand.self, PendingCommand.self, AcceptCommand.self,
        RejectCommand.self,
        CoverageCommand.self, MergeReportsCommand.self,
      ]
    ),
    (
      "author",
      [
        NewCommand.self, LintCommand.self, FmtCommand.self, MigrateCommand.self,
        SchemaCommand.self, TraceInfoCommand.self, TraceConvertCommand.self,
        TraceCalibrateCommand.self, TracePlotCommand.self,
      ]
    ),
    (
      "maps and routes",
      [
        MapBuildCommand.self, MapInfoCommand.self, MapRouteCommand.self, MapMatchCommand.self,
        MapSearchCommand.self, MapDrawCommand.self, RouteInfoCommand.self,
      ]
    ),
    (
      "find and hand over bugs",
      [FuzzCommand.self, PromoteCommand.self, ShrinkCommand.self, BundleCommand.self]
    ),
    (
      "look after",
      [
        EnsembleCommand.self, SweepCommand.self, MutateCommand.self, BenchCommand.self,
        SelftestCommand.self,
        DoctorCommand.self,
        CompletionsCommand.self, SetupGitCommand.self, MergeGoldenCommand.self,
        VersionCommand.self,
      ]
    ),
  ]

  static var all: [any Command.Type] { groups.flatMap(\.commands) }

  /// Returns the command that the first words name, and the words after them.
  static func resolve(_ words: [String]) throws(UsageError) -> (any Command.Type, [String]) {
    for length in [2, 1] where words.count >= length {
      let name = words[..<length].joined(separator: " ")
      if let command = all.first(where: { $0.description.name == name }) {
        return (command, Array(words[length...]))
      }
    }
    throw unknown(words)
  }

  /// Returns the commands whose first word is `word`.
  static func group(_ word: String) -> [any Command.Type] {
    all.filter { $0.description.name.hasPrefix(word + " ") }
  }

  private static func unknown(_ words: [String]) -> UsageError {
    let first = words.first ?? ""
    if first.hasPrefix("-") {
      return UsageError("unknown option '\(first)'", hint: "options follow the command: navsim -h")
    }
    let members = group(first).map { $0.description.name }
    if !members.isEmpty {
      return UsageError(
        words.count > 1 && !words[1].hasPrefix("-")
          ? "unknown command '\(first) \(words[1])'" : "'navsim \(first)' needs a command after it",
        hint: "one of: " + members.joined(separator: ", ")
      )
    }
    let names = all.map { $0.description.name } + ["help"]
    let nearest = EditDistance.nearest(to: first, in: names)
    if nearest == nil, first.hasSuffix(".json") || first.contains("/") {
      return UsageError("unknown command '\(first)'", hint: "navsim run \(ShellWord.quote(first))")
    }
    return UsageError(
      "unknown command '\(first)'",
      hint: nearest.map { "did you mean 'navsim \($0)'?" } ?? "'navsim -h' lists the commands"
    )
  }
}
