import Geodesy
import Regression
import RoadNetwork
import RouteGuidance
import ScenarioLanguage
import Traces

/// `navsim map draw MAP -o FILE`: a picture of a map with a route and a trace.
enum MapDrawCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let output = CommandOption(
      "output",
      short: "o",
      .required("file"),
      "the file written ('-': standard output)"
    )
    static let trace = CommandOption("trace", .required("file"), "a trace to draw")
    static let width = CommandOption(
      "width",
      .required("pixels"),
      "the width of the picture (1000)"
    )
  }

  static let description = CommandDescription(
    .mapDraw,
    "a picture of a map as SVG, with a route and a trace",
    operands: "<map> [<lat,lon> <lat,lon>…]",
    operandCount: 1...1000,
    examples: [
      .init("navsim map draw town.osm.pbf -o town.svg", "the whole map"),
      .init("navsim map draw town.osm 47.14,9.52 47.21,9.53 -o way.svg", "around a route"),
      .init("navsim map draw town.osm --trace drive.gpx -o drive.svg", "around a trace"),
      .init("navsim map draw scenario.json -o sketch.svg", "the sketch of a scenario"),
    ],
    options: [Options.output, Options.trace, Options.width, MapOptions.profile]
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    guard let output = arguments.value(Options.output) else {
      throw UsageError("where should the picture go?", hint: "-o FILE, or -o - for standard output")
    }
    let places = try arguments.operands.dropFirst().map(MapRouteCommand.place)
    guard places.count != 1 else { throw UsageError("a route needs two places or more") }
    let width = try arguments.integer(Options.width, atLeast: 100) ?? 1000
    let source = try MapOptions.source(arguments.operands[0], arguments)
    let map = source.map
    var planned: [PlannedRoute.Leg] = []
    if !places.isEmpty {
      do throws(RoutingFailure) {
        let route = try Router(map).route(places.map { RouteStop($0) })
        planned = route.legs
      } catch {
        session.error.line("\(arguments.operands[0]): error: no route between these places")
        return .regression
      }
    }
    let guide = planned.isEmpty ? nil : try RouteGuide(map)
    let routes = planned.compactMap { guide?.steps(of: $0).flatMap(\.points) }
    var trace: [Coordinate] = []
    if let path = arguments.value(Options.trace) {
      trace = try Trace(path: path).fixes.map(\.coordinate)
    }
    let shown = routes.flatMap { $0 } + trace
    let drawing = MapDrawing(
      map,
      data: source.data,
      bounds: shown.isEmpty ? nil : GeoBounds(shown),
      width: Double(min(width, 20_000)),
      attribution: attribution(of: source)
    )
    let picture = Array(drawing.svg(routes: routes, trace: trace).utf8)
    try map.checkDamage()
    let file = try OutputFile(output, .picture, in: session)
    try file.append(picture)
    try file.commit()
    return .success
  }

  /// A file that does not say otherwise is OpenStreetMap's; a sketch is nobody's.
  private static func attribution(of source: MapSource) -> String? {
    let elements = source.map.summary.elements
    guard elements.nodes > 0 else { return nil }
    guard let copyright = elements.copyright, !copyright.contains("OpenStreetMap") else {
      return "© OpenStreetMap contributors"
    }
    return "© " + copyright
  }
}
