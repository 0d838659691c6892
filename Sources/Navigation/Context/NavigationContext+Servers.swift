extension NavigationContext {
  /// Returns a context whose routes come from a Valhalla service.
  ///
  /// - Parameters:
  ///   - endpoint: The whole URL, such as `http://127.0.0.1:8002/route`; a query may carry a key.
  ///   - profile: Valhalla's costing for driving.
  ///   - options: A JSON object whose members stand in the body in place of the generator's.
  /// - Throws: ``RequestOptionsError`` where the options are no JSON object.
  public static func valhalla(
    endpoint: String,
    profile: String = "auto",
    options: [UInt8]? = nil,
    configuration: NavigatorConfiguration = NavigatorConfiguration(),
    transport: any RouteTransport,
    scheduler: any Scheduling,
    hasAcceptedTerms: Bool = false
  ) throws(RequestOptionsError) -> NavigationContext {
    let adapter = try RouteAdapter.valhalla(endpoint: endpoint, profile: profile, options: options)
    return NavigationContext(
      configuration: configuration,
      provider: .adapter(adapter, transport),
      scheduler: scheduler,
      hasAcceptedTerms: hasAcceptedTerms
    )
  }
}
