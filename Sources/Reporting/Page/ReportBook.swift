import CanonicalJSON
import Geodesy
import Navigation
import ScenarioLanguage
import Simulation
import Synchronization
package import Regression

/// Gathers the drives of a suite while they are tested, and makes one page of them.
///
/// Every drive is kept as the text that the page will hold, so that memory stays small.
package final class ReportBook: Sendable {
  /// What is kept of a drive.
  private struct Entry {
    /// The members of the drive, without braces.
    var story: [UInt8]
    var map: ReportMapSource?
    var cells: CorridorCells
    var tags: [String]
    var thumbnail: DriveThumbnail?
    /// That it was too long to be kept whole.
    var remark: String?
  }

  private let entries = Mutex<[ScenarioIdentity: Entry]>([:])

  /// Creates a book without drives.
  package init() {}

  /// Takes a drive.
  ///
  /// - Parameters:
  ///   - recording: what was recorded, as far as it belongs into the golden; needed where there is one.
  ///   - golden: what was recorded before, where there is a golden that differs.
  ///   - others: what other navigators did with the same fixes, to be drawn over it.
  package func add(
    _ story: DriveStory,
    of identity: ScenarioIdentity,
    recording: [UInt8] = [],
    golden: [UInt8]? = nil,
    others: [(name: String, story: DriveStory)] = []
  ) {
    var cells = CorridorCells()
    cells.add(story)
    for other in others { cells.add(other.story) }
    var writer = JSONWriter(reserving: story.fixes.count * 100)
    writer.beginObject()
    StoryJSON(story: story).write(to: &writer)
    if let golden { compare(story, recording, golden, identity, &cells, &writer) }
    if !others.isEmpty {
      writer.beginArray("others")
      for other in others {
        writer.beginObject()
        writer.member("name", other.name)
        StoryJSON.writeLines(of: other.story, to: &writer)
        writer.endObject()
      }
      writer.endArray()
    }
    writer.endObject()
    let entry = Entry(
      story: writer.bytes,
      map: ReportMapSource(story.scenario.map),
      cells: cells,
      tags: story.scenario.tags,
      thumbnail: DriveThumbnail(story),
      remark: story.remark
    )
    entries.withLock { $0[identity] = entry }
  }

  /// Adds what was driven before and what is different; a golden that is damaged has neither.
  private func compare(
    _ story: DriveStory,
    _ recording: [UInt8],
    _ golden: [UInt8],
    _ identity: ScenarioIdentity,
    _ cells: inout CorridorCells,
    _ writer: inout JSONWriter
  ) {
    guard
      let old = try? DriveStory(
        story.scenario,
        fixes: [],
        decisions: [],
        recording: golden,
        endTime: 0,
        words: { event, _ in TimelineEntry(event)?.words }
      ),
      let diff = try? RecordingDiff(
        golden: golden,
        path: identity.goldenPath,
        new: recording,
        path: "the new recording"
      )
    else { return }
    cells.add(old)
    writer.beginObject("old")
    StoryJSON.writeLines(of: old, to: &writer)
    StoryJSON.writeWords(of: old, to: &writer)
    writer.endObject()
    writer.key("diff")
    DifferenceJSON(diff).write(to: &writer)
  }

  // MARK: - Single drives

  /// Returns that a drive was too long for the page, in a sentence; nil where all of it is there.
  package func remark(on identity: ScenarioIdentity) -> String? {
    entries.withLock { $0[identity]?.remark }
  }

  /// Returns the row of a scenario in the list of a suite.
  package func row(of outcome: ScenarioOutcome, tags: [String]) -> [UInt8] {
    var writer = JSONWriter()
    SuiteIndexJSON(outcomes: [], tags: [], title: "", command: "")
      .write(outcome, tags, entries.withLock { $0[outcome.identity]?.thumbnail }, to: &writer)
    return writer.bytes
  }

  /// Returns everything about one drive as one object.
  package func detail(of outcome: ScenarioOutcome) -> [UInt8] {
    OutcomeJSON(outcome).detail(story: entries.withLock { $0[outcome.identity]?.story }, map: nil)
  }

  /// Returns the neighbourhood of a drive; nothing where there is none.
  func neighbourhood(of identity: ScenarioIdentity) -> CorridorCells {
    entries.withLock { $0[identity]?.cells } ?? CorridorCells()
  }

  // MARK: - The page

  /// Returns the page of the drives of these outcomes, in their order.
  ///
  /// - Parameters:
  ///   - title: what the page is called.
  ///   - command: the command line that makes it again.
  ///   - claims: what came of the suite's claims, where it was tested as a whole.
  ///   - comparison: who did what when, where navigators are compared; its rows are the outcomes.
  ///   - history: what became of the scenarios in the runs before, and in this one where it is kept.
  /// - Throws: ``MapError`` where a map cannot be read.
  package func page(
    of outcomes: [ScenarioOutcome],
    title: String,
    command: String,
    claims: ClaimsOutcome? = nil,
    comparison: NavigatorComparison? = nil,
    history: LastRun = LastRun()
  ) throws -> ReportPage {
    let entries = entries.withLock { $0 }
    var maps: [(source: ReportMapSource, cells: CorridorCells)] = []
    var places: [ReportMapSource: Int] = [:]
    var mapsOfDrives: [Int?] = []
    for outcome in outcomes {
      let entry = entries[outcome.identity]
      var place: Int?
      if let entry, let source = entry.map {
        place = places[source] ?? maps.count
        if let place, place == maps.count {
          places[source] = place
          maps.append((source, CorridorCells()))
        }
        if let place { maps[place].cells.formUnion(entry.cells) }
      }
      mapsOfDrives.append(place)
    }
    let index = SuiteIndexJSON(
      outcomes: outcomes,
      tags: outcomes.map { entries[$0.identity]?.tags ?? [] },
      thumbnails: outcomes.map { entries[$0.identity]?.thumbnail },
      history: history,
      title: title,
      command: command,
      claims: claims,
      comparison: comparison
    )
    return ReportPage(
      title: title,
      index: index.json,
      drives: AnySequence(
        zip(outcomes, mapsOfDrives).lazy.map { outcome, map in
          OutcomeJSON(outcome).detail(story: entries[outcome.identity]?.story, map: map)
        }
      ),
      maps: try maps.map { try ReportMap($0.source, around: $0.cells).json }
    )
  }
}

extension CorridorCells {
  /// Adds the neighbourhood of everything that is drawn of a drive.
  fileprivate mutating func add(_ story: DriveStory) {
    // Fixes stand alone: an outlier is no line across the country.
    for fix in story.fixes { add([fix.fix.location.coordinate]) }
    for location in story.locations { add([location.coordinate]) }
    for route in story.routes { add(route.line) }
    for stop in story.stops { add([stop.coordinate]) }
  }
}
