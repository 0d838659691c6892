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
