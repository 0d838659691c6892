extension NavigatorConfiguration {
  /// Creates a configuration with the values of a profile.
  ///
  /// Those of Ferrostar are its iOS demo app's, those of MapLibre its constants:
  ///
  /// | | Ferrostar | MapLibre |
  /// |---|--:|--:|
  /// | ``OffRoute/distance`` | 50 m | 50 m, 25 near intersections, never under 40 |
  /// | ``maxHorizontalAccuracy`` | any; 15 m to deviate, 32 to advance, 10 to arrive | 100 m |
  /// | ``arrivalDistance`` | 30 m | the last voice of the leg |
  /// | ``stepExitDistance`` | 5 m across, once the end was within 30 m | 40 m and a course within 30° |
  /// | ``Reroute/minimumTime`` | 5 s | none |
  /// | ``Reroute/minimumMovement`` | more than 50 m | 50 m |
  /// | ``instructionTolerance`` | 5 m | 0 m |
  ///
  /// A value that is assigned afterwards holds instead, where the profile has a use for it.
  ///
  public init(profile: NavigatorProfile) {
    self.init()
    self.profile = profile
    switch profile {
    case .builtin: return
    case .ferrostar:
      arrivalDistance = 30
      maxHorizontalAccuracy = .infinity
    case .maplibre:
      maxHorizontalAccuracy = 100
      instructionTolerance = 0
      reroute.minimumTime = 0
    }
    offRoute.fixes = 1
    offRoute.returnDistance = offRoute.distance
    reroute.maximumTime = reroute.minimumTime
    routing.retries = 0
  }
}

extension NavigatorProfile {
  /// Whether a reroute answer is looked at again before it is followed (D-16); the others follow it
  /// though the vehicle came back meanwhile.
  var checksAnswers: Bool { self == .builtin }

  /// Whether only a route that began where the vehicle was is rerouted (X-N2).
  var reroutesOwnRoutesOnly: Bool { self == .builtin }

  /// Whether a reroute is asked for from the matched place, with the course of the drive; the others
  /// send the fix as it came.
  var requestsFromMatchedPlace: Bool { self == .builtin }

  /// Whether a guard is passed when its limit is reached, and not only beyond.
  var passesGuardsAtLimit: Bool { self == .maplibre }
}
