import CanonicalJSON
import Geodesy

/// The waypoints of an answer, and which of them are vias.
enum OSRMWaypoints {
  /// Returns the indices that any leg lists as vias, which must rise.
  ///
  /// One beyond the waypoints is no waypoint: Valhalla's matched routes count points of the trace.
  static func viaIndices(_ legs: [JSONValue]) throws(RouteParseError) -> Set<Int64> {
    var indices: Set<Int64> = []
    var last: Int64 = 0
    for leg in legs {
      for via in try OSRMReading.list(leg, "via_waypoints") {
        guard let index = via["waypoint_index"]?.integer else {
          throw .invalidRouteObject("via without a waypoint_index at \(OSRMReading.place(via))")
        }
        guard index > last else {
          throw .invalidRouteObject(
            "waypoints out of order: via \(index) after \(last) at \(OSRMReading.place(via))"
          )
        }
        indices.insert(index)
        last = index
      }
    }
    return indices
  }

  /// Metres from its leg's end beyond which a stop is looked for at other legs' ends.
  private static let farFromOwnEnd = 100.0
  /// Metres within which a stop stands at a leg's end.
  private static let nearAnEnd = 10.0

  /// Checks that no stop stands where another leg ends.
  static func checkOrder(_ stops: [Waypoint], _ legs: [RouteLeg]) throws(RouteParseError) {
    guard stops.count == legs.count else { return }
    for (index, stop) in stops.enumerated() {
      guard let place = stop.coordinate,
        place.distance(to: legs[index].destinationCoordinate) > farFromOwnEnd,
        let other = legs.firstIndex(where: {
          place.distance(to: $0.destinationCoordinate) < nearAnEnd
        })
      else { continue }
      throw .invalidRouteObject(
        "waypoints out of order: stop \(index) stands where leg \(other) ends"
      )
    }
  }

  /// Returns the waypoints, the origin first; what the answer says of each is in its properties.
  static func waypoints(
    _ values: [JSONValue],
    vias: Set<Int64>
  ) throws(RouteParseError) -> [Waypoint] {
    var waypoints: [Waypoint] = []
    for (index, value) in values.enumerated() {
      guard let location = value["location"] else {
        throw .invalidRouteObject("waypoint without a location at \(value.pointer)")
      }
      let name = value["name"]?.string
      guard
        var waypoint = Waypoint(
          coordinate: try OSRMReading.coordinate(location),
          title: name?.isEmpty == true ? nil : name,
          kind: vias.contains(Int64(index)) ? .via : .stop
        )
      else { continue }
      waypoint.properties = properties(value)
      waypoints.append(waypoint)
    }
    return waypoints
  }

  /// Returns `{"name":…,"distance":…}` of what the answer states of the two.
  private static func properties(_ value: JSONValue) -> [UInt8]? {
    let name = value["name"]?.string
    let distance = value["distance"]?.double
    guard name != nil || distance != nil else { return nil }
    var writer = JSONWriter(reserving: 60)
    writer.beginObject()
    if let name {
      writer.member("name", name)
    }
    if let distance {
      writer.member("distance", distance, decimals: 3)
    }
    writer.endObject()
    return writer.bytes
  }
}
