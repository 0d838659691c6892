import Geodesy

/// Off and on the route by the roads of a map: a sequential test of two explanations of the drive.
///
/// The one: the vehicle is on the route, where it was matched. The other: it is on the road that an
/// online matcher finds for the fixes, which left the route. Each fix costs both of them nats, for its
/// distance across the road (``RouteResidual``: what its neighbour already said is no evidence again)
/// and for its course; the difference is summed, and a sum below 0 starts anew (Page's test). Each fix
/// may say so much and no more, so that a jump by multipath, which is one surprise and not a series of
/// them, decides nothing.
///
/// The map is asked only where the fixes begin to look odd; on the route a fix costs two comparisons.
final class NetworkRule {
  // Of the receiver: metres and seconds of the drift of its error, degrees of its course.
  private static let sigma = 6.0
  private static let driftTime = 15.0
  private static let courseSigma = 15.0
  private static let courseSigmaSpeed = 60.0
  private static let courseTolerance = 8.0

  /// Nats that position and course of one fix may say, and that each fix must exceed to say anything.
  private static let positionLimit = 6.0
  private static let courseLimit = 5.0
  private static let allowance = 0.75
  /// Fixes over which the whole distance from the route counts again, and how much of it a fix may say:
  /// a reflection lasts some seconds, a parallel road goes on.
  private static let lastingFixes = 10.0
  private static let lastingLimit = 1.5
  /// Fixes in a row for which the vehicle must be on another road.
  private static let awayFixes = 2

  /// Metres and degrees below which a fix looks as on the route.
  private static let quietDeviation = 6.0
  private static let quietMismatch = 20.0
  /// Quiet fixes after which the map is left alone again.
  private static let calmFixes = 12

  /// Metres and degrees within which a road is the route.
  private static let sameRoad = 8.0
  private static let sameCourse = 50.0
  /// Metres of the route, back and ahead of the place, that a road is compared with.
  private static let windowBack = 150.0
  private static let windowAhead = 300.0

  /// Fixes in a row that must fit the route for a vehicle to be back on it.
  private static let returnFixes = 2
  static let returnDeviation = 20.0
  private static let returnMismatch = 45.0

  /// Metres within which a location off the route is shown on its road.
  static let snapDistance = 25.0

  /// How many fixes the matcher hears of the time before it was asked.
  private static let memory = 6

  private let roads: any RoadSnapper
  private let threshold: Double

  /// The last fixes, in a ring, with the number of all so far.
  private var recent: [Location] = []
  private var count = 0
  private var isFollowing = false
  private var calm = 0
  private var returning = 0
  private var away = 0

  private var lastRoute: RouteResidual?
  private var lastRoad: RouteResidual?
  private var lastTime = Instant.zero
  private var passes: [PathPosition] = []

  /// Nats by which the roads explain the drive better than the route.
  private(set) var score = 0.0
  /// Where the vehicle is by the map, at the last fix; nil where the map was not asked or has no road.
  private(set) var road: RoadPlace?
  /// Whether that place lies on the route.
  private(set) var isRoadOnRoute = true

  init(roads: any RoadSnapper, threshold: Double) {
    self.roads = roads
    self.threshold = threshold
    recent.reserveCapacity(Self.memory)
    passes.reserveCapacity(8)
  }

  /// Takes a usable fix that was matched to a place of the route.
  ///
  /// - Parameters:
  ///   - course: The direction of the route there.
  ///   - mismatch: Degrees between the course of the fix and the route; nil where it has none.
  func judge(
    _ location: Location,
    at place: PathPosition,
    course: Double,
    mismatch: Double?,
    on line: RouteLine,
    isOffRoute: Bool
  ) -> RouteFollower.Verdict {
    defer { remember(location) }
    if !isFollowing {
      let isQuiet =
        place.deviation < Self.quietDeviation && (mismatch ?? 0) < Self.quietMismatch
      if isQuiet && !isOffRoute {
        lastRoute = nil
        return .unchanged
      }
      follow()
    }
    road = roads.add(location)
    isRoadOnRoute = road.map { isOnRoute($0, near: place, on: line) } ?? false
    weigh(location, at: place, course: course, mismatch: mismatch)
    away = road != nil && !isRoadOnRoute ? away + 1 : 0
    if isOffRoute { return judgeReturn(place, mismatch) }
    if score >= threshold, away >= Self.awayFixes {
      returning = 0
      return .left
    }
    calmDown(place)
    return .unchanged
  }

