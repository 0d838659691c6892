import CanonicalJSON
import Geodesy

/// Reads answers of `calculateRoute` of TomTom's Routing API.
///
/// Members from its public reference: legs have points, the route's `guidance` has instructions over all
/// of them, with a point, its index in the legs' points one after another, and metres and seconds since
/// the start. Sections of those points have lanes (`LANES`) and limits in km/h (`SPEED_LIMIT`).
enum TomTomRoutes {
  /// The codes of maneuvers in the reference, in OSRM's words.
  static let maneuvers: [String: AnswerManeuver] = [
    "DEPART": "depart", "ARRIVE": "arrive", "ARRIVE_LEFT": .init("arrive", "left"),
    "ARRIVE_RIGHT": .init("arrive", "right"), "WAYPOINT_REACHED": "arrive",
    "WAYPOINT_LEFT": .init("arrive", "left"), "WAYPOINT_RIGHT": .init("arrive", "right"),
    "STRAIGHT": .init("continue", "straight"), "FOLLOW": .init("continue", "straight"),
    "KEEP_LEFT": .init("fork", "slight left"), "KEEP_RIGHT": .init("fork", "slight right"),
    "BEAR_LEFT": .init("turn", "slight left"), "BEAR_RIGHT": .init("turn", "slight right"),
    "TURN_LEFT": .init("turn", "left"), "TURN_RIGHT": .init("turn", "right"),
    "SHARP_LEFT": .init("turn", "sharp left"), "SHARP_RIGHT": .init("turn", "sharp right"),
    "MAKE_UTURN": .init("turn", "uturn"), "TRY_MAKE_UTURN": .init("turn", "uturn"),
    "ENTER_MOTORWAY": "on ramp", "ENTER_FREEWAY": "on ramp", "ENTER_HIGHWAY": "on ramp",
    "ENTRANCE_RAMP": "on ramp", "TAKE_EXIT": "off ramp",
    "MOTORWAY_EXIT_LEFT": .init("off ramp", "left"),
    "MOTORWAY_EXIT_RIGHT": .init("off ramp", "right"),
    "ROUNDABOUT_CROSS": .init("roundabout", "straight"),
    "ROUNDABOUT_LEFT": .init("roundabout", "left"),
    "ROUNDABOUT_RIGHT": .init("roundabout", "right"),
    "ROUNDABOUT_BACK": .init("roundabout", "uturn"), "TAKE_FERRY": "notification",
    "SWITCH_PARALLEL_ROAD": "fork", "SWITCH_MAIN_ROAD": "fork",
  ]

  /// How far an instruction may lie from the points of its route, in metres.
  private static let reach = 50.0

  static func wrote(_ root: JSONValue) -> Bool {
    if root["formatVersion"] != nil || root["detailedError"] != nil { return true }
    let route = root["routes"]?.elements.first { _ in true }
    return route?["summary"]?.kind == .object && route?["legs"]?.kind == .array
  }

