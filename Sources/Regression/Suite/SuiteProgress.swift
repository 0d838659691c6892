/// How far a suite has come, told each time a scenario is finished.
package struct SuiteProgress: Sendable {
  /// The scenario that has just been finished.
  package let outcome: ScenarioOutcome
  package let finishedCount: Int
  package let totalCount: Int
  package let failedCount: Int

  /// The virtual time of all finished scenarios, in milliseconds.
  package let simulatedMilliseconds: Int64
}
