import Geodesy
import ScenarioLanguage
import Simulation

/// A route as the truth is held against it.
struct RouteTrack {
  /// Metres within which a vehicle that is truly on the route lies on its line: the polyline of the
  /// recording is exact to 0.1 m.
  private static let width = 1.0
  /// Metres before a route's beginning that may still belong to it: it begins where the vehicle was
  /// taken to be when it was asked for.
  private static let lead = 30.0
  /// Degrees off the direction of the route from which a vehicle does not follow it.
  private static let turned = 100.0

  private let path: GeoPath

  init(_ path: GeoPath) { self.path = path }

  /// Returns whether a vehicle is on the route and follows its direction.
  func holds(_ state: TrueState) -> Bool {
    guard let first = path.coordinates.first else { return false }
    let projection = LocalProjection(origin: state.coordinate)
    var last = projection.point(first)
    for index in path.coordinates.indices.dropFirst() {
      let next = projection.point(path.coordinates[index])
      defer { last = next }
      guard Self.distance(last, next) <= Self.width,
        let bearing = path.bearing(ofSegment: index - 1)
      else { continue }
      let isStanding = state.speed < TrueState.slowest
      let off = Bearing.difference(from: bearing, to: state.course).magnitude
      if isStanding || off <= Self.turned { return true }
    }
    return false
  }

  /// Returns whether a vehicle is about to come onto the route at its beginning.
  ///
  /// - Parameter ahead: Where the vehicle will be so many metres farther on.
  func begins(near state: TrueState, ahead: (_ metres: Double) -> TrueState) -> Bool {
    guard let first = path.coordinates.first,
      first.distance(to: state.coordinate) <= Self.lead
    else { return false }
    var later = ahead(Self.lead + 10)
    // On another road that begins nearby it is not about to.
    later.speed = 10
    return holds(later)
  }

  /// Metres from the line of the route to a vehicle.
  func distance(of state: TrueState) -> Double {
    let projection = LocalProjection(origin: state.coordinate)
    let points = path.coordinates.map { projection.point($0) }
    return zip(points, points.dropFirst()).map { Self.distance($0, $1) }.min() ?? .infinity
  }

  /// Metres from the origin to a segment.
  private static func distance(
    _ a: (east: Double, north: Double),
    _ b: (east: Double, north: Double)
  ) -> Double {
    let (x, y) = (b.east - a.east, b.north - a.north)
    let length = x * x + y * y
    let share = length > 0 ? min(1, max(0, -(a.east * x + a.north * y) / length)) : 0
    let (east, north) = (a.east + share * x, a.north + share * y)
    return (east * east + north * north).squareRoot()
  }
}
