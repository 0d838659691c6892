import CanonicalJSON
import Navigation
import Recording
import Regression
package import ScenarioLanguage
package import Simulation

/// Tells what comes of one run while it goes on: fixes, decisions and what is recorded.
///
/// Nothing is kept of what was told: the longest drive takes no more memory than a short one.
package final class DriveWatch {
  /// Why the drive could not be told to its end; nil where it could so far.
  package private(set) var failure: (any Error)?
  /// Where the drive is to stop, as far as it was told.
  package var stops: [DriveStory.Stop] { reader.stops }

  private let scenario: Scenario
  private let receive: (DrivePart) throws -> Void
  private let ledger = DecisionLedger(keepsAll: true)
  private var reader = DriveReader()
  /// The decisions that explain records which are not there yet.
  private var noted: [DecisionLedger.Entry] = []
  private var lastTime: Int64 = 0

  /// Begins to watch a run of a scenario.
  ///
  /// - Parameter receive: is told everything; after an error nothing more.
  package init(_ scenario: Scenario, receive: @escaping (DrivePart) throws -> Void) {
    self.scenario = scenario
    self.receive = receive
  }

  /// The options of a run that is watched.
  package var options: RunOptions {
    var options = RunOptions()
    options.ledger = ledger
    options.fixObserver = { fix in
      self.tellDecisions()
      self.tell(.fix(fix))
    }
    return options
  }

  /// Takes the next lines of the recording.
  package func take(_ lines: [UInt8]) {
    tellDecisions()
    guard failure == nil else { return }
    do {
      let records = try JSONLines(parsing: lines, source: "the recording")
      let notes = DecisionNotes(noted)
      for index in 0..<records.count {
        let record = records[index]
        // The first line and the last are no records.
        guard let time = RecordedEvent(record).timeOfRecord else { continue }
        lastTime = max(lastTime, time)
        try reader.read(
          record,
          at: time,
          { event, time in
            TimelineEntry(event, decision: notes.note(for: event.name, at: time))?.words
          },
          receive: receive
        )
      }
      try receive(.settled(before: lastTime))
    } catch {
      failure = error
    }
    noted.removeAll { $0.milliseconds < lastTime }
  }

  /// Ends the drive.
  ///
  /// - Returns: The virtual time of its end in milliseconds.
  /// - Throws: What hindered telling it.
  package func finish(_ result: RunResult) throws -> Int64 {
    tellDecisions()
    if let failure { throw failure }
    return max(lastTime, result.endTime.milliseconds)
  }

  private func tellDecisions() {
    for entry in ledger.takeEntries() {
      if DecisionNotes.isNeeded(entry.decision) { noted.append(entry) }
      tell(.decision(entry))
    }
  }

  private func tell(_ part: DrivePart) {
    guard failure == nil else { return }
    do {
      try receive(part)
    } catch {
      failure = error
    }
  }
}

/// Keeps of one run what can be told of it on a page.
package final class StoryWatch {
  private let scenario: Scenario
  private let keeper: StoryKeeper
  private let watch: DriveWatch

  /// What a watch tells to, without holding the watch.
  private final class StoryKeeper {
    var story = LongStory()
  }

  /// Begins to watch a run of a scenario.
  package init(_ scenario: Scenario) {
    self.scenario = scenario
    let keeper = StoryKeeper()
    self.keeper = keeper
    watch = DriveWatch(scenario) { keeper.story.take($0) }
  }

  /// The options of a run that is watched.
  package var options: RunOptions { watch.options }

  /// Takes the next lines of the recording.
  package func take(_ lines: [UInt8]) { watch.take(lines) }

  /// Returns what was driven, once the run is over.
  ///
  /// - Throws: `JSONError` where the recording cannot be read back.
  package func story(_ result: RunResult) throws -> DriveStory {
    let end = try watch.finish(result)
    return keeper.story.takeStory(of: scenario, stops: watch.stops, endTime: end)
  }
}
