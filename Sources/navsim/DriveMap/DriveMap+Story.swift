import Regression
import RoadNetwork
import ScenarioLanguage
import Simulation
import Reporting

extension DriveMap {
  /// The lines that a picture takes at most, so that a screen shows all of it.
  private static let rowLimit = 24
  /// Wider pictures show no more.
  private static let columnLimit = 110

  /// Prepares the picture of a run with the roads of its map.
  ///
  /// - Returns: nil where the run has no place on the Earth.
  /// - Throws: ``MapError`` where the map cannot be read.
  init?(_ story: DriveStory, golden: DriveStory? = nil, columns: Int) throws {
    let roads: [MapScenery.Road] =
      switch story.scenario.map {
      case .file(let path): try MapScenery.read(path: path).scenery.roads
      case .sketch(let sketch): MapScenery(OSMData(sketch)).roads
      case nil: []
      }
    self.init(
      story,
      golden: golden,
      roads: roads,
      columns: max(20, min(columns, Self.columnLimit)),
      rows: Self.rowLimit
    )
  }

  /// Takes a recording apart.
  static func story(
    of scenario: Scenario,
    recording: [UInt8],
    endTime: Int64 = 0
  ) throws -> DriveStory {
    try DriveStory(scenario, fixes: [], decisions: [], recording: recording, endTime: endTime) {
      event,
      _ in
      TimelineEntry(event)?.words
    }
  }
}
