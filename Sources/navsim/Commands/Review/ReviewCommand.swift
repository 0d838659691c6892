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
      around each difference, a screen at a time, and the summary again; e the decisions around the first; m draws the
      drive; q stops. What several recordings have in common is told first, and they follow each other. Each scenario is run
      again before it is shown, so that what is accepted is what the program does now; one whose
      expectation or law is violated cannot be accepted.

      Without a terminal, and where CI is set, nothing is decided: the exit code is 3, and the commands
      are printed that do the same. Exit code 0 if nothing is left, 3 if something still waits.
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
    guard let readKey = session.io.readKey, !session.isContinuousIntegration else {
      explain(found, scenarios, in: session)
      return .missingGolden
    }
    var review = Review(of: navigator, session: session, readKey: readKey)
    var items: [ReviewItem] = []
    let progress = session.progress("recording", of: found.count)
    for pending in found {
      progress.show(items.count, pending.name)
      let identity = scenarios.first { session.goldenStore.pendingPath(for: $0) == pending.path }
      items.append(try ReviewItem(pending, identity, by: navigator, in: session))
    }
    session.error.clearProgress()
    let groups = FindingGroup.groups(of: items.compactMap(\.outcome))
    tell(groups, in: session)
    for (place, item) in sorted(items, by: groups).enumerated() {
      try review.show(item, place: place + 1, of: found.count)
      if review.isOver { break }
    }
    return review.conclude(of: found.count)
  }

  /// Tells what the recordings have in common, where that is less than each by itself.
  private static func tell(_ groups: [FindingGroup], in session: Session) {
    let shared = groups.filter { $0.operands.count > 1 }
    guard !shared.isEmpty else { return }
    session.output.line("what waits has in common")
    for group in shared {
      session.output.line("  \(group.described)")
      session.output.line(
        "    " + session.output.style.dim("all of it  ")
          + "navsim accept --all --group \(ShellWord.quote(group.name))"
      )
    }
  }

  /// Returns the recordings so that those of one finding follow each other, the most frequent first.
  private static func sorted(_ items: [ReviewItem], by groups: [FindingGroup]) -> [ReviewItem] {
    func rank(_ item: ReviewItem) -> Int {
      let names = Set(item.outcome?.findings.map(\.group) ?? [])
      return groups.firstIndex { names.contains($0.name) } ?? groups.count
    }
    return items.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  /// Prints the commands that do without a terminal what a key would.
  private static func explain(
    _ found: [PendingGolden],
    _ scenarios: [ScenarioIdentity],
    in session: Session
  ) {
    let obstacle = session.isContinuousIntegration ? "decides nothing in CI" : "needs a terminal"
    session.error.line(
      "error: 'navsim review' \(obstacle); \(Quantity.count(found.count, "recording")) pending"
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
