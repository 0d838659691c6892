import Geodesy
import Navigation
import RoadNetwork
import RouteGuidance
import ScenarioLanguage

/// Lets the road network take lines from elsewhere to its roads, after some virtual time.
///
/// The line is matched as a drive along it would be: points every few metres, all known at once.
final class NetworkRouteSnapper: RouteSnapper {
  /// Metres between the points that are matched, and how many there are at most.
  private static let spacing = 20.0
  private static let pointLimit = 20_000
  /// Metres by which lines of other maps lie beside the road; a lane or two.
  private static let sigma = 10.0

  private let map: RoadMap
  private let conversion: RouteConversion
  private let scheduler: any Scheduling
  private let latency: Int64

  init(map: GuidedMap, scheduler: any Scheduling, latencyNanoseconds: Int64) {
    self.map = map.roads
    conversion = RouteConversion(guide: map.guide)
    self.scheduler = scheduler
    latency = latencyNanoseconds
  }

  func snap(
    _ line: GeoPath,
    tolerance: Double,
    options: RouteOptions,
    completion: @escaping (Result<Route, RouteCalculationError>) -> Void
  ) -> any Cancellable {
    let outcome = find(line, tolerance)
    return scheduler.schedule(afterNanoseconds: latency, as: .answer) { completion(outcome) }
  }

  /// The map is one of roads for cars.
  func supports(_ mode: RouteOptions.TravelMode) -> Bool { mode == .driving || mode == .taxicab }

  private func find(
    _ line: GeoPath,
    _ tolerance: Double
  ) -> Result<Route, RouteCalculationError> {
    for (index, place) in line.coordinates.enumerated()
    where map.roads(near: place, within: tolerance, count: 1).isEmpty {
      return .failure(.pointNotSnappable(index))
    }
    let (points, vertices) = self.points(of: line)
    var parameters = MatchParameters()
    parameters.sigma = Self.sigma
    parameters.isCalibrated = false
    parameters.radius = tolerance
    parameters.largestRadius = max(parameters.largestRadius, tolerance)
    let path = MapMatcher(map, parameters: parameters).match(points)
    guard let part = path.parts.first else { return .failure(.noRouteFound) }
    // Where the roads of the line do not hang together, the first point of the next stretch is to blame.
    if path.parts.count > 1 {
      return .failure(.pointNotSnappable(vertices[path.parts[1].fixes.lowerBound]))
    }
    guard let end = line.coordinates.last, let start = line.coordinates.first,
      let stop = Waypoint(coordinate: end), let origin = Waypoint(coordinate: start)
    else { return .failure(.noRouteFound) }
    let route = conversion.route(along: part.leg, from: origin, to: stop)
    return route.path.count > 1 ? .success(route) : .failure(.noRouteFound)
  }

  /// Returns points along a line, and for each the number of the last vertex before it.
  private func points(of line: GeoPath) -> (points: [MatchPoint], vertices: [Int]) {
    let spacing = max(Self.spacing, line.length / Double(Self.pointLimit))
    var points: [MatchPoint] = []
    var vertices: [Int] = []
    for index in line.coordinates.indices {
      points.append(MatchPoint(line.coordinates[index], time: 0))
      vertices.append(index)
      guard index + 1 < line.count else { break }
      let from = line.distance(toVertex: index)
      let size = line.distance(toVertex: index + 1) - from
      let count = Int(size / spacing)
      guard count > 1 else { continue }
      for number in 1..<count {
        let along = from + size * Double(number) / Double(count)
        guard let place = line.position(at: along) else { continue }
        points.append(MatchPoint(place.coordinate, time: 0))
        vertices.append(index)
      }
    }
    return (points, vertices)
  }
}
