import Reporting
import CanonicalJSON

/// The commands of the program, by the words that call them, in the order of the help.
///
/// A command begins with its case here: the table of the program then asks for what it calls.
enum CommandName: String, CaseIterable, Sendable {
  case run
  case explain
  case margins
  case timeline
  case diff
  case report
  case export
  case feed
  case workbench

  case test
  case review
  case pending
  case accept
  case reject
  case coverage
  case mergeReports = "merge-reports"

  case `init`
  case new
  case lint
  case fmt
  case migrate
  case schema
  case traceInfo = "trace info"
  case traceConvert = "trace convert"
  case traceClean = "trace clean"
  case traceSplit = "trace split"
  case traceCalibrate = "trace calibrate"
  case tracePlot = "trace plot"

  case mapSources = "map sources"
  case mapBuild = "map build"
  case mapInfo = "map info"
  case mapRoute = "map route"
  case mapMatch = "map match"
  case mapDiff = "map diff"
  case mapSearch = "map search"
  case mapDraw = "map draw"
  case mapExport = "map export"
  case routeInfo = "route info"

  case fuzz
  case promote
  case shrink
  case bundle

  case ensemble
  case sweep
  case compare
  case mutate
  case bench
  case selftest
  case doctor
  case completions
  case setupGit = "setup-git"
  case mergeGolden = "merge-golden"
  case serveNavigator = "serve-navigator"
  case languageServer = "language-server"
  case version

  /// The part of the overview that it stands in.
  var group: CommandGroup {
    switch self {
    case .run, .explain, .margins, .timeline, .diff, .report, .export, .feed, .workbench:
      .replay
    case .test, .review, .pending, .accept, .reject, .coverage, .mergeReports: .keep
    case .`init`, .new, .lint, .fmt, .migrate, .schema, .traceInfo, .traceConvert, .traceClean,
      .traceSplit, .traceCalibrate, .tracePlot:
      .author
    case .mapSources, .mapBuild, .mapInfo, .mapRoute, .mapMatch, .mapDiff, .mapSearch, .mapDraw,
      .mapExport, .routeInfo:
      .map
    case .fuzz, .promote, .shrink, .bundle: .find
    case .ensemble, .sweep, .compare, .mutate, .bench, .selftest, .doctor, .completions, .setupGit,
      .mergeGolden, .serveNavigator, .languageServer, .version:
      .maintain
    }
  }

  /// Whether a person calls it, and not git alone.
  var isForPeople: Bool { self != .mergeGolden }

  /// Returns the command that the first words name, and the words after them.
  ///
  /// - Throws: ``UsageError`` with what may have been meant.
  static func resolve(_ words: [String]) throws(UsageError) -> (CommandName, [String]) {
    for length in [2, 1] where words.count >= length {
      if let name = CommandName(rawValue: words[..<length].joined(separator: " ")) {
        return (name, Array(words[length...]))
      }
    }
    throw unknown(words)
  }

  /// Returns the commands of two words whose first word is `word`.
  static func family(_ word: String) -> [CommandName] {
    allCases.filter { $0.rawValue.hasPrefix(word + " ") }
  }

  private static func unknown(_ words: [String]) -> UsageError {
    let first = words.first ?? ""
    if first.hasPrefix("-") {
      return UsageError("unknown option '\(first)'", hint: "options follow the command: navsim -h")
    }
    let members = family(first).map(\.rawValue)
    if !members.isEmpty {
      return UsageError(
        words.count > 1 && !words[1].hasPrefix("-")
          ? "unknown command '\(first) \(words[1])'" : "'navsim \(first)' needs a command after it",
        hint: "one of: " + members.joined(separator: ", ")
      )
    }
    let nearest = EditDistance.nearest(to: first, in: allCases.map(\.rawValue) + ["help"])
    if nearest == nil, first.hasSuffix(".json") || first.contains("/") {
      return UsageError("unknown command '\(first)'", hint: "navsim run \(ShellWord.quote(first))")
    }
    return UsageError(
      "unknown command '\(first)'",
      hint: nearest.map { "did you mean 'navsim \($0)'?" } ?? "'navsim -h' lists the commands"
    )
  }
}

/// A part of the overview of commands, by its title.
enum CommandGroup: String, CaseIterable, Sendable {
  case replay = "replay and look"
  case keep = "keep behaviour"
  case author = "author"
  case map = "maps and routes"
  case find = "find and hand over bugs"
  case maintain = "look after"
}
