/// A member of ``RouteOptions``, by its name.
public enum RouteOption: String, Sendable, CaseIterable {
  case travelMode, avoidsHighways, avoidsTolls, avoidsFerries, strategy, maximumRouteCount
  case departureTime
}

extension RouteOptions {
  /// What is asked for: whatever differs from the plainest way by car.
  public var wishes: [RouteOption] {
    RouteOption.allCases.filter { option in
      switch option {
      case .travelMode: travelMode != .driving
      case .avoidsHighways: avoidsHighways
      case .avoidsTolls: avoidsTolls
      case .avoidsFerries: avoidsFerries
      case .strategy: strategy != .fastest
      case .maximumRouteCount: maximumRouteCount > 1
      case .departureTime: departureTime != nil
      }
    }
  }
}
