import CanonicalJSON
import Geodesy

/// Reads answers of HERE's Routing API, version 8.
///
/// Members from its public reference: a route is a list of sections, each with a flexible polyline and
/// with `actions`, or `turnByTurnActions` that name roads; `offset` is a point of the section's line.
/// Sections meet at stops, and where the means of travel changes, such as at a ferry. A span from its
/// `offset` to the next one's has a `speedLimit` in m/s, or `"unlimited"`. Lanes are not told.
enum HERERoutes {
  /// The values of `action` in the reference that say all by themselves, in OSRM's words; the others
  /// have a direction and a severity beside them.
  static let maneuvers: [String: AnswerManeuver] = [
    "depart": "depart", "arrive": "arrive", "continue": .init("continue", "straight"),
    "continueHighway": .init("continue", "straight"), "turn": "turn", "keep": "fork",
    "ramp": "on ramp", "enterHighway": "on ramp", "exit": "off ramp",
    "uTurn": .init("turn", "uturn"), "roundaboutEnter": "roundabout",
    "roundaboutExit": "exit roundabout", "roundaboutPass": "roundabout",
    "board": "notification", "deboard": "notification",
  ]

  /// `direction` and `severity` of an action, in OSRM's words.
  static let modifiers: [String: String] = [
    "left light": "slight left", "left quite": "left", "left heavy": "sharp left", "left": "left",
    "right light": "slight right", "right quite": "right", "right heavy": "sharp right",
    "right": "right", "middle": "straight",
  ]

  static func wrote(_ root: JSONValue) -> Bool {
    if root["cause"] != nil && root["title"] != nil { return true }
    guard let routes = root["routes"], routes.kind == .array else { return false }
    if let route = routes.elements.first(where: { _ in true }) { return route["sections"] != nil }
    return root["notices"]?.kind == .array
  }

