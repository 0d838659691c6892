public import Geodesy

/// A place that a route starts from, passes or leads to.
public struct RouteStop: Hashable, Sendable {
  public var coordinate: Coordinate
  /// Whether the route only passes: it goes on in the direction in which it came.
  public var isVia: Bool
  /// Degrees in which to leave or arrive; nil for any.
  public var heading: Double?
  /// How far from ``heading`` a road may lead, in degrees.
  public var headingTolerance: Double
  /// Whether the route may turn back here; a via does not unless asked, another stop does.
  public var allowsUTurn: Bool
  /// Whether to come, and to leave, on the side of the road on which the place lies, where that can be.
  public var isAtCurb: Bool

  public init(
    _ coordinate: Coordinate,
    isVia: Bool = false,
    heading: Double? = nil,
    headingTolerance: Double = 60,
    allowsUTurn: Bool? = nil,
    isAtCurb: Bool = false
  ) {
    self.coordinate = coordinate
    self.isVia = isVia
    self.heading = heading
    self.headingTolerance = headingTolerance
    self.allowsUTurn = allowsUTurn ?? !isVia
    self.isAtCurb = isAtCurb
  }
}

/// What a route avoids, and what it is the best of.
public struct RouteWeights: Hashable, Sendable {
  public var avoided: RoadTraits = []
  /// Whether the shortest route is wanted, not the fastest.
  public var isShortest = false
  /// Roads that are closed or slower than the map says; of two for one way the later counts.
  public var changes: [RoadChange] = []

  public init() {}
}
