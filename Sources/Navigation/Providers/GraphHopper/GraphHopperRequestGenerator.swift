import CanonicalJSON
import Geodesy

/// Writes requests of GraphHopper's navigation service, to be answered as Mapbox does.
///
/// Source: GraphHopper's `POST /navigate`, which takes a request of its routing API with the type
/// `mapbox` and refuses Mapbox's own parameters. Every waypoint makes a leg there, and properties of
/// waypoints have no place. What is to be avoided needs a server with flexible routing (`ch.disable`):
/// it is sent only where it is asked for; ferries, which are avoided by default, are named only along
/// with another wish. The course of a vehicle that drives is sent, which needs the same: GraphHopper then
/// favours ways that go on in its direction.
public struct GraphHopperRequestGenerator: RouteRequestGenerator {
  /// The units of what is spoken.
  public enum VoiceUnits: String, Sendable, CaseIterable { case metric, imperial }

  /// The whole URL of the service, such as `http://127.0.0.1:8989/navigate`; a query may carry a key.
  public let endpoint: String
  /// GraphHopper's profile for driving.
  public let profile: String
  /// The language of the instructions, such as `en` or `de`.
  public let locale: String
  /// The units of the spoken texts.
  public let voiceUnits: VoiceUnits
  private let overrides: RequestOverrides

  /// Creates a generator.
  ///
  /// - Parameter options: A JSON object whose members stand in the body in place of the generator's
  ///   own, key by key.
  /// - Throws: ``RequestOptionsError`` where the options are no JSON object.
  public init(
    endpoint: String,
    profile: String = "car",
    locale: String = "en",
    voiceUnits: VoiceUnits = .metric,
    options: [UInt8]? = nil
  ) throws(RequestOptionsError) {
    self.endpoint = endpoint
    self.profile = profile
    self.locale = locale
    self.voiceUnits = voiceUnits
    overrides = try RequestOverrides(options)
  }

  /// Writes a POST to GraphHopper's Mapbox-like navigation service.
  ///
  /// - Throws: ``RouteRequestError`` for a plan that cannot be asked for.
  public func makeRequest(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions
  ) throws(RouteRequestError) -> RouteRequest {
    let places = try Self.places(from: origin, through: waypoints)
    var body = RequestBody()
    body.set("profile", profile(of: options.travelMode))
    body.set("points") { Self.write(places, to: &$0) }
    body.set("locale", locale)
    body.set("type", "mapbox")
    body.set("voice_units", voiceUnits.rawValue)
    if options.maximumRouteCount > 1, places.count == 2 {
      body.set("algorithm", "alternative_route")
      body.set("alternative_route.max_paths") { $0.integer(options.maximumRouteCount) }
    }
    if let model = Self.customModel(options) {
      body.set("custom_model") { $0.raw(model) }
      body.set("ch.disable", true)
    }
    if let course = origin.course, course.isFinite, (0...360).contains(course) {
      body.set("headings") { $0.raw(Array("[\(Int(course.rounded()) % 360)]".utf8)) }
      body.set("ch.disable", true)
    }
    body.override(by: overrides)
    return .httpPost(
      url: endpoint,
      headers: [HTTPHeader("Content-Type", "application/json")],
      body: body.bytes
    )
  }

  /// Returns what the request does not say: a departure, alternatives through more than one waypoint, and
  /// that ferries are avoided where nothing else is.
  public func leftOut(of options: RouteOptions) -> [RouteOption] {
    let hasModel = Self.customModel(options) != nil
    let replaced = Set(overrides.members.map(\.key))
    return options.wishes.filter { wish in
      switch wish {
      case .departureTime: true
      case .avoidsFerries: !hasModel
      case .travelMode: replaced.contains("profile")
      case .maximumRouteCount: replaced.contains("algorithm")
      case .avoidsHighways, .avoidsTolls, .strategy: false
      }
    }
  }

  private func profile(of mode: RouteOptions.TravelMode) -> String {
    switch mode {
    case .driving, .taxicab: profile
    case .cycling: "bike"
    case .walking: "foot"
    case .twoWheeler: "motorcycle"
    }
  }

  private static func write(_ places: [Coordinate], to writer: inout JSONWriter) {
    writer.beginArray()
    for place in places {
      writer.beginArray()
      writer.fixed(place.longitude, decimals: 7)
      writer.fixed(place.latitude, decimals: 7)
      writer.endArray()
    }
    writer.endArray()
  }

  /// Returns the weighting that makes what is avoided a last resort; nil where none is asked for.
  private static func customModel(_ options: RouteOptions) -> [UInt8]? {
    let isShortest = options.strategy == .shortest
    guard options.avoidsHighways || options.avoidsTolls || isShortest else { return nil }
    var conditions: [String] = []
    if options.avoidsHighways { conditions.append("road_class == MOTORWAY") }
    if options.avoidsTolls { conditions.append("toll == ALL") }
    if options.avoidsFerries { conditions.append("road_environment == FERRY") }
    var writer = JSONWriter()
    writer.beginObject()
    if !conditions.isEmpty {
      writer.beginArray("priority")
      for condition in conditions {
        writer.beginObject()
        writer.member("if", condition)
        writer.member("multiply_by", literal: "0.01")
        writer.endObject()
      }
      writer.endArray()
    }
    if isShortest {
      // Seconds for which a kilometre less is worth it: far more than driving one takes.
      writer.member("distance_influence", 100_000)
    }
    writer.endObject()
    return writer.bytes
  }
}

extension RouteAdapter {
  /// Returns an adapter for a GraphHopper service such as `http://127.0.0.1:8989/navigate`.
  ///
  /// - Parameter options: A JSON object whose members stand in the body in place of the generator's.
  /// - Throws: ``RequestOptionsError`` where the options are no JSON object.
  public static func graphHopper(
    endpoint: String,
    profile: String = "car",
    locale: String = "en",
    voiceUnits: GraphHopperRequestGenerator.VoiceUnits = .metric,
    options: [UInt8]? = nil
  ) throws(RequestOptionsError) -> RouteAdapter {
    RouteAdapter(
      requestGenerator: try GraphHopperRequestGenerator(
        endpoint: endpoint,
        profile: profile,
        locale: locale,
        voiceUnits: voiceUnits,
        options: options
      ),
      responseParser: OSRMResponseParser()
    )
  }
}
