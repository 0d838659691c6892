public import Geodesy

extension Navigator {
  /// The route being followed; nil without one.
  public var route: Route? { tracker?.line.route }

  /// The legs of the route, one to each stop that remains.
  public var legs: [RouteLeg]? { tracker?.line.route.legs }

  /// The leg to the next stop, beginning at the place last reached.
  public var currentLeg: RouteLeg? {
    guard let tracker, let leg = tracker.line.route.legs.first else { return nil }
    guard tracker.place != nil else { return leg }
    let end = tracker.line.legEnds[0]
    let rest = tracker.line.path.subpath(from: min(tracker.along, end), through: end)
    var steps = leg.steps.enumerated().filter { $0.offset >= tracker.step }.map(\.element)
    if var first = steps.first {
      let step = tracker.line.steps[tracker.step]
      first.path = tracker.line.path.subpath(
        from: min(tracker.along, step.end),
        through: step.end
      )
      steps[0] = first
    }
    return RouteLeg(
      destination: leg.destination,
      path: rest,
      steps: steps,
      distance: tracker.distance(toEndOfLeg: 0),
      duration: remainingTime(toEndOfLeg: 0)
    )
  }

  /// The stops that remain, the next one first.
  public var remainingStops: [Waypoint] { journey.stops }

  /// The way travelled since guidance was last started; empty if it never was.
  public var traveledPath: GeoPath { GeoPath(reports.travel.coordinates) }

  /// The estimate to the next stop; nil without a route or before a fix on it.
  public var timeAndDistanceToNextDestination: TimeAndDistance? {
    guard let tracker, tracker.place != nil else { return nil }
    return TimeAndDistance(
      time: remainingTime(toEndOfLeg: 0),
      distance: tracker.distance(toEndOfLeg: 0)
    )
  }

  /// Metres to the next stop, and along which route; nil without a route or before a fix on it.
  package var remaining: (distance: Double, route: RouteID)? { tracker?.remaining }

  /// Metres from the route at the last fix that was judged; nil without a route.
  package var deviation: Double? { tracker?.deviation }

  /// The estimates from the current position to each stop that remains; nil without a route.
  public var timesAndDistances: [TimeAndDistance]? {
    guard let tracker, tracker.place != nil else { return nil }
    return tracker.line.legEnds.indices.map { leg in
      TimeAndDistance(
        time: remainingTime(toEndOfLeg: leg),
        distance: tracker.distance(toEndOfLeg: leg)
      )
    }
  }

  /// Returns seconds to a stop, or the greatest finite number if it is not ahead on the route.
  public func timeToWaypoint(_ waypoint: Waypoint) -> Double {
    estimate(to: waypoint)?.time ?? .greatestFiniteMagnitude
  }

  /// Returns metres to a stop, or the greatest finite number if it is not ahead on the route.
  public func distanceToWaypoint(_ waypoint: Waypoint) -> Double {
    estimate(to: waypoint)?.distance ?? .greatestFiniteMagnitude
  }

  private func estimate(to waypoint: Waypoint) -> TimeAndDistance? {
    guard let index = remainingStops.firstIndex(of: waypoint),
      let estimates = timesAndDistances, index < estimates.count
    else { return nil }
    return estimates[index]
  }
}
