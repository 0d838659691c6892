import Reporting
import AddressIndex
import Geodesy
import Regression
import RoadNetwork
import ScenarioLanguage

/// `navsim map search MAP TEXT`: addresses and places by name, and the address of a place.
enum MapSearchCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let kind = CommandOption(
      "kind",
      .choice(AddressKind.allCases.map(\.identifier)),
      "find only these; may be repeated"
    )
    static let near = CommandOption("near", .required("lat,lon"), "the nearer, the better")
    static let limit = CommandOption("limit", .required("n"), "how many at most (10)")
    static let radius = CommandOption(
      "radius",
      .required("metres"),
      "how far from --near at most",
      isCommon: false
    )
    static let category = CommandOption(
      "category",
      .choice(PoiCategory.all.map(\.identifier)),
      "points of interest of a category; may be repeated",
      isCommon: false
    )
    static let country = CommandOption(
      "country",
      .required("code"),
      "the country of a map that names none, such as DE",
      isCommon: false
    )
  }

  static let description = CommandDescription(
    .mapSearch,
    "towns, streets, addresses, crossings and points of interest; the address of a place",
    operands: "<map> <text>… | <map> <lat,lon>",
    operandCount: 2...50,
    examples: [
      .init("navsim map search town.osm.pbf 'Mill Lane 5, Harbour'", "an address"),
      .init("navsim map search town.osm mill --kind street", "streets that begin with a word"),
      .init("navsim map search town.osm 'Mill Lane & Quay Street'", "where two streets cross"),
      .init("navsim map search town.osm restaurant --near 47.14,9.52", "what is near"),
      .init("navsim map search town.osm 47.14,9.52", "the address of a place"),
    ],
    options: [
      .json, Options.kind, Options.near, Options.limit, Options.radius, Options.category,
      Options.country,
    ],
    discussion: """
      Case and accents do not matter, a beginning is enough, the parts of an address stand in any
      order, and small slips of the fingers are forgiven. Exit 1 means that nothing was
      found.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let text = arguments.operands.dropFirst().joined(separator: " ")
    let near = try arguments.value(Options.near).map(MapRouteCommand.place)
    var query = AddressQuery(
      text,
      near: near,
      limit: try arguments.integer(Options.limit, atLeast: 1) ?? 10
    )
    query.radius = try arguments.number(Options.radius) ?? .infinity
    var country: CountryCode?
    if let code = arguments.value(Options.country) {
      guard let known = CountryCode(code) else {
        throw UsageError("'--country \(code)': expected two letters, such as DE")
      }
      country = known
    }
    let index = try MapOptions.addresses(arguments.operands[0], country: country)
    let printer = MapSearchText(index: index)
    if let place = place(text) {
      let found = index.reverse(place)
      if arguments.has(.json) {
        printer.write(found, of: place, to: session)
      } else {
        for line in printer.lines(found) { session.output.line(line) }
      }
      return found == nil ? .regression : .success
    }
    let hits = hits(query, arguments, index)
    if arguments.has(.json) {
      printer.write(hits, to: session)
    } else {
      for line in printer.lines(hits, session.output.style) { session.output.line(line) }
    }
    return hits.isEmpty ? .regression : .success
  }

  private static func hits(
    _ query: AddressQuery,
    _ arguments: CommandArguments,
    _ index: AddressIndex
  ) -> [AddressHit] {
    let categories = Set(
      arguments.values(Options.category).compactMap { PoiCategory(identifier: $0) }
    )
    if !categories.isEmpty { return index.pois(query, categories: categories) }
    let names = arguments.values(Options.kind)
    return index.search(
      query,
      kinds: Set(AddressKind.allCases.filter { names.contains($0.identifier) })
    )
  }

  /// A text that is a place and no name; nil for a name.
  private static func place(_ text: String) -> Coordinate? {
    let parts = text.split(whereSeparator: { $0 == "," || $0 == " " })
    guard parts.count == 2, text.contains(","), let latitude = Double(parts[0]),
      let longitude = Double(parts[1])
    else { return nil }
    let place = Coordinate(latitude: latitude, longitude: longitude)
    return place.isValid ? place : nil
  }
}
