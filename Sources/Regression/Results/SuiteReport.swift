import CanonicalJSON

/// The result of a suite as programs exchange it: read from its JSON, so that the report of one run
/// and the merged report of many are made alike.
package struct SuiteReport: Sendable {
  package internal(set) var cases: [ReportCase]

  /// The names of the scenarios that an interruption kept from ending.
  package internal(set) var notRun: [String]
  package internal(set) var obsoleteGoldens: [String]

  /// What went wrong beside the scenarios.
  package internal(set) var errors: [String]
  package internal(set) var isInterrupted: Bool

  /// What the result means for the shell, apart from its cases.
  var ownCode: ExitCode

  package var failedCount: Int { cases.count { $0.code != .success } }
  package var passedCount: Int { cases.count - failedCount }

  /// What the result means for the shell.
  package var exitCode: ExitCode { ExitCode.combined(cases.map(\.code) + [ownCode]) }

  /// The virtual time of all scenarios, in milliseconds.
  package var simulatedMilliseconds: Int64 { cases.reduce(0) { $0 + $1.endTime } }

  /// The time that the tests took, in seconds.
  package var seconds: Double { cases.reduce(0) { $0 + $1.seconds } }
}
