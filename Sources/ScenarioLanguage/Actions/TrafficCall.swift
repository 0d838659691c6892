import CanonicalJSON
package import Geodesy
import Recording
import RoadNetwork

/// What happens in the traffic.
package enum TrafficCall: ScenarioCall {
  /// Seconds on the route between two places; from here, and to the next stop, where none is named.
  case delay(Double, from: Coordinate?, to: Coordinate?)
  case clear

  /// The names that `do` takes.
  enum Name: String, CaseIterable {
    case trafficDelay, clearTraffic
  }

  static let keys = Members()

  /// The members of its calls.
  struct Members: KeyTable {
    let seconds = Keys.number(
      "seconds",
      -86_400...86_400,
      "s",
      "For trafficDelay; negative is a gain."
    )
    let from = Keys.object("from", Self.place)
    let to = Keys.object("to", Self.place)

    private static let place = PlaceReading.keys.schema("A place on the route, for trafficDelay.")
  }

  static func read(
    _ name: Name,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> TrafficCall? {
    switch name {
    case .clearTraffic: return .clear
    case .trafficDelay:
      let from = place(keys.from(&reader), sketch)
      let to = place(keys.to(&reader), sketch)
      return keys.seconds(&reader, .required).map { .delay($0, from: from, to: to) }
    }
  }

  private static func place(_ reader: JSONObjectReader?, _ sketch: SketchMap?) -> Coordinate? {
    guard var inner = reader else { return nil }
    defer { inner.finish() }
    return PlaceReading.coordinate(&inner, sketch)
  }
}
