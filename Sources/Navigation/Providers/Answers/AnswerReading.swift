import CanonicalJSON
import Geodesy

/// Members as forms other than OSRM's write them.
enum AnswerReading {
  /// Returns metres or seconds that may be missing.
  static func optional(_ value: JSONValue?, _ key: String) throws(RouteParseError) -> Double? {
    guard let value, let member = value[key], !member.isNull else { return nil }
    return try OSRMReading.nonNegative(value, key)
  }

  /// Returns an index that is not negative.
  static func index(_ value: JSONValue, _ key: String) throws(RouteParseError) -> Int? {
    guard let member = value[key], !member.isNull else { return nil }
    return try index(member)
  }

  static func index(_ member: JSONValue) throws(RouteParseError) -> Int {
    guard let number = member.integer, (0...Int64(Int32.max)).contains(number) else {
      throw .invalidRouteObject(
        "expected a number from 0, found \(member.described) at \(OSRMReading.place(member))"
      )
    }
    return Int(number)
  }

  /// Returns the exit of a roundabout, from 1; nil where there is none that can be.
  static func exit(_ value: JSONValue?) -> Int? {
    value?.integer.flatMap { (1...1000).contains($0) ? Int($0) : nil }
  }

  /// Returns a text that says something, on one line and without marks such as `<street>`.
  static func text(_ value: JSONValue?) -> String? {
    guard let text = value?.string else { return nil }
    var plain = ""
    var isMark = false
    for character in text {
      if character == "<" { isMark = true }
      if !isMark { plain.append(character.isNewline ? " " : character) }
      if character == ">" { isMark = false }
    }
    return plain.isEmpty ? nil : plain
  }

  /// Returns a place of two members in degrees.
  static func place(
    _ value: JSONValue?,
    _ latitude: String,
    _ longitude: String
  ) throws(RouteParseError) -> Coordinate? {
    guard let value, !value.isNull else { return nil }
    guard let north = value[latitude]?.double, let east = value[longitude]?.double else {
      throw .invalidGeometry("no \(latitude) and \(longitude) at \(OSRMReading.place(value))")
    }
    let place = Coordinate(latitude: north, longitude: east)
    guard place.isValid else {
      throw .invalidGeometry("\(north), \(east) is no place at \(OSRMReading.place(value))")
    }
    return place
  }

  /// Returns the points of a polyline.
  static func polyline(
    _ value: JSONValue,
    precision: Int
  ) throws(RouteParseError) -> [Coordinate] {
    guard let text = value.string else {
      throw .invalidGeometry(
        "expected a polyline, found \(value.described) at \(OSRMReading.place(value))"
      )
    }
    do throws(PolylineError) {
      return try GeoPath(polyline: text, precision: precision).coordinates
    } catch {
      throw .invalidGeometry("\(error) at \(OSRMReading.place(value))")
    }
  }
}
