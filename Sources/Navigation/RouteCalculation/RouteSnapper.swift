public import Geodesy

/// Takes lines from elsewhere to the roads of a map.
public protocol RouteSnapper: AnyObject {
  /// Finds the way along the roads that a line describes; `completion` runs in a later job, once,
  /// unless the result is cancelled first.
  ///
  /// - Parameters:
  ///   - tolerance: Metres from a road within which every point of the line must lie (D-09).
  ///   - completion: A route of one leg, or an error such as
  ///     ``RouteCalculationError/pointNotSnappable(_:)``.
  func snap(
    _ line: GeoPath,
    tolerance: Double,
    options: RouteOptions,
    completion: @escaping (Result<Route, RouteCalculationError>) -> Void
  ) -> any Cancellable

  /// Returns whether lines of a travel mode can be snapped.
  func supports(_ mode: RouteOptions.TravelMode) -> Bool
}

extension RouteSnapper {
  /// Answers that every mode of travel has roads.
  public func supports(_ mode: RouteOptions.TravelMode) -> Bool { true }
}
