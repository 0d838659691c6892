import CanonicalJSON
import Geodesy

/// Reads GraphHopper's own answers (`/route`).
///
/// Members from its public documentation: a path has its points as a polyline, by default of five
/// decimals, or as GeoJSON; instructions have a sign and an interval of points; `distance` is in metres,
/// `time` in milliseconds, the path detail `max_speed` in km/h. Lanes are not told.
enum GraphHopperRoutes {
  /// The signs of the documentation, in OSRM's words; those of public transport are not driven.
  static let maneuvers: [String: AnswerManeuver] = [
    "-98": .init("turn", "uturn"), "-8": .init("turn", "uturn"), "8": .init("turn", "uturn"),
    "-7": .init("fork", "slight left"), "7": .init("fork", "slight right"),
    "-6": "exit roundabout", "6": "roundabout", "-3": .init("turn", "sharp left"),
    "-2": .init("turn", "left"), "-1": .init("turn", "slight left"),
    "0": .init("continue", "straight"), "1": .init("turn", "slight right"),
    "2": .init("turn", "right"), "3": .init("turn", "sharp right"), "4": "arrive", "5": "arrive",
    "9": "notification",
  ]

  static func wrote(_ root: JSONValue) -> Bool {
    guard root["code"] == nil, root["routes"] == nil else { return false }
    return root["paths"]?.kind == .array || root["hints"]?.kind == .array && root["message"] != nil
  }

  static func routes(
    _ root: JSONValue,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> [Route] {
    guard root["paths"] != nil else {
      let hint = root["hints"]?.elements.first { _ in true }
      throw .invalidStatusCode(
        code: hint?["details"]?.string?.split(separator: ".").last.map(String.init) ?? "error",
        message: root["message"]?.string
      )
    }
    var routes: [Route] = []
    for value in try OSRMReading.array(root, "paths") { routes.append(try route(value, &notes)) }
    return routes
  }

  private static func route(
    _ value: JSONValue,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> Route {
    let values = try OSRMReading.list(value, "instructions")
    let seconds = try OSRMReading.nonNegative(value, "time") / 1000
    var ends: [Int] = []
    for value in values { ends.append(try interval(value).upperBound) }
    let line = try self.line(value, count: ends.max().map { $0 + 1 })
    let limits = try self.limits(value, points: line.count, &notes)
    var legs: [RouteLeg] = []
    var turns: [AnswerTurn] = []
    var start = 0
    for instruction in values {
      var turn = try self.turn(instruction, &notes)
      let interval = try interval(instruction)
      guard interval.lowerBound >= start, interval.upperBound < line.count else {
        throw .invalidRouteObject(
          "an interval outside of \(start)...\(line.count - 1) at \(OSRMReading.place(instruction))"
        )
      }
      turn.index = interval.lowerBound - start
      turns.append(turn)
      // Five is a place on the way; what its own interval has belongs to the next leg.
      guard turn.maneuver.isArrival, interval.lowerBound > start else { continue }
      let isLast = interval.lowerBound == line.count - 1
      let end = interval.lowerBound
      legs.append(try leg(Array(line[start...end]), turns, limits[start, end], value))
      (start, turns) = (end, [])
      if isLast { break }
    }
    if legs.isEmpty || start < line.count - 1 {
      legs.append(
        values.isEmpty
          ? try AnswerLeg(
            line: line,
            turns: [],
            duration: seconds,
            limits: limits[0, line.count - 1],
            value: value
          ).leg()
          : try leg(Array(line[start...]), turns, limits[start, line.count - 1], value)
      )
    }
    return Route(
      answered: legs,
      distance: try OSRMReading.nonNegative(value, "distance"),
      duration: seconds
    )
  }

  private static func leg(
    _ line: [Coordinate],
    _ turns: [AnswerTurn],
    _ limits: [Double?],
    _ value: JSONValue
  ) throws(RouteParseError) -> RouteLeg {
    try AnswerLeg(
      line: line,
      turns: turns,
      distance: turns.compactMap(\.distance).reduce(0, +),
      duration: turns.compactMap(\.duration).reduce(0, +),
      limits: limits,
      value: value
    ).leg()
  }

  /// Returns the limits that the path's details tell: lists of two points and km/h, null where unknown.
  private static func limits(
    _ path: JSONValue,
    points: Int,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> AnswerLimits {
    var limits = AnswerLimits(points: points)
    guard let details = path["details"], details.kind == .object else { return limits }
    for detail in try OSRMReading.list(details, "max_speed") {
      let parts = Array(detail.elements)
      guard parts.count == 3 else {
        notes.add("a speed limit of \(parts.count) members is left out", at: detail)
        continue
      }
      guard let speed = parts[2].double else { continue }
      let (start, end) = (try AnswerReading.index(parts[0]), try AnswerReading.index(parts[1]))
      limits.set(speed / 3.6, from: start, to: end, at: detail, &notes)
    }
    return limits
  }

  private static func turn(
    _ value: JSONValue,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> AnswerTurn {
    guard let sign = value["sign"]?.integer else {
      throw .invalidRouteObject("no number \"sign\" at \(OSRMReading.place(value))")
    }
    var turn = AnswerTurn(index: 0, maneuver: notes.maneuver("\(sign)", in: maneuvers, at: value))
    turn.exit = sign == 6 ? AnswerReading.exit(value["exit_number"]) : nil
    if sign == 9 { turn.mode = RouteStep.ferryMode }
    turn.instruction = AnswerReading.text(value["text"])
    turn.roadName = AnswerReading.text(value["street_name"])
    turn.roadReference = AnswerReading.text(value["street_ref"])
    turn.destinations = AnswerReading.text(value["street_destination"])
    turn.exits = AnswerReading.text(value["motorway_junction"]).map { [$0] } ?? []
    turn.distance = try OSRMReading.nonNegative(value, "distance")
    turn.duration = try OSRMReading.nonNegative(value, "time") / 1000
    return turn
  }

  private static func interval(_ value: JSONValue) throws(RouteParseError) -> ClosedRange<Int> {
    let bounds = try OSRMReading.array(value, "interval")
    guard bounds.count == 2 else {
      throw .invalidRouteObject(
        "an interval of \(bounds.count) points at \(OSRMReading.place(value))"
      )
    }
    let from = try AnswerReading.index(bounds[0])
    let to = try AnswerReading.index(bounds[1])
    guard from <= to else {
      throw .invalidRouteObject("an interval that goes back at \(OSRMReading.place(value))")
    }
    return from...to
  }

  /// Returns the points of a path, which has `count` of them as its instructions tell: with heights a
  /// polyline has three numbers a point, and does not say so.
  private static func line(
    _ path: JSONValue,
    count: Int?
  ) throws(RouteParseError) -> [Coordinate] {
    guard let points = path["points"] else {
      throw .invalidGeometry("no points at \(OSRMReading.place(path))")
    }
    guard points.kind == .string else {
      var places: [Coordinate] = []
      for point in try OSRMReading.array(points, "coordinates") {
        places.append(try OSRMReading.coordinate(point))
      }
      return places
    }
    let scale = path["points_encoded_multiplier"]?.double ?? 1e5
    guard let precision = [1e5: 5, 1e6: 6, 1e7: 7][scale] else {
      throw .invalidGeometry("points_encoded_multiplier \(scale) at \(OSRMReading.place(path))")
    }
    if let text = points.string, let count,
      let path = try? GeoPath(polyline: text, precision: precision, hasHeights: true),
      path.count == count
    {
      return path.coordinates
    }
    return try AnswerReading.polyline(points, precision: precision)
  }
}