  /// Begins to ask the map, with the fixes just before.
  private func follow() {
    isFollowing = true
    (calm, returning, away, score) = (0, 0, 0, 0)
    (lastRoute, lastRoad) = (nil, nil)
    roads.reset()
    for index in max(0, count - Self.memory)..<count {
      _ = roads.add(recent[index % Self.memory])
    }
  }

  private func calmDown(_ place: PathPosition) {
    let isCalm = score == 0 && isRoadOnRoute && place.deviation < Self.quietDeviation
    calm = isCalm ? calm + 1 : 0
    guard calm >= Self.calmFixes else { return }
    isFollowing = false
    road = nil
    isRoadOnRoute = true
  }

  private func remember(_ location: Location) {
    if recent.count < Self.memory {
      recent.append(location)
    } else {
      recent[count % Self.memory] = location
    }
    count += 1
    lastTime = location.timestamp
  }

  // MARK: - Evidence

  private func weigh(
    _ location: Location,
    at place: PathPosition,
    course: Double,
    mismatch: Double?
  ) {
    let elapsed = max(0, location.timestamp.seconds(since: lastTime))
    let correlation = count == 0 ? 0 : DeterministicMath.exp(-elapsed / Self.driftTime)
    // Of a round Gaussian distribution 68 % lie within 1.51 standard deviations of one axis.
    let sigma = max(Self.sigma, (location.horizontalAccuracy ?? 0) / 1.51)
    let onRoute = RouteResidual(from: place.coordinate, to: location.coordinate, course: course)
    let route = onRoute.cost(after: lastRoute, sigma: sigma, correlation: correlation)
    lastRoute = onRoute
    guard let road else {
      lastRoad = nil
      score = max(0, score - Self.allowance)
      return
    }
    let residual = RouteResidual(
      from: road.coordinate,
      to: location.coordinate,
      course: road.course
    )
    let other = residual.cost(after: lastRoad ?? lastRoute, sigma: sigma, correlation: correlation)
    lastRoad = residual
    var evidence = -Self.allowance
    if !isRoadOnRoute {
      evidence += min(Self.positionLimit, route) - min(Self.positionLimit, other)
      evidence += courseEvidence(location, mismatch, road)
      let lasting = (onRoute.across * onRoute.across - residual.across * residual.across)
      let nats = lasting / (2 * sigma * sigma * Self.lastingFixes)
      evidence += min(Self.lastingLimit, max(0, nats))
    }
    score = max(0, score + evidence)
  }

  /// Returns how much better a fix's course fits a road than the route.
  private func courseEvidence(
    _ location: Location,
    _ mismatch: Double?,
    _ road: RoadPlace
  ) -> Double {
    guard let mismatch, let course = location.course else { return 0 }
    let other = Bearing.difference(from: road.course, to: course).magnitude
    let sigma =
      Self.courseSigma + Self.courseSigmaSpeed / max(RouteCourse.leastSpeed, location.speed ?? 10)
    func cost(_ mismatch: Double) -> Double {
      let surprise = max(0, mismatch - Self.courseTolerance) / sigma
      return min(Self.courseLimit, surprise * surprise / 2)
    }
    return cost(mismatch) - cost(other)
  }

  /// Returns whether a place on a road is one of the route near a place, driven in its direction.
  private func isOnRoute(_ road: RoadPlace, near place: PathPosition, on line: RouteLine) -> Bool {
    line.path.candidates(
      near: road.coordinate,
      from: place.distanceAlong - Self.windowBack,
      through: place.distanceAlong + Self.windowAhead,
      radius: Self.sameRoad,
      hint: place.segment,
      into: &passes
    )
    return passes.contains { pass in
      pass.deviation <= Self.sameRoad
        && (RouteCourse.mismatch(road.course, at: pass, on: line.path) ?? 0) <= Self.sameCourse
    }
  }

  // MARK: - Return

  private func judgeReturn(_ place: PathPosition, _ mismatch: Double?) -> RouteFollower.Verdict {
    let isNear = place.deviation <= Self.returnDeviation
    let isAlong = (mismatch ?? 0) <= Self.returnMismatch
    let isExplained = road.map { isRoadOnRoute || $0.deviation > place.deviation + 5 } ?? true
    returning = isNear && isAlong && isExplained ? returning + 1 : 0
    guard returning >= Self.returnFixes else { return .unchanged }
    score = 0
    return .returned
  }
}
