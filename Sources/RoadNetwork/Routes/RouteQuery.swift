public import Geodesy

/// A place that a route starts from, passes or leads to.
public struct RouteStop: Hashable, Sendable {
  /// Metres within which the carriageways of one road lie, and by which receivers err.
  public static let carriageways = 20.0

  /// Where the stop is.
  public var coordinate: Coordinate
  /// Whether the route only passes: it goes on in the direction in which it came.
  public var isVia: Bool
  /// Degrees in which to leave or arrive; nil for any.
  public var heading: Double?
  /// How far from ``heading`` a road may lead, in degrees.
  public var headingTolerance: Double
  /// Metres by which a road that leads in ``heading`` may lie farther away than the nearest, and is taken for it.
  ///
  /// 0 takes the nearest in any case; OSRM's bearings know no limit.
  public var headingReach: Double
  /// Whether the route may turn back here; a via does not unless asked, another stop does.
  public var allowsUTurn: Bool
  /// Whether to come, and to leave, on the side of the road on which the place lies, where that can be.
  public var isAtCurb: Bool

  /// A stop at a place.
  public init(
    _ coordinate: Coordinate,
    isVia: Bool = false,
    heading: Double? = nil,
    headingTolerance: Double = 60,
    headingReach: Double = 0,
    allowsUTurn: Bool? = nil,
    isAtCurb: Bool = false
  ) {
    self.coordinate = coordinate
    self.isVia = isVia
    self.heading = heading
    self.headingTolerance = headingTolerance
    self.headingReach = headingReach
    self.allowsUTurn = allowsUTurn ?? !isVia
    self.isAtCurb = isAtCurb
  }
}

/// What a route avoids, and what it is the best of.
public struct RouteWeights: Hashable, Sendable {
  /// Roads that are taken only where no other way leads.
  public var avoided: RoadTraits = []
  /// Whether the shortest route is wanted, not the fastest.
  public var isShortest = false
  /// Roads that are closed or slower than the map says; of two for one way the later counts.
  public var changes: [RoadChange] = []

  /// Weights by time, with no road avoided.
  public init() {}
}

/// Why there is no route.
public enum RoutingFailure: Error, Hashable, Sendable {
  /// No road near a stop; metres to the nearest, if there is any.
  case noRoadNear(stop: Int, place: Coordinate, distance: Double?)
  /// The roads are there, but no way leads from one to the other.
  case noRoute(leg: Int)
  /// What was read of the map's file is damaged.
  case damagedMap(MapError)
}
