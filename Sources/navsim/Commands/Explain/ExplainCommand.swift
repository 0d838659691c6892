import CanonicalJSON
import Navigation
import Platform
import Regression
import ScenarioLanguage
import Simulation
import Synchronization

/// `navsim explain`: the decisions around a moment.
enum ExplainCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let at = CommandOption("at", .required("time"), "the moment: seconds, m:ss or h:mm:ss")
    static let window = CommandOption("window", .required("s"), "seconds before and after (3)")
  }

  static let description = CommandDescription(
    .explain,
    "the decisions around a moment: rule, measured value, threshold, margin",
    operands: "<scenario>",
    operandCount: 1...1,
    examples: [
      .init(
        "navsim explain Scenarios/reroute/missed-turn.json --at 53",
        "what was decided, and why"
      ),
      .init("navsim explain a.json --at 1:35 --window 10", "ten seconds before and after"),
      .init("navsim explain a.json --at 47.8 --json", "the neighbourhood for a program"),
    ],
    options: [Options.at, Options.window, .json, .allowOutside]
      + NavigatorOption.all,
    discussion: """
      The scenario is run again with the decision ledger. Each line of the ledger says which rule
      was asked, what it measured, against which threshold, by what margin, and whether it fired.
      Records of the recording stand between them, so that cause and effect can be read in order.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    guard let text = arguments.value(Options.at) else {
      throw UsageError(
        "'navsim explain' needs --at <time>",
        hint: "usage: \(description.usage) --at 47"
      )
    }
    guard let moment = MomentText.milliseconds(text) else {
      throw UsageError("'--at \(text)': expected seconds, m:ss or h:mm:ss")
    }
    let window = Int64((try arguments.number(Options.window) ?? 3) * 1000)
    let path = arguments.operands[0]
    let navigator = try session.startedNavigator(arguments)
    session.saysUnavailable("the decision ledger", of: navigator)
    guard let identity = try session.selection(of: [path]).scenarios.first else {
      throw CommandFailure(.nothingSelected, "\(path): error: no scenario here")
    }
    let scenario = try SimulationExecutor(reach: arguments.reach, navigator: navigator)
      .load(identity)
    let range = (moment - window)...(moment + window)
    let neighbourhood = try Neighbourhood(of: scenario, by: navigator, in: range, session)
    guard range.lowerBound <= neighbourhood.end || neighbourhood.isInterrupted else {
      throw CommandFailure.input(
        "\(path): error: the run ends at \(Quantity.clock(milliseconds: neighbourhood.end)): "
          + "there is nothing at \(Quantity.clock(milliseconds: moment))"
      )
    }
    if arguments.has(.json) {
      neighbourhood.write(scenario, moment, in: session)
    } else {
      neighbourhood.tell(scenario, moment, in: session)
    }
    return neighbourhood.isInterrupted ? .interrupted : .success
  }
}
