public import Geodesy

/// What a location simulator tells; every member has an empty default.
public protocol LocationSimulatorDelegate: AnyObject {
  /// A simulation began.
  func simulatorDidStart(_ simulator: LocationSimulator, source: LocationSimulator.Source)

  /// A simulation ended; what comes next is another source's.
  func simulatorDidStop(_ simulator: LocationSimulator, cause: LocationSimulator.StopCause)

  /// The vehicle stands still from the next fix on.
  func simulatorDidPause(_ simulator: LocationSimulator, at coordinate: Coordinate)

  /// The vehicle moves again from the next fix on.
  func simulatorDidResume(_ simulator: LocationSimulator, at coordinate: Coordinate)

  /// A fix is about to be taken.
  func simulator(_ simulator: LocationSimulator, willMoveTo location: Location)

  /// A fix was taken, and all that followed of it was told.
  func simulator(_ simulator: LocationSimulator, didMoveTo location: Location)
}

extension LocationSimulatorDelegate {
  public func simulatorDidStart(_ simulator: LocationSimulator, source: LocationSimulator.Source) {}
  public func simulatorDidStop(_ simulator: LocationSimulator, cause: LocationSimulator.StopCause) {
  }
  public func simulatorDidPause(_ simulator: LocationSimulator, at coordinate: Coordinate) {}
  public func simulatorDidResume(_ simulator: LocationSimulator, at coordinate: Coordinate) {}
  public func simulator(_ simulator: LocationSimulator, willMoveTo location: Location) {}
  public func simulator(_ simulator: LocationSimulator, didMoveTo location: Location) {}
}
