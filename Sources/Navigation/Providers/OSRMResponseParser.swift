import CanonicalJSON
import Geodesy

/// Reads answers in OSRM's format, plain or extended with voice, banners and annotations, as OSRM,
/// Valhalla, Mapbox and GraphHopper give them.
public struct OSRMResponseParser: RouteResponseParser {
  /// The decimals of a degree in the answer's polylines: 5 or 6.
  public let precision: Int

  public init(precision: Int = 6) {
    self.precision = precision
  }

  public func parseRoutes(from response: [UInt8]) throws(RouteParseError) -> [Route] {
    let root = try Self.document(response).root
    let code = try OSRMReading.string(root, "code")
    guard code == "Ok" else {
      throw .invalidStatusCode(code: code, message: root["message"]?.string)
    }
    guard let list = root["routes"], list.kind == .array else { return [] }
    let waypoints = try OSRMWaypoints.read(root)
    var routes: [Route] = []
    for route in list.elements {
      routes.append(try self.route(route, waypoints: waypoints))
    }
    return routes
  }

  /// Returns whether a body is a JSON object that states a code, as OSRM's errors do.
  static func statesCode(_ body: [UInt8]) -> Bool {
    guard let document = try? JSONDocument(parsing: body) else { return false }
    return document.root["code"] != nil || document.root["error_code"] != nil
  }

  private static func document(_ response: [UInt8]) throws(RouteParseError) -> JSONDocument {
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

  // MARK: - Routes and legs

  private func route(_ value: JSONValue, waypoints: [JSONValue]) throws(RouteParseError) -> Route {
    let legValues = try OSRMReading.array(value, "legs")
    guard !legValues.isEmpty else {
      throw .invalidRouteObject("route without legs at \(value.pointer)")
    }
    let viaIndices = OSRMWaypoints.viaIndices(legValues)
    let all = try OSRMWaypoints.waypoints(waypoints, vias: viaIndices)
    let stops = all.dropFirst().filter { $0.kind == .stop }
    var legs: [RouteLeg] = []
    for (index, leg) in legValues.enumerated() {
      let stop = stops.count == legValues.count ? stops[stops.startIndex + index] : nil
      legs.append(try self.leg(leg, stop: stop))
    }
    return Route(
      legs: legs,
      waypoints: all,
      distance: try OSRMReading.nonNegative(value, "distance"),
      expectedDuration: try OSRMReading.nonNegative(value, "duration")
    )
  }

  private func leg(_ value: JSONValue, stop: Waypoint?) throws(RouteParseError) -> RouteLeg {
    let stepValues = try OSRMReading.array(value, "steps")
    guard !stepValues.isEmpty else {
      throw .invalidRouteObject("leg without steps at \(value.pointer)")
    }
    var steps: [RouteStep] = []
    for step in stepValues {
      steps.append(try self.step(step, isLast: steps.count == stepValues.count - 1))
    }
    try OSRMAnnotations.slice(value["annotation"], over: &steps)
    let path = GeoPath(joining: steps.map(\.path))
    guard let end = path.coordinates.last else {
      throw .invalidGeometry("leg without geometry at \(value.pointer)")
    }
    guard let destination = stop ?? Waypoint(coordinate: end) else {
      throw .invalidGeometry("leg ends at no valid place at \(value.pointer)")
    }
    return RouteLeg(
      destination: destination,
      steps: steps,
      distance: try OSRMReading.nonNegative(value, "distance"),
      duration: try OSRMReading.nonNegative(value, "duration")
    )
  }

  // MARK: - Steps

  private func step(_ value: JSONValue, isLast: Bool) throws(RouteParseError) -> RouteStep {
    let path = try OSRMReading.path(value, precision: precision)
    guard path.count >= 2 || (isLast && path.count == 1) else {
      throw .invalidGeometry("step of \(path.count) points at \(value.pointer)")
    }
    guard let maneuver = value["maneuver"], maneuver.kind == .object else {
      throw .invalidRouteObject("step without a maneuver at \(value.pointer)")
    }
    let name = value["name"]?.string
    var step = RouteStep(
      path: path,
      distance: try OSRMReading.nonNegative(value, "distance"),
      duration: try OSRMReading.nonNegative(value, "duration"),
      roadName: name?.isEmpty == true ? nil : name,
      instruction: maneuver["instruction"]?.string ?? OSRMReading.plainText(maneuver, name: name),
      maneuver: Maneuver(
        type: maneuver["type"]?.string ?? "turn",
        modifier: maneuver["modifier"]?.string,
        exit: maneuver["exit"]?.integer.map { Int($0) },
        bearingBefore: maneuver["bearing_before"]?.double,
        bearingAfter: maneuver["bearing_after"]?.double
      )
    )
    step.visualInstructions = try OSRMInstructions.banners(value)
    step.spokenInstructions = try OSRMInstructions.voices(value)
    step.exits = OSRMReading.list(value["exits"]?.string)
    let side = value["driving_side"]?.string
    step.drivingSide = side == "left" || side == "right" ? side : nil
    step.roundaboutExit = maneuver["exit"]?.integer.map { Int($0) }
    return step
  }
}
