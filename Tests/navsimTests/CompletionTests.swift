import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

@Suite("Completion", .waits)
struct CompletionTests {
  private func script(_ shell: String) -> String { CommandRun("completions", shell).output }

  /// Whether a program is installed.
  private func isInstalled(_ program: String) -> Bool {
    (try? ChildProcess.run("/bin/sh", ["-c", "command -v \(program)"]))?.status == 0
  }

  @Test("Every command and option is known to every shell", arguments: ["bash", "zsh", "fish"])
  func complete(shell: String) {
    let text = script(shell)
    for command in CommandName.allCases.map(\.command) {
      for word in command.description.name.split(separator: " ") {
        #expect(text.contains(word), "\(shell): \(word)")
      }
      for option in command.description.allOptions {
        #expect(text.contains(option.name), "\(shell): --\(option.name)")
      }
    }
  }

  @Test("The shells accept their scripts", arguments: ["bash", "zsh", "fish"])
  func syntax(shell: String) throws {
    guard isInstalled(shell) else {
      print("skipped: \(shell) is not installed, its completion is not checked by it")
      return
    }
    try Folder.withTemporary { folder in
      try folder.write(script(shell), to: "script")
      let child = try ChildProcess.run("/usr/bin/env", [shell, "-n", folder("script")])
      #expect(child.status == 0, "\(child.error)")
    }
  }

  @Test(
    "Bash completes commands, their second words, options and values",
    arguments: [
      ("navsim ens", "ensemble"), ("navsim map se", "search"),
      ("navsim test --only", "--only-changed"),
      ("navsim test --update cha", "changed"), ("navsim map search --js", "--json"),
      ("navsim completions --h", "--help"),
    ]
  )
  func bash(line: String, expected: String) throws {
    let words = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
    let count = line.split(separator: " ").count
    let child = try ChildProcess.run(
      "/bin/bash",
      [
        "-c",
        script("bash") + "\nCOMP_WORDS=(\(words)); COMP_CWORD=\(count - 1); _navsim; "
          + "printf '%s\\n' \"${COMPREPLY[@]}\"",
      ]
    )
    #expect(child.output == expected + "\n", "\(child.error)")
  }

  @Test("A shell that is not known is named")
  func unknown() { #expect(CommandRun("completions", "tcsh").status == 2) }
}
