import CanonicalJSON
import Geodesy
import Navigation

/// Places and waypoints as scenarios write them.
enum PlaceReading {
  /// Returns the place of `lat` and `lon`.
  static func coordinate(_ reader: inout JSONObjectReader) -> Coordinate? {
    let latitude = reader.double("lat", .required, in: -90...90, unit: "degrees")
    let longitude = reader.double("lon", .required, in: -180...180, unit: "degrees")
    guard let latitude, let longitude else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Returns a waypoint: `lat`, `lon`, and `title` and `kind` if wanted.
  static func waypoint(_ reader: inout JSONObjectReader) -> Waypoint? {
    let coordinate = coordinate(&reader)
    let title = reader.string("title")
    let kind = reader.oneOf("kind", ["stop", "via"]).flatMap(Waypoint.Kind.init(rawValue:))
    return coordinate.flatMap { Waypoint(coordinate: $0, title: title, kind: kind ?? .stop) }
  }
}
