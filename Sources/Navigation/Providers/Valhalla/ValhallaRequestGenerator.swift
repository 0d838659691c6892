import CanonicalJSON
import Geodesy

/// Writes requests of Valhalla's route service, to be answered in OSRM's format.
///
/// Sources: Valhalla's turn-by-turn API, and the defaults of Ferrostar's generator (speeds, limits,
/// times and lengths as annotations; banners and voices). What is to be avoided is a preference of 0,
/// so that it is used where there is no other way (D-06). A departure time is not sent: Valhalla wants
/// it in the local time of the origin, which only a map of time zones knows; an app may write a
/// `date_time` into the options.
public struct ValhallaRequestGenerator: RouteRequestGenerator {
  /// The whole URL of the service, such as `http://127.0.0.1:8002/route`; a query may carry a key.
  public let endpoint: String
  /// Valhalla's costing for driving, such as `auto` or `truck`.
  public let profile: String
  private let overrides: RequestOverrides

  /// Creates a generator.
  ///
  /// - Parameter options: A JSON object whose members stand in the body in place of the generator's
  ///   own, key by key.
  /// - Throws: ``RequestOptionsError`` where the options are no JSON object.
  public init(
    endpoint: String,
    profile: String = "auto",
    options: [UInt8]? = nil
  ) throws(RequestOptionsError) {
    self.endpoint = endpoint
    self.profile = profile
    overrides = try RequestOverrides(options)
  }

  /// Writes a POST whose body is Valhalla's JSON, with OSRM's format asked for.
  ///
  /// - Throws: ``RouteRequestError`` for a plan or properties that cannot be asked for.
  public func makeRequest(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions
  ) throws(RouteRequestError) -> RouteRequest {
    guard !waypoints.isEmpty else { throw .notEnoughWaypoints }
    let locations = try ValhallaLocations.json(of: origin, waypoints)
    let costing = costing(of: options.travelMode)
    var body = RequestBody()
    body.set("format", "osrm")
    body.set("filters", Self.writeFilters)
    body.set("banner_instructions", true)
    body.set("voice_instructions", true)
    body.set("costing", costing)
    if let preferences = Self.preferences(options) {
      body.set("costing_options") { writer in
        writer.beginObject()
        writer.member(costing, raw: preferences)
        writer.endObject()
      }
    }
    if options.maximumRouteCount > 1 {
      body.set("alternates") { $0.integer(options.maximumRouteCount - 1) }
    }
    body.set("locations") { $0.raw(locations) }
    body.override(by: overrides)
    return .httpPost(
      url: endpoint,
      headers: [HTTPHeader("Content-Type", "application/json")],
      body: body.bytes
    )
  }

  /// Returns what the request does not say: a departure, which Valhalla wants in local time, unless the
  /// server's options have one.
  public func leftOut(of options: RouteOptions) -> [RouteOption] {
    let replaced = Set(overrides.members.map(\.key))
    return options.wishes.filter { wish in
      switch wish {
      case .departureTime: !replaced.contains("date_time")
      case .travelMode: replaced.contains("costing")
      case .maximumRouteCount: replaced.contains("alternates")
      case .avoidsHighways, .avoidsTolls, .avoidsFerries, .strategy: false
      }
    }
  }

  private func costing(of mode: RouteOptions.TravelMode) -> String {
    switch mode {
    case .driving: profile
    case .cycling: "bicycle"
    case .walking: "pedestrian"
    case .twoWheeler: "motorcycle"
    case .taxicab: "taxi"
    }
  }

  /// Only what the navigator can use of the many attributes.
  private static func writeFilters(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("action", literal: "include")
    writer.beginArray("attributes")
    for name in ["speed", "speed_limit", "time", "length"] {
      writer.string("shape_attributes." + name)
    }
    writer.endArray()
    writer.endObject()
  }

  /// Returns the options of the costing; nil where all is as Valhalla has it anyway.
  private static func preferences(_ options: RouteOptions) -> [UInt8]? {
    var body = RequestBody()
    if options.avoidsHighways { body.set("use_highways") { $0.integer(0) } }
    if options.avoidsTolls { body.set("use_tolls") { $0.integer(0) } }
    if options.avoidsFerries { body.set("use_ferry") { $0.integer(0) } }
    if options.strategy == .shortest { body.set("shortest", true) }
    return body.bytes == Array("{}".utf8) ? nil : body.bytes
  }
}

extension RouteAdapter {
  /// Returns an adapter for a Valhalla service such as `http://127.0.0.1:8002/route`.
  ///
  /// - Parameter options: A JSON object whose members stand in the body in place of the generator's.
  /// - Throws: ``RequestOptionsError`` where the options are no JSON object.
  public static func valhalla(
    endpoint: String,
    profile: String = "auto",
    options: [UInt8]? = nil
  ) throws(RequestOptionsError) -> RouteAdapter {
    RouteAdapter(
      requestGenerator: try ValhallaRequestGenerator(
        endpoint: endpoint,
        profile: profile,
        options: options
      ),
      responseParser: OSRMResponseParser()
    )
  }
}
