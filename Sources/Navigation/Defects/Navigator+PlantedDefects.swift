import Geodesy

extension Navigator {
  /// Returns the verdict to follow: that of the fix before, where this defect is planted.
  @inline(__always)
  func planted(_ verdict: RouteFollower.Verdict) -> RouteFollower.Verdict {
    guard configuration.plantedDefects.contains(.lateDeviation) else { return verdict }
    defer { lateVerdict = verdict }
    return lateVerdict
  }

  /// Returns the origin to request from: without its course, where it is lost.
  func planted(_ origin: Location) -> Location {
    let defects = configuration.plantedDefects
    guard
      defects.contains(.requestWithoutCourse)
        || defects.contains(.lostEast) && origin.course == 90
    else { return origin }
    return Location(
      coordinate: origin.coordinate,
      altitude: origin.altitude,
      horizontalAccuracy: origin.horizontalAccuracy,
      verticalAccuracy: origin.verticalAccuracy,
      speed: origin.speed,
      timestamp: origin.timestamp
    )
  }

  /// Whether a reroute answer is looked at again before it is followed.
  var checksAnswers: Bool {
    configuration.profile.checksAnswers && !configuration.plantedDefects.contains(.staleAnswer)
  }

  /// Returns the destinations to request: the last alone, where this defect is planted.
  func planted(_ destinations: [Destination]) -> [Destination] {
    let isDropped = configuration.plantedDefects.contains(.skippedStopIsDropped)
    return isDropped ? destinations.suffix(1) : destinations
  }

  /// Returns the metres to report: none at first, where this defect is planted.
  @inline(__always)
  func planted(_ distance: Double) -> Double {
    guard configuration.plantedDefects.contains(.nothingAtFirst) else { return distance }
    return distanceReporter.lastReported == nil ? 0 : distance
  }

  /// Seconds by which a request begins ahead of the vehicle, at its speed.
  var leadTime: Double {
    let isBehind = configuration.plantedDefects.contains(.requestFromBehind)
    return isBehind ? 0 : reroutePolicy.staleLatency
  }

  /// Arrives once more, or at the next stop at once, where such a defect is planted.
  func arriveByDefect(at location: Location) {
    if configuration.plantedDefects.contains(.arrivesAgain) { hasArrived = false }
    if configuration.plantedDefects.contains(.nextStopInTheSameFix), destinations.count > 1 {
      continueToNextDestination()
      considerArrival(at: location)
    }
  }
}
