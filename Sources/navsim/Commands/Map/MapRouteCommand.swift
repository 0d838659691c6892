import Reporting
import Platform
import CanonicalJSON
import Geodesy
import Regression
import RoadNetwork
import RouteGuidance
import ScenarioLanguage

/// `navsim map route MAP LAT,LON LAT,LON…`: the way on a map, step by step.
enum MapRouteCommand: Command {
  /// Roads that a driver may not want.
  enum Avoided: String, CaseIterable {
    case toll, motorway, ferry
  }

  /// What may stand on its command line.
  enum Options {
    static let osrm = CommandOption("osrm", "write an answer in OSRM's format")
    static let geojson = CommandOption("geojson", "write the line as GeoJSON")
    static let batch = CommandOption(
      "batch",
      .required("file"),
      "places of many routes, a line each ('-': standard input); answers in OSRM's format, a line each",
      isCommon: false
    )
    static let steps = CommandOption(
      "steps",
      .choice(["true", "false"]),
      "whether answers in OSRM's format tell the steps (true)",
      isCommon: false
    )
    static let overview = CommandOption(
      "overview",
      .choice(["full", "false"]),
      "whether answers in OSRM's format have the line of the whole route (full)",
      isCommon: false
    )
    static let avoid = CommandOption(
      "avoid",
      .choice(of: Avoided.self),
      "roads to avoid; may be repeated"
    )
    static let close = CommandOption(
      "close",
      .required("way"),
      "a closed road by its number in OpenStreetMap; may be repeated",
      isCommon: false
    )
    static let slow = CommandOption(
      "slow",
      .required("way=share"),
      "a road with a share of its speed, as 4711=0.5; may be repeated",
      isCommon: false
    )
    static let alternatives = CommandOption(
      "alternatives",
      .required("number"),
      "other ways that a driver could prefer, at most so many",
      isCommon: false
    )
    static let curb = CommandOption(
      "curb",
      "arrive on the side of the road on which the place lies",
      isCommon: false
    )
    static let shortest = CommandOption(
      "shortest",
      "the shortest way, not the fastest",
      isCommon: false
    )
    static let via = CommandOption(
      "via",
      "the places between are passed, not stopped at",
      isCommon: false
    )
    static let language = CommandOption(
      "language",
      .choice(InstructionLanguage.all.map(\.code)),
      "the language of the steps (en; in OSRM's format no words)"
    )
  }

