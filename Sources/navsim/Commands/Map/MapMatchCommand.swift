import Platform
import Reporting
import Geodesy
import Regression
import RoadNetwork
import ScenarioLanguage
import Traces

/// `navsim map match MAP TRACE…`: the roads that a trace was driven on.
enum MapMatchCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let geojson = CommandOption(
      "geojson",
      "write parts, gaps and fixes as GeoJSON, a line a trace"
    )
  }

  static let description = CommandDescription(
    .mapMatch,
    "the roads that a trace was driven on, and what lies off them",
    operands: "<map> <trace>…",
    operandCount: 2...1_000_000,
    examples: [
      .init("navsim map match town.osm.pbf drive.gpx", "how well the trace fits, and its gaps"),
      .init("navsim map match town.osm.pbf drive.gpx --geojson", "the roads, gaps and fixes"),
      .init("navsim map match town.osm.pbf *.gpx --json", "the figures, one object a trace"),
    ],
    options: [
      Options.geojson, .json, MapOptions.profile,
    ] + TraceOptions.all,
    discussion: """
      Fixes are matched by a hidden Markov model (Newson and Krumm 2009). A trace that leaves the roads
      of the map, stops for long or jumps is matched in parts; what lies between is said.
      Exit 1 means that no road was found for a trace.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let options = try TraceOptions.read(arguments)
    let map = try MapOptions.map(arguments.operands[0], arguments)
    let matcher = MapMatcher(map)
    var code = ExitCode.success
    for (index, path) in arguments.operands.dropFirst().enumerated() {
      do {
        let fixes = try Trace(path: path, options: options).fixes
        let points = fixes.map { MatchPoint($0) }
        let start = SystemProcess.now
        let matched = matcher.match(points)
        let result = MatchResult(
          path: path,
          map: map,
          fixes: fixes,
          matched: matched,
          nanoseconds: UInt64(SystemProcess.now - start)
        )
        if matched.parts.isEmpty { code = .regression }
        if arguments.has(Options.geojson) {
          session.output.write(MapMatchGeoJSON(result).bytes)
        } else if arguments.has(.json) {
          result.writeJSON(to: session)
        } else {
          if index > 0 { session.output.line("") }
          for line in MapMatchText(result).lines(session.output.style) { session.output.line(line) }
        }
      } catch {
        session.error.problem(error.description)
        code = .invalidInput
      }
    }
    return code
  }
}
