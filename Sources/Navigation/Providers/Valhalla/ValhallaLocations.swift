import CanonicalJSON
import Geodesy

/// The locations of a request to Valhalla: where the vehicle is, then the waypoints.
enum ValhallaLocations {
  /// The least tolerance in metres for the side of the street at the start (Ferrostar's).
  private static let leastTolerance = 5.0

  static func json(
    of origin: Location,
    _ waypoints: [Waypoint]
  ) throws(RouteRequestError) -> [UInt8] {
    var writer = JSONWriter(reserving: 100 * (waypoints.count + 1))
    writer.beginArray()
    write(origin, to: &writer)
    for (index, waypoint) in waypoints.enumerated() {
      guard let coordinate = waypoint.coordinate else { throw .unresolvedWaypoint(index) }
      let properties = try properties(of: waypoint, index)
      writer.beginObject()
      write(coordinate, to: &writer)
      writer.member("type", type(of: waypoint, properties))
      properties.write(to: &writer)
      writer.endObject()
    }
    writer.endArray()
    return writer.bytes
  }

  /// The start has no type: what is not known to be inaccurate is not given a side of the street.
  private static func write(_ origin: Location, to writer: inout JSONWriter) {
    writer.beginObject()
    write(origin.coordinate, to: &writer)
    let accuracy = min(origin.horizontalAccuracy ?? 0, 1_000_000)
    writer.member("street_side_tolerance", Int(max(leastTolerance, accuracy.rounded(.down))))
    if let course = origin.course {
      writer.member("heading", wholeDegrees(course))
    }
    writer.endObject()
  }

  private static func write(_ coordinate: Coordinate, to writer: inout JSONWriter) {
    writer.member("lat", coordinate.latitude, decimals: 7)
    writer.member("lon", coordinate.longitude, decimals: 7)
  }

  /// Returns the properties that a waypoint carries; its own wishes fill what they leave open.
  private static func properties(
    of waypoint: Waypoint,
    _ index: Int
  ) throws(RouteRequestError) -> ValhallaWaypointProperties {
    var properties = ValhallaWaypointProperties()
    if let json = waypoint.properties {
      do {
        properties = try ValhallaWaypointProperties(json: json)
      } catch {
        guard case .malformedProperties(let text) = error else { throw error }
        throw .malformedProperties("waypoint \(index): \(text)")
      }
    }
    if waypoint.prefersSameSideOfRoad, properties.preferredSide == nil {
      properties.preferredSide = .same
    }
    if let heading = waypoint.preferredHeading, properties.heading == nil {
      properties.heading = wholeDegrees(heading)
    }
    return properties
  }

  private static func type(
    of waypoint: Waypoint,
    _ properties: ValhallaWaypointProperties
  ) -> String {
    switch (waypoint.kind, properties.allowsUTurns ?? true) {
    case (.stop, true): "break"
    case (.stop, false): "break_through"
    case (.via, true): "via"
    case (.via, false): "through"
    }
  }

  /// Valhalla reads headings as whole numbers only.
  private static func wholeDegrees(_ degrees: Double) -> Int {
    guard degrees.isFinite, (0...360).contains(degrees) else { return 0 }
    return Int(degrees.rounded()) % 360
  }
}
