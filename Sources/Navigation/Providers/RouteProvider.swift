/// Where routes come from; handed to the context once.
public enum RouteProvider {
  case adapter(RouteAdapter, any RouteTransport)
  case custom(any CustomRouteProvider)
}
