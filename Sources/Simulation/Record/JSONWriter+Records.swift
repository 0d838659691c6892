import CanonicalJSON
import Geodesy
import Navigation
import ScenarioLanguage

/// The forms of a recording's quantities: DESIGN's decimals, unknown is absent.
extension JSONWriter {
  @inline(__always)
  mutating func degrees(_ key: StaticString, _ value: Double) {
    member(key, value, decimals: 7)
  }

  @inline(__always)
  mutating func metres(_ key: StaticString, _ value: Double) {
    member(key, value, decimals: 2)
  }

  @inline(__always)
  mutating func seconds(_ key: StaticString, _ value: Double) {
    member(key, value, decimals: 2)
  }

  @inline(__always)
  mutating func optional(_ key: StaticString, _ value: Double?, decimals: Int) {
    guard let value else { return }
    member(key, value, decimals: decimals)
  }

  mutating func text(_ key: StaticString, _ value: String) {
    member(key, value)
  }

  mutating func optional(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    text(key, value)
  }

  mutating func flag(_ key: StaticString, _ value: Bool) {
    member(key, value)
  }

  mutating func number(_ key: StaticString, _ value: Int) {
    member(key, value)
  }

  @inline(__always)
  mutating func place(_ coordinate: Coordinate) {
    degrees("lat", coordinate.latitude)
    degrees("lon", coordinate.longitude)
  }

  /// Writes a waypoint: place or place ID, title, and what is not as usual.
  mutating func waypoint(_ waypoint: Waypoint, reference: ScenarioWaypoint.Reference? = nil) {
    beginObject()
    if let coordinate = waypoint.coordinate { place(coordinate) }
    if let (key, name) = reference?.member {
      text(key, name)
    } else {
      optional("placeID", waypoint.placeID)
    }
    optional("title", waypoint.title)
    if waypoint.kind == .via { text("kind", "via") }
    if waypoint.prefersSameSideOfRoad { flag("prefersSameSideOfRoad", true) }
    optional("preferredHeading", waypoint.preferredHeading, decimals: 1)
    if waypoint.isVehicleStopover { flag("stopover", true) }
    if let json = waypoint.properties, let document = try? JSONDocument(parsing: json) {
      member("properties", document.root)
    }
    endObject()
  }

  /// Writes waypoints as the scenario names them.
  mutating func waypoints(_ key: StaticString, _ list: [ScenarioWaypoint]) {
    beginArray(key)
    for entry in list { waypoint(entry.waypoint, reference: entry.reference) }
    endArray()
  }

  mutating func waypoints(_ key: StaticString, _ list: [Waypoint]) {
    beginArray(key)
    for entry in list { waypoint(entry) }
    endArray()
  }
}
