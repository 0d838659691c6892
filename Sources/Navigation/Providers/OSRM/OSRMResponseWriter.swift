public import CanonicalJSON
public import Geodesy

/// Writes routes as the answer of a server in OSRM's format, extended with voice, banners and
/// annotations, so that any client reads them and ``OSRMResponseParser`` reads the same routes again.
///
/// Places have six decimals of a degree; lengths and times are whole doubles, since what is rounded twice
/// may be rounded otherwise than what is rounded once. What a route does not know is absent,
/// but for what OSRM always has: a name is then empty, a mode `driving`, a weight the duration.
public struct OSRMResponseWriter: Sendable {
  /// The decimals of a degree in polylines and places.
  static let precision = 6

  /// Creates a writer.
  public init() {}

  /// Writes an answer.
  ///
  /// - Parameters:
  ///   - routes: The routes, the best first; at least one.
  ///   - origin: Where they were asked from.
  ///   - waypoints: What they were asked to lead to, the next first.
  public func write(
    _ routes: [Route],
    from origin: Coordinate,
    through waypoints: [Waypoint],
    to json: inout JSONWriter
  ) {
    let written = routes.map { $0.legs.map(WrittenLeg.init) }
    json.beginObject()
    json.member("code", literal: "Ok")
    json.beginArray("routes")
    for (route, legs) in zip(routes, written) {
      let vias = Self.vias(of: waypoints, legCount: legs.count)
      json.beginObject()
      Self.measures(route.distance, route.expectedDuration, to: &json)
      json.member("weight_name", literal: "duration")
      json.member(
        "geometry",
        GeoPath(joining: legs.map(\.path)).polyline(precision: Self.precision)
      )
      json.beginArray("legs")
      for (index, leg) in legs.enumerated() {
        write(leg, vias: vias.isEmpty ? [] : vias[index], of: waypoints, to: &json)
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.beginArray("waypoints")
    if let best = routes.first, let legs = written.first {
      write(waypoints, of: best, legs, from: origin, to: &json)
    }
    json.endArray()
    json.endObject()
  }

  // MARK: - Legs

  /// A leg with its line as it is written.
  private struct WrittenLeg {
    let leg: RouteLeg
    let steps: [OSRMStepWriter]
    let path: GeoPath

    init(_ leg: RouteLeg) {
      self.leg = leg
      steps = leg.steps.indices.map {
        OSRMStepWriter(leg.steps[$0], isLast: $0 == leg.steps.count - 1)
      }
      path = GeoPath(joining: steps.map(\.line))
    }
  }

  private func write(
    _ written: WrittenLeg,
    vias: [Int],
    of waypoints: [Waypoint],
    to json: inout JSONWriter
  ) {
    json.beginObject()
    Self.measures(written.leg.distance, written.leg.duration, to: &json)
    json.member("summary", Self.summary(written.leg.steps))
    if !vias.isEmpty {
      json.beginArray("via_waypoints")
      for via in vias {
        write(via: via, at: waypoints[via].coordinate, on: written.path, to: &json)
      }
      json.endArray()
    }
    OSRMAnnotations.write(written.steps, to: &json)
    OSRMIncidents.write(written.steps, to: &json)
    json.beginArray("steps")
    for step in written.steps { step.write(to: &json) }
    json.endArray()
    json.endObject()
  }

  /// Writes where a leg passes a waypoint, which is numbered after the origin.
  private func write(
    via index: Int,
    at place: Coordinate?,
    on path: GeoPath,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("waypoint_index", index + 1)
    if let foot = place.flatMap({ path.nearest(to: $0) }) {
      json.member("distance_from_start", shortest: foot.distanceAlong)
      json.member("geometry_index", foot.segment)
    }
    json.endObject()
  }

  /// Returns the waypoints that each leg passes without a stop; nothing where stops and legs differ in
  /// number.
  ///
  /// The last waypoint is a stop whatever it says.
  private static func vias(of waypoints: [Waypoint], legCount: Int) -> [[Int]] {
    var legs: [[Int]] = [[]]
    for index in waypoints.indices.dropLast() {
      if waypoints[index].kind == .via {
        legs[legs.count - 1].append(index)
      } else {
        legs.append([])
      }
    }
    return legs.count == legCount ? legs : []
  }

  /// The names of the longest two roads, as OSRM does.
  private static func summary(_ steps: [RouteStep]) -> String {
    let named = steps.enumerated().filter { $0.element.roadName?.isEmpty == false }
      .sorted { ($1.element.distance, $0.offset) < ($0.element.distance, $1.offset) }
    return named.prefix(2).sorted { $0.offset < $1.offset }
      .compactMap(\.element.roadName).joined(separator: ", ")
  }

  // MARK: - Waypoints

  /// Writes the waypoints where the route meets them: where it begins, where its legs end, and the feet
  /// of those between.
  private func write(
    _ waypoints: [Waypoint],
    of route: Route,
    _ legs: [WrittenLeg],
    from origin: Coordinate,
    to json: inout JSONWriter
  ) {
    let vias = Self.vias(of: waypoints, legCount: legs.count)
    let reported = route.waypoints.count == waypoints.count + 1 ? route.waypoints : []
    let start = legs.first?.path.coordinates.first ?? origin
    write(waypoint: reported.first, asked: origin, met: start, to: &json)
    var leg = 0
    for (index, waypoint) in waypoints.enumerated() {
      var met = waypoint.coordinate
      if leg < vias.count {
        let path = legs[leg].path
        if vias[leg].contains(index) {
          met = met.flatMap { path.nearest(to: $0) }?.coordinate ?? met
        } else {
          met = path.coordinates.last
          leg += 1
        }
      }
      write(
        waypoint: reported.isEmpty ? waypoint : reported[index + 1],
        asked: waypoint.coordinate,
        met: met ?? start,
        to: &json
      )
    }
  }

  private func write(
    waypoint: Waypoint?,
    asked: Coordinate?,
    met: Coordinate,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("name", waypoint?.title ?? "")
    if let asked { json.member("distance", asked.distance(to: met), decimals: 3) }
    Self.location(met, to: &json)
    json.endObject()
  }

  // MARK: - Members

  /// Writes metres, seconds, and the seconds again as the weight.
  static func measures(_ distance: Double, _ duration: Double, to json: inout JSONWriter) {
    json.member("distance", shortest: quantity(distance))
    json.member("duration", shortest: quantity(duration))
    json.member("weight", shortest: quantity(duration))
  }

  /// Returns a length or time as a reader takes it: not below 0, and a number.
  static func quantity(_ value: Double) -> Double {
    value.isFinite ? max(0, value) : 0
  }

  static func location(_ place: Coordinate, to json: inout JSONWriter) {
    json.beginArray("location")
    json.fixed(place.longitude, decimals: precision)
    json.fixed(place.latitude, decimals: precision)
    json.endArray()
  }
}

extension [Route] {
  /// Returns the routes as the answer of a server in OSRM's format, in canonical JSON.
  ///
  /// - Parameters:
  ///   - origin: Where they were asked from.
  ///   - waypoints: What they were asked to lead to, the next first.
  public func osrmText(from origin: Coordinate, through waypoints: [Waypoint]) -> [UInt8] {
    var json = JSONWriter()
    OSRMResponseWriter().write(self, from: origin, through: waypoints, to: &json)
    return json.bytes
  }
}
