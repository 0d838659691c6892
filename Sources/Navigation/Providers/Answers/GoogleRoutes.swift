import CanonicalJSON
import Geodesy

/// Reads answers of `computeRoutes` of Google's Routes API.
///
/// Members from its public reference (`google.maps.routing.v2`): any may be missing, as a request names
/// those that it wants. A polyline has five decimals or is a GeoJSON line; times are texts of seconds
/// (`"123s"`); zeroes are left out. Lanes and speed limits are not told.
enum GoogleRoutes {
  /// The values of `Maneuver` in the reference, in OSRM's words.
  static let maneuvers: [String: AnswerManeuver] = [
    "DEPART": "depart", "NAME_CHANGE": "new name", "STRAIGHT": .init("continue", "straight"),
    "TURN_SLIGHT_LEFT": .init("turn", "slight left"), "TURN_LEFT": .init("turn", "left"),
    "TURN_SHARP_LEFT": .init("turn", "sharp left"), "UTURN_LEFT": .init("turn", "uturn"),
    "TURN_SLIGHT_RIGHT": .init("turn", "slight right"), "TURN_RIGHT": .init("turn", "right"),
    "TURN_SHARP_RIGHT": .init("turn", "sharp right"), "UTURN_RIGHT": .init("turn", "uturn"),
    "RAMP_LEFT": .init("on ramp", "left"), "RAMP_RIGHT": .init("on ramp", "right"),
    "FORK_LEFT": .init("fork", "slight left"), "FORK_RIGHT": .init("fork", "slight right"),
    "MERGE": "merge", "FERRY": "notification", "FERRY_TRAIN": "notification",
    "ROUNDABOUT_LEFT": .init("roundabout", "left"),
    "ROUNDABOUT_RIGHT": .init("roundabout", "right"),
  ]

  static func wrote(_ root: JSONValue) -> Bool {
    if let error = root["error"], error["status"] != nil || error["code"] != nil { return true }
    guard root["code"] == nil, let route = root["routes"]?.elements.first(where: { _ in true })
    else { return false }
    if route["distanceMeters"] != nil || route["staticDuration"] != nil { return true }
    if route["polyline"]?.kind == .object { return true }
    let leg = route["legs"]?.elements.first { _ in true }
    guard let leg else { return false }
    let step = leg["steps"]?.elements.first { _ in true }
    return [leg, step].contains {
      $0?["polyline"]?.kind == .object || $0?["distanceMeters"] != nil
        || $0?["navigationInstruction"] != nil
    }
  }

  static func routes(
    _ root: JSONValue,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> [Route] {
    if let error = root["error"] {
      throw .invalidStatusCode(
        code: error["status"]?.string ?? error["code"].map(\.described) ?? "error",
        message: error["message"]?.string
      )
    }
    var routes: [Route] = []
    for value in try OSRMReading.array(root, "routes") { routes.append(try route(value, &notes)) }
    return routes
  }

  private static func route(
    _ value: JSONValue,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> Route {
    let whole = try line(value)
    let values = try OSRMReading.list(value, "legs")
    var legs: [RouteLeg] = []
    for leg in values {
      // One leg is the whole route, whose line it may leave to it.
      legs.append(try self.leg(leg, else: values.count == 1 ? (whole, value) : (nil, leg), &notes))
    }
    if legs.isEmpty { legs.append(try leg(value, else: (whole, value), &notes)) }
    return Route(
      answered: legs,
      distance: try AnswerReading.optional(value, "distanceMeters"),
      duration: try seconds(value)
    )
  }

  private static func leg(
    _ value: JSONValue,
    else whole: (line: [Coordinate]?, value: JSONValue),
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> RouteLeg {
    let steps = try OSRMReading.list(value, "steps")
    var line: [Coordinate] = []
    var turns: [AnswerTurn] = []
    for step in steps {
      guard let part = try self.line(step), let first = part.first else {
        notes.add("steps without a line are left out: ask for routes.legs.steps.polyline", at: step)
        (line, turns) = ([], [])
        break
      }
      let index = line.last == first ? line.count - 1 : line.count
      line += part.dropFirst(index < line.count ? 1 : 0)
      turns.append(try turn(step, at: index, &notes))
    }
    if line.isEmpty {
      let own = try self.line(value)
      guard let given = own ?? whole.line else {
        throw .invalidGeometry("no polyline at \(OSRMReading.place(value))")
      }
      line = given
    }
    let own = try seconds(value)
    let seconds = try own == nil ? seconds(whole.value) : own
    let sum = turns.compactMap(\.duration).reduce(0, +)
    return try AnswerLeg(
      line: line,
      turns: turns,
      distance: try AnswerReading.optional(value, "distanceMeters"),
      duration: seconds ?? sum,
      value: value
    ).leg()
  }

  private static func turn(
    _ step: JSONValue,
    at index: Int,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> AnswerTurn {
    let guidance = step["navigationInstruction"]
    var turn = AnswerTurn(index: index, maneuver: AnswerManeuver("continue", "straight"))
    // A maneuver that is not stated goes straight on.
    if let word = guidance?["maneuver"]?.string, word != "MANEUVER_UNSPECIFIED" {
      turn.maneuver = notes.maneuver(word, in: maneuvers, at: step)
      if word.hasPrefix("FERRY") { turn.mode = RouteStep.ferryMode }
    }
    turn.instruction = AnswerReading.text(guidance?["instructions"])
    turn.distance = try AnswerReading.optional(step, "distanceMeters")
    turn.duration = try seconds(step, "staticDuration")
    return turn
  }

  /// Returns the line of a route, leg or step; nil where the request did not ask for it.
  private static func line(_ value: JSONValue) throws(RouteParseError) -> [Coordinate]? {
    guard let polyline = value["polyline"], !polyline.isNull else { return nil }
    if let text = polyline["encodedPolyline"] {
      return try AnswerReading.polyline(text, precision: 5)
    }
    guard let line = polyline["geoJsonLinestring"] else {
      throw .invalidGeometry(
        "neither encodedPolyline nor geoJsonLinestring at \(OSRMReading.place(polyline))"
      )
    }
    var places: [Coordinate] = []
    for point in try OSRMReading.array(line, "coordinates") {
      places.append(try OSRMReading.coordinate(point))
    }
    return places
  }

  /// Returns the seconds with traffic, else those without; nil where neither is stated.
  private static func seconds(_ value: JSONValue) throws(RouteParseError) -> Double? {
    let live = try seconds(value, "duration")
    return try live == nil ? seconds(value, "staticDuration") : live
  }

  /// Returns the seconds of a text such as `123s` or `1.5s`.
  private static func seconds(
    _ value: JSONValue,
    _ key: String
  ) throws(RouteParseError) -> Double? {
    guard let member = value[key], !member.isNull else { return nil }
    guard let text = member.string, text.last == "s", let seconds = Double(text.dropLast()),
      (0...1e9).contains(seconds)
    else {
      throw .invalidRouteObject(
        "expected seconds such as \"123s\", found \(member.described) at \(OSRMReading.place(member))"
      )
    }
    return seconds
  }
}
