import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// `navsim promote`: a scenario of the suite, made of a failure that fuzzing kept.
enum PromoteCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let output = CommandOption(
      "output",
      short: "o",
      .required("file"),
      "the scenario's file"
    )
    static let title = CommandOption("title", .required("text"), "what it shows, in one sentence")
    static let shrink = CommandOption("shrink", "make it as small as it can be first")
    static let keep = CommandOption("keep", "leave it in the bank, too")
  }

  static let description = CommandDescription(
    .promote,
    "make a named scenario of a failure that fuzzing kept",
    operands: "<failure>",
    operandCount: 1...1,
    examples: [
      .init(
        "navsim promote .navsim/failures/x-1f2e3d4c5b6a7988.json -o Scenarios/bugs/late.json",
        "out of the bank, into the suite"
      )
    ],
    options: [Options.output, Options.title, Options.shrink, Options.keep, OutputRule.force],
    discussion: """
      The scenario stands alone, and fails until what it shows is mended: its laws hold in every run.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let source = arguments.operands[0]
    guard let target = arguments.value(Options.output) else {
      throw UsageError("where is it to go? -o Scenarios/….json")
    }
    guard target.hasSuffix(".json"), !Paths.name(of: target).hasPrefix("_") else {
      throw UsageError(
        "'-o \(target)': a scenario's file ends in .json and does not begin with '_'"
      )
    }
    try session.check(output: target, .work(isForced: arguments.has(OutputRule.force)))
    var draft = try ScenarioDraft(path: source, folderRoot: nil)
    if arguments.has(Options.shrink) { draft = try shrunk(draft, source, in: session) }
    draft = draft.moved(to: Paths.folder(of: target), workingFolder: session.io.workingFolder)
    draft.root["title"] = .string(
      arguments.value(Options.title) ?? draft.root["title"]?.string
        ?? "A failure that fuzzing found"
    )
    try FileSystem.write(try ScenarioFormat.canonical(draft.text, path: target), to: target)
    if !arguments.has(Options.keep) { try FileSystem.remove(source) }
    session.output.line("\(target)")
    session.output.line("  run it  navsim run \(ShellWord.quote(target))")
    return .success
  }

  private static func shrunk(
    _ draft: ScenarioDraft,
    _ path: String,
    in session: Session
  ) throws -> ScenarioDraft {
    let trial = ShrinkTrial(path: path, name: Paths.name(of: path), folderRoot: nil)
    var request = Shrinker.Request()
    request.shouldStop = session.io.isInterrupted
    do {
      let result = try Shrinker.shrink(draft, with: trial, request)
      session.error.line(
        "\(result.before.fixes) → \(result.after.fixes) fixes: \(result.signature.described)"
      )
      return result.state.whole
    } catch is ShrinkError {
      throw CommandFailure.input("\(path): error: it does not fail, or not twice in the same way")
    }
  }
}
