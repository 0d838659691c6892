import Geodesy

/// How a departure is answered, apart from the limits of ``NavigatorConfiguration/Reroute``.
package struct RerouteRules {
  /// Whether an answer is looked at again before it is followed (D-16); the vehicle may be back, or
  /// elsewhere.
  package var checksAnswers: Bool
  /// Whether who stood when a route was asked for, and drives off another way, has left no route.
  package var asksAgainAtStart: Bool
  /// Whether who goes on against the traffic is turned round less and less often.
  package var waitsAgainstTraffic: Bool
  /// Whether only a route that began where the vehicle was is rerouted (X-N2).
  package var reroutesOwnRoutesOnly: Bool
  /// Whether a guard is passed when its limit is reached, and not only beyond.
  package var passesGuardsAtLimit: Bool
  /// Whether a departure waits for the request under way; else it asks anew in its place.
  package var waitsForAnswer = true
  /// How many requests in a row may fail before no more is sent; nil is any number.
  package var failureLimit: Int?
  /// Whether a search for a faster route that comes due takes the place of the reroute under way.
  package var givesWayToSearch = false
  /// Where a request begins.
  package var origin: (RerouteOrigin) -> Location

  /// The rules of a profile: Ferrostar and MapLibre follow any answer, also one for a route that was
  /// supplied, and send the fix as it came.
  package init(_ profile: NavigatorProfile) {
    let isOwn = profile == .builtin
    checksAnswers = isOwn
    asksAgainAtStart = isOwn
    waitsAgainstTraffic = isOwn
    reroutesOwnRoutesOnly = isOwn
    passesGuardsAtLimit = profile == .maplibre
    origin = isOwn ? { $0.leading(by: $0.latency) } : { $0.fix }
  }
}

/// What is known of the vehicle where a reroute is asked for.
package struct RerouteOrigin {
  /// The fix as it came.
  package let fix: Location
  /// The fix on its road, in the direction of the road, where those are known; else as it came.
  package let matched: Location
  /// The direction from the usable fix before, in degrees, for receivers that tell none; nil where the
  /// two lie too near.
  package let travelled: Double?
  /// Seconds that the last answer took, where it came too late; else 0.
  package let latency: Double
  /// Where the vehicle comes that follows its road for some metres; nil where no road is known.
  package let ahead: (Location, Double) -> RoadPlace?

  /// Metres ahead of the vehicle at most at which a request begins.
  private static let longestLead = 500.0

  /// Returns the matched place, or where the vehicle will be after some seconds at its speed: on its road, as
  /// that bends, where the roads are known.
  ///
  /// It always has a course where the vehicle moves, so that no route begins by turning back into the
  /// maneuver just missed.
  package func leading(by seconds: Double) -> Location {
    let course = matched.course ?? travelled
    let lead = min(Self.longestLead, (matched.speed ?? 0) * seconds)
    guard let course else { return matched }
    guard lead > 0 else {
      var origin = matched
      origin.course = course
      return origin
    }
    if let road = ahead(matched, lead) {
      return Location(snapping: matched, to: road.coordinate, course: road.course)
    }
    // Straight ahead there may be no road: it is not snapped.
    return Location(
      coordinate: matched.coordinate.destination(distance: lead, bearing: course),
      altitude: matched.altitude,
      horizontalAccuracy: matched.horizontalAccuracy,
      verticalAccuracy: matched.verticalAccuracy,
      course: course,
      speed: matched.speed,
      timestamp: matched.timestamp
    )
  }
}
