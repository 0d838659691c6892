import Platform
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Colour")
struct ColorChoiceTests {
  @Test(
    "Follows flag, NO_COLOR, FORCE_COLOR and terminal, in this order",
    arguments: [
      (.automatic, [:], true, true),
      (.automatic, [:], false, false),
      (.automatic, ["NO_COLOR": "1"], true, false),
      (.automatic, ["NO_COLOR": ""], true, true),
      (.automatic, ["FORCE_COLOR": "1"], false, true),
      (.automatic, ["FORCE_COLOR": "0"], true, true),
      (.automatic, ["FORCE_COLOR": "0"], false, false),
      (.automatic, ["CLICOLOR_FORCE": "1"], false, true),
      (.automatic, ["CLICOLOR": "0"], true, false),
      (.automatic, ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
      (.automatic, ["TERM": "dumb"], true, false),
      (.automatic, ["TERM": "dumb", "FORCE_COLOR": "1"], true, true),
      (.always, ["NO_COLOR": "1"], false, true),
      (.never, ["FORCE_COLOR": "1"], true, false),
    ] as [(ColorChoice, [String: String], Bool, Bool)]
  )
  func precedence(
    choice: ColorChoice,
    environment: [String: String],
    isTerminal: Bool,
    isColored: Bool
  ) {
    let stream = IO.Stream(isTerminal: isTerminal) { _ in .written }
    #expect(choice.isColored(stream, environment: environment) == isColored)
  }

  @Test("A pipe gets no escape code, a terminal does")
  func streams() {
    #expect(!CommandRun("--help").output.contains("\u{1B}"))
    #expect(CommandRun("--help", isTerminal: true).output.contains("\u{1B}[1m"))
    let quiet = CommandRun("--help", environment: ["NO_COLOR": "1"], isTerminal: true)
    #expect(quiet.output == CommandRun("--help").output)
  }
}
