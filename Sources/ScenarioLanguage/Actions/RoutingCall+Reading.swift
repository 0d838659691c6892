import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

extension RoutingCall: ScenarioCall {
  static let probes = ["sessionState"]

  static let names = [
    "calculateRoutes", "requestRoutes", "snapRoute", "cancelSession", "releaseSession",
    "releaseListener", "releaseService", "navigateAlong",
  ]

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> RoutingCall? {
    switch name {
    case "calculateRoutes":
      let isHere = reader.bool("fromCurrentPosition") ?? false
      guard let points = points(&reader, sketch), let request = request(&reader) else { return nil }
      return .calculate(request, through: points, fromCurrentPosition: isHere)
    case "requestRoutes":
      var origin: PlanPoint?
      if var inner = reader.object("from") {
        origin = point(&inner, sketch)
        inner.finish()
      }
      guard let waypoints = PlaceReading.destinations(&reader, sketch),
        let request = request(&reader)
      else { return nil }
      return .routes(request, from: origin, through: waypoints)
    case "snapRoute":
      guard let line = line(&reader, sketch), let request = request(&reader) else { return nil }
      return .snap(request, line: line)
    case "cancelSession": return .cancelSession(session(&reader))
    case "releaseSession": return .releaseSession(session(&reader))
    case "releaseListener": return .releaseListener(session(&reader))
    case "releaseService": return .releaseService
    case "navigateAlong":
      let route = reader.integer("route", in: 0...100) ?? 0
      return .navigateAlong(session: session(&reader), route: Int(route))
    default:
      _ = reader.oneOf("what", ["sessionState"], .required)
      return .probe(session(&reader))
    }
  }

  private static func session(_ reader: inout JSONObjectReader) -> String {
    reader.string("session") ?? "session"
  }

  private static func request(_ reader: inout JSONObjectReader) -> Request? {
    var listener = ListenerSetup()
    listener.methods = reader.oneOf("listener", ListenerSetup.Methods.self) ?? .all
    for element in reader.array("inCallback") ?? [] {
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
    guard let entries = reader.objects("points", .required) else { return nil }
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
    let course = reader.double("course", in: 0...360, unit: "degrees")
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
    guard reader.has("polyline") else {
      return points(&reader, sketch)?.map(\.coordinate)
    }
    if reader.has("points") {
      reader.report("a line is either a polyline or points", at: "points")
    }
    let precision = reader.integer("precision", in: 5...6) ?? 6
    guard let text = reader.string("polyline") else { return nil }
    do throws(PolylineError) {
      return try GeoPath(polyline: text, precision: Int(precision)).coordinates
    } catch {
      reader.report("no polyline of precision \(precision): \(error)", at: "polyline")
      return nil
    }
  }
}
