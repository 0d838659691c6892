import CanonicalJSON
import Geodesy
import Navigation
import NavigationFixtures
import Testing

/// Every option of D-06 changes each provider's request, or is named as left out; also beside options of
/// the server's own.
@Suite struct RouteOptionTableTests {
  enum Provider: String, CaseIterable {
    case osrm, osrmOfAllClasses, valhalla, graphHopper

    /// Options of the server's own that lie beside what the options ask for.
    var beside: String {
      switch self {
      case .osrm, .osrmOfAllClasses: #"{"language": "de"}"#
      case .valhalla: #"{"costing_options": {"auto": {"top_speed": 90}}, "language": "de"}"#
      case .graphHopper: #"{"locale": "de", "custom_model": {"areas": {}}}"#
      }
    }

    func generator(_ options: String?) throws -> any RouteRequestGenerator {
      let options = options.map { Array($0.utf8) }
      switch self {
      case .osrm:
        return try OSRMRequestGenerator(endpoint: "http://x.test", options: options)
      case .osrmOfAllClasses:
        return try OSRMRequestGenerator(
          endpoint: "http://x.test",
          excludableClasses: ["motorway", "toll", "ferry"],
          options: options
        )
      case .valhalla:
        return try ValhallaRequestGenerator(endpoint: "http://x.test/route", options: options)
      case .graphHopper:
        return try GraphHopperRequestGenerator(endpoint: "http://x.test/navigate", options: options)
      }
    }
  }

  /// The plainest way, with one wish.
  private static func options(wishing wish: RouteOption?) -> RouteOptions {
    var options = RouteOptions()
    options.avoidsFerries = wish == .avoidsFerries
    switch wish {
    case .travelMode: options.travelMode = .walking
    case .avoidsHighways: options.avoidsHighways = true
    case .avoidsTolls: options.avoidsTolls = true
    case .strategy: options.strategy = .shortest
    case .maximumRouteCount: options.maximumRouteCount = 3
    case .departureTime: options.departureTime = 1_900_000_000
    case .avoidsFerries, nil: break
    }
    return options
  }

  private static func request(
    _ generator: any RouteRequestGenerator,
    _ options: RouteOptions
  ) throws -> RouteRequest {
    try generator.makeRequest(
      from: Location(coordinate: Coordinate(latitude: 0, longitude: 0), timestamp: .zero),
      through: [Equator.a],
      options: options
    )
  }

  @Test(
    "A wish changes the request, or is named as left out, never both",
    arguments: RouteOption.allCases,
    Provider.allCases
  )
  func wish(_ wish: RouteOption, provider: Provider) throws {
    for server in [nil, provider.beside] {
      let generator = try provider.generator(server)
      let plain = try Self.request(generator, Self.options(wishing: nil))
      let wished = Self.options(wishing: wish)
      #expect(wished.wishes == [wish])
      let isHeard = try Self.request(generator, wished) != plain
      #expect(isHeard != generator.leftOut(of: wished).contains(wish), "\(server ?? "plain")")
    }
  }

  @Test(
    "What is left out by name is what these servers cannot be asked for",
    arguments: Provider.allCases
  )
  func names(provider: Provider) throws {
    let generator = try provider.generator(nil)
    let left = RouteOption.allCases.filter {
      !generator.leftOut(of: Self.options(wishing: $0)).isEmpty
    }
    let expected: [RouteOption] =
      switch provider {
      case .osrm: [.avoidsFerries, .strategy, .departureTime]
      case .osrmOfAllClasses: [.strategy, .departureTime]
      case .valhalla: [.departureTime]
      case .graphHopper: [.avoidsFerries, .departureTime]
      }
    #expect(left == expected)
  }

  @Test("Of two classes a stock OSRM is asked for one, and the other is named")
  func oneClass() throws {
    var options = RouteOptions()
    (options.avoidsHighways, options.avoidsTolls) = (true, true)
    let generator = try Provider.osrm.generator(nil)
    #expect(try Self.request(generator, options).url.hasSuffix("&exclude=motorway"))
    #expect(generator.leftOut(of: options) == [.avoidsTolls, .avoidsFerries])
  }

  @Test("A server's option beside a wish does not take it away")
  func beside() throws {
    var options = RouteOptions()
    options.avoidsTolls = true
    let generator = try Provider.valhalla.generator(Provider.valhalla.beside)
    guard case .httpPost(_, _, let body) = try Self.request(generator, options) else { return }
    let expected = #"{"auto": {"use_tolls": 0, "use_ferry": 0, "top_speed": 90}}"#
    #expect(try JSONText(body)["costing_options"] == (try JSONText(parsing: expected)))
  }
}
