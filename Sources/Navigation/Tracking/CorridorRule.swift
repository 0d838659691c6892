/// Off and on the route by distance, with debounce and hysteresis (D-16).
///
/// Off after so many usable fixes in a row beyond the limit, on again at the first within the return
/// distance. Distances are compared in whole millimetres, so that exactly 50.000 m is on the route.
struct CorridorRule {
  let configuration: NavigatorConfiguration.OffRoute
  private(set) var deviatingFixes = 0

  init(configuration: NavigatorConfiguration.OffRoute) {
    self.configuration = configuration
  }

  mutating func reset() { deviatingFixes = 0 }

  /// Judges a usable fix at `deviation` metres from the route.
  ///
  /// - Parameter tolerance: Metres by which the limit is wider.
  mutating func judge(
    _ deviation: Double,
    isOffRoute: Bool,
    tolerance: Double = 0
  ) -> RouteFollower.Verdict {
    if Millimetres.isMore(deviation, than: configuration.distance + tolerance) {
      deviatingFixes += 1
      return !isOffRoute && deviatingFixes >= configuration.fixes ? .left : .unchanged
    }
    deviatingFixes = 0
    guard isOffRoute else { return .unchanged }
    let limit = min(configuration.returnDistance, configuration.distance)
    return Millimetres.isMore(deviation, than: limit) ? .unchanged : .returned
  }
}
