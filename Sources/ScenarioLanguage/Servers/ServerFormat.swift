package import Navigation

/// The kinds of routing servers whose requests a scenario can write; an answer is read in whatever known
/// form it has.
package enum ServerFormat: String, Sendable, CaseIterable {
  case osrm, valhalla, graphhopper

  /// The profile for driving that the server knows.
  package var profile: String {
    switch self {
    case .osrm: "driving"
    case .valhalla: "auto"
    case .graphhopper: "car"
    }
  }

  /// The path of the service where a body is sent; nil where the path is the request.
  var servicePath: String? {
    switch self {
    case .osrm: nil
    case .valhalla: "/route"
    case .graphhopper: "/navigate"
    }
  }

  /// Where such a server listens on this machine unless it is told otherwise.
  package var localEndpoint: String {
    switch self {
    case .osrm: "http://127.0.0.1:5000"
    case .valhalla: "http://127.0.0.1:8002/route"
    case .graphhopper: "http://127.0.0.1:8989/navigate"
    }
  }

  /// Returns the endpoint that stands for a server that is not there.
  package func endpoint(named name: String) -> String { "http://\(name)" + (servicePath ?? "") }

  /// Returns the adapter for a server at an endpoint.
  ///
  /// - Throws: ``RequestOptionsError`` where the options are no JSON object.
  package func adapter(
    endpoint: String,
    profile: String?,
    options: [UInt8]?,
    precision: Int
  ) throws(RequestOptionsError) -> RouteAdapter {
    let profile = profile ?? self.profile
    let generator: any RouteRequestGenerator =
      switch self {
      case .osrm:
        try OSRMRequestGenerator(endpoint: endpoint, profile: profile, options: options)
      case .valhalla:
        try ValhallaRequestGenerator(endpoint: endpoint, profile: profile, options: options)
      case .graphhopper:
        try GraphHopperRequestGenerator(endpoint: endpoint, profile: profile, options: options)
      }
    return RouteAdapter(
      requestGenerator: generator,
      responseParser: RouteAnswerParser(precision: precision)
    )
  }
}
