import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

/// `drive` of the section `trace`.
enum DriveSection {
  /// A place of a drive by roads.
  private struct Stop: KeyTable {
    let place = PlaceKeys()
    let title = PlaceReading.waypointKeys.title
    let kind = Keys.word("kind", ["stop", "via"], "A via is passed without a stop (stop).")
  }

  private struct Departure: KeyTable {
    let kind = Keys.choice(
      "kind",
      DepartureSetup.Kind.self,
      "Straight on at a turn, into a side road, beside the way, back, by another place, against a one-way street, or round the block before the end."
    ).required
    let junction = Keys.whole(
      "junction",
      1...10_000,
      "Which of the places where it can be done (drawn)."
    )
    let distance = Keys.number(
      "distance",
      20...100_000,
      "m",
      "Metres before the driver looks for a way.",
      standard: 300
    )
    let through = Keys.object("through", Stop().schema("A place."))
  }

  private struct Random: KeyTable {
    let distance = Keys.range(
      "distance",
      500...2_000_000,
      "m",
      "Metres of road between them.",
      standard: 2_000...20_000
    )
  }

  private struct Table: KeyTable {
    let waypoints = Keys.objects(
      "waypoints",
      of: Stop().schema("A place."),
      "By the map's roads; the first is the start.",
      count: 2...Int.max
    )
    let drawn = Keys.object(
      "random",
      DriveSection.random.schema("By the map's roads between two places that the seed draws.")
    )
    let path = Keys.objects(
      "path",
      of: PlaceKeys().schema("A place."),
      "Straight from place to place; needs no map.",
      count: 2...Int.max
    )
    let limit = Keys.number(
      "limit",
      0.5...100,
      "m/s",
      "Metres per second at most, on a path.",
      standard: 13.9
    )
    let departures = Keys.objects(
      "departures",
      of: DriveSection.departure.schema(
        "A departure from the way; after it the driver looks for a way to what is still ahead."
      ),
      "Where the driver leaves the way, one after another."
    )
    let speedFactor = Keys.number(
      "speedFactor",
      0.05...3,
      "",
      "The share of the limits that is driven at.",
      standard: 1
    )
    let dwell = Keys.number(
      "dwell",
      0...86_400,
      "s",
      "Seconds at each stop on the way.",
      standard: 20
    )
    let parking = Keys.number(
      "parking",
      0...500,
      "m",
      "Metres off the road, to the right, at the end.",
      standard: 0
    )
    let stay = Keys.number(
      "stay",
      0...86_400,
      "s",
      "Seconds that the vehicle stands at the end.",
      standard: 10
    )
    let interval = Keys.number(
      "interval",
      0.01...3600,
      "s",
      "Seconds from fix to fix.",
      standard: 1
    )
    let at = Keys.number("at", 0...31_536_000, "s", "Seconds of the first fix.", standard: 0)
    let accuracy = Keys.number(
      "accuracy",
      0...10_000,
      "m",
      "Metres that a fix without noise claims.",
      standard: 3
    )
  }

  private static let departure = Departure()
  private static let random = Random()
  private static let keys = Table()

  static var schema: SchemaValue {
    keys.schema("A drive by a kinematic model: one of waypoints, random and path.")
  }

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
      reader.report("a path has no roads to leave by", at: keys.departures.name)
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
    let forms = [keys.waypoints.name, keys.drawn.name, keys.path.name]
    let found = forms.filter { reader.has($0) }
    guard found.count == 1, let form = found.first else {
      let message = "a drive needs one of \"waypoints\", \"random\" and \"path\""
      reader.diagnostics.add(message, at: reader.value)
      return nil
    }
    switch form {
    case keys.waypoints.name: return waypoints(&reader, sketch)
    case keys.drawn.name: return drawn(&reader)
    default: return path(&reader, sketch)
    }
  }

  private static func waypoints(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> DriveSetup.Way? {
    guard let entries = keys.waypoints(&reader) else { return nil }
    var waypoints: [Waypoint] = []
    for var entry in entries {
      if let waypoint = PlaceReading.waypoint(&entry, sketch) { waypoints.append(waypoint) }
      entry.finish()
    }
    guard entries.count >= 2 else {
      reader.report("a drive leads from one place to another: two or more", at: keys.waypoints.name)
      return nil
    }
    return waypoints.count == entries.count ? .waypoints(waypoints) : nil
  }

  private static func drawn(_ reader: inout JSONObjectReader) -> DriveSetup.Way? {
    guard var inner = keys.drawn(&reader) else { return nil }
    defer { inner.finish() }
    guard random.distance.key.isIn(&inner) else { return .drawn(random.distance.standard) }
    return random.distance.key(&inner).map { .drawn($0) }
  }

  private static func path(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> DriveSetup.Way? {
    let limit = keys.limit(&reader)
    guard let entries = keys.path(&reader) else { return nil }
    var points: [Coordinate] = []
    for var entry in entries {
      if let place = PlaceReading.coordinate(&entry, sketch) { points.append(place) }
      entry.finish()
    }
    guard points.count == entries.count else { return nil }
    guard Set(points).count >= 2 else {
      reader.report("a path needs two places or more", at: keys.path.name)
      return nil
    }
    return .path(points, limit: limit)
  }

  private static func readRest(
    _ reader: inout JSONObjectReader,
    into setup: inout DriveSetup,
    _ sketch: SketchMap?
  ) {
    for var entry in keys.departures(&reader) ?? [] {
      if let departure = departure(&entry, sketch) { setup.departures.append(departure) }
      entry.finish()
    }
    if case .path = setup.way {
    } else if keys.limit.key.isIn(&reader) {
      reader.report(
        "\"limit\" is for a path; the roads of a map have their own",
        at: keys.limit.name
      )
    }
    setup.speedFactor = keys.speedFactor(&reader)
    setup.dwell = keys.dwell(&reader)
    setup.parking = keys.parking(&reader)
    setup.stay = keys.stay(&reader)
    setup.interval = keys.interval(&reader)
    setup.at = keys.at(&reader)
    setup.accuracy = keys.accuracy(&reader)
  }

  private static func departure(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> DepartureSetup? {
    let kind = Self.departure.kind(&reader)
    let junction = Self.departure.junction(&reader)
    let distance = Self.departure.distance(&reader)
    var through: Waypoint?
    if var inner = Self.departure.through(&reader) {
      through = PlaceReading.waypoint(&inner, sketch)
      inner.finish()
    }
    guard let kind else { return nil }
    if kind == .detour, through == nil, !Self.departure.through.isIn(&reader) {
      reader.diagnostics.add("a detour needs the place \"through\" which it goes", at: reader.value)
    }
    if kind != .detour, Self.departure.through.isIn(&reader) {
      reader.report("only a detour goes \"through\" a place", at: Self.departure.through.name)
    }
    var departure = DepartureSetup(kind)
    departure.junction = junction
    departure.distance = distance
    departure.through = through
    return departure
  }
}
