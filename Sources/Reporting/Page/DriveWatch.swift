import Regression
package import ScenarioLanguage
package import Simulation

/// Keeps everything of one run that can be told of it: fixes, decisions and the recording.
package final class DriveWatch {
  /// The recording so far.
  package private(set) var recording: [UInt8] = []
  private let scenario: Scenario
  private let ledger = DecisionLedger(keepsAll: true)
  private var fixes: [FixReading] = []

  /// Begins to watch a run of a scenario.
  package init(_ scenario: Scenario) { self.scenario = scenario }

  /// The options of a run that is watched.
  package var options: RunOptions {
    var options = RunOptions()
    options.ledger = ledger
    options.fixObserver = { self.fixes.append($0) }
    return options
  }

  /// Takes the next lines of the recording.
  package func take(_ lines: [UInt8]) { recording += lines }

  /// Returns what was driven, once the run is over.
  ///
  /// - Throws: ``RunFailure`` where the recording cannot be read back.
  package func story(endTime: Int64) throws -> DriveStory {
    let notes = DecisionNotes(ledger)
    return try DriveStory(
      scenario,
      fixes: fixes,
      decisions: ledger.entries,
      recording: recording,
      endTime: endTime
    ) { event, record, time in
      let note = notes.note(for: event, at: time)
      return TimelineEntry(event: event, record: record, decision: note)?.words
    }
  }
}
