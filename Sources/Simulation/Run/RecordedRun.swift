import Navigation
package import Recording
package import ScenarioLanguage

/// Judges a drive that was recorded elsewhere as if it were run here.
package enum RecordedRun {
  /// Writes the records anew in canonical form, while expectations and laws listen.
  ///
  /// What needs records of the harness that are not there is not judged, nor are the laws that need the
  /// fixes themselves.
  ///
  /// - Parameters:
  ///   - navigator: who was recorded, and what it tells.
  ///   - records: in their order; time never goes back.
  /// - Throws: What the sink throws.
  package static func judge(
    _ scenario: Scenario,
    by navigator: NavigatorIdentity,
    _ records: [ToldRecord],
    into sink: inout some RecordingSink
  ) throws -> RunResult {
    var identity = navigator
    // Into a recording of the SDK's own nobody can look either.
    identity.isBuiltin = false
    identity.harnessSources = Set(records.lazy.map(\.event.source).filter(\.isOfHarness))
    let scheduler = Scheduler()
    let judgement = LawJudgement(
      recorded: identity,
      NavigatorProfile(rawValue: navigator.name) ?? .builtin,
      hasCalls: records.contains { $0.event.name == EventKind.setDestinations.text }
    )
    let laws = LawChecker(
      scheduler: scheduler,
      configuration: scenario.navigator,
      judging: judgement
    )
    let recorder = Recorder(scheduler: scheduler, laws: laws)
    let expectations = ExpectationChecker(scenario.expectations, of: identity)
    recorder.observe(expectations.kinds) { expectations.observe($0) }
    try sink.append(RecordingHeaderLine.bytes(of: scenario, by: navigator))
    for record in records {
      if record.milliseconds > scheduler.now.milliseconds { laws.jobEnds() }
      scheduler.go(to: Instant(nanoseconds: Int64(record.milliseconds) * 1_000_000))
      switch record.event {
      case .catalogue(let payload):
        recorder.record(payload)
        laws.recordedCall(payload)
      case .other(let name, let members): recorder.record(other: name, members)
      }
      try recorder.flush(into: &sink)
    }
    laws.runEnded()
    try recorder.finish(&sink, isWhole: true)
    var result = RunResult(recorder, laws, expectations, of: scenario, by: navigator)
    result.endTime = scheduler.now
    return result
  }
}
