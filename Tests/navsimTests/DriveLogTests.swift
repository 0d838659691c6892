import Foundation
import ScenarioLanguage
import Testing

@testable import navsim

/// Writes what the navigator tells as a recording that navsim reads.
final class DriveLog {
  private let start = ContinuousClock.now
  private let file: FileHandle

  init(_ url: URL, scenario: String, version: String, tells: [String]) throws {
    try Data().write(to: url)
    file = try FileHandle(forWritingTo: url)
    try line([
      "navsim": 1, "scenario": scenario, "navigator": "our-app", "version": version, "tells": tells,
    ])
  }

  func tell(_ event: String, _ members: [String: Any] = [:]) throws {
    let t = Int((ContinuousClock.now - start) / .milliseconds(1))
    try line(members.merging(["t": t, "event": event]) { $1 })
  }

  private func line(_ members: [String: Any]) throws {
    try file.write(contentsOf: JSONSerialization.data(withJSONObject: members) + Data("\n".utf8))
  }
}

/// The log that the handbook shows writes what `navsim` reads.
@Suite("The log of an app")
struct DriveLogTests {
  private struct Place {
    let lat = 47.14
    let lon = 9.52
    let speed = 13.9
  }

  @Test("What the handbook's log writes is a recording without a problem")
  func writes() throws {
    try Folder.withTemporary { folder in
      let p = Place()
      let path = folder("missed-turn.jsonl")
      let tells = ["navigator.didUpdateLocation", "navigator.didArrive"]
      let log = try DriveLog(
        URL(filePath: path),
        scenario: "reroute/missed-turn",
        version: "1",
        tells: tells
      )
      try log.tell(
        "navigator.didUpdateLocation",
        ["lat": p.lat, "lon": p.lon, "speed": p.speed, "isSnapped": true]
      )
      try log.tell(
        "navigator.didArrive",
        [
          "waypoint": ["title": "Post"], "index": 0, "isFinalDestination": true,
          "remainingCount": 0,
        ]
      )
      let run = CommandRun("lint", path)
      #expect(run.status == 0, "\(run.output)\(run.error)")
      #expect(run.error.contains("1 recording, no problem"))
    }
  }
}
