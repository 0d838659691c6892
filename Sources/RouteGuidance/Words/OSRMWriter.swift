public import CanonicalJSON
import Geodesy
public import RoadNetwork

/// Writes planned routes in the format of an OSRM server's answer, so that any client can read them.
public struct OSRMWriter: Sendable {
  private let guide: RouteGuide
  /// Nil where nothing is put into words, as by a server.
  private let writer: InstructionWriter?
  /// The decimals of the polylines.
  private let precision: Int
  private let contents: Contents

  /// What of a route is written beside its measures: what a server is asked for by `steps` and `overview`.
  public struct Contents: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// A set of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The steps of each leg, and the leg's summary.
    public static let steps = Contents(rawValue: 1)
    /// The line of the whole route.
    public static let overview = Contents(rawValue: 2)
    /// Everything.
    public static let all: Contents = [.steps, .overview]
  }

  /// A writer of answers about routes on the guide's map.
  ///
  /// - Parameter language: What `maneuver.instruction` is said in, a member that clients of other services know; nil
  ///   leaves it out, as OSRM does.
  public init(
    guide: RouteGuide,
    language: InstructionLanguage? = nil,
    precision: Int = 6,
    contents: Contents = .all
  ) {
    self.guide = guide
    writer = language.map { InstructionWriter($0) }
    self.precision = precision
    self.contents = contents
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
    let legs = contents.contains(.steps) ? route.legs.map { guide.steps(of: $0) } : []
    json.beginObject()
    measures(
      distance: legs.isEmpty
        ? route.legs.reduce(0) { $0 + guide.distance(of: $1) } : Self.distance(legs.joined()),
      duration: legs.isEmpty ? route.duration : Self.duration(legs.joined()),
      weight: route.legs.reduce(0) { $0 + Double($1.weight) / 10 },
      &json
    )
    if contents.contains(.overview) {
      if legs.isEmpty {
        geometry(route.legs.lazy.map { guide.line(of: $0) }, &json)
      } else {
        geometry(legs.joined().lazy.map(\.points), &json)
      }
    }
    json.beginArray("legs")
    for (index, leg) in route.legs.enumerated() {
      if legs.isEmpty { write(bare: leg, to: &json) } else { write(legs[index], leg, to: &json) }
    }
    json.endArray()
    json.member("weight_name", literal: guide.weightName)
    json.endObject()
  }

  private func write(bare leg: PlannedRoute.Leg, to json: inout JSONWriter) {
    json.beginObject()
    measures(
      distance: guide.distance(of: leg),
      duration: Double(leg.duration) / 10,
      weight: Double(leg.weight) / 10,
      &json
    )
    text("summary", "", &json)
    json.beginArray("steps")
    json.endArray()
    json.endObject()
  }

  private func write(
    _ steps: [PlannedStep],
    _ leg: PlannedRoute.Leg,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    measures(
      distance: Self.distance(steps),
      duration: Self.duration(steps),
      weight: Double(leg.weight) / 10,
      &json
    )
    text("summary", guide.summary(of: leg).joined(separator: ", "), &json)
    json.beginArray("steps")
    for step in steps { write(step, to: &json) }
    json.endArray()
    json.endObject()
  }

  private func write(_ step: PlannedStep, to json: inout JSONWriter) {
    json.beginObject()
    measures(
      distance: step.distance,
      duration: step.duration,
      weight: step.weight / 10,
      &json
    )
    // An arrival is but a place.
    let points = step.kind == .arrive ? Array(step.points.suffix(1)) : step.points
    geometry(CollectionOfOne(points), &json)
    text("name", step.name ?? "", &json)
    if let ref = step.ref { text("ref", ref, &json) }
    if let destination = step.destination { text("destinations", destination, &json) }
    if let exits = step.exits { text("exits", exits, &json) }
    if let sound = step.facts.pronunciation { text("pronunciation", sound, &json) }
    if let name = step.rotaryName { text("rotary_name", name, &json) }
    text("mode", step.mode.name, &json)
    text("driving_side", step.facts.drivingSide.name, &json)
    json.beginObject("maneuver")
    text("type", step.kind.rawValue, &json)
    if let modifier = step.modifier { text("modifier", modifier.rawValue, &json) }
    if let exit = step.exit {
      json.member("exit", exit)
    }
    json.member("bearing_before", Self.bearingBefore(step))
    json.member("bearing_after", Self.bearingAfter(step))
    location(step.points.first, &json)
    if let writer { text("instruction", writer.text(of: step), &json) }
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

  /// OSRM keeps bearings at turns in a byte (`turn_bearing`), that before a turn as it leads back from there.
  private static func bearingBefore(_ step: PlannedStep) -> Int {
    guard step.kind != .depart, step.kind != .arrive else { return whole(step.bearingBefore) }
    return (inByte(step.bearingBefore + 180) + 180) % 360
  }

  private static func bearingAfter(_ step: PlannedStep) -> Int {
    step.kind == .depart || step.kind == .arrive
      ? whole(step.bearingAfter) : inByte(step.bearingAfter)
  }

  private static func whole(_ bearing: Double) -> Int { Int(bearing.rounded()) % 360 }

  private static func inByte(_ bearing: Double) -> Int {
    let unit = 360.0 / 256
    return Int((Bearing.normalized(bearing) / unit).rounded(.down) * unit)
  }

  private func measures(
    distance: Double,
    duration: Double,
    weight: Double,
    _ json: inout JSONWriter
  ) {
    number("distance", distance, 1, &json)
    number("duration", duration, 1, &json)
    number("weight", weight, 1, &json)
  }

  private static func distance(_ steps: some Sequence<PlannedStep>) -> Double {
    steps.reduce(0) { $0 + $1.distance }
  }

  private static func duration(_ steps: some Sequence<PlannedStep>) -> Double {
    steps.reduce(0) { $0 + $1.duration }
  }

  private func geometry(_ parts: some Sequence<[Coordinate]>, _ json: inout JSONWriter) {
    var line = PolylineWriter(precision: precision, capacity: 1024)
    var last: Coordinate?
    // Steps meet in a point, and an arrival is nothing but one.
    for part in parts {
      for point in part where point != last {
        line.append(point)
        last = point
      }
    }
    text("geometry", line.text, &json)
  }

  private func waypoint(
    _ position: RoadPosition,
    _ piece: PlannedRoute.Piece?,
    _ json: inout JSONWriter
  ) {
    json.beginObject()
    text("name", piece.map { guide.name(of: $0) } ?? "", &json)
    number("distance", position.distanceOnEllipsoid, 6, &json)
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
