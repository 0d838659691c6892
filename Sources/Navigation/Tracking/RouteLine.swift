package import Geodesy

/// A route laid out for tracking: where legs, steps and vias end along one line, by prefix sums.
///
/// A class, because it is large, never changes, and is looked at several times a fix.
package final class RouteLine {
  /// A step of the route as a stretch of the line.
  package struct Step {
    /// Metres along the route.
    package let start: Double
    /// Metres along the route at which the next step begins.
    package let end: Double
    /// Seconds, as the provider states them.
    package let duration: Double
    /// Seconds of the leg's steps behind this one.
    package let durationAfter: Double
    /// The index of the leg that it is part of, from 0.
    package let leg: Int
    /// The index within the leg.
    package let index: Int
    /// Whether a ship carries the vehicle along it.
    package let isFerry: Bool
    /// The triggers of its banners and voices, as ranges of the line's lists.
    package let banners: Range<Int>
    /// The triggers of its voices, as a range of ``RouteLine/voiceTriggers``.
    package let voices: Range<Int>
  }

  /// A waypoint that is passed without stopping.
  package struct Via {
    /// The index among the vias of the line, from 0.
    package let index: Int
    /// Which of the journey's waypoints it is.
    package let destination: Destination
    /// Metres along the route at which it lies behind.
    package let distanceAlong: Double
    /// The index of the leg that it is part of, from 0.
    package let leg: Int
  }

  /// The route as it was calculated.
  package let route: Route
  /// The whole line.
  package let path: GeoPath
  /// The steps of all legs, one after another.
  package let steps: [Step]
  /// Whether a ship carries the vehicle along any of them.
  package let hasFerry: Bool
  /// The first step of each leg, and one entry behind the last leg.
  package let firstSteps: [Int]
  /// Metres along the route at which each leg ends.
  package let legEnds: [Double]
  /// The vias of all legs, one after another.
  package let vias: [Via]
  /// Metres before the end of their step at which banners and voices become due.
  package let bannerTriggers: [Double]
  /// Metres before the end of their step at which voices become due.
  package let voiceTriggers: [Double]

  /// Joins the legs of a route.
  ///
  /// - Parameter destinations: What the journey leads through, of which its vias are found on the line.
  package init(route: Route, destinations: [Destination]) {
    self.route = route
    path = route.path
    var steps: [Step] = []
    var firstSteps: [Int] = []
    var legEnds: [Double] = []
    var bannerTriggers: [Double] = []
    var voiceTriggers: [Double] = []
    var vertex = 0
    for (leg, whole) in route.legs.enumerated() {
      firstSteps.append(steps.count)
      var after = whole.steps.reduce(0) { $0 + $1.duration }
      for (index, step) in whole.steps.enumerated() {
        after -= step.duration
        let start = path.isEmpty ? 0 : path.distance(toVertex: vertex)
        // A step without length added no vertex to the joined line.
        if step.path.length > 0 { vertex = min(vertex + step.path.count - 1, path.count - 1) }
        let end = path.isEmpty ? 0 : path.distance(toVertex: vertex)
        let (banner, voice) = (bannerTriggers.count, voiceTriggers.count)
        bannerTriggers += step.visualInstructions.map(\.triggerDistance)
        voiceTriggers += step.spokenInstructions.map(\.triggerDistance)
        steps.append(
          Step(
            start: start,
            end: end,
            duration: step.duration,
            durationAfter: max(0, after),
            leg: leg,
            index: index,
            isFerry: step.mode == RouteStep.ferryMode,
            banners: banner..<bannerTriggers.count,
            voices: voice..<voiceTriggers.count
          )
        )
      }
      legEnds.append(steps.last?.end ?? 0)
    }
    if !legEnds.isEmpty { legEnds[legEnds.count - 1] = path.length }
    firstSteps.append(steps.count)
    self.steps = steps
    hasFerry = steps.contains(where: \.isFerry)
    self.firstSteps = firstSteps
    self.legEnds = legEnds
    self.bannerTriggers = bannerTriggers
    self.voiceTriggers = voiceTriggers
    vias = Self.locateVias(of: destinations, on: path, legEnds: legEnds)
  }

  /// The whole length in metres.
  package var length: Double { path.length }

  /// Returns a step as the provider stated it.
  func provided(_ step: Int) -> RouteStep {
    let step = steps[step]
    return route.legs[step.leg].steps[step.index]
  }

  /// Returns the seconds from a place in a step to the end of the step's leg.
  func timeToEndOfLeg(from along: Double, in step: Int) -> Double {
    let step = steps[step]
    let size = step.end - step.start
    guard size > 0 else { return step.durationAfter }
    let rest = min(1, max(0, (step.end - along) / size))
    return rest * step.duration + step.durationAfter
  }

  /// Returns the seconds of a whole leg.
  func duration(ofLeg leg: Int) -> Double {
    guard let first = steps[firstSteps[leg]..<firstSteps[leg + 1]].first else { return 0 }
    return first.duration + first.durationAfter
  }

  /// Finds each via on the line: its nearest place behind the one before and within its leg.
  private static func locateVias(
    of destinations: [Destination],
    on path: GeoPath,
    legEnds: [Double]
  ) -> [Via] {
    var vias: [Via] = []
    var leg = 0
    var behind = 0.0
    for destination in destinations {
      guard leg < legEnds.count else { break }
      if destination.isStop {
        behind = legEnds[leg]
        leg += 1
        continue
      }
      guard let coordinate = destination.waypoint.coordinate,
        let place = path.nearest(to: coordinate, from: behind, through: legEnds[leg])
      else { continue }
      behind = place.distanceAlong
      vias.append(
        Via(
          index: vias.count,
          destination: destination,
          distanceAlong: place.distanceAlong,
          leg: leg
        )
      )
    }
    return vias
  }
}
