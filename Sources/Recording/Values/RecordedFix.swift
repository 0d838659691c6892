public import CanonicalJSON
public import Geodesy

/// Where a vehicle is, as a record says it; read quickly, since a drive has one at every fix.
public struct RecordedFix: Hashable, Sendable {
  /// Where it is.
  public var coordinate: Coordinate
  /// Metres a second.
  public var speed: Double?
  /// Degrees clockwise from north.
  public var course: Double?
  /// Metres.
  public var horizontalAccuracy: Double?
  /// Whether it was moved onto a road or the route.
  public var isSnapped: Bool
  /// Whether it was carried on without a fix.
  public var isReckoned: Bool

  /// Reads a record, as far as it says these; nil where it has no place.
  public init?(_ record: JSONValue) {
    guard let place = Self.place(of: record) else { return nil }
    coordinate = place
    speed = record["speed"]?.double
    course = record["course"]?.double
    horizontalAccuracy = record["horizontalAccuracy"]?.double
    isSnapped = record["isSnapped"]?.bool ?? false
    isReckoned = record["isReckoned"]?.bool ?? false
  }

  /// The waypoints that a record names: destinations, or a stop that was reached.
  public static func waypoints(of record: JSONValue) -> [Recorded.Waypoint] {
    let list = record["waypoints"].map { Array($0.elements) } ?? []
    return (list + [record["waypoint"]].compactMap(\.self)).compactMap { json in
      var waypoint = Recorded.Waypoint()
      guard (try? waypoint.read(json, isLenient: true)) != nil else { return nil }
      return waypoint
    }
  }

  /// The line of the route that a record tells of, with precision 6; nil where it tells of none.
  public static func polyline(of record: JSONValue) -> String? { record["polyline"]?.string }

  /// The place that a record or a waypoint of one names, itself or in its coordinate; nil where it names none.
  public static func place(of value: JSONValue) -> Coordinate? {
    let place = value["coordinate"] ?? value
    guard let latitude = place["lat"]?.double, let longitude = place["lon"]?.double else {
      return nil
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}
