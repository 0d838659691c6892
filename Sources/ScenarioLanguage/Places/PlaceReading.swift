import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

/// The keys of a place: degrees, or a letter of the sketch.
struct PlaceKeys: KeyTable {
  let latitude = Keys.number("lat", -90...90, "degrees", "Degrees.")
  let longitude = Keys.number("lon", -180...180, "degrees", "Degrees.")
  let node = Keys.text("node", "A letter or digit of the sketch, in place of lat and lon.")
}

/// The same keys, the letter before the degrees.
struct NodeFirst: KeyTable {
  let node = PlaceReading.keys.node
  let latitude = PlaceReading.keys.latitude
  let longitude = PlaceReading.keys.longitude
}

/// The keys of a waypoint.
struct WaypointKeys: KeyTable {
  let place = PlaceKeys()
  let placeID = Keys.text("placeID", "The ID of a place, in place of lat and lon.")
  let job = Keys.text("job", "A job of the fleet's dispatcher, whose destination it is.")
  let found = Keys.text("found", "What a search found, by the name that the search gave it.")
  let title = Keys.text("title", "The name in announcements and records.")
  let kind = Keys.word("kind", ["stop", "via"], "A via is passed without an arrival (stop).")
  let prefersSameSideOfRoad = Keys.flag(
    "prefersSameSideOfRoad",
    "Whether to arrive on its side of the road.",
    standard: false
  )
  let preferredHeading = Keys.number(
    "preferredHeading",
    0...360,
    "degrees",
    "The heading of arrival in degrees."
  )
  let stopover = Keys.flag(
    "stopover",
    "Whether the vehicle stops here for someone.",
    standard: false
  )
  let properties = Keys.anyObject(
    "properties",
    "What a server is told of it, in the server's words."
  )
}

/// Places and waypoints as scenarios write them.
enum PlaceReading {
  static let keys = PlaceKeys()
  static let waypointKeys = WaypointKeys()

  /// Returns the place of `lat` and `lon`, or of a `node` of the sketch.
  static func coordinate(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> Coordinate? {
    if keys.node.isIn(&reader) { return node(&reader, sketch) }
    let latitude = keys.latitude(&reader, .required)
    let longitude = keys.longitude(&reader, .required)
    guard let latitude, let longitude else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Whether an object names a place.
  static func isPlaced(_ reader: inout JSONObjectReader) -> Bool {
    keys.latitude.isIn(&reader) || keys.longitude.isIn(&reader) || keys.node.isIn(&reader)
  }

  /// Returns the waypoints of `waypoints`; nil where there are none, which is reported.
  static func waypoints(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> [Waypoint]? {
    guard let entries = reader.objects("waypoints", .required) else { return nil }
    var waypoints: [Waypoint] = []
    for var entry in entries {
      if let waypoint = waypoint(&entry, sketch) { waypoints.append(waypoint) }
      entry.finish()
    }
    return waypoints
  }

  /// Returns the waypoints of `waypoints`, among them such as are found in the run; nil where there are
  /// none, which is reported.
  static func destinations(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> [ScenarioWaypoint]? {
    guard let entries = reader.objects("waypoints", .required) else { return nil }
    var waypoints: [ScenarioWaypoint] = []
    for var entry in entries {
      let key = ["job", "found"].first { entry.has($0) }
      let name = key.flatMap { entry.string($0) } ?? ""
      let node = entry.value["node"]?.string
      if let waypoint = waypoint(&entry, sketch, namedBy: key) {
        let reference: ScenarioWaypoint.Reference? =
          key.map { $0 == "job" ? .job(name) : .found(name) }
        waypoints.append(ScenarioWaypoint(waypoint, reference: reference, node: node))
      }
      entry.finish()
    }
    return waypoints
  }

  private static func node(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> Coordinate? {
    for key in ["lat", "lon"] where reader.has(key) {
      _ = reader.value(key)
      reader.report("a place is either a node or lat and lon", at: key)
    }
    guard let name = keys.node(&reader) else { return nil }
    guard let sketch else {
      // Of a sketch that is written wrong nothing can be said.
      if !reader.diagnostics.hasErrors(below: "/map") {
        reader.report("'node' names a letter of a sketch, and the scenario has none", at: "node")
      }
      return nil
    }
    guard name.count == 1, let letter = name.first, let place = sketch.coordinate(of: letter) else {
      reader.report("the sketch has no letter or digit '\(name)'", at: "node")
      return nil
    }
    return place
  }

  /// Returns a waypoint: a place or `placeID`, and what else is known of it.
  ///
  /// - Parameter key: The member that names the place in their stead, where one does.
  static func waypoint(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?,
    namedBy key: String? = nil
  ) -> Waypoint? {
    let isNamed = reader.has("placeID") || key != nil
    let place = isNamed ? nil : coordinate(&reader, sketch)
    let keys = waypointKeys
    let title = keys.title(&reader)
    let kind = keys.kind(&reader).flatMap(Waypoint.Kind.init(rawValue:)) ?? .stop
    let heading = keys.preferredHeading(&reader)
    let isSameSide = keys.prefersSameSideOfRoad(&reader)
    let isStopover = keys.stopover(&reader)
    if heading != nil, isSameSide {
      reader.report(
        "a waypoint has either a preferred heading or a preferred side",
        at: "preferredHeading"
      )
    }
    let properties = keys.properties(&reader)
    if let properties, properties.kind != .object {
      reader.report(
        "'properties' must be an object, found \(properties.described)",
        at: "properties"
      )
    }
    if let properties {
      let names = ValhallaWaypointProperties.names
      checkSpelling(of: properties, names.own, &reader)
      properties["search_filter"].map { checkSpelling(of: $0, names.filter, &reader) }
    }
    var waypoint =
      place.flatMap { Waypoint(coordinate: $0, title: title, kind: kind) }
      ?? named(by: key ?? "placeID", &reader, title, kind)
    waypoint?.preferredHeading = heading
    if isSameSide { waypoint?.prefersSameSideOfRoad = true }
    waypoint?.isVehicleStopover = isStopover
    waypoint?.properties = properties.map { $0.canonicalBytes }
    return waypoint
  }

  /// Reports members that are all but spelt as some that servers know: a server leaves them out without a word.
  private static func checkSpelling(
    of properties: JSONValue,
    _ names: [String],
    _ reader: inout JSONObjectReader
  ) {
    guard properties.kind == .object else { return }
    for member in properties.members where !names.contains(member.key) {
      guard let meant = EditDistance.nearest(to: member.key, in: names) else { continue }
      reader.report("unknown property '\(member.key)', did you mean '\(meant)'?", at: "properties")
    }
  }

  /// Returns a waypoint that is named by a place; whether the scenario knows the place is its affair.
  private static func named(
    by member: String,
    _ reader: inout JSONObjectReader,
    _ title: String?,
    _ kind: Waypoint.Kind
  ) -> Waypoint? {
    guard reader.has(member) else { return nil }
    for key in ["lat", "lon", "node", "placeID", "job", "found"]
    where key != member && reader.value[key] != nil {
      reader.expect(key)
      reader.report("a waypoint is either a place or a coordinate", at: key)
    }
    guard let id = reader.string(member) else { return nil }
    if id.isEmpty { reader.report("a place needs an ID that is not empty", at: member) }
    // A place of this name is known to nobody, whatever the scenario's places are called.
    return Waypoint(placeID: member == "placeID" ? id : "\(member) \(id)", title: title, kind: kind)
  }
}
