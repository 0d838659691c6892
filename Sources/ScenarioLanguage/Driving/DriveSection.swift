import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

/// Reads `drive` of the `trace` section.
enum DriveSection {
  static func read(_ reader: inout JSONObjectReader, _ sketch: SketchMap?, hasMap: Bool)
    -> DriveSetup?
  {
    let problem = problem(reader)
    guard let way = way(&reader, sketch) else {
      // What else is wrong is still worth telling.
      var rest = DriveSetup(way: .drawn(0...0), problem: problem)
      readRest(&reader, into: &rest, sketch)
      return nil
    }
    var setup = DriveSetup(way: way, problem: problem)
    readRest(&reader, into: &setup, sketch)
    if setup.needsMap, !hasMap {
      reader.diagnostics.add("a drive by roads needs a \"map\"", at: reader.value)
    }
    if !setup.needsMap, !setup.departures.isEmpty {
      reader.report("a path has no roads to leave by", at: "departures")
    }
    return setup
  }

  /// A problem at the section, to be filled in once the map is known.
  private static func problem(_ reader: JSONObjectReader) -> Diagnostic {
    let scratch = Diagnostics()
    scratch.add("", at: reader.value)
    return scratch.problems.first ?? Diagnostic("", source: "")
  }

  private static func way(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> DriveSetup.Way? {
    let keys = ["waypoints", "random", "path"].filter { reader.has($0) }
    guard keys.count == 1, let key = keys.first else {
      let message = "a drive needs one of \"waypoints\", \"random\" and \"path\""
      reader.diagnostics.add(message, at: reader.value)
      return nil
    }
    switch key {
    case "waypoints": return waypoints(&reader, sketch)
    case "random": return random(&reader)
    default: return path(&reader, sketch)
    }
  }

  private static func waypoints(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> DriveSetup.Way? {
    guard let entries = reader.objects("waypoints") else { return nil }
    var waypoints: [Waypoint] = []
    for var entry in entries {
      if let waypoint = PlaceReading.waypoint(&entry, sketch) { waypoints.append(waypoint) }
      entry.finish()
    }
    guard entries.count >= 2 else {
      reader.report("a drive leads from one place to another: two or more", at: "waypoints")
      return nil
    }
    return waypoints.count == entries.count ? .waypoints(waypoints) : nil
  }

  private static func random(_ reader: inout JSONObjectReader) -> DriveSetup.Way? {
    guard var inner = reader.object("random") else { return nil }
    defer { inner.finish() }
    guard inner.has("distance") else { return .drawn(2_000...20_000) }
    return RangeReading.range("distance", &inner, in: 500...2_000_000, unit: "m").map {
      .drawn($0)
    }
  }

  private static func path(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> DriveSetup.Way? {
    let limit = reader.double("limit", in: 0.5...100, unit: "m/s") ?? 13.9
    guard let entries = reader.objects("path") else { return nil }
    var points: [Coordinate] = []
    for var entry in entries {
      if let place = PlaceReading.coordinate(&entry, sketch) { points.append(place) }
      entry.finish()
    }
    guard points.count == entries.count else { return nil }
    guard Set(points).count >= 2 else {
      reader.report("a path needs two places or more", at: "path")
      return nil
    }
    return .path(points, limit: limit)
  }

  private static func readRest(
    _ reader: inout JSONObjectReader,
    into setup: inout DriveSetup,
    _ sketch: SketchMap?
  ) {
    for var entry in reader.objects("departures") ?? [] {
      if let departure = departure(&entry, sketch) { setup.departures.append(departure) }
      entry.finish()
    }
    if case .path = setup.way {
    } else if reader.has("limit") {
      reader.report("\"limit\" is for a path; the roads of a map have their own", at: "limit")
    }
    setup.speedFactor = reader.double("speedFactor", in: 0.05...3) ?? setup.speedFactor
    setup.dwell = reader.double("dwell", in: 0...86_400, unit: "s") ?? setup.dwell
    setup.parking = reader.double("parking", in: 0...500, unit: "m") ?? setup.parking
    setup.stay = reader.double("stay", in: 0...86_400, unit: "s") ?? setup.stay
    setup.interval = reader.double("interval", in: 0.01...3600, unit: "s") ?? setup.interval
    setup.at = reader.double("at", in: 0...31_536_000, unit: "s") ?? setup.at
    setup.accuracy = reader.double("accuracy", in: 0...10_000, unit: "m") ?? setup.accuracy
  }

  private static func departure(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> DepartureSetup? {
    let kinds = DepartureSetup.Kind.allCases.map(\.rawValue)
    let kind = reader.oneOf("kind", kinds, .required).flatMap(DepartureSetup.Kind.init(rawValue:))
    let junction = reader.integer("junction", in: 1...10_000)
    let distance = reader.double("distance", in: 20...100_000, unit: "m")
    var through: Waypoint?
    if var inner = reader.object("through") {
      through = PlaceReading.waypoint(&inner, sketch)
      inner.finish()
    }
    guard let kind else { return nil }
    if kind == .detour, through == nil, !reader.has("through") {
      reader.diagnostics.add("a detour needs the place \"through\" which it goes", at: reader.value)
    }
    if kind != .detour, reader.has("through") {
      reader.report("only a detour goes \"through\" a place", at: "through")
    }
    var departure = DepartureSetup(kind)
    departure.junction = junction.map { Int($0) }
    departure.distance = distance ?? departure.distance
    departure.through = through
    return departure
  }
}
