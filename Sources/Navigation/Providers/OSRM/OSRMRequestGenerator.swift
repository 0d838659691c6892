import CanonicalJSON
import Geodesy

/// Writes requests of OSRM's route service.
///
/// Source: the OSRM HTTP API (`/route/v1/{profile}/{coordinates}`). Vias are passed as coordinates that
/// are no waypoints, so that they make no leg. OSRM knows no shortest way and no departure time, and
/// what it excludes it never uses: that is asked for only where an app avoids motorways or tolls. Its
/// usual profile for cars excludes one class at a time and refuses two: the first is asked for, and
/// ``leftOut(of:)`` names the rest.
public struct OSRMRequestGenerator: RouteRequestGenerator {
  /// Degrees by which a road may lead off the course of who starts on it.
  private static let headingTolerance = 90

  /// The server, such as `http://127.0.0.1:5000`; a query may carry a key.
  public let endpoint: String
  /// The profile for driving; OSRM's own server takes any word.
  public let profile: String
  /// The path of the service below the endpoint.
  public let service: String
  /// The classes of roads that the server can exclude.
  public let excludableClasses: [String]
  private let overrides: RequestOverrides

  /// Creates a generator for a server such as `http://127.0.0.1:5000`.
  public init(endpoint: String, profile: String = "driving") {
    self.init(endpoint: endpoint, profile: profile, overrides: .none)
  }

  /// Creates a generator with options of its own.
  ///
  /// - Parameters:
  ///   - service: The path below the endpoint; Mapbox has `directions/v5/mapbox`.
  ///   - excludableClasses: The classes that the server's profile can exclude, of `motorway`, `toll`
  ///     and `ferry`; OSRM refuses others. A profile must be built for `ferry` with the rest.
  ///   - options: A JSON object of parameters that stand in place of the generator's own.
  /// - Throws: ``RequestOptionsError`` where the options are no JSON object.
  public init(
    endpoint: String,
    profile: String = "driving",
    service: String = "route/v1",
    excludableClasses: [String] = ["motorway", "toll"],
    options: [UInt8]?
  ) throws(RequestOptionsError) {
    self.init(
      endpoint: endpoint,
      profile: profile,
      service: service,
      excludableClasses: excludableClasses,
      overrides: try RequestOverrides(options)
    )
  }

  private init(
    endpoint: String,
    profile: String,
    service: String = "route/v1",
    excludableClasses: [String] = ["motorway", "toll"],
    overrides: RequestOverrides
  ) {
    self.endpoint = endpoint
    self.profile = profile
    self.service = service
    self.excludableClasses = excludableClasses
    self.overrides = overrides
  }

  /// Writes a GET whose path carries the coordinates, six decimals each.
  ///
  /// - Throws: ``RouteRequestError`` for a plan that cannot be asked for.
  public func makeRequest(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions
  ) throws(RouteRequestError) -> RouteRequest {
    let places = try Self.places(from: origin, through: waypoints)
    let coordinates = places.map {
      JSONWriter.text(of: $0.longitude, decimals: 6) + ","
        + JSONWriter.text(of: $0.latitude, decimals: 6)
    }.joined(separator: ";")
    let (server, key) = split(endpoint)
    let profile = profile(of: options.travelMode)
    var query = parameters(origin, waypoints, options, try radiuses(waypoints))
    query.override(by: overrides)
    return .httpGet(
      url: "\(server)/\(service)/\(profile)/\(coordinates)?\(query.text)"
        + (key.isEmpty ? "" : "&\(key)"),
      headers: []
    )
  }

  // MARK: - Parameters

  private func parameters(
    _ origin: Location,
    _ waypoints: [Waypoint],
    _ options: RouteOptions,
    _ radiuses: [String]
  ) -> OSRMQuery {
    var query = OSRMQuery()
    query.set("overview", "full")
    query.set("geometries", "polyline6")
    query.set("steps", "true")
    query.set("annotations", "true")
    if options.maximumRouteCount > 1 {
      // Those besides the best.
      query.set("alternatives", String(options.maximumRouteCount - 1))
    }
    let headings = [origin.course] + waypoints.map(\.preferredHeading)
    query.setList("bearings", headings.map { $0.map(Self.bearing) ?? "" })
    query.setList("radiuses", [""] + radiuses)
    query.setList("approaches", [""] + waypoints.map { $0.prefersSameSideOfRoad ? "curb" : "" })
    let stops = waypoints.indices.filter {
      waypoints[$0].kind == .stop || $0 == waypoints.count - 1
    }
    if stops.count < waypoints.count {
      query.set("waypoints", (["0"] + stops.map { String($0 + 1) }).joined(separator: ";"))
    }
    if let excluded = excluded(options) { query.set("exclude", excluded.name) }
    return query
  }

