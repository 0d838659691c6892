import Geodesy
package import Navigation

/// Compares routes as a navigator sees them: lines to 1e-6 degrees, lengths and times to a thousandth.
package struct RouteDifference {
  private var found: [String] = []

  /// Returns what differs between two routes, each with its place; empty where they are alike.
  ///
  /// What the first does not know may be known of the second where every answer states it: the way of
  /// travelling, and a limit on each segment where the first has one of the whole step.
  package static func between(_ a: Route, _ b: Route) -> [String] {
    var difference = RouteDifference()
    difference.compare(a, b)
    return difference.found
  }

  private mutating func compare(_ a: Route, _ b: Route) {
    near(a.distance, b.distance, "distance")
    near(a.expectedDuration, b.expectedDuration, "duration")
    line(a.path, b.path, "path")
    same(a.legs.count, b.legs.count, "legs")
    for (index, (a, b)) in zip(a.legs, b.legs).enumerated() {
      near(a.distance, b.distance, "leg \(index): distance")
      near(a.duration, b.duration, "leg \(index): duration")
      line(a.path, b.path, "leg \(index): path")
      same(a.steps.count, b.steps.count, "leg \(index): steps")
      for (number, (a, b)) in zip(a.steps, b.steps).enumerated() {
        compare(a, b, "leg \(index), step \(number): ")
      }
    }
  }

  private mutating func compare(_ a: RouteStep, _ b: RouteStep, _ place: String) {
    near(a.distance, b.distance, place + "distance")
    near(a.duration, b.duration, place + "duration")
    // An arrival at one place is written as a line between that place and itself.
    line(
      a.path.count == 1 ? GeoPath(a.path.coordinates + a.path.coordinates) : a.path,
      b.path,
      place + "path"
    )
    same(a.roadName ?? "", b.roadName ?? "", place + "road")
    same(a.instruction, b.instruction, place + "instruction")
    same(a.maneuver.type, b.maneuver.type, place + "maneuver")
    same(a.maneuver.modifier, b.maneuver.modifier, place + "modifier")
    same(a.maneuver.exit, b.maneuver.exit, place + "exit")
    same(a.roundaboutExit, b.roundaboutExit, place + "exit of the roundabout")
    same(a.maneuver.bearingBefore, b.maneuver.bearingBefore, place + "bearing before")
    same(a.maneuver.bearingAfter, b.maneuver.bearingAfter, place + "bearing after")
    same(a.lanes, b.lanes, place + "lanes")
    same(a.exits, b.exits, place + "exits")
    same(a.roadReference, b.roadReference, place + "reference")
    same(a.destinations, b.destinations, place + "destinations")
    same(a.mode ?? "driving", b.mode, place + "mode")
    same(a.drivingSide, b.drivingSide, place + "driving side")
    same(a.features, b.features, place + "features")
    incidents(a, b, place)
    limits(a, b, place)
    if !a.annotations.isEmpty { same(a.annotations, b.annotations, place + "annotations") }
    instructions(a, b, place)
  }

  private mutating func instructions(_ a: RouteStep, _ b: RouteStep, _ place: String) {
    same(a.spokenInstructions.count, b.spokenInstructions.count, place + "voices")
    for (a, b) in zip(a.spokenInstructions, b.spokenInstructions) {
      same(a.text, b.text, place + "voice")
      same(a.ssml, b.ssml, place + "voice as markup")
      near(a.triggerDistance, b.triggerDistance, place + "distance of a voice")
    }
    same(a.visualInstructions.count, b.visualInstructions.count, place + "banners")
    for (a, b) in zip(a.visualInstructions, b.visualInstructions) {
      same(a.primary, b.primary, place + "first line")
      same(a.secondary, b.secondary, place + "second line")
      same(a.sub, b.sub, place + "line below")
      near(a.triggerDistance, b.triggerDistance, place + "distance of a banner")
    }
  }

  private mutating func incidents(_ a: RouteStep, _ b: RouteStep, _ place: String) {
    same(a.incidents.map(\.id), b.incidents.map(\.id), place + "incidents")
    for (a, b) in zip(a.incidents, b.incidents) {
      same(a.kind, b.kind, place + "kind of an incident")
      same(a.text, b.text, place + "text of an incident")
      same(a.startIndex, b.startIndex, place + "start of an incident")
      same(a.endIndex, b.endIndex, place + "end of an incident")
    }
  }

  private mutating func limits(_ a: RouteStep, _ b: RouteStep, _ place: String) {
    for segment in 0..<max(0, b.path.count - 1) where b.path.length > 0 {
      let (old, new) = (limit(a, segment), limit(b, segment))
      same(old == nil, new == nil, place + "whether segment \(segment) has a limit")
      if let old, let new { near(old, new, place + "limit on segment \(segment)") }
    }
  }

  private func limit(_ step: RouteStep, _ segment: Int) -> Double? {
    if step.speedLimits.isEmpty { return step.speedLimit }
    return segment < step.speedLimits.count ? step.speedLimits[segment] : nil
  }

  // MARK: - Values

  private mutating func same<Value: Equatable>(_ a: Value, _ b: Value, _ name: String) {
    if a != b { found.append("\(name): \(a) became \(b)") }
  }

  private mutating func near(_ a: Double, _ b: Double, _ name: String) {
    if (a - b).magnitude > 0.000_501 { found.append("\(name): \(a) became \(b)") }
  }

  private mutating func line(_ a: GeoPath, _ b: GeoPath, _ name: String) {
    guard a.count == b.count else {
      return found.append("\(name): \(a.count) places became \(b.count)")
    }
    for (old, new) in zip(a.coordinates, b.coordinates)
    where (old.latitude - new.latitude).magnitude > 0.51e-6
      || (old.longitude - new.longitude).magnitude > 0.51e-6
    {
      found.append("\(name): \(old) became \(new)")
    }
  }
}
