/// Whether the vehicle follows the route.
public enum OnRouteState: String, Sendable {
  case onRoute
  case offRoute
  /// There is no route, or no usable position yet.
  case undefined
}
