public import Geodesy

/// A way to drive, from the origin over one leg to each stop.
public struct Route: Sendable {
  /// The session's number for it; 0 until a navigator takes it.
  public internal(set) var id = RouteID(0)
  /// One leg to each stop, in order; at least one.
  public let legs: [RouteLeg]
  /// The origin, vias and stops that the provider reported, in order.
  public let waypoints: [Waypoint]
  /// The smallest box around the whole line.
  public let bounds: GeoBounds
  /// Metres, as the provider states them.
  public let distance: Double
  /// Seconds, as the provider states them.
  public let expectedDuration: Double
  /// The whole line of the route.
  public let path: GeoPath

  /// Creates a route of legs that follow one another; distance and duration are their sums unless
  /// stated.
  public init(
    legs: [RouteLeg],
    waypoints: [Waypoint] = [],
    distance: Double? = nil,
    expectedDuration: Double? = nil
  ) {
    self.legs = legs
    self.waypoints = waypoints
    path = legs.count == 1 ? legs[0].path : GeoPath(joining: legs.map(\.path))
    bounds = path.bounds
    self.distance = distance ?? legs.reduce(0) { $0 + $1.distance }
    self.expectedDuration = expectedDuration ?? legs.reduce(0) { $0 + $1.duration }
  }

  /// Returns the route with these stops as its legs' destinations; nil if the numbers differ.
  package func heading(to stops: [Waypoint]) -> Route? {
    guard stops.count == legs.count else { return nil }
    var route = Route(
      legs: zip(legs, stops).map { $0.heading(to: $1) },
      waypoints: waypoints,
      distance: distance,
      expectedDuration: expectedDuration
    )
    route.id = id
    return route
  }

  /// Whether it came without steps, so that each leg is one.
  var lacksSteps: Bool {
    legs.allSatisfy { $0.steps.count == 1 && $0.steps[0].maneuver.type == "depart" }
  }

  /// Returns the route with one leg to each stop where its provider made one to each waypoint, as
  /// GraphHopper does: a via makes no leg (D-14).
  func joiningLegs(atViasOf waypoints: [Waypoint]) -> Route {
    let isStop = waypoints.indices.map { index in
      waypoints[index].kind == .stop || index == waypoints.count - 1
    }
    guard legs.count == waypoints.count, isStop.contains(false) else { return self }
    var joined: [RouteLeg] = []
    var begun: RouteLeg?
    for (leg, endsAtStop) in zip(legs, isStop) {
      let whole = begun?.followed(by: leg) ?? leg
      begun = endsAtStop ? nil : whole
      if endsAtStop { joined.append(whole) }
    }
    var route = Route(
      legs: joined,
      waypoints: self.waypoints,
      distance: distance,
      expectedDuration: expectedDuration
    )
    route.id = id
    return route
  }

  /// Returns the route after its first stop was passed: its leg is gone.
  func droppingFirstLeg() -> Route {
    var route = Route(legs: Array(legs.dropFirst()), waypoints: Array(waypoints.dropFirst()))
    route.id = id
    return route
  }

  /// Returns whether on a step of the first leg it shows and says the same as another route.
  func tells(atStep index: Int, as other: Route) -> Bool {
    guard let steps = legs.first?.steps, let others = other.legs.first?.steps,
      steps.indices.contains(index), others.indices.contains(index)
    else { return false }
    return steps[index].visualInstructions == others[index].visualInstructions
      && steps[index].spokenInstructions == others[index].spokenInstructions
  }

  /// Returns the route that passes its first stop without stopping: the first two legs are one.
  func mergingFirstLegs() -> Route {
    var route = Route(
      legs: [legs[0].followed(by: legs[1])] + legs.dropFirst(2),
      waypoints: waypoints
    )
    route.id = id
    return route
  }
}

/// The identity of a route within one session: a sequence number.
public struct RouteID: Hashable, Sendable, Comparable {
  /// A sequence number from 1; 0 is none yet.
  public let number: Int

  /// Creates the ID of a number.
  public init(_ number: Int) {
    self.number = number
  }

  /// Whether the first route came before the second.
  public static func < (a: RouteID, b: RouteID) -> Bool { a.number < b.number }
}
