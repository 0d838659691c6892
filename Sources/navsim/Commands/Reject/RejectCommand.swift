import CanonicalJSON
import Regression
import ScenarioLanguage

/// `navsim reject`: throws waiting recordings away.
enum RejectCommand: Command {
  static let description = CommandDescription(
    .reject,
    "throw pending recordings away; the goldens stay",
    operands: "[<path>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim reject Scenarios/reroute/missed-turn.json", "one scenario"),
      .init("navsim reject Scenarios/reroute", "all below a folder"),
      .init("navsim reject --all", "all of the suite at hand"),
    ],
    options: [PendingSelection.all, .json]
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let found = try PendingSelection.find(arguments, for: "reject", in: session)
    for pending in found {
      try session.goldenStore.reject(pending)
      if !arguments.has(.json) { session.output.line("rejected  \(pending.name)") }
    }
    if arguments.has(.json) {
      session.writeJSON { json in
        json.beginArray("rejected")
        for pending in found { json.string(pending.name) }
        json.endArray()
      }
    }
    if found.isEmpty { session.error.line("nothing is pending") }
    return found.isEmpty ? .nothingSelected : .success
  }
}
