import Geodesy

/// Writes requests of OSRM's route service.
///
/// Source: the OSRM HTTP API (`/route/v1/{profile}/{coordinates}`). Vias are passed as coordinates that
/// are no waypoints, so that they make no leg.
public struct OSRMRequestGenerator: RouteRequestGenerator {
  public let endpoint: String
  public let profile: String

  /// Creates a generator for a server such as `http://127.0.0.1:5000`.
  public init(endpoint: String, profile: String = "driving") {
    self.endpoint = endpoint.hasSuffix("/") ? String(endpoint.dropLast()) : endpoint
    self.profile = profile
  }

  public func makeRequest(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions
  ) throws(RouteRequestError) -> RouteRequest {
    guard !waypoints.isEmpty else { throw .notEnoughWaypoints }
    var places = [origin.coordinate]
    for (index, waypoint) in waypoints.enumerated() {
      guard let coordinate = waypoint.coordinate else { throw .unresolvedWaypoint(index) }
      places.append(coordinate)
    }
    let coordinates = places.map {
      FixedText.text($0.longitude, decimals: 6) + "," + FixedText.text($0.latitude, decimals: 6)
    }.joined(separator: ";")
    var query = "?overview=full&geometries=polyline6&steps=true&annotations=true"
    if options.maximumRouteCount > 1 { query += "&alternatives=\(options.maximumRouteCount)" }
    if let course = origin.course {
      let heading = Int(course.rounded()) % 360
      query +=
        "&bearings=\(heading),90" + String(repeating: ";", count: places.count - 1)
    }
    let stops =
      [0]
      + waypoints.indices.filter {
        waypoints[$0].kind == .stop || $0 == waypoints.count - 1
      }.map { $0 + 1 }
    if stops.count < places.count {
      query += "&waypoints=" + stops.map(String.init).joined(separator: ";")
    }
    return .httpGet(
      url: "\(endpoint)/route/v1/\(profile)/\(coordinates)\(query)",
      headers: []
    )
  }
}
