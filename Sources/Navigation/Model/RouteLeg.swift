public import Geodesy

/// The part of a route from one stop to the next.
public struct RouteLeg: Sendable {
  /// The stop at which the leg ends, as the app asked for it.
  public let destination: Waypoint
  /// Where the leg ends on the road; generally not the waypoint itself.
  public let destinationCoordinate: Coordinate
  /// The line from the stop before to this one, joined of the steps.
  public let path: GeoPath
  /// From the stop before to this one; the last is the arrival.
  public let steps: [RouteStep]
  /// Metres and seconds, as the provider states them.
  public let distance: Double
  /// Seconds, as the provider states them.
  public let duration: Double

  /// Creates a leg of steps that follow one another; distance and duration are their sums unless
  /// stated.
  public init(
    destination: Waypoint,
    steps: [RouteStep],
    distance: Double? = nil,
    duration: Double? = nil
  ) {
    self.destination = destination
    self.steps = steps
    path = GeoPath(joining: steps.map(\.path))
    destinationCoordinate =
      path.coordinates.last ?? destination.coordinate ?? Coordinate(latitude: 0, longitude: 0)
    self.distance = distance ?? steps.reduce(0) { $0 + $1.distance }
    self.duration = duration ?? steps.reduce(0) { $0 + $1.duration }
  }

  /// Creates a leg of parts that are known to belong together.
  init(
    destination: Waypoint,
    path: GeoPath,
    steps: [RouteStep],
    distance: Double,
    duration: Double
  ) {
    self.destination = destination
    self.path = path
    self.steps = steps
    self.distance = distance
    self.duration = duration
    destinationCoordinate =
      path.coordinates.last ?? destination.coordinate ?? Coordinate(latitude: 0, longitude: 0)
  }

  func heading(to stop: Waypoint) -> RouteLeg {
    RouteLeg(destination: stop, path: path, steps: steps, distance: distance, duration: duration)
  }

  /// Returns this leg and the next as one, without the arrival and departure between them.
  func followed(by next: RouteLeg) -> RouteLeg {
    var joined = steps
    if let last = joined.last, last.path.length == 0, joined.count > 1 { joined.removeLast() }
    var following = next.steps
    if let last = joined.indices.last, !following.isEmpty { joined[last].pass(into: &following[0]) }
    return RouteLeg(destination: next.destination, steps: joined + following)
  }
}
