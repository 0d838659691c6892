import CanonicalJSON

/// What stands at intersections beside roads, kept open as the provider gives it.
enum OSRMFeatures {
  private static let keys: Set<String> = [
    "toll_collection", "rest_stop", "railway_crossing", "traffic_signal", "stop_sign", "yield_sign",
    "tunnel_name",
  ]

  /// Returns the intersections of a step that have something of it, as JSON.
  static func features(_ step: JSONValue) -> [String] {
    guard let intersections = step["intersections"] else { return [] }
    return intersections.elements.compactMap { intersection in
      guard intersection.members.contains(where: { keys.contains($0.key) }) else { return nil }
      var writer = JSONWriter(reserving: 200)
      writer.value(intersection)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
  }
}
