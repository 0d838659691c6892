import Geodesy
import Navigation
import RoadNetwork
import ScenarioLanguage

/// Lets the road network tell the navigator on which road the vehicle is.
final class NetworkRoadSnapper: RoadSnapper {
  /// Metres within which a location alone is taken to a road.
  private static let radius = 50.0
  /// Roads that are looked at there.
  private static let count = 8
  /// Metres per second above which a course tells one direction of a road from the other.
  private static let courseSpeed = 2.0
  /// Metres by which a road may be farther for each degree that its direction fits better.
  private static let metresPerDegree = 0.2
  /// Metres within which a vehicle is on a road that it drives against the traffic, and degrees by which its
  /// course may differ.
  private static let againstRadius = 20.0
  private static let againstCourse = 30.0
  /// Degrees by which a road may bend away from a course that it leads along.
  private static let alongCourse = 45.0

  private let map: RoadMap
  private lazy var matcher = makeMatcher()
  /// Made for the first answer that came too late.
  private lazy var explorer = RoadExplorer(map)

  init(map: RoadMap) {
    self.map = map
  }

  private func makeMatcher() -> OnlineMatcher {
    var parameters = MatchParameters()
    // At a junction each metre counts, so that slow fixes are steps as well.
    parameters.stepSigmas = 0.5
    // Turning back is what the navigator asks about: one fix that heads back is enough to think of it.
    parameters.uTurn = 7
    return OnlineMatcher(map, parameters: parameters, lag: 0)
  }

  func nearestRoad(to location: Location) -> RoadPlace? {
    var best: (place: RoadPlace, cost: Double)?
    let isMoving = (location.speed ?? 0) >= Self.courseSpeed || location.isSnapped
    for road in map.roads(near: location.coordinate, within: Self.radius, count: Self.count) {
      for direction in map.directions(ofSection: road.section) {
        guard let course = map.course(at: road, isBackward: direction.isBackward) else { continue }
        var cost = road.distance
        if isMoving, let heading = location.course {
          let mismatch = Bearing.difference(from: course, to: heading).magnitude
          cost += mismatch * Self.metresPerDegree
        }
        if let best, best.cost <= cost { continue }
        let place = RoadPlace(
          coordinate: road.coordinate,
          course: course,
          deviation: road.distance
        )
        best = (place, cost)
      }
    }
    return best?.place
  }

  func roadAgainst(_ location: Location) -> RoadPlace? {
    guard let heading = location.course, (location.speed ?? 0) >= Self.courseSpeed else {
      return nil
    }
    let roads = map.roads(
      near: location.coordinate,
      within: Self.againstRadius,
      count: Self.count
    )
    for road in roads {
      let directions = map.directions(ofSection: road.section)
      let facts = map.graph.facts(ofSection: road.section)
      // A ring is left and entered beside its other side.
      guard directions.count == 1, !facts.isRoundabout, !facts.isCircular,
        let allowed = map.course(at: road, isBackward: directions[0].isBackward)
      else { continue }
      let course = Bearing.normalized(allowed + 180)
      guard Bearing.difference(from: course, to: heading).magnitude <= Self.againstCourse else {
        continue
      }
      return RoadPlace(coordinate: road.coordinate, course: course, deviation: road.distance)
    }
    return nil
  }

  func roadAhead(of location: Location, metres: Double) -> RoadPlace? {
    guard let heading = location.course,
      let place = explorer.place(ahead: metres, from: location.coordinate, heading: heading)
    else { return nil }
    return RoadPlace(coordinate: place.coordinate, course: place.course, deviation: 0)
  }

  func roads(along location: Location, within metres: Double) -> [RoadPlace] {
    let isMoving = (location.speed ?? Self.courseSpeed) >= Self.courseSpeed
    let heading = isMoving ? location.course : nil
    return map.roads(near: location.coordinate, within: metres, count: Self.count).flatMap { road in
      map.directions(ofSection: road.section).compactMap { direction in
        guard let course = map.course(at: road, isBackward: direction.isBackward),
          heading.map({
            Bearing.difference(from: course, to: $0).magnitude <= Self.alongCourse
          }) ?? true
        else { return nil }
        return RoadPlace(coordinate: road.coordinate, course: course, deviation: road.distance)
      }
    }
  }

  func reset() { matcher.reset() }

  func add(_ location: Location) -> RoadPlace? {
    let answer = matcher.add(
      MatchPoint(
        location.coordinate,
        time: location.timestamp.nanoseconds,
        horizontalAccuracy: location.horizontalAccuracy,
        course: location.course,
        speed: location.speed
      )
    )
    guard let position = answer.now.position, let course = map.course(of: answer.now) else {
      return nil
    }
    return RoadPlace(
      coordinate: position.coordinate,
      course: course,
      deviation: location.coordinate.distance(to: position.coordinate)
    )
  }
}
