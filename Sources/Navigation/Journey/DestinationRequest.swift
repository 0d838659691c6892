/// A setDestinations under way: waiting for an origin, for the provider's answer, or to be told.
final class DestinationRequest {
  let id: Int
  let options: RouteOptions
  let completion: (RouteStatus) -> Void
  /// The answer awaited; nil while there is no origin yet.
  var session: RouteCalculationSession?
  /// Where the vehicle was reckoned to be when it was asked for; nil where fixes tell.
  var origin: Location?
  /// The start of the drive, where its route is asked for while the vehicle stands.
  var start: DriveStart?
  /// Ends the wait for an origin.
  var originTimer: (any Cancellable)?
  /// What will be told; settled only when it is (D-10).
  var status = RouteStatus.cancelled

  init(id: Int, options: RouteOptions, completion: @escaping (RouteStatus) -> Void) {
    self.id = id
    self.options = options
    self.completion = completion
  }

  /// Stops whatever is under way, in silence.
  func stop() {
    session?.cancel()
    session = nil
    originTimer?.cancel()
    originTimer = nil
  }
}
