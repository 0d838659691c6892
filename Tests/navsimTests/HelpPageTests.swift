import Recording
import Reporting
import ScenarioLanguage
import Platform
import Testing

@testable import navsim

@Suite("Help")
struct HelpPageTests {
  static let commands = CommandName.allCases.map { $0.command.description }

  @Test("The short help of a command fits on one screen", arguments: commands)
  func shortHelp(command: CommandDescription) {
    let words = command.name.split(separator: " ").map(String.init)
    let run = CommandRun(arguments: words + ["-h"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25, "24 lines and the end of the last one")
    #expect(lines.allSatisfy { TextWidth.columns(of: String($0)) <= 100 })
    #expect(run.output.contains("usage: navsim \(command.name)"))
    #expect(run.output.contains("examples"))
    #expect(run.error.isEmpty)
  }

  @Test("The complete help of a command names each option and example", arguments: commands)
  func completeHelp(command: CommandDescription) {
    let words = command.name.split(separator: " ").map(String.init)
    let run = CommandRun(arguments: words + ["--help"])
    #expect(run.status == 0)
    #expect(!command.examples.isEmpty)
    for option in command.allOptions { #expect(run.output.contains(option.form)) }
    for example in command.examples { #expect(run.output.contains(example.line)) }
    #expect(CommandRun(arguments: ["help"] + words).output == run.output)
  }

  @Test("Every example parses", arguments: commands)
  func examples(command: CommandDescription) throws {
    for example in command.examples {
      // What stands before a pipe or a redirection is ours.
      let words = try ShellWords.split(example.line)
        .prefix { !["|", ">", "<", "2>"].contains($0) }
      let start = try #require(words.firstIndex(of: "navsim"))
      let (found, rest) = try CommandName.resolve(Array(words[(start + 1)...]))
      #expect(found == command.command)
      _ = try ArgumentParser(command).parse(rest)
    }
  }

  @Test("What the words call says that they do", arguments: CommandName.allCases)
  func table(name: CommandName) { #expect(name.command.description.command == name) }

  @Test("Without arguments the overview is an error on standard error")
  func noArguments() {
    let run = CommandRun()
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.error == CommandRun("--help").output)
    #expect(run.error.split(separator: "\n", omittingEmptySubsequences: false).count <= 68)
  }

  @Test("Topics are pages of their own", arguments: HelpTopic.all.map(\.name))
  func topics(name: String) {
    let run = CommandRun("help", name)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count > 5)
    #expect(CommandRun("--help").output.contains(name))
  }

  @Test("The exit codes of the help are the exit codes of the program")
  func exitCodes() {
    let text = CommandRun("help", "exit-codes").output
    for code in ["0", "1", "2", "3", "4", "5", "6", "7", "70", "130"] {
      let shown = text.split(separator: "\n").contains { line in
        line.split(separator: " ").first.map(String.init) == code
      }
      #expect(shown, "\(code)")
    }
  }

  @Test(
    "A command that is not there gets a suggestion",
    arguments: [
      (["versoin"], "unknown command 'versoin'", "did you mean 'navsim version'?"),
      (["a/b.json"], "unknown command 'a/b.json'", "navsim run a/b.json"),
      (["qqqqqq"], "unknown command 'qqqqqq'", "'navsim -h' lists the commands"),
      (["--list"], "unknown option '--list'", "options follow the command: navsim -h"),
      (["help", "formts"], "no help on 'formts'", "did you mean 'navsim help formats'?"),
      (["--color", "pink"], "'--color pink': expected one of auto, always, never", nil),
    ] as [([String], String, String?)]
  )
  func unknown(words: [String], message: String, hint: String?) {
    let run = CommandRun(arguments: words)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.error == "error: \(message)\n" + (hint.map { "hint: \($0)\n" } ?? ""))
  }
}

@Suite("Pages of help")
struct HelpTopicTests {
  @Test("A page of help fits in a hundred columns", arguments: HelpTopic.all.map(\.name))
  func topic(name: String) {
    let run = CommandRun("help", name)
    #expect(run.status == 0)
    for line in run.output.split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test("Every event has a page that names its members, and a slip is asked back")
  func events() {
    for kind in EventKind.catalogue {
      let run = CommandRun("help", "events", kind.text)
      #expect(run.status == 0)
      for member in kind.payload.members {
        let names = run.output.split(separator: "\n").map { $0.split(separator: " ").first ?? "" }
        #expect(names.contains(member.name[...]), "\(kind.text): \(member.name)")
      }
    }
    let slip = CommandRun("help", "events", "navigator.didArive")
    #expect(slip.status == 2)
    #expect(slip.error.contains("navsim help events navigator.didArrive"))
    #expect(CommandRun("help", "keys", "x").error.contains("navsim help keys"))
  }
}
