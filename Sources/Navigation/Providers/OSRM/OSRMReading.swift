import CanonicalJSON
import Geodesy

/// The members of OSRM's objects, read with errors that say where.
enum OSRMReading {
  static func string(_ value: JSONValue, _ key: String) throws(RouteParseError) -> String {
    guard value.kind == .object else {
      throw .invalidRouteObject("expected an object, found \(value.kind)")
    }
    guard let text = value[key]?.string else {
      throw .invalidRouteObject("no text \"\(key)\" at \(place(value))")
    }
    return text
  }

  static func array(_ value: JSONValue, _ key: String) throws(RouteParseError) -> [JSONValue] {
    guard let list = value[key], list.kind == .array else {
      throw .invalidRouteObject("no list \"\(key)\" at \(place(value))")
    }
    return Array(list.elements)
  }

  /// The greatest number of metres or seconds that is believed: 25 times around the Earth, 31 years.
  private static let limit = 1e9

  /// Returns metres or seconds, which are never negative.
  static func nonNegative(_ value: JSONValue, _ key: String) throws(RouteParseError) -> Double {
    guard let number = value[key]?.double else {
      throw .invalidRouteObject("no number \"\(key)\" at \(place(value))")
    }
    guard number >= 0 else {
      throw .invalidRouteObject("\"\(key)\" is \(number), below 0, at \(place(value))")
    }
    guard number <= limit else {
      throw .invalidRouteObject("\"\(key)\" is \(number), above \(limit), at \(place(value))")
    }
    return number
  }

  /// Returns the geometry of a step: a polyline, or GeoJSON.
  static func path(_ value: JSONValue, precision: Int) throws(RouteParseError) -> GeoPath {
    guard let geometry = value["geometry"] else {
      throw .invalidGeometry("no geometry at \(place(value))")
    }
    if let text = geometry.string {
      do {
        return try GeoPath(polyline: text, precision: precision)
      } catch {
        throw .invalidGeometry("\(error) at \(place(geometry))")
      }
    }
    guard let list = geometry["coordinates"], list.kind == .array else {
      throw .invalidGeometry("geometry is neither a polyline nor GeoJSON at \(place(geometry))")
    }
    var coordinates: [Coordinate] = []
    for point in list.elements {
      coordinates.append(try coordinate(point))
    }
    return GeoPath(coordinates)
  }

  /// Returns a place written as `[longitude, latitude]`.
  static func coordinate(_ value: JSONValue) throws(RouteParseError) -> Coordinate {
    let numbers = value.elements.compactMap(\.double)
    guard numbers.count >= 2 else {
      throw .invalidGeometry("expected [longitude, latitude] at \(place(value))")
    }
    let coordinate = Coordinate(latitude: numbers[1], longitude: numbers[0])
    guard coordinate.isValid else {
      throw .invalidGeometry("\(numbers[1]), \(numbers[0]) is no place at \(place(value))")
    }
    return coordinate
  }

  /// Splits a list written with semicolons.
  static func list(_ text: String?) -> [String] {
    guard let text else { return [] }
    return text.split(separator: ";").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  /// Returns a plain text for a maneuver whose answer has none.
  static func plainText(_ maneuver: JSONValue, name: String?) -> String {
    let words = [maneuver["type"]?.string, maneuver["modifier"]?.string].compactMap { $0 }
    let road = name.flatMap { $0.isEmpty ? nil : " onto \($0)" } ?? ""
    return words.joined(separator: " ") + road
  }

  /// Returns the elements of a list that may be missing or null.
  static func list(_ value: JSONValue, _ key: String) throws(RouteParseError) -> [JSONValue] {
    guard let list = value[key], !list.isNull else { return [] }
    guard list.kind == .array else {
      throw .invalidRouteObject("\"\(key)\" is \(list.described), no list, at \(place(value))")
    }
    return Array(list.elements)
  }

  static func place(_ value: JSONValue) -> String {
    let pointer = value.pointer
    return pointer.isEmpty ? "the top" : pointer
  }
}