  static func routes(
    _ root: JSONValue,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> [Route] {
    guard root["routes"] != nil else {
      throw .invalidStatusCode(
        code: root["code"]?.string ?? "error",
        message: root["cause"]?.string ?? root["title"]?.string
      )
    }
    var routes: [Route] = []
    for value in try OSRMReading.array(root, "routes") { routes.append(try route(value, &notes)) }
    if routes.isEmpty, let notice = root["notices"]?.elements.first(where: { _ in true }) {
      throw .invalidStatusCode(
        code: notice["code"]?.string ?? "notice",
        message: notice["title"]?.string
      )
    }
    return routes
  }

  private static func route(
    _ value: JSONValue,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> Route {
    let sections = try OSRMReading.array(value, "sections")
    guard !sections.isEmpty else {
      throw .invalidRouteObject("route without sections at \(OSRMReading.place(value))")
    }
    var legs: [RouteLeg] = []
    var before: JSONValue?
    for section in sections {
      let changed = before.flatMap { isChange($0, section) ? $0 : nil }
      let leg = try self.leg(section, after: changed, &notes)
      if changed != nil {
        legs.append(legs.removeLast().followed(by: leg))
      } else {
        legs.append(leg)
      }
      before = section
    }
    return Route(answered: legs, distance: nil, duration: nil)
  }

  /// Whether the travel goes on in another way, and nobody asked for a stop between two sections.
  private static func isChange(_ section: JSONValue, _ next: JSONValue) -> Bool {
    let modes = [section, next].map { $0["transport"]?["mode"]?.string }
    if modes[0] != modes[1] { return true }
    let place = section["arrival"]?["place"]?["type"]?.string
    return place == "station" || place == "accessPoint"
  }

  /// Returns the leg of a section.
  ///
  /// - Parameter changed: The section before it, where the travel went on in another way at its end.
  private static func leg(
    _ section: JSONValue,
    after changed: JSONValue?,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> RouteLeg {
    let line = try self.line(section)
    let mode = section["transport"]?["mode"]?.string.map { $0 == "car" ? "driving" : $0 }
    let detailed = try OSRMReading.list(section, "turnByTurnActions")
    let actions = detailed.isEmpty ? try OSRMReading.list(section, "actions") : detailed
    var turns: [AnswerTurn] = []
    for (number, action) in actions.enumerated() {
      var turn = try self.turn(action, isFirst: number == 0, &notes)
      if turn.maneuver.type == "roundabout", turn.exit == nil {
        let exit = actions.dropFirst(number + 1).first { $0["action"]?.string == "roundaboutExit" }
        turn.exit = AnswerReading.exit(exit?["exit"])
      }
      turns.append(turn)
    }
    let summary = section["summary"] ?? section["travelSummary"]
    guard
      let duration = try AnswerReading.optional(summary, "duration")
        ?? (actions.isEmpty ? nil : turns.compactMap(\.duration).reduce(0, +))
    else {
      throw .invalidRouteObject(
        "neither a summary nor actions at \(OSRMReading.place(section)): ask with "
          + "return=polyline,summary,actions"
      )
    }
    let leg = try AnswerLeg(
      line: line,
      turns: turns,
      distance: try AnswerReading.optional(summary, "length"),
      duration: duration,
      limits: try limits(section, points: line.count, &notes),
      value: section
    ).leg()
    var steps = leg.steps
    for index in steps.indices { steps[index].mode = mode }
    if changed != nil {
      let bearing = steps[0].maneuver.bearingAfter
      steps[0].maneuver = Maneuver(type: "notification", bearingAfter: bearing)
    }
    if turns.first?.instruction == nil, let words = words(section, after: changed) {
      steps[0].instruction = words
    }
    return RouteLeg(
      destination: leg.destination,
      steps: steps,
      distance: leg.distance,
      duration: leg.duration
    )
  }

  /// Returns what is done where a section begins that is no drive, or follows one; nil for a road.
  private static func words(_ section: JSONValue, after before: JSONValue?) -> String? {
    func vessel(_ section: JSONValue?) -> String? {
      let transport = section?["transport"]
      let kinds = ["ferry": "the ferry", "carShuttleTrain": "the car shuttle train"]
      guard let mode = transport?["mode"]?.string, let kind = kinds[mode] else { return nil }
      return kind + (AnswerReading.text(transport?["name"]).map { " \($0)" } ?? "")
    }
    if let vessel = vessel(section) { return "board \(vessel)" }
    return vessel(before).map { "leave \($0)" }
  }

  /// Returns the limits that the section's spans tell.
  private static func limits(
    _ section: JSONValue,
    points: Int,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> [Double?] {
    var limits = AnswerLimits(points: points)
    let spans = try OSRMReading.list(section, "spans")
    for (number, span) in spans.enumerated() {
      guard let speed = span["speedLimit"]?.double else { continue }
      let start = try AnswerReading.index(span, "offset") ?? 0
      let next = spans.indices.contains(number + 1) ? spans[number + 1] : nil
      let end = try next.map { value throws(RouteParseError) in
        try AnswerReading.index(value, "offset") ?? 0
      }
      limits.set(speed, from: start, to: end ?? points - 1, at: span, &notes)
    }
    return limits[0, points - 1]
  }

  private static func line(_ section: JSONValue) throws(RouteParseError) -> [Coordinate] {
    guard let value = section["polyline"], let text = value.string else {
      throw .invalidGeometry(
        "no text \"polyline\" at \(OSRMReading.place(section)): ask with return=polyline"
      )
    }
    do throws(PolylineError) {
      return try GeoPath(flexiblePolyline: text).coordinates
    } catch {
      throw .invalidGeometry("\(error) at \(OSRMReading.place(value))")
    }
  }

  private static func turn(
    _ action: JSONValue,
    isFirst: Bool,
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) -> AnswerTurn {
    let word = try OSRMReading.string(action, "action")
    guard let index = try AnswerReading.index(action, "offset") ?? (isFirst ? 0 : nil) else {
      throw .invalidRouteObject("no number \"offset\" at \(OSRMReading.place(action))")
    }
    var turn = AnswerTurn(
      index: index,
      maneuver: notes.maneuver(word, in: maneuvers, at: action)
    )
    if turn.maneuver.modifier == nil, let direction = action["direction"]?.string {
      let severity = action["severity"]?.string.map { " " + $0 } ?? ""
      turn.maneuver.modifier = modifiers[direction + severity] ?? modifiers[direction]
      if turn.maneuver.modifier == nil {
        notes.add("the direction '\(direction + severity)' is not known", at: action)
      }
    }
    // What leaves a roundabout has the exit's number of it, which the step that enters is told.
    turn.exit = word == "roundaboutExit" ? nil : AnswerReading.exit(action["exit"])
    turn.instruction = AnswerReading.text(action["instruction"])
    turn.distance = try AnswerReading.optional(action, "length")
    turn.duration = try AnswerReading.optional(action, "duration")
    let road = action["nextRoad"] ?? (isFirst ? action["currentRoad"] : nil)
    turn.roadName = first(road?["name"])
    turn.roadReference = first(road?["number"])
    turn.destinations = first(road?["toward"])
    turn.exits = first(action["exitSign"]?["number"]).map { [$0] } ?? []
    return turn
  }

  /// Returns the first of a list of texts in several languages.
  private static func first(_ texts: JSONValue?) -> String? {
    AnswerReading.text(texts?.elements.first { _ in true }?["value"])
  }
}
