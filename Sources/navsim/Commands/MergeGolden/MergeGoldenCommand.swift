import Reporting
import Platform
import Regression
import ScenarioLanguage

/// `navsim merge-golden`: merges goldens for git.
enum MergeGoldenCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let path = CommandOption("path", .required("file"), "the golden's name, for messages")
  }

  static let description = CommandDescription(
    .mergeGolden,
    "merge two versions of a golden, event by event: a merge driver for git",
    operands: "<base> <ours> <theirs>",
    operandCount: 3...3,
    examples: [
      .init("navsim merge-golden %O %A %B --path %P", "what 'navsim setup-git' lets git call")
    ],
    options: [Options.path],
    discussion: """
      The result replaces <ours>. Events are compared by what they say, not by their numbers, and
      numbered anew. Where both versions changed the same place in different ways, conflict markers
      stand in the result and the exit code is 1; such a golden counts as missing. In either case
      run the merged scenario: 'navsim test' says whether the merged golden is what the program does
      now, and 'navsim accept' makes it so.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let (base, ours, theirs) = (
      arguments.operands[0], arguments.operands[1], arguments.operands[2]
    )
    let merge = GoldenMerge(
      base: try FileSystem.read(base),
      ours: try FileSystem.read(ours),
      theirs: try FileSystem.read(theirs)
    )
    try FileSystem.write(merge.bytes, to: ours)
    let name = arguments.value(Options.path) ?? ours
    guard merge.conflictCount > 0 else { return .success }
    session.error.problem(
      "\(name): warning: \(Quantity.count(merge.conflictCount, "conflict")) in the golden; "
        + "it counts as missing until 'navsim accept' makes it anew"
    )
    return .regression
  }
}
