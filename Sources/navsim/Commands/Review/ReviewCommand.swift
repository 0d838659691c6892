import Reporting
import Platform
import Regression
import ScenarioLanguage

/// `navsim review`: pending recordings one at a time, a key each.
enum ReviewCommand: Command {
  static let description = CommandDescription(
    .review,
    "look at pending recordings one at a time: accept, reject or skip with a key",
    operands: "[<path>…]",
    operandCount: 0...Int.max,
    examples: [
      .init("navsim review", "all that waits in the suite at hand"),
      .init("navsim review Scenarios/reroute", "what waits below a folder"),
    ],
    options: NavigatorOption.all,
    discussion: """
      Keys: a accept, r reject, s skip; A, R and S do the same for all that is left; d shows the events
      around each difference, and the summary again; m draws the drive; q stops. Each scenario is run
      again before it is shown, so that what is accepted is what the program does now; one whose
      expectation or law is violated cannot be accepted.

      Without a terminal nothing is decided: the exit code is 3, and the commands are printed that do
      the same. Exit code 0 if nothing is left, 3 if something still waits.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let navigator = try session.startedNavigator(arguments)
    let found = try PendingSelection.find(arguments.operands, in: session)
    guard !found.isEmpty else {
      session.error.line("nothing is pending")
      return .success
    }
    let scenarios = try session.selection(of: arguments.operands).scenarios
    guard let readKey = session.io.readKey else {
      explain(found, scenarios, in: session)
      return .missingGolden
    }
    var review = Review(of: navigator, session: session, readKey: readKey)
    for (place, pending) in found.enumerated() {
      let identity = scenarios.first { session.goldenStore.pendingPath(for: $0) == pending.path }
      try review.show(pending, identity, place: place + 1, of: found.count)
      if review.isOver { break }
    }
    return review.conclude(of: found.count)
  }

  /// Prints the commands that do without a terminal what a key would.
  private static func explain(
    _ found: [PendingGolden],
    _ scenarios: [ScenarioIdentity],
    in session: Session
  ) {
    session.error.line(
      "error: 'navsim review' needs a terminal; \(Quantity.count(found.count, "recording")) pending"
    )
    for pending in found {
      let path = ShellWord.quote(pending.path)
      session.output.line(session.output.style.bold(pending.name))
      if pending.replacesGolden {
        session.output.line("  look    navsim diff \(ShellWord.quote(pending.goldenPath)) \(path)")
      } else {
        session.output.line("  look    navsim timeline \(path)")
      }
      let identity = scenarios.first { session.goldenStore.pendingPath(for: $0) == pending.path }
      guard let identity else {
        session.output.line("  reject  rm \(path)")
        continue
      }
      session.output.line("  accept  navsim accept \(ShellWord.quote(identity.operand))")
      session.output.line("  reject  navsim reject \(ShellWord.quote(identity.operand))")
    }
  }
}
