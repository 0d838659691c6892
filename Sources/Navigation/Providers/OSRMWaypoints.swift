import CanonicalJSON
import Geodesy

/// The waypoints of an answer, and which of them are vias.
enum OSRMWaypoints {
  /// Returns the waypoint objects of an answer; none where it has none.
  static func read(_ root: JSONValue) throws(RouteParseError) -> [JSONValue] {
    guard let list = root["waypoints"] else { return [] }
    guard list.kind == .array else {
      throw .invalidRouteObject("\"waypoints\" is no list")
    }
    return Array(list.elements)
  }

  /// Returns the indices that any leg lists as vias.
  static func viaIndices(_ legs: [JSONValue]) -> Set<Int64> {
    var indices: Set<Int64> = []
    for leg in legs {
      for via in leg["via_waypoints"].map({ Array($0.elements) }) ?? [] {
        if let index = via["waypoint_index"]?.integer { indices.insert(index) }
      }
    }
    return indices
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
      writer.key("name" as StaticString)
      writer.string(name)
    }
    if let distance {
      writer.key("distance" as StaticString)
      writer.fixed(distance, decimals: 3)
    }
    writer.endObject()
    return writer.bytes
  }
}