  /// Returns the class that is excluded: the first of those to be avoided that the server knows.
  private func excluded(_ options: RouteOptions) -> (option: RouteOption, name: String)? {
    let classes: [(option: RouteOption, name: String)] = [
      (.avoidsHighways, "motorway"), (.avoidsTolls, "toll"), (.avoidsFerries, "ferry"),
    ]
    let wishes = options.wishes
    return classes.first { wishes.contains($0.option) && excludableClasses.contains($0.name) }
  }

  /// Returns what the request does not say: of what is to be avoided all but one, since a stock server
  /// refuses two classes at once; the shortest way and a departure, which OSRM does not know.
  public func leftOut(of options: RouteOptions) -> [RouteOption] {
    let replaced = Set(overrides.members.map(\.key))
    return options.wishes.filter { wish in
      switch wish {
      case .avoidsHighways, .avoidsTolls, .avoidsFerries:
        replaced.contains("exclude") || excluded(options)?.option != wish
      case .strategy, .departureTime: true
      case .maximumRouteCount: replaced.contains("alternatives")
      case .travelMode: false
      }
    }
  }

  private static func bearing(_ degrees: Double) -> String {
    guard degrees.isFinite, (0...360).contains(degrees) else { return "" }
    return "\(Int(degrees.rounded()) % 360),\(headingTolerance)"
  }

  /// Returns the metres within which a road is looked for, for waypoints whose properties name a
  /// `radius`; nowhere else, since a place off the roads would have no route at all.
  private func radiuses(_ waypoints: [Waypoint]) throws(RouteRequestError) -> [String] {
    var radiuses: [String] = []
    for (index, waypoint) in waypoints.enumerated() {
      guard let properties = waypoint.properties else {
        radiuses.append("")
        continue
      }
      let document: JSONDocument
      do {
        document = try JSONDocument(parsing: properties, source: "properties")
      } catch {
        throw .malformedProperties("waypoint \(index): \(error)")
      }
      guard let value = document.root["radius"] else {
        radiuses.append("")
        continue
      }
      guard let radius = value.double, radius >= 0, radius < 1e7 else {
        throw .malformedProperties("waypoint \(index): 'radius' is \(value.described)")
      }
      radiuses.append(JSONWriter.text(of: radius, decimals: 1))
    }
    return radiuses
  }

  private func profile(of mode: RouteOptions.TravelMode) -> String {
    switch mode {
    case .driving, .twoWheeler, .taxicab: profile
    case .cycling: "cycling"
    case .walking: "walking"
    }
  }

  /// Returns the endpoint without a slash at its end, and its query.
  private func split(_ endpoint: String) -> (server: Substring, query: Substring) {
    let question = endpoint.firstIndex(of: "?")
    var server = question.map { endpoint[..<$0] } ?? endpoint[...]
    while server.hasSuffix("/"), !server.hasSuffix("://") { server = server.dropLast() }
    return (server, question.map { endpoint[endpoint.index(after: $0)...] } ?? "")
  }
}

extension RouteAdapter {
  /// Returns an adapter for an OSRM server such as `http://127.0.0.1:5000`.
  ///
  /// - Parameter options: A JSON object of parameters in place of the generator's own.
  /// - Throws: ``RequestOptionsError`` where the options are no JSON object.
  public static func osrm(
    endpoint: String,
    profile: String = "driving",
    options: [UInt8]? = nil
  ) throws(RequestOptionsError) -> RouteAdapter {
    RouteAdapter(
      requestGenerator: try OSRMRequestGenerator(
        endpoint: endpoint,
        profile: profile,
        options: options
      ),
      responseParser: OSRMResponseParser()
    )
  }
}
