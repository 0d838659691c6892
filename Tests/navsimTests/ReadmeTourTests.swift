import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

/// The terminal sessions of the handbook are played, one command after the other in one folder.
@Suite("The handbook's sessions", .waits)
struct ReadmeTourTests {
  struct Step {
    var command: String
    var shown: [String] = []
  }

  /// The steps of a block that is marked as a session.
  private static func steps(of block: Handbook.Block) -> [Step] {
    block.lines.reduce(into: []) { steps, line in
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2))))
      } else if let last = steps.indices.last {
        steps[last].shown.append(line)
      }
    }
  }

  @Test("Each session goes as it is shown")
  func sessions() throws {
    let sessions = Handbook.blocks.filter { $0.language == "shell-session" }
      .map { Self.steps(of: $0) }
    #expect(!sessions.isEmpty)
    for session in sessions {
      try Folder.withTemporary { folder in
        try folder.copy("Scenarios")
        try folder.copy("Golden")
        for step in session {
          let screen = try play(step, in: folder)
          for line in step.shown where !line.contains("…") && !line.isEmpty {
            let wanted = ReadmeTests.normalized(line)
            #expect(ReadmeTests.normalized(screen).contains(wanted), "missing: \(line)\n\(screen)")
          }
        }
      }
    }
  }

  /// Plays a step in a terminal, pressing the keys that stand behind the prompt of a review.
  private func play(_ step: Step, in folder: Folder) throws -> String {
    let program = ChildProcess.navsim
    let path = program.split(separator: "/").dropLast().joined(separator: "/")
    let line =
      "cd '\(folder.path)' && export NO_COLOR=1 CI= PATH=\"/\(path):$PATH\" && \(step.command)"
    let terminal = try PseudoTerminal("/bin/sh", ["-c", line])
    for shown in step.shown {
      guard let prompt = shown.firstRange(of: "? help ") else { continue }
      #expect(terminal.wait(for: "? help "), "\(terminal.screen)")
      terminal.type(String(shown[prompt.upperBound...]))
    }
    _ = terminal.end()
    return terminal.screen
  }
}
