import CanonicalJSON

/// One scenario of a report.
package struct ReportCase: Sendable {
  /// The name of the scenario, with its variant.
  package let name: String

  /// The scenario file.
  package let path: String
  /// The title of the scenario; empty where it could not be read.
  package let title: String
  /// What the scenario alone means for the shell.
  package let code: ExitCode

  /// What is to be said of the navigator.
  package let kind: ScenarioOutcome.Kind

  /// Why it did not hold; empty where it did.
  package let reason: String

  /// The time that the test took, in seconds; 0 where it is not told.
  package let seconds: Double

  /// The virtual time at the end, in milliseconds.
  package let endTime: Int64

  /// What went wrong, the most telling line first; empty where it passed.
  package let problems: [String]

  /// The virtual time of the first difference from the golden, in milliseconds; nil where there is none.
  package let firstDifference: Int64?

  /// Whether something is violated that is known to be.
  package let isKnownFailure: Bool

  /// The line of the scenario's file that is about what went wrong, from 1; 1 where none is.
  package let line: Int

  /// Whether the scenario's files cannot be read, or hold what cannot be run.
  package var isUnreadable: Bool {
    code == .invalidInput && source["errors"]?.elements.contains { _ in true } == true
  }

  /// Whether a bound of an ensemble is violated, of which one drive says nothing.
  package var violatesEnsemble: Bool {
    problems.contains { $0.hasPrefix("violated: ") && $0.contains(": ensemble of ") }
  }

  /// What a person types to mean just this run.
  package var operand: String { path + name.drop { $0 != "@" } }

  /// The object of the case in the JSON report.
  let source: JSONValue

  /// Whether nothing is wrong but that the golden differs.
  package var hasGoldenAlone: Bool {
    code == .regression
      && !problems.contains { $0.hasPrefix("violated: ") || $0.hasPrefix("broken: ") }
  }

  /// The first part of the name's path: the folder.
  package var folder: String {
    name.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The name without its folder.
  package var shortName: String { name.split(separator: "/").last.map(String.init) ?? name }
}