  static func routes(
    _ root: JSONValue,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> [Route] {
    if root["routes"] == nil, let error = root["detailedError"] ?? root["error"] {
      throw .invalidStatusCode(
        code: error["code"]?.string ?? "error",
        message: error["message"]?.string ?? error["description"]?.string
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
    let values = try OSRMReading.array(value, "legs")
    guard !values.isEmpty else {
      throw .invalidRouteObject("route without legs at \(OSRMReading.place(value))")
    }
    var lines: [[Coordinate]] = []
    for leg in values { lines.append(try line(leg)) }
    let sections = try TomTomSections(value, points: lines.flatMap(\.self), &notes)
    let turns = try self.turns(value, lines, sections, &notes)
    var legs: [RouteLeg] = []
    var start = 0
    for (number, leg) in values.enumerated() {
      guard let summary = leg["summary"] else {
        throw .invalidRouteObject("no summary at \(OSRMReading.place(leg))")
      }
      legs.append(
        try AnswerLeg(
          line: lines[number],
          turns: turns[number],
          distance: try OSRMReading.nonNegative(summary, "lengthInMeters"),
          duration: try OSRMReading.nonNegative(summary, "travelTimeInSeconds"),
          limits: sections.limits[start, start + lines[number].count - 1],
          value: leg
        ).leg()
      )
      start += lines[number].count
    }
    return Route(
      answered: legs,
      distance: try AnswerReading.optional(value["summary"], "lengthInMeters"),
      duration: try AnswerReading.optional(value["summary"], "travelTimeInSeconds")
    )
  }

  private static func line(_ leg: JSONValue) throws(RouteParseError) -> [Coordinate] {
    if let text = leg["encodedPolyline"] {
      let precision = try AnswerReading.index(leg, "encodedPolylinePrecision") ?? 5
      return try AnswerReading.polyline(text, precision: precision)
    }
    var places: [Coordinate] = []
    for point in try OSRMReading.array(leg, "points") {
      if let place = try AnswerReading.place(point, "latitude", "longitude") {
        places.append(place)
      }
    }
    return places
  }

  /// Returns the turns of each leg.
  private static func turns(
    _ route: JSONValue,
    _ lines: [[Coordinate]],
    _ sections: TomTomSections,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> [[AnswerTurn]] {
    let points = lines.flatMap(\.self)
    let ends = lines.indices.map { number in lines[...number].reduce(0) { $0 + $1.count } }
    var turns: [[AnswerTurn]] = lines.map { _ in [] }
    guard let guidance = route["guidance"] else { return turns }
    let instructions = try OSRMReading.list(guidance, "instructions")
    var last = 0
    var leg = 0
    var junctions: [TomTomSections.Junction] = []
    for (number, value) in instructions.enumerated() {
      var turn = try self.turn(value, &notes)
      let index = try self.index(value, in: points, after: last)
      last = index
      // The end of a leg and the start of the next are one place: a turn there belongs to the next one,
      // once the arrival was told.
      while leg < lines.count - 1, index >= ends[leg] { leg += 1 }
      turn.index = index - (ends[leg] - lines[leg].count)
      let next = number + 1 < instructions.count ? instructions[number + 1] : nil
      turn.distance = try span(value, next, "routeOffsetInMeters")
      turn.duration = try span(value, next, "travelTimeInSeconds")
      if turn.maneuver.isAtJunction {
        junctions.append(.init(point: index, leg: leg, turn: turns[leg].count))
      }
      turns[leg].append(turn)
      if turn.maneuver.isArrival, leg < lines.count - 1 {
        last = max(last, ends[leg])
        leg += 1
      }
    }
    for (junction, lanes) in sections.lanes(before: junctions) {
      turns[junction.leg][junction.turn].lanes = lanes
    }
    return turns
  }

  private static func turn(
    _ value: JSONValue,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> AnswerTurn {
    let word = try OSRMReading.string(value, "maneuver")
    var turn = AnswerTurn(index: 0, maneuver: notes.maneuver(word, in: maneuvers, at: value))
    turn.exit =
      turn.maneuver.type == "roundabout" ? AnswerReading.exit(value["roundaboutExitNumber"]) : nil
    if word == "TAKE_FERRY" { turn.mode = RouteStep.ferryMode }
    turn.instruction = AnswerReading.text(value["message"])
    // "You have arrived": its messages of an arrival are of one that is there.
    turn.isToldThere = turn.maneuver.isArrival
    turn.roadName = AnswerReading.text(value["street"])
    let numbers = try OSRMReading.list(value, "roadNumbers").compactMap(\.string)
    turn.roadReference = numbers.isEmpty ? nil : numbers.joined(separator: "; ")
    turn.destinations = AnswerReading.text(value["signpostText"])
    turn.exits = AnswerReading.text(value["exitNumber"]).map { [$0] } ?? []
    switch value["drivingSide"]?.string {
    case "LEFT": turn.drivingSide = "left"
    case "RIGHT": turn.drivingSide = "right"
    case nil, .some: break
    }
    return turn
  }

  /// Returns the point at which an instruction lies: where its index says if its place is there, else the
  /// nearest one from the one before on.
  private static func index(
    _ value: JSONValue,
    in points: [Coordinate],
    after last: Int
  ) throws(RouteParseError) -> Int {
    let stated = try AnswerReading.index(value, "pointIndex")
    guard let place = try AnswerReading.place(value["point"], "latitude", "longitude") else {
      guard let stated, points.indices.contains(stated), stated >= last else {
        throw .invalidRouteObject(
          "neither a point nor a pointIndex on the way at \(OSRMReading.place(value))"
        )
      }
      return stated
    }
    if let stated, stated >= last, points.indices.contains(stated),
      points[stated].distance(to: place) < 1
    {
      return stated
    }
    let wanted = stated ?? last
    let near = points.indices.dropFirst(last).map { ($0, points[$0].distance(to: place)) }
      .filter { $0.1 <= reach }
      .min { ($0.1.rounded(), abs($0.0 - wanted)) < ($1.1.rounded(), abs($1.0 - wanted)) }
    guard let near else {
      throw .invalidGeometry("an instruction off the line at \(OSRMReading.place(value))")
    }
    return near.0
  }

  /// Returns what lies between two instructions; nil where they do not say it or go back.
  private static func span(
    _ value: JSONValue,
    _ next: JSONValue?,
    _ key: String
  ) throws(RouteParseError) -> Double? {
    guard let next, let from = try AnswerReading.optional(value, key),
      let to = try AnswerReading.optional(next, key), to >= from
    else { return nil }
    return to - from
  }
}
