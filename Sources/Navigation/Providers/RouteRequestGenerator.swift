import Geodesy

/// Writes the request of one routing server's API.
public protocol RouteRequestGenerator {
  /// Returns the request for a route from `origin` through `waypoints`, in their order.
  ///
  /// - Throws: ``RouteRequestError`` where no request can be made of them.
  func makeRequest(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions
  ) throws(RouteRequestError) -> RouteRequest

  /// Returns whether the server knows a travel mode; by default it knows all.
  func supports(_ mode: RouteOptions.TravelMode) -> Bool

  /// Returns the wishes that a request with these options does not carry; by default none.
  ///
  /// An app hears of them as an error after which the calculation goes on.
  func leftOut(of options: RouteOptions) -> [RouteOption]
}

extension RouteRequestGenerator {
  /// Answers that every mode of travel can be asked for.
  public func supports(_ mode: RouteOptions.TravelMode) -> Bool { true }

  /// Answers that every wish is carried.
  public func leftOut(of options: RouteOptions) -> [RouteOption] { [] }
}

/// Why a generator could not write a request.
public enum RouteRequestError: Error, Hashable, Sendable {
  case notEnoughWaypoints
  /// A waypoint without a coordinate, by its index.
  case unresolvedWaypoint(Int)
  case malformedProperties(String)
  case malformedOptions(String)
}

extension RouteRequestGenerator {
  /// Returns where the way begins and where the waypoints are, in their order.
  ///
  /// - Throws: ``RouteRequestError/notEnoughWaypoints``, or ``RouteRequestError/unresolvedWaypoint(_:)``
  ///   for one whose place is not known.
  static func places(
    from origin: Location,
    through waypoints: [Waypoint]
  ) throws(RouteRequestError) -> [Coordinate] {
    guard !waypoints.isEmpty else { throw .notEnoughWaypoints }
    var places = [origin.coordinate]
    for (index, waypoint) in waypoints.enumerated() {
      guard let coordinate = waypoint.coordinate else { throw .unresolvedWaypoint(index) }
      places.append(coordinate)
    }
    return places
  }
}
