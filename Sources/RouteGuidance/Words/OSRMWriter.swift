public import CanonicalJSON
import Geodesy
public import RoadNetwork

/// Writes planned routes in the format of an OSRM server's answer, so that any client can read them.
public struct OSRMWriter: Sendable {
  private let guide: RouteGuide
  private let writer: InstructionWriter
  /// The decimals of the polylines.
  private let precision: Int

  /// A writer of answers about routes on the guide's map.
  public init(guide: RouteGuide, language: InstructionLanguage = .english, precision: Int = 6) {
    self.guide = guide
    writer = InstructionWriter(language)
    self.precision = precision
  }

  /// Writes the answer with one route.
  public func write(_ route: PlannedRoute, to json: inout JSONWriter) { write([route], to: &json) }

  /// Writes the answer with routes between the same places, the best first.
  public func write(_ routes: [PlannedRoute], to json: inout JSONWriter) {
    json.beginObject()
    json.member("code", literal: "Ok")
    json.beginArray("routes")
    for route in routes { write(whole: route, to: &json) }
    json.endArray()
    json.beginArray("waypoints")
    if let route = routes.first {
      if let first = route.legs.first { waypoint(first.start, first.pieces.first, &json) }
      for leg in route.legs { waypoint(leg.end, leg.pieces.last, &json) }
    }
    json.endArray()
    json.endObject()
  }

  private func write(whole route: PlannedRoute, to json: inout JSONWriter) {
    let legs = route.legs.map { guide.steps(of: $0) }
    json.beginObject()
    measures(
      legs.flatMap { $0 },
      weight: route.legs.reduce(0) { $0 + Double($1.weight) / 10 },
      &json
    )
    geometry(legs.flatMap { $0 }.map(\.points), &json)
    json.beginArray("legs")
    for (steps, leg) in zip(legs, route.legs) { write(steps, leg, to: &json) }
    json.endArray()
    json.endObject()
  }

  private func write(
    _ steps: [PlannedStep],
    _ leg: PlannedRoute.Leg,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    measures(steps, weight: Double(leg.weight) / 10, &json)
    text("summary", summary(steps), &json)
    json.beginArray("steps")
    for step in steps { write(step, to: &json) }
    json.endArray()
    json.endObject()
  }

  private func write(_ step: PlannedStep, to json: inout JSONWriter) {
    json.beginObject()
    measures([step], weight: step.duration, &json)
    geometry([step.points], &json)
    text("name", step.name ?? "", &json)
    if let ref = step.ref { text("ref", ref, &json) }
    if let destination = step.destination { text("destinations", destination, &json) }
    if let exits = step.exits { text("exits", exits, &json) }
    if let sound = step.facts.pronunciation { text("pronunciation", sound, &json) }
    if let name = step.rotaryName { text("rotary_name", name, &json) }
    text("mode", step.facts.mode.name, &json)
    text("driving_side", step.facts.drivingSide.name, &json)
    json.beginObject("maneuver")
    text("type", step.kind.rawValue, &json)
    if let modifier = step.modifier { text("modifier", modifier.rawValue, &json) }
    if let exit = step.exit {
      json.member("exit", exit)
    }
    number("bearing_before", degrees(step.bearingBefore), 0, &json)
    number("bearing_after", degrees(step.bearingAfter), 0, &json)
    location(step.points.first, &json)
    text("instruction", writer.text(of: step), &json)
    json.endObject()
    json.beginArray("intersections")
    for place in guide.intersections(of: step) { write(place, to: &json) }
    json.endArray()
    json.endObject()
  }

  private func write(_ place: PlannedIntersection, to json: inout JSONWriter) {
    json.beginObject()
    location(place.location, &json)
    json.beginArray("bearings")
    for bearing in place.bearings { json.integer(bearing) }
    json.endArray()
    json.beginArray("entry")
    for isOpen in place.entry { json.boolean(isOpen) }
    json.endArray()
    if let incoming = place.incoming {
      json.member("in", incoming)
    }
    if let outgoing = place.outgoing {
      json.member("out", outgoing)
    }
    if !place.lanes.isEmpty { write(place.lanes, to: &json) }
    if !place.classes.isEmpty {
      json.beginArray("classes")
      for name in place.classes { json.string(name) }
      json.endArray()
    }
    json.endObject()
  }

  private func write(_ lanes: [PlannedLane], to json: inout JSONWriter) {
    json.beginArray("lanes")
    for lane in lanes {
      json.beginObject()
      json.member("valid", lane.isValid)
      json.beginArray("indications")
      for word in lane.indications { json.string(word) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  // MARK: - Members

  private func degrees(_ bearing: Double) -> Double { Bearing.normalized(bearing.rounded()) }

  private func measures(_ steps: [PlannedStep], weight: Double, _ json: inout JSONWriter) {
    number("distance", steps.reduce(0) { $0 + $1.distance }, 1, &json)
    number("duration", steps.reduce(0) { $0 + $1.duration }, 1, &json)
    number("weight", weight, 1, &json)
  }

  private func geometry(_ parts: [[Coordinate]], _ json: inout JSONWriter) {
    var line: [Coordinate] = []
    // Steps meet in a point, and an arrival is nothing but one.
    for point in parts.joined() where point != line.last { line.append(point) }
    if line.count == 1, let only = line.first { line.append(only) }
    text("geometry", GeoPath(line).polyline(precision: precision), &json)
  }

  private func waypoint(
    _ position: RoadPosition,
    _ piece: PlannedRoute.Piece?,
    _ json: inout JSONWriter
  ) {
    json.beginObject()
    text("name", piece.map { guide.name(of: $0) } ?? "", &json)
    number("distance", position.distance, 1, &json)
    location(position.coordinate, &json)
    json.endObject()
  }

  private func location(_ place: Coordinate?, _ json: inout JSONWriter) {
    guard let place else { return }
    json.beginArray("location")
    json.fixed(place.longitude, decimals: 6)
    json.fixed(place.latitude, decimals: 6)
    json.endArray()
  }

  /// The names of the longest two roads, as OSRM does.
  private func summary(_ steps: [PlannedStep]) -> String {
    let named = steps.enumerated().filter { $0.element.name != nil }
      .sorted { ($1.element.distance, $0.offset) < ($0.element.distance, $1.offset) }
    return named.prefix(2).sorted { $0.offset < $1.offset }
      .compactMap(\.element.name).joined(separator: ", ")
  }

  private func text(_ key: StaticString, _ value: String, _ json: inout JSONWriter) {
    json.member(key, value)
  }

  private func number(
    _ key: StaticString,
    _ value: Double,
    _ decimals: Int,
    _ json: inout JSONWriter
  ) {
    json.member(key, value, decimals: decimals)
  }
}
