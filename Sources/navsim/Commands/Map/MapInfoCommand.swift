import Platform
import AddressIndex
import CanonicalJSON
import Geodesy
import Regression
import RoadNetwork
import RouteGuidance
import ScenarioLanguage

/// `navsim map info MAP`: what is in a map, and what its roads make.
enum MapInfoCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let verify = CommandOption(
      "verify",
      "check every block of a .navmap, not only those that are read"
    )
  }

  static let description = CommandDescription(
    .mapInfo,
    "what is in a map: elements, roads, turns, restrictions, and what was left out",
    operands: "<map>…",
    operandCount: 1...1_000_000,
    examples: [
      .init("navsim map info town.osm.pbf", "one map"),
      .init("navsim map info town.osm --profile foot", "for who walks"),
      .init("navsim map info town.navmap --verify", "check every byte of a built map"),
      .init("navsim map info town.osm.pbf --json", "with its bounds, for a program"),
    ],
    options: [.json, MapOptions.profile, Options.verify],
    discussion: """
      A map is OpenStreetMap data (.osm, .osm.gz or .osm.pbf) or a .navmap that 'navsim map build'
      made of it; the content decides, not the name.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    var code = ExitCode.success
    for (index, path) in arguments.operands.enumerated() {
      do throws(MapError) {
        let map = try map(path, arguments)
        if arguments.has(.json) {
          write(path, map, to: session)
        } else {
          if index > 0 { session.output.line("") }
          for line in lines(path, map) { session.output.line(line) }
          if arguments.has(Options.verify) {
            session.output.line("  verified      every block is whole")
          }
        }
        try map.checkDamage()
      } catch {
        session.error.problem(error.description)
        code = .invalidInput
      }
    }
    return code
  }

  /// Opens a map, with every section of its file where all of it is to be checked.
  private static func map(
    _ path: String,
    _ arguments: CommandArguments
  ) throws(MapError) -> RoadMap {
    let profile = MapOptions.profile(arguments)
    guard arguments.has(Options.verify) else { return try RoadMap(path: path, profile: profile) }
    let map = try GuidedMap(path: path, profile: profile)
    // Its columns are checked while they are copied.
    _ = try AddressIndex(of: map.roads)
    try map.verify()
    return map.roads
  }

  static func lines(_ path: String, _ map: RoadMap) -> [String] {
    let report = map.summary.elements
    func number(_ value: Int) -> String { Quantity.grouped(Int64(value)) }
    var lines = [
      path,
      "  elements      \(number(report.nodes)) nodes, \(number(report.ways)) ways,"
        + " \(number(report.relations)) relations",
    ]
    if let bounds = map.summary.bounds {
      func place(_ value: Coordinate) -> String {
        Quantity.fixed(value.latitude, 5) + ", " + Quantity.fixed(value.longitude, 5)
      }
      lines.append("  bounds        \(place(bounds.southWest)) to \(place(bounds.northEast))")
    }
    let graph = map.graph
    lines += [
      "  roads         \(number(map.report.roadWays)) ways,"
        + " \(Quantity.distance(metres: graph.roadLength)), profile \(graph.profile.name)",
      "  graph         \(number(graph.vertexCount)) vertices, \(number(graph.edgeCount)) edges,"
        + " \(number(graph.turnCount)) turns",
      "  restrictions  \(number(map.report.restrictions)) turns forbidden or commanded",
    ]
    if map.report.islands > 0 {
      lines.append(
        "  islands       \(number(map.report.islands)) parts that the largest does not reach"
      )
    }
    for (text, count) in drops(report, map.report) where count > 0 {
      lines.append("  left out      \(number(count)) \(text)")
    }
    return lines
  }

  /// What was left out, in a fixed order.
  private static func drops(
    _ report: OSMImportReport,
    _ roads: RoadImportReport
  ) -> [(String, Int)] {
    let reasons: [(WayDropReason, String)] = [
      (.construction, "ways under construction"), (.proposed, "ways proposed"),
      (.noAccess, "ways not for this traveller"), (.closed, "ways closed in each direction"),
      (.tooSmall, "ways too small for the vehicle"), (.area, "areas"), (.steps, "steps"),
      (.motorroad, "motorroads"), (.reversible, "reversible ways"),
      (.impassable, "impassable ways"), (.avoided, "ways that this traveller avoids"),
      (.separatePath, "roads with a path of their own beside them"),
      (.noSpeed, "ways of a class without a speed"),
    ]
    func restrictions(_ reasons: RestrictionIgnoredReason...) -> Int {
      reasons.reduce(0) { $0 + (roads.droppedRestrictions[$1] ?? 0) }
    }
    return reasons.map { ($0.1, roads.droppedWays[$0.0] ?? 0) } + [
      ("ways of fewer than two nodes", roads.emptyWays),
      ("ways with nodes that the map does not have", report.waysWithMissingNodes),
      ("nodes off the globe", report.nodesOffTheGlobe),
      (
        "elements whose id came twice",
        report.duplicateNodes + report.duplicateWays + report.duplicateRelations
      ),
      ("deleted elements", report.deletedElements),
      ("restrictions for others", restrictions(.excepted, .otherTraveller, .notObeyed)),
      ("restrictions at certain times", roads.conditionalRestrictions),
      ("restrictions at red signals", restrictions(.onRed)),
      ("restrictions of unknown kinds", restrictions(.unknownKind)),
      ("restrictions without a member", restrictions(.missingFrom, .missingVia, .missingTo)),
      (
        "restrictions with too many members", restrictions(.severalFrom, .mixedVia, .severalTo)
      ),
      ("restrictions whose ways do not meet", roads.detachedRestrictions),
    ]
  }

  private static func write(
    _ path: String,
    _ map: RoadMap,
    to session: Session
  ) {
    let report = map.summary.elements
    session.writeJSON { json in
      func number(_ key: StaticString, _ value: Int) {
        json.member(key, value)
      }
      json.member("path", path)
      number("nodes", report.nodes)
      number("ways", report.ways)
      number("relations", report.relations)
      if let bounds = map.summary.bounds {
        json.beginArray("bounds")
        for value in [
          bounds.southWest.longitude, bounds.southWest.latitude, bounds.northEast.longitude,
          bounds.northEast.latitude,
        ] { json.fixed(value, decimals: 7) }
        json.endArray()
      }
      json.member("profile", map.graph.profile.name)
      number("roadWays", map.report.roadWays)
      json.member("roadLength", map.graph.roadLength, decimals: 1)
      number("vertices", map.graph.vertexCount)
      number("edges", map.graph.edgeCount)
      number("turns", map.graph.turnCount)
      number("restrictions", map.report.restrictions)
      number("islands", map.report.islands)
      json.beginObject("leftOut")
      for (text, count) in drops(report, map.report) where count > 0 {
        json.member(text, count)
      }
      json.endObject()
    }
  }
}
