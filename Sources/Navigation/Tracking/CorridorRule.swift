import Geodesy

/// Off and on the route by distance, with debounce and hysteresis (D-16).
///
/// Off after so many usable fixes in a row beyond the limit, on again at the first within the return
/// distance. Distances are compared in whole millimetres, so that exactly 50.000 m is on the route. A fix
/// that brings no way driven says nothing new: it neither counts nor ends the row.
struct CorridorRule {
  let configuration: NavigatorConfiguration.OffRoute
  private(set) var deviatingFixes = 0
  /// The last fix that counted.
  private var counted: Location?

  init(configuration: NavigatorConfiguration.OffRoute) {
    self.configuration = configuration
  }

  /// Judges a usable fix at `deviation` metres from the route.
  ///
  /// - Parameter tolerance: Metres by which the limit is wider.
  mutating func judge(
    _ location: Location,
    _ deviation: Double,
    isOffRoute: Bool,
    tolerance: Double = 0
  ) -> RouteFollower.Verdict {
    if Millimetres.isMore(deviation, than: configuration.distance + tolerance) {
      guard counted.map(location.isNew(since:)) ?? true else { return .unchanged }
      counted = location
      deviatingFixes += 1
      return !isOffRoute && deviatingFixes >= configuration.fixes ? .left : .unchanged
    }
    if deviatingFixes > 0 { (deviatingFixes, counted) = (0, nil) }
    guard isOffRoute else { return .unchanged }
    let limit = min(configuration.returnDistance, configuration.distance)
    return Millimetres.isMore(deviation, than: limit) ? .unchanged : .returned
  }
}
