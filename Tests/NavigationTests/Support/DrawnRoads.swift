import Geodesy

@testable import Navigation

/// Roads drawn in metres about 0°, 0°, each driven in both ways but the one-way ones: the nearest that fits
/// the course.
final class DrawnRoads: RoadSnapper {
  private let roads: [GeoPath]
  private let oneWay: Set<Int>
  private(set) var askedFixes = 0
  private var last: (road: Int, isBackward: Bool)?

  /// - Parameter oneWay: Which of the roads are driven in the order of their points alone.
  init(_ roads: [[TrackingTests.Point]], oneWay: Set<Int> = []) {
    self.oneWay = oneWay
    self.roads = roads.map { GeoPath($0.map(TrackingTests.place)) }
  }

  func nearestRoad(to location: Location) -> RoadPlace? { place(of: location)?.place }

  func roadAgainst(_ location: Location) -> RoadPlace? {
    guard let heading = location.steadyCourse else { return nil }
    let places = oneWay.sorted().compactMap { index -> RoadPlace? in
      let road = roads[index]
      guard let near = road.nearest(to: location.coordinate), near.deviation <= 20,
        let allowed = road.bearing(ofSegment: near.segment)
      else { return nil }
      let course = Bearing.normalized(allowed + 180)
      guard Bearing.difference(from: course, to: heading).magnitude <= 30 else { return nil }
      return RoadPlace(coordinate: near.coordinate, course: course, deviation: near.deviation)
    }
    return places.min { $0.deviation < $1.deviation }
  }

  func reset() { last = nil }

  func add(_ location: Location) -> RoadPlace? {
    askedFixes += 1
    guard let found = place(of: location) else { return nil }
    last = (found.road, found.isBackward)
    return found.place
  }

  private func place(of location: Location) -> (place: RoadPlace, road: Int, isBackward: Bool)? {
    var best: (place: RoadPlace, road: Int, isBackward: Bool, cost: Double)?
    for (index, road) in roads.enumerated() {
      guard let near = road.nearest(to: location.coordinate), near.deviation <= 50,
        let bearing = road.bearing(ofSegment: near.segment)
      else { continue }
      for isBackward in oneWay.contains(index) ? [false] : [false, true] {
        let course = Bearing.normalized(bearing + (isBackward ? 180 : 0))
        var cost = near.deviation
        if let heading = location.course {
          cost += Bearing.difference(from: course, to: heading).magnitude / 5
        } else if let last, last.isBackward != isBackward {
          cost += 15
        }
        if let last, last.road != index { cost += 4 }
        if let best, best.cost <= cost { continue }
        let place = RoadPlace(
          coordinate: near.coordinate,
          course: course,
          deviation: near.deviation
        )
        best = (place, index, isBackward, cost)
      }
    }
    return best.map { ($0.place, $0.road, $0.isBackward) }
  }
}
