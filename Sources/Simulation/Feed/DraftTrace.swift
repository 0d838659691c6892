package import CanonicalJSON
import Geodesy
package import Navigation
package import ScenarioLanguage
import Traces

/// The fixes of a draft, taken out of whatever they come from.
package struct DraftTrace: Sendable {
  /// With times since the scenario's start.
  package var fixes: [Location]

  /// Reads the fixes of a scenario, before any fault: of its file, its points or its drive.
  ///
  /// - Returns: nil where it has no trace.
  /// - Throws: `TraceError`, `ScenarioError` or `MapError` where they cannot be read.
  package init?(of scenario: Scenario) throws {
    let drive = try ScenarioRunner.drive(of: scenario)
    guard scenario.trace != nil else { return nil }
    var source = try FixSource(scenario.trace, drive: drive)
    var fixes: [Location] = []
    while let fix = try source.next() { fixes.append(Self.plain(fix)) }
    guard !fixes.isEmpty else { return nil }
    self.fixes = fixes
  }

  /// Returns a fix with no more than a point in a scenario can say.
  private static func plain(_ fix: Location) -> Location {
    Location(
      coordinate: fix.coordinate,
      altitude: fix.altitude,
      horizontalAccuracy: fix.horizontalAccuracy,
      course: fix.course,
      speed: fix.speed,
      timestamp: fix.timestamp
    )
  }

  /// Returns the section `trace` that holds these fixes.
  package static func section(_ fixes: [Location]) -> JSONTree {
    let points = fixes.map { fix in
      var members = [
        JSONTree.Member("t", .number(Double(fix.timestamp.nanoseconds) / 1e9)),
        JSONTree.Member("lat", .number(fix.coordinate.latitude)),
        JSONTree.Member("lon", .number(fix.coordinate.longitude)),
      ]
      let others = [
        ("accuracy", fix.horizontalAccuracy), ("course", fix.course), ("speed", fix.speed),
        ("altitude", fix.altitude),
      ]
      for case (let key, let value?) in others {
        members.append(JSONTree.Member(key, .number(value)))
      }
      return JSONTree.object(members)
    }
    return .object([JSONTree.Member("points", .array(points))])
  }
}

extension ScenarioDraft {
  /// Returns the draft with a drive's stops written where its actions name them.
  package func namingStops(of drive: Drive) -> ScenarioDraft {
    let stops = drive.plan.destinations.compactMap { waypoint -> JSONTree? in
      guard let coordinate = waypoint.coordinate else { return nil }
      var members = [
        JSONTree.Member("lat", .number(coordinate.latitude)),
        JSONTree.Member("lon", .number(coordinate.longitude)),
      ]
      if let title = waypoint.title { members.append(JSONTree.Member("title", .string(title))) }
      return .object(members)
    }
    var draft = self
    guard var actions = root["actions"]?.elements else { return draft }
    for index in actions.indices where actions[index]["waypoints"]?.string == "drive" {
      actions[index]["waypoints"] = .array(stops)
    }
    draft.root["actions"] = .array(actions)
    return draft
  }
}
