import CanonicalJSON
package import Geodesy
import RoadNetwork

/// What happens in the traffic.
package enum TrafficCall: ScenarioCall {
  /// Seconds on the route between two places; from here, and to the next stop, where none is named.
  case delay(Double, from: Coordinate?, to: Coordinate?)
  case clear

  static let names = ["trafficDelay", "clearTraffic"]

  static var schema: [(String, SchemaValue)] {
    let place = SchemaValue.closed(
      "A place on the route, for trafficDelay.",
      [
        ("lat", .number(-90...90, "Degrees.")),
        ("lon", .number(-180...180, "Degrees.")),
        ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
      ]
    )
    return [
      ("seconds", .number(-86_400...86_400, "For trafficDelay; negative is a gain.")),
      ("from", place), ("to", place),
    ]
  }

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> TrafficCall? {
    guard name == "trafficDelay" else { return .clear }
    let from = place("from", &reader, sketch)
    let to = place("to", &reader, sketch)
    return reader.double("seconds", .required, in: -86_400...86_400, unit: "s").map {
      .delay($0, from: from, to: to)
    }
  }

  private static func place(
    _ key: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> Coordinate? {
    guard var inner = reader.object(key) else { return nil }
    defer { inner.finish() }
    return PlaceReading.coordinate(&inner, sketch)
  }
}
