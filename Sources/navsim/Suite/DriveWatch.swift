import Regression
import ScenarioLanguage
import Simulation
import Reporting

/// Keeps everything of one run that can be told of it: fixes, decisions and the recording.
final class DriveWatch {
  private(set) var recording: [UInt8] = []
  private let scenario: Scenario
  private let ledger = DecisionLedger(keepsAll: true)
  private var fixes: [FixReading] = []

  init(_ scenario: Scenario) { self.scenario = scenario }

  /// The options of a run that is watched.
  var options: RunOptions {
    var options = RunOptions()
    options.ledger = ledger
    options.fixObserver = { self.fixes.append($0) }
    return options
  }

  /// Takes the next lines of the recording.
  func take(_ lines: [UInt8]) { recording += lines }

  /// Returns what was driven, once the run is over.
  func story(endTime: Int64) throws -> DriveStory {
    let notes = DecisionNotes(ledger)
    return try DriveStory(
      scenario,
      fixes: fixes,
      decisions: ledger.entries,
      recording: recording,
      endTime: endTime
    ) { event, record, time in
      let note = notes.note(for: event, at: time)
      return TimelineEntry(event: event, record: record, decision: note).map {
        EventWords(label: $0.label, text: $0.text, tone: "\($0.tone)")
      }
    }
  }
}
