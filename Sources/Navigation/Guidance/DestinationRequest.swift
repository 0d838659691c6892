/// A setDestinations under way: waiting for an origin, or for the provider's answer.
final class DestinationRequest {
  let id: Int
  let options: RouteOptions
  let completion: (RouteStatus) -> Void
  /// The answer awaited; nil while there is no origin yet.
  var fetch: RouteFetch?
  /// Ends the wait for an origin.
  var originTimer: (any Cancellable)?

  init(id: Int, options: RouteOptions, completion: @escaping (RouteStatus) -> Void) {
    self.id = id
    self.options = options
    self.completion = completion
  }

  /// Stops whatever is under way, in silence.
  func stop() {
    fetch?.cancel()
    fetch = nil
    originTimer?.cancel()
    originTimer = nil
  }
}
