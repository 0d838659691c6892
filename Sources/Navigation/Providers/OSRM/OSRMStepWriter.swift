import CanonicalJSON
import Geodesy

/// Writes one step of a leg.
struct OSRMStepWriter {
  let step: RouteStep
  /// The line as it is written and read: rounded, and an arrival's place twice.
  let line: GeoPath
  private let isLast: Bool

  init(_ step: RouteStep, isLast: Bool) {
    self.step = step
    self.isLast = isLast
    var places = step.path.coordinates.map(Self.rounded)
    if places.count == 1 { places += places }
    line = GeoPath(places)
  }

  /// How many entries of the leg's annotations are the step's; an arrival has none.
  var segmentCount: Int {
    if isLast, line.length == 0 { return 0 }
    return max(0, line.count - 1)
  }

  /// How many vertices further the next step begins, as incidents are counted.
  var vertexCount: Int { line.length > 0 ? line.count - 1 : 0 }

  private static func rounded(_ place: Coordinate) -> Coordinate {
    Coordinate(
      latitude: (place.latitude * 1e6).rounded(.toNearestOrAwayFromZero) / 1e6,
      longitude: (place.longitude * 1e6).rounded(.toNearestOrAwayFromZero) / 1e6
    )
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    OSRMResponseWriter.measures(step.distance, step.duration, to: &json)
    json.member("geometry", line.polyline(precision: OSRMResponseWriter.precision))
    json.member("name", step.roadName ?? "")
    json.member("ref", ifPresent: step.roadReference)
    json.member("destinations", ifPresent: step.destinations)
    if !step.exits.isEmpty { json.member("exits", step.exits.joined(separator: ";")) }
    json.member("mode", step.mode ?? "driving")
    json.member("driving_side", ifPresent: step.drivingSide)
    maneuver(to: &json)
    intersections(to: &json)
    OSRMInstructions.write(voices: step.spokenInstructions, to: &json)
    OSRMInstructions.write(banners: step.visualInstructions, to: &json)
    json.endObject()
  }

  private func maneuver(to json: inout JSONWriter) {
    let maneuver = step.maneuver
    json.beginObject("maneuver")
    json.member("type", maneuver.type)
    json.member("modifier", ifPresent: maneuver.modifier)
    json.member("exit", ifPresent: maneuver.exit ?? step.roundaboutExit)
    json.member("bearing_before", ifPresent: maneuver.bearingBefore, decimals: 3)
    json.member("bearing_after", ifPresent: maneuver.bearingAfter, decimals: 3)
    if let start = line.coordinates.first { OSRMResponseWriter.location(start, to: &json) }
    json.member("instruction", step.instruction)
    json.endObject()
  }

  // MARK: - Intersections

  /// Writes the intersection of the maneuver, then those with more than roads.
  private func intersections(to json: inout JSONWriter) {
    let features = step.features.compactMap { try? JSONDocument(parsing: Array($0.utf8)).root }
    json.beginArray("intersections")
    if features.first.map(isAtManeuver) != true { firstIntersection(to: &json) }
    for feature in features { json.value(feature) }
    json.endArray()
  }

  /// Whether an intersection that the provider told is that of the maneuver.
  private func isAtManeuver(_ intersection: JSONValue) -> Bool {
    guard let place = intersection["location"].map({ $0.elements.compactMap(\.double) }),
      place.count >= 2, let start = line.coordinates.first,
      step.lanes.isEmpty || intersection["lanes"] != nil
    else { return false }
    return Self.rounded(Coordinate(latitude: place[1], longitude: place[0])) == start
  }

  /// Writes what the step knows of the intersection at its start: the roads in and out, and the lanes.
  private func firstIntersection(to json: inout JSONWriter) {
    json.beginObject()
    if let start = line.coordinates.first { OSRMResponseWriter.location(start, to: &json) }
    let isDeparture = step.maneuver.type == "depart"
    let back = isDeparture ? nil : step.maneuver.bearingBefore.map { Self.degrees($0 + 180) }
    let ahead = isLast ? nil : step.maneuver.bearingAfter.map(Self.degrees)
    let arms = [back, ahead].compactMap { $0 }.sorted()
    json.beginArray("bearings")
    for arm in arms { json.fixed(arm, decimals: 0) }
    json.endArray()
    json.beginArray("entry")
    for arm in arms { json.boolean(arm == ahead) }
    json.endArray()
    json.member("in", ifPresent: back.flatMap { arms.firstIndex(of: $0) })
    json.member("out", ifPresent: ahead.flatMap { arms.lastIndex(of: $0) })
    if !step.lanes.isEmpty {
      json.beginArray("lanes")
      for lane in step.lanes {
        json.beginObject()
        json.member("valid", lane.isActive)
        json.member("indications", lane.directions)
        json.member("valid_indication", ifPresent: lane.activeDirection)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }

  /// A whole angle in `0..<360`.
  private static func degrees(_ angle: Double) -> Double { Bearing.normalized(angle.rounded()) }
}
