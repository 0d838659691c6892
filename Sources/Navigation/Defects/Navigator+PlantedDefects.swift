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
    guard configuration.plantedDefects.contains(.lostEast), origin.course == 90 else {
      return origin
    }
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
}
