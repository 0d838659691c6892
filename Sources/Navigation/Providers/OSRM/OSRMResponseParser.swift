import CanonicalJSON
import Geodesy

/// Reads answers in OSRM's format, plain or extended with voice, banners and annotations, as OSRM,
/// Valhalla, Mapbox and GraphHopper give them; and their routes alone, as `DirectionsRoute.toJson()` of
/// Mapbox and MapLibre writes one.
public struct OSRMResponseParser: RouteResponseParser {
  /// The largest answer in bytes that is read.
  public static let sizeLimit = 32 * 1024 * 1024

  /// The decimals of a degree in the answer's polylines: 5 or 6.
  public let precision: Int

  /// Creates a parser; its precision is the decimals of the polylines: 5 or 6.
  public init(precision: Int = 6) {
    self.precision = precision
  }

  /// Reads every route of an answer, the best first.
  ///
  /// - Throws: ``RouteParseError`` for a code that is not `Ok`, and for an answer that is damaged.
  public func parseRoutes(from response: [UInt8]) throws(RouteParseError) -> [Route] {
    try routes(of: Self.document(response).root)
  }

  /// Reads every route of an answer that was parsed.
  func routes(of root: JSONValue) throws(RouteParseError) -> [Route] {
    if let bare = Self.bareRoutes(root) { return try routes(bare) }
    guard root["code"]?.string != nil else { throw Self.foreignFormat(root) }
    let code = try OSRMReading.string(root, "code")
    guard code == "Ok" else {
      throw .invalidStatusCode(code: code, message: root["message"]?.string)
    }
    let waypoints = try OSRMReading.list(root, "waypoints")
    let reader = OSRMRouteReader(precision: precision)
    var routes: [Route] = []
    for route in try OSRMReading.list(root, "routes") {
      routes.append(try reader.route(route, waypoints: waypoints))
    }
    return routes
  }

  /// Returns the routes of a text that is no answer: one route, a list of them, or an answer without a
  /// code; nil for anything else.
  private static func bareRoutes(_ root: JSONValue) -> [JSONValue]? {
    if root["code"] == nil, root["legs"]?.kind == .array { return [root] }
    let isList = root.kind == .array
    let list =
      isList ? root : root["code"] == nil && root["waypoints"] == nil ? root["routes"] : nil
    guard let list, list.kind == .array, list.count > 0,
      list.elements.allSatisfy({ $0["legs"]?.kind == .array && $0["distance"] != nil })
    else { return nil }
    return Array(list.elements)
  }

  /// Reads routes that stand alone; their waypoints are where their legs end.
  private func routes(_ values: [JSONValue]) throws(RouteParseError) -> [Route] {
    let reader = OSRMRouteReader(precision: precision)
    var routes: [Route] = []
    for value in values {
      let waypoints = try OSRMReading.list(value, "waypoints")
      let route = try reader.route(value, waypoints: waypoints)
      guard waypoints.isEmpty, let start = route.path.coordinates.first,
        let origin = Waypoint(coordinate: start)
      else {
        routes.append(route)
        continue
      }
      routes.append(
        Route(
          legs: route.legs,
          waypoints: [origin] + route.legs.map(\.destination),
          distance: route.distance,
          expectedDuration: route.expectedDuration
        )
      )
    }
    return routes
  }

  static func document(_ response: [UInt8]) throws(RouteParseError) -> JSONDocument {
    guard response.count <= sizeLimit else {
      throw .invalidRouteObject(
        "the answer has \(response.count >> 20) MB, more than \(sizeLimit >> 20) MB"
      )
    }
    do {
      return try JSONDocument(parsing: response, source: "route answer")
    } catch {
      let isPage = response.first { $0 > 0x20 } == UInt8(ascii: "<")
      throw .invalidRouteObject(
        isPage
          ? "the answer is a web page or XML, not JSON" : "the answer is not JSON: \(error)"
      )
    }
  }

  /// Returns the error for an answer without OSRM's code, naming the format if it is a known one.
  private static func foreignFormat(_ root: JSONValue) -> RouteParseError {
    guard root.kind == .object else {
      return .invalidRouteObject("expected an object, found \(root.described)")
    }
    if root["trip"] != nil {
      return .invalidRouteObject("the answer is in Valhalla's own format: ask for format osrm")
    }
    if root["paths"] != nil {
      return .invalidRouteObject("the answer is in GraphHopper's own format: ask for type mapbox")
    }
    if let code = root["error_code"] {
      let text = code.string ?? String(decoding: code.rawBytes, as: UTF8.self)
      return .invalidStatusCode(code: text, message: root["error"]?.string)
    }
    return .invalidRouteObject("no text \"code\" at the top")
  }
}
