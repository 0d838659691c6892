/// Hears what the fleet service does beside what it tells its delegate (for recording), at once.
public protocol FleetObserver: AnyObject {
  /// The app wants an event sent.
  ///
  /// - Parameters:
  ///   - jobID: The job; that which is running, for the events of the running job.
  ///   - isAccepted: What the call returns.
  func fleet(
    _ service: FleetConnectivityService,
    willSend event: FleetEvent,
    ofJob jobID: String?,
    isAccepted: Bool
  )

  func fleet(_ service: FleetConnectivityService, didChange job: FleetJobChange)
  func fleet(_ service: FleetConnectivityService, didRefuse message: FleetMessageRefusal)
  func fleet(_ service: FleetConnectivityService, didSend update: FleetETAUpdate)
}
