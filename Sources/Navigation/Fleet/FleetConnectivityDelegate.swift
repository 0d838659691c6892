/// Hears from the fleet service; each call comes in a job of its own, never inside a call of the service.
public protocol FleetConnectivityDelegate: AnyObject {
  /// A message came; those of one poll come oldest first.
  func fleetConnectivity(_ service: FleetConnectivityService, didReceive message: FleetMessage)

  /// The server answered to an event, in the order in which events were sent.
  ///
  /// What was sent holds on this side even with an error; whether to send it again is the app's affair
  /// (D-40).
  ///
  /// - Parameter event: What the server got, not the value that was handed over.
  func fleetConnectivity(
    _ service: FleetConnectivityService,
    didAcknowledge event: FleetSentEvent,
    error: FleetError?
  )

  /// A poll brought no messages that could be read; the next one comes at its time.
  func fleetConnectivity(_ service: FleetConnectivityService, didFailToPoll error: FleetError)
}

extension FleetConnectivityDelegate {
  /// Does nothing where it is not implemented.
  public func fleetConnectivity(
    _ service: FleetConnectivityService,
    didFailToPoll error: FleetError
  ) {}
}

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
