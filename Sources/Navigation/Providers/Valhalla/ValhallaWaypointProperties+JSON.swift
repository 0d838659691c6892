import CanonicalJSON
public import Geodesy

extension ValhallaWaypointProperties {
  /// The whole numbers by Valhalla's names, with their greatest value.
  private static var numbers: [(name: String, path: WritableKeyPath<Self, Int?>, limit: Int64)] {
    [
      ("heading", \.heading, 360), ("heading_tolerance", \.headingTolerance, 360),
      ("minimum_reachability", \.minimumReachability, 1_000_000), ("radius", \.radius, 1_000_000),
      ("search_cutoff", \.searchCutoff, 10_000_000),
      ("node_snap_tolerance", \.nodeSnapTolerance, 1_000_000),
      ("street_side_tolerance", \.streetSideTolerance, 1_000_000),
      ("street_side_max_distance", \.streetSideMaxDistance, 1_000_000),
    ]
  }

  /// The members of a waypoint's properties that Valhalla knows, and of the `search_filter` among them.
  public static var names: (own: [String], filter: [String]) {
    let own = [
      "preferred_side", "display_lat", "display_lon", "street_side_cutoff", "search_filter",
      "allow_uturns", "name",
    ]
    return (
      numbers.map(\.name) + own,
      SearchFilter.flags.map(\.name) + ["min_road_class", "max_road_class", "level"]
    )
  }

  /// The properties as a waypoint carries them: a JSON object in Valhalla's names, and `allow_uturns`.
  public var json: [UInt8] {
    var writer = JSONWriter(reserving: 200)
    writer.beginObject()
    write(to: &writer)
    if let allowsUTurns {
      writer.member("allow_uturns", allowsUTurns)
    }
    writer.endObject()
    return writer.bytes
  }

  /// Reads properties from a waypoint; members that are not known are left alone.
  ///
  /// - Throws: `RouteRequestError.malformedProperties` where one is not what it must be.
  public init(json: [UInt8]) throws(RouteRequestError) {
    self.init()
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: json, source: "properties").root
    } catch {
      throw .malformedProperties(String(describing: error))
    }
    let diagnostics = Diagnostics()
    if var reader = JSONObjectReader(root, diagnostics) { read(&reader) }
    if let problem = diagnostics.problems.first { throw .malformedProperties(problem.message) }
  }

  /// Writes what is set as members of a location.
  func write(to writer: inout JSONWriter) {
    for number in Self.numbers {
      guard let value = self[keyPath: number.path] else { continue }
      writer.member(number.name, value)
    }
    if let preferredSide {
      writer.member("preferred_side", preferredSide.rawValue)
    }
    if let displayCoordinate {
      writer.member("display_lat", displayCoordinate.latitude, decimals: 7)
      writer.member("display_lon", displayCoordinate.longitude, decimals: 7)
    }
    if let streetSideCutoff {
      writer.member("street_side_cutoff", streetSideCutoff.rawValue)
    }
    if let searchFilter { write(searchFilter, to: &writer) }
    if let name {
      writer.member("name", name)
    }
  }

  private func write(_ filter: SearchFilter, to writer: inout JSONWriter) {
    writer.beginObject("search_filter")
    for flag in SearchFilter.flags {
      guard let value = filter[keyPath: flag.path] else { continue }
      writer.member(flag.name, value)
    }
    if let least = filter.minimumRoadClass {
      writer.member("min_road_class", least.rawValue)
    }
    if let greatest = filter.maximumRoadClass {
      writer.member("max_road_class", greatest.rawValue)
    }
    if let level = filter.level {
      writer.member("level", level, decimals: 2)
    }
    writer.endObject()
  }

  // MARK: - Reading

  private mutating func read(_ reader: inout JSONObjectReader) {
    for number in Self.numbers {
      self[keyPath: number.path] = reader.integer(number.name, in: 0...number.limit)
        .map { Int($0) }
    }
    preferredSide = reader.oneOf("preferred_side", PreferredSide.self)
    if reader.has("display_lat") || reader.has("display_lon") {
      let latitude = reader.double("display_lat", .required, in: -90...90, unit: "degrees")
      let longitude = reader.double("display_lon", .required, in: -180...180, unit: "degrees")
      if let latitude, let longitude {
        displayCoordinate = Coordinate(latitude: latitude, longitude: longitude)
      }
    }
    streetSideCutoff = reader.oneOf("street_side_cutoff", RoadClass.self)
    if var inner = reader.object("search_filter") { searchFilter = Self.filter(&inner) }
    allowsUTurns = reader.bool("allow_uturns")
    name = reader.string("name")
  }

  private static func filter(_ reader: inout JSONObjectReader) -> SearchFilter {
    var filter = SearchFilter()
    for flag in SearchFilter.flags { filter[keyPath: flag.path] = reader.bool(flag.name) }
    filter.minimumRoadClass = reader.oneOf("min_road_class", RoadClass.self)
    filter.maximumRoadClass = reader.oneOf("max_road_class", RoadClass.self)
    filter.level = reader.double("level", in: -1000...1000)
    return filter
  }
}

extension Waypoint {
  /// Returns a waypoint with properties for Valhalla; nil if the coordinate is no place.
  public static func valhalla(
    coordinate: Coordinate,
    title: String? = nil,
    kind: Kind = .stop,
    properties: ValhallaWaypointProperties
  ) -> Waypoint? {
    var waypoint = Waypoint(coordinate: coordinate, title: title, kind: kind)
    waypoint?.properties = properties.json
    return waypoint
  }
}
