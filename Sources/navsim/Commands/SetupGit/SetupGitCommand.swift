import Platform
import Reporting
import CanonicalJSON
import Regression
import ScenarioLanguage

/// `navsim setup-git`: lets git merge and show goldens by their meaning.
enum SetupGitCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let dryRun = CommandOption("dry-run", "tell what would be written, and write nothing")
    static let program = CommandOption(
      "program",
      .required("words"),
      "how git calls navsim (this program's path, else the one on the path)"
    )
  }

  static let description = CommandDescription(
    .setupGit,
    "let git merge goldens event by event and show them as timelines",
    operands: "[<folder>]",
    operandCount: 0...1,
    examples: [
      .init("navsim setup-git --dry-run", "what would be written"),
      .init("navsim setup-git", "the repository around this folder"),
    ],
    options: [Options.dryRun, Options.program, .json],
    discussion: """
      Two places are written. The repository's own configuration (.git/config) gets the merge driver
      'navsim merge-golden' and the text conversion 'navsim timeline --textconv'; git shares it with
      nobody, so everyone calls this once. The file .gitattributes says that both are for goldens; it
      belongs into the repository. What is as it should be stays untouched. From then on 'git diff'
      shows timelines of goldens. Where this program is gone, git calls the navsim on the path; where
      there is none it diffs and merges as it would without.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let program = arguments.value(Options.program) ?? ShellWord.quote(SystemChild.ownProgram)
    let folder = arguments.operands.first ?? session.io.workingFolder
    let setup = try GitSetup(folder: folder, program: program)
    let isDry = arguments.has(Options.dryRun)
    if !isDry { try setup.apply() }
    if arguments.has(.json) {
      write(setup, isDry: isDry, in: session)
      return .success
    }
    let verb = isDry ? "would set" : "set"
    for setting in setup.settings {
      session.output.line("\(verb)  \(setting.key) = \(setting.value)")
    }
    for line in setup.attributes.missing {
      session.output.line("\(isDry ? "would add" : "added")  \(setup.attributes.path): \(line)")
    }
    if setup.isComplete { session.error.line("git is set up already") }
    return .success
  }

  private static func write(_ setup: GitSetup, isDry: Bool, in session: Session) {
    session.writeJSON { json in
      json.member("written", !isDry && !setup.isComplete)
      json.beginArray("settings")
      for setting in setup.settings {
        json.beginObject()
        json.member("key", setting.key)
        json.member("value", setting.value)
        json.endObject()
      }
      json.endArray()
      json.strings("attributes", setup.attributes.missing)
    }
  }
}
