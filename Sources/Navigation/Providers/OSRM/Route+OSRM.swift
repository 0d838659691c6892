import CanonicalJSON

extension Route {
  /// Reads one route of an answer in OSRM's format, with the answer's list of waypoints.
  ///
  /// - Parameters:
  ///   - route: An element of the answer's `routes`.
  ///   - osrmWaypoints: The answer's `waypoints`.
  ///   - polylinePrecision: The decimals of a degree in polylines, 5 or 6.
  /// - Throws: ``RouteParseError`` where one of the two is not what it must be.
  public init(
    osrm route: [UInt8],
    waypoints osrmWaypoints: [UInt8],
    polylinePrecision: Int = 6
  ) throws(RouteParseError) {
    let list = try OSRMResponseParser.document(osrmWaypoints).root
    guard list.kind == .array else {
      throw .invalidRouteObject("expected a list of waypoints, found \(list.described)")
    }
    let value = try OSRMResponseParser.document(route).root
    let reader = OSRMRouteReader(precision: polylinePrecision)
    self = try reader.route(value, waypoints: Array(list.elements))
  }

  /// Reads one route of an answer in OSRM's format between waypoints that are known.
  ///
  /// - Parameters:
  ///   - route: An element of the answer's `routes`.
  ///   - waypoints: The origin, vias and stops; one stop for each leg.
  ///   - polylinePrecision: The decimals of a degree in polylines, 5 or 6.
  /// - Throws: ``RouteParseError`` where it is no route, or has not one leg for each stop.
  public init(
    osrmRoute route: [UInt8],
    waypoints: [Waypoint],
    polylinePrecision: Int = 6
  ) throws(RouteParseError) {
    let value = try OSRMResponseParser.document(route).root
    let reader = OSRMRouteReader(precision: polylinePrecision)
    self = try reader.route(value, through: waypoints)
  }
}
