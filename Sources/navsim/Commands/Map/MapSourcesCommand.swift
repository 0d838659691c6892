import CanonicalJSON
import Regression
import Reporting

/// `navsim map sources --near LAT,LON`: where a map of a place can be fetched.
enum MapSourcesCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let near = CommandOption("near", .required("lat,lon"), "the place that is wanted")
  }

  static let description = CommandDescription(
    .mapSources,
    "where a map of a place can be fetched; prints addresses and fetches nothing",
    examples: [
      .init("navsim map sources --near 49.41,8.69", "the extracts and queries for a place")
    ],
    options: [Options.near, .json],
    discussion: """
      The extracts are Geofabrik's, by coarse boxes of the countries: one near a border may be the
      neighbour's. The small box and the query are of 3 km to each side; draw another on
      openstreetmap.org/export. Data is (c) OpenStreetMap contributors, under the ODbL.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    guard let text = arguments.value(Options.near) else {
      throw UsageError("near which place?", hint: "--near 49.41,8.69: latitude, longitude")
    }
    let sources = MapSources(near: try MapRouteCommand.place(text))
    if arguments.has(.json) {
      session.writeJSON { json in
        json.strings("extracts", sources.extracts.map(\.address))
        if sources.isSmall { json.member("export", sources.export) }
        json.member("query", sources.query)
      }
      return .success
    }
    for line in sources.lines { session.output.line(line) }
    return .success
  }
}