  static let description = CommandDescription(
    .mapRoute,
    "the best way between places on a map, step by step",
    operands: "<map> <lat,lon> <lat,lon>…",
    operandCount: 1...1000,
    examples: [
      .init("navsim map route town.osm.pbf 47.14,9.52 47.21,9.53", "the steps as one reads them"),
      .init("navsim map route town.osm 47.14,9.52 47.21,9.53 --osrm", "as an OSRM server answers"),
      .init("navsim map route town.osm 47.14,9.52 47.21,9.53 --geojson", "the line, for a map"),
      .init("navsim map route town.osm --language de 47.14,9.52 47.21,9.53", "in German"),
    ],
    options: [
      Options.osrm, Options.geojson, Options.batch, Options.steps, Options.overview,
      MapOptions.profile, MapOptions.drivingSide,
      Options.avoid,
      Options.close, Options.slow, Options.alternatives, Options.curb, Options.shortest,
      Options.via, Options.language,
    ],
    discussion: """
      A place is snapped to the nearest road. Places that begin with a minus come after '--'.
      Exit 1 means that there is no route.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let places = try arguments.operands.dropFirst().map(place)
    let isBatch = arguments.has(Options.batch)
    if !arguments.has(Options.osrm), !isBatch,
      let option = [Options.steps, Options.overview].first(where: { arguments.has($0) })
    {
      throw UsageError(
        "--\(option.name) is of answers in OSRM's format",
        hint: "add --osrm or --batch FILE"
      )
    }
    if isBatch, arguments.has(Options.geojson) {
      throw UsageError("a batch is answered in OSRM's format", hint: "leave out --geojson")
    }
    if isBatch, !places.isEmpty { throw UsageError("with --batch the places stand in its file") }
    guard isBatch || places.count >= 2 else {
      throw UsageError("a route needs two places or more")
    }
    let map = try MapOptions.guidedMap(arguments.operands[0], arguments)
    let request = RouteRequest(
      router: Router(map.roads),
      weights: try weights(arguments),
      count: min(try arguments.integer(Options.alternatives, atLeast: 0) ?? 0, 10) + 1,
      hasVias: arguments.has(Options.via),
      isAtCurb: arguments.has(Options.curb)
    )
    let language = arguments.value(Options.language).map { InstructionLanguage.named($0) }
    let writer = OSRMWriter(guide: map.guide, language: language, contents: contents(arguments))
    if let file = arguments.value(Options.batch) {
      return try batch(file, request, writer, session)
    }
    let routes: [PlannedRoute]
    do throws(RoutingFailure) {
      routes = try request.routes(places)
    } catch {
      session.error.line("\(arguments.operands[0]): error: \(explanation(of: error))")
      return .regression
    }
    if arguments.has(Options.osrm) {
      var json = JSONWriter()
      writer.write(routes, to: &json)
      json.newline()
      session.output.write(json.bytes)
    } else if arguments.has(Options.geojson) {
      for route in routes { session.output.write(geoJSON(route, map.guide)) }
    } else {
      for (number, route) in routes.enumerated() {
        if number > 0 {
          session.output.line()
          session.output.line("or, alternatively")
        }
        let text = MapRouteText(guide: map.guide, route: route, language: language ?? .english)
        for line in text.lines(session.output.style) { session.output.line(line) }
      }
    }
    return .success
  }

  /// What is asked of every route of a call.
  private struct RouteRequest {
    let router: Router
    let weights: RouteWeights
    let count: Int
    let hasVias: Bool
    let isAtCurb: Bool

    func routes(_ places: [Coordinate]) throws(RoutingFailure) -> [PlannedRoute] {
      let stops = places.enumerated().map { index, place in
        let isInner = index > 0 && index < places.count - 1
        return RouteStop(place, isVia: isInner && hasVias, isAtCurb: index > 0 && isAtCurb)
      }
      return try router.routes(stops, weights: weights, count: count)
    }
  }

  private static func contents(_ arguments: CommandArguments) -> OSRMWriter.Contents {
    var contents = OSRMWriter.Contents.all
    if arguments.value(Options.steps) == "false" { contents.remove(.steps) }
    if arguments.value(Options.overview) == "false" { contents.remove(.overview) }
    return contents
  }

  /// Answers many requests, each as it comes; one without a route, or that is none, is answered as OSRM does.
  private static func batch(
    _ file: String,
    _ request: RouteRequest,
    _ writer: OSRMWriter,
    _ session: Session
  ) throws -> ExitCode {
    let isPipe = file == "-"
    var lines =
      isPipe
      ? []
      : try session.contents(of: file).split(
        separator: UInt8(ascii: "\n"),
        omittingEmptySubsequences: false
      )[...]
    var number = 0
    var code = ExitCode.success
    while !session.io.isInterrupted(),
      let line = isPipe ? session.io.readLine()?[...] : lines.popFirst()
    {
      number += 1
      let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      if words.isEmpty { continue }
      var json = JSONWriter()
      let places: [Coordinate]?
      do throws(UsageError) { places = try Self.places(words) } catch {
        let name = isPipe ? Session.inputName : file
        session.error.line("\(name):\(number): error: \(error.message)")
        code = .invalidInput
        places = nil
      }
      if let places {
        try answer(places, request, writer, &json)
      } else {
        refuse("InvalidQuery", &json)
      }
      json.newline()
      session.output.write(json.bytes)
      // Whoever hands out the places waits for the answer.
      if isPipe, session.output.flush() != .written { break }
    }
    return session.io.isInterrupted() ? .interrupted : code
  }

  /// Reads the places of a line.
  private static func places(_ words: [Substring]) throws(UsageError) -> [Coordinate] {
    guard words.count >= 2 else { throw UsageError("a route needs two places or more") }
    var places: [Coordinate] = []
    for word in words { places.append(try place(String(word))) }
    return places
  }

  /// - Throws: `MapError` where the map is damaged: no answer of it counts.
  private static func answer(
    _ places: [Coordinate],
    _ request: RouteRequest,
    _ writer: OSRMWriter,
    _ json: inout JSONWriter
  ) throws(MapError) {
    do throws(RoutingFailure) {
      writer.write(try request.routes(places), to: &json)
    } catch {
      switch error {
      case .noRoute: refuse("NoRoute", &json)
      case .noRoadNear: refuse("NoSegment", &json)
      case .damagedMap(let error): throw error
      }
    }
  }

  private static func refuse(_ code: StaticString, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("code", literal: code)
    json.endObject()
  }

  private static func weights(_ arguments: CommandArguments) throws -> RouteWeights {
    var weights = RouteWeights()
    weights.isShortest = arguments.has(Options.shortest)
    weights.changes = try changes(arguments)
    for roads in arguments.values(Options.avoid).compactMap(Avoided.init(rawValue:)) {
      switch roads {
      case .toll: weights.avoided.insert(.toll)
      case .motorway: weights.avoided.insert(.motorway)
      case .ferry: weights.avoided.insert(.ferry)
      }
    }
    return weights
  }

  /// Reads `--close WAY` and `--slow WAY=SHARE`.
  private static func changes(_ arguments: CommandArguments) throws -> [RoadChange] {
    let closed = try arguments.values(Options.close).map { text in
      guard let way = Int64(text) else {
        throw UsageError("'\(text)' is no way", hint: "write the number of the way: --close 4711")
      }
      return RoadChange.closed(way: way)
    }
    let slow = try arguments.values(Options.slow).map { text in
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let way = Int64(parts[0]), let share = Double(parts[1]),
        (0...1).contains(share)
      else {
        throw UsageError(
          "'\(text)' is no way with a share of its speed",
          hint: "write the number of the way and a share from 0 to 1: --slow 4711=0.5"
        )
      }
      return RoadChange(way: way, speedFactor: share)
    }
    return slow + closed
  }

  /// Reads `lat,lon`.
  static func place(_ text: String) throws(UsageError) -> Coordinate {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
      throw UsageError("'\(text)' is no place", hint: "write it as 47.14,9.52: latitude, longitude")
    }
    let place = Coordinate(latitude: latitude, longitude: longitude)
    guard place.isValid else {
      throw UsageError("'\(text)' is no place on the Earth", hint: "latitude comes first")
    }
    return place
  }

  private static func explanation(of failure: RoutingFailure) -> String {
    switch failure {
    case .noRoadNear(let stop, let place, let distance):
      let where_ = "\(Quantity.fixed(place.latitude, 6)),\(Quantity.fixed(place.longitude, 6))"
      let nearest = distance.map { "the nearest is \(Quantity.distance(metres: $0)) away" }
      return "no road near place \(stop + 1) (\(where_)): \(nearest ?? "the map has none")"
    case .damagedMap(let error): return error.description
    case .noRoute(let leg):
      return "no way leads from place \(leg + 1) to place \(leg + 2)"
    }
  }

  private static func geoJSON(_ route: PlannedRoute, _ guide: RouteGuide) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("type", literal: "Feature")
    json.beginObject("properties")
    json.member("duration", route.duration, decimals: 1)
    json.endObject()
    json.beginObject("geometry")
    json.member("type", literal: "LineString")
    json.beginArray("coordinates")
    var last: Coordinate?
    for leg in route.legs {
      for point in guide.steps(of: leg).flatMap(\.points) where point != last {
        json.beginArray()
        json.fixed(point.longitude, decimals: 7)
        json.fixed(point.latitude, decimals: 7)
        json.endArray()
        last = point
      }
    }
    json.endArray()
    json.endObject()
    json.endObject()
    json.newline()
    return json.bytes
  }
}
