import Platform
import Regression
import ScenarioLanguage
import Simulation

/// The waiting recordings that a command is to work on.
enum PendingSelection {
  /// Everything that waits.
  static let all = CommandOption("all", "everything that is pending in the suite at hand")

  /// Returns what waits for the scenarios at and below the paths, and what waits in their suites
  /// for no scenario any more, in the order of the names.
  static func find(_ paths: [String], in session: Session) throws -> [PendingGolden] {
    let store = session.goldenStore
    let selection = try session.selection(of: paths)
    var found = selection.scenarios.compactMap { store.pending(for: $0) }
    for root in selection.completeRoots {
      for pending in try store.pending(in: root, of: session.navigators.goldenFolder)
      where !found.contains(where: { $0.path == pending.path }) {
        found.append(pending)
      }
    }
    return found.sorted { Paths.precedes($0.name, $1.name) }
  }

  /// Returns what the operands and `--all` of a command select.
  static func find(
    _ arguments: CommandArguments,
    for verb: String,
    in session: Session
  ) throws -> [PendingGolden] {
    guard arguments.has(all) || !arguments.operands.isEmpty else {
      throw UsageError(
        "'navsim \(verb)' needs scenarios or --all",
        hint: "'navsim pending' lists what waits"
      )
    }
    return try find(arguments.operands, in: session)
  }
}
