extension AddressSearch {
  /// Where navigation would lead: the most exact of what is selected; nil without a town.
  public var destination: Waypoint? {
    selection.flatMap { Waypoint(coordinate: $0.destination, title: title) }
  }

  /// The selection in one line, such as "Kaiserstraße 5, Karlsruhe".
  public var title: String? {
    guard let town else { return nil }
    let line = [street?.name, houseNumber?.name].compactMap { $0 }.joined(separator: " ")
    return [line, town.name].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Navigates to the selection: sets it as the destination, or lets the simulator drive there, and
  /// starts guidance when there is a route.
  ///
  /// - Parameters:
  ///   - simulated: Whether the simulator drives.
  ///   - completion: Called once with the status of the request, in a later job.
  /// - Returns: The number of the request; nil without a selection: nothing happens then.
  /// - Throws: What ``NavigationContext/navigator()`` throws.
  @discardableResult
  public func navigate(
    simulated: Bool = false,
    options: RouteOptions = .default,
    completion: @escaping (RouteStatus) -> Void = { _ in }
  ) throws(NavigatorAccessError) -> Int? {
    guard let destination else { return nil }
    let navigator = try navigator()
    let finish = { [weak navigator] (status: RouteStatus) in
      completion(status)
      if status == .ok { navigator?.startGuidance() }
    }
    if simulated {
      let simulator = navigator.locationSimulator
      return simulator.simulateAlongNewRoute(
        to: [destination],
        options: options,
        completion: finish
      )
    }
    return navigator.setDestinations([destination], options: options, completion: finish)
  }
}
