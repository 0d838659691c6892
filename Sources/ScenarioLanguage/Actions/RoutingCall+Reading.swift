import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

extension RoutingCall: ScenarioCall {
  static let probes = ["sessionState"]

  /// The names that `do` takes.
  enum Name: String, CaseIterable {
    case calculateRoutes, requestRoutes, snapRoute, cancelSession, releaseSession,
      releaseListener, releaseService, navigateAlong
  }

  static let keys = Members()

  /// The members of its calls.
  struct Members: KeyTable {
    let session = Keys.text(
      "session",
      "What the app calls the session (session); one of that name is cancelled first."
    )
    let points = Keys.objects(
      "points",
      of: RoutingCall.pointKeys.schema("A point of a plan or line."),
      "For calculateRoutes, the first is the start; for snapRoute, the line."
    )
    let fromCurrentPosition = Keys.flag(
      "fromCurrentPosition",
      "Whether calculateRoutes starts at the current position, before the points."
    )
    let from = Keys.object(
      "from",
      RoutingCall.pointKeys.schema("Where requestRoutes starts (the current position).")
    )
    let polyline = Keys.text(
      "polyline",
      "The line of snapRoute as an encoded polyline, in place of points."
    )
    let precision = Keys.whole("precision", 5...6, "The decimals of the polyline.", standard: 6)
    let options = OptionsReading.object
    let listener = Keys.choice(
      "listener",
      "Which of its optional methods the listener of the session has.",
      standard: ListenerSetup.Methods.all
    )
    let inCallback = Keys.list(
      "inCallback",
      of: .choice(ListenerSetup.Deed.allCases.map(\.rawValue), "A deed."),
      "What the listener does with its session inside the last callback, in order."
    )
    let route = Keys.whole("route", 0...100, "Which route of the session, for navigateAlong.")
  }

  /// The members of a place to start from or to go to.
  struct PointKeys: KeyTable {
    let place = PlaceReading.keys
    let course = Keys.number(
      "course",
      0...360,
      "degrees",
      "The direction in which to leave, in degrees."
    )
  }

  private static let pointKeys = PointKeys()

  static func read(
    _ name: Name,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> RoutingCall? {
    switch name {
    case .calculateRoutes:
      let isHere = keys.fromCurrentPosition(&reader) ?? false
      guard let points = points(&reader, sketch), let request = request(&reader) else { return nil }
      return .calculate(request, through: points, fromCurrentPosition: isHere)
    case .requestRoutes:
      var origin: PlanPoint?
      if var inner = keys.from(&reader) {
        origin = point(&inner, sketch)
        inner.finish()
      }
      guard let waypoints = PlaceReading.destinations(&reader, sketch),
        let request = request(&reader)
      else { return nil }
      return .routes(request, from: origin, through: waypoints)
    case .snapRoute:
      guard let line = line(&reader, sketch), let request = request(&reader) else { return nil }
      return .snap(request, line: line)
    case .cancelSession: return .cancelSession(session(&reader))
    case .releaseSession: return .releaseSession(session(&reader))
    case .releaseListener: return .releaseListener(session(&reader))
    case .releaseService: return .releaseService
    case .navigateAlong:
      let route = keys.route(&reader) ?? 0
      return .navigateAlong(session: session(&reader), route: route)
    }
  }

  static func probe(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> RoutingCall? {
    _ = JourneyCall.keys.what(&reader, .required)
    return .probe(session(&reader))
  }

  private static func session(_ reader: inout JSONObjectReader) -> String {
    keys.session(&reader) ?? "session"
  }

  private static func request(_ reader: inout JSONObjectReader) -> Request? {
    var listener = ListenerSetup()
    listener.methods = keys.listener(&reader)
    for element in keys.inCallback(&reader) ?? [] {
      guard let deed = element.string.flatMap(ListenerSetup.Deed.init(rawValue:)) else {
        let known = ListenerSetup.Deed.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        reader.diagnostics.add("expected one of \(known), found \(element.described)", at: element)
        continue
      }
      listener.deeds.append(deed)
    }
    return Request(
      session: session(&reader),
      options: OptionsReading.options(&reader),
      listener: listener
    )
  }

  private static func points(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> [PlanPoint]? {
    guard let entries = keys.points(&reader, .required) else { return nil }
    var points: [PlanPoint] = []
    for var entry in entries {
      if let point = point(&entry, sketch) { points.append(point) }
      entry.finish()
    }
    return points
  }

  private static func point(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> PlanPoint? {
    let coordinate = PlaceReading.coordinate(&reader, sketch)
    let course = pointKeys.course(&reader)
    if let isSnapped = reader.value["snapped"] {
      // No app can say so: a snapped point is built of a snapped position (NV-054).
      reader.expect("snapped")
      reader.diagnostics.add(
        "a point of coordinates cannot be snapped",
        at: isSnapped,
        hint: "begin with \"fromCurrentPosition\": true for a point on the road"
      )
    }
    return coordinate.map { PlanPoint(coordinate: $0, course: course) }
  }

  private static func line(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> [Coordinate]? {
    guard keys.polyline.isIn(&reader) else {
      return points(&reader, sketch)?.map(\.coordinate)
    }
    if keys.points.isIn(&reader) {
      reader.report("a line is either a polyline or points", at: "points")
    }
    let precision = keys.precision(&reader)
    guard let text = keys.polyline(&reader) else { return nil }
    do throws(PolylineError) {
      return try GeoPath(polyline: text, precision: precision).coordinates
    } catch {
      reader.report("no polyline of precision \(precision): \(error)", at: "polyline")
      return nil
    }
  }
}
