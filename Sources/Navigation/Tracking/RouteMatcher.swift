import Geodesy

/// Follows fixes along one route: for each, the place on the line that the drive has most plausibly
/// reached.
///
/// A route may pass a place twice (out and back, loops, bridges), so the nearest point is not enough.
/// Each fix has a few candidates, one for each pass of the line in a window around what is reachable;
/// the cheapest chain of candidates wins, as in an online Viterbi search (Newson and Krumm, *Hidden
/// Markov map matching through noise and sparseness*, 2009): a candidate costs its squared deviation,
/// a transition the difference between the way along the route and the way between the fixes, and
/// going back costs a little more. Work and memory depend on the window, not on the route.
struct RouteMatcher {
  /// A place the drive may have reached, and what believing so costs.
  private struct Hypothesis {
    var place: PathPosition
    var cost: Double
  }

  /// Metres of GPS noise, one sigma; Newson and Krumm measured 4, urban drives 5 to 8.
  private static let sigma = 8.0
  /// Metres of mismatch between the two ways that cost as much as e-fold unlikelihood.
  private static let beta = 10.0
  /// The cost of going back along the route: a vehicle under guidance does so once in twenty times.
  private static let backwardCost = 3.0
  /// Degrees of one sigma between the course of a moving vehicle and its road, and the dearest mismatch:
  /// a receiver's course may be anything for a fix or two.
  private static let courseSigma = 30.0
  private static let courseCostLimit = 4.0
  /// Metres per second below which a receiver's course says nothing.
  private static let courseSpeed = 2.0
  /// Metres of apparent going back that noise explains.
  private static let backwardTolerance = 2.0
  /// The fastest a vehicle is believed to go, in metres per second (216 km/h), ahead and back.
  private static let speedAhead = 60.0
  private static let speedBack = 30.0
  /// How much longer than the straight line a way along roads is believed to be.
  private static let detour = 1.5
  /// Metres between fixes from which their errors count as independent.
  private static let independence = 8.0
  /// Metres around the reachable, for noise.
  private static let slackAhead = 60.0
  private static let slackBack = 60.0
  /// How many hypotheses are kept.
  private static let breadth = 4

  private var hypotheses: [Hypothesis] = []
  private var next: [Hypothesis] = []
  private var candidates: [PathPosition] = []
  /// The fix that the hypotheses belong to.
  private var lastCoordinate: Coordinate?
  private var lastTime = Instant.zero

  init() {
    hypotheses.reserveCapacity(Self.breadth + 1)
    next.reserveCapacity(Self.breadth + 1)
    candidates.reserveCapacity(16)
  }

  /// The place reached, as of the last fix within the corridor; nil before one.
  private(set) var place: PathPosition?

  /// Forgets everything: the next fix begins on a route anew.
  mutating func reset() {
    hypotheses.removeAll(keepingCapacity: true)
    lastCoordinate = nil
    place = nil
  }

  /// Takes a fix; returns the metres between it and the place it would be matched to.
  ///
  /// Within `corridor` metres the place moves there; beyond, it stays, and the reachable window grows
  /// until a fix lies in the corridor again.
  ///
  /// - Parameters:
  ///   - limit: Metres along the route from which on no place is believed.
  ///   - beginsHere: Whether the route begins where the vehicle was when it was asked for.
  mutating func update(
    _ location: Location,
    on line: RouteLine,
    through limit: Double = .infinity,
    beginsHere: Bool = false,
    corridor: Double
  ) -> Double {
    guard let lastCoordinate else {
      var limit = limit
      if beginsHere, let start = line.path.coordinates.first {
        // Since it was asked for, the vehicle went no farther than that.
        limit = min(limit, Self.slackAhead + Self.detour * start.distance(to: location.coordinate))
      }
      return begin(location, on: line, through: limit, corridor: corridor)
    }
    let path = line.path
    let elapsed = max(0, location.timestamp.seconds(since: lastTime))
    var from = Double.infinity
    var through = 0.0
    for hypothesis in hypotheses {
      from = min(from, hypothesis.place.distanceAlong)
      through = max(through, hypothesis.place.distanceAlong)
    }
    // A fix far from the last one went there, however fast: the way ahead is at least as long.
    let travelled = lastCoordinate.distance(to: location.coordinate)
    from -= Self.slackBack + Self.speedBack * elapsed
    through += Self.slackAhead + max(Self.speedAhead * elapsed, Self.detour * travelled)
    path.candidates(
      near: location.coordinate,
      from: min(from, limit),
      through: min(through, limit),
      radius: corridor,
      hint: hypotheses[0].place.segment,
      into: &candidates
    )
    guard let nearest = nearestCandidate else { return .infinity }
    guard nearest <= corridor else { return nearest }

    // The errors of fixes close to each other are one error (Newson and Krumm drop such fixes).
    let weight = min(1, travelled / Self.independence)
    let beta = Self.beta + 0.2 * travelled
    next.removeAll(keepingCapacity: true)
    for candidate in candidates {
      var cheapest = Double.infinity
      for hypothesis in hypotheses {
        let along = candidate.distanceAlong - hypothesis.place.distanceAlong
        var cost = hypothesis.cost + (along.magnitude - travelled).magnitude / beta
        if along < -Self.backwardTolerance { cost += Self.backwardCost }
        cheapest = min(cheapest, cost)
      }
      keep(
        Hypothesis(
          place: candidate,
          cost: cheapest + weight * cost(of: candidate, location, on: path)
        )
      )
    }
    settle(location)
    return hypotheses[0].place.deviation
  }

  /// Takes the first fix on a route: the cheapest place, where the start is preferred to later passes.
  private mutating func begin(
    _ location: Location,
    on line: RouteLine,
    through limit: Double,
    corridor: Double
  ) -> Double {
    line.path.candidates(
      near: location.coordinate,
      from: 0,
      through: min(line.length, limit),
      radius: corridor,
      hint: 0,
      into: &candidates
    )
    guard let nearest = nearestCandidate else { return .infinity }
    guard nearest <= corridor else { return nearest }
    next.removeAll(keepingCapacity: true)
    for candidate in candidates {
      keep(
        Hypothesis(
          place: candidate,
          cost: cost(of: candidate, location, on: line.path) + candidate.distanceAlong / 1000
        )
      )
    }
    settle(location)
    return hypotheses[0].place.deviation
  }

  private var nearestCandidate: Double? {
    candidates.isEmpty ? nil : candidates.reduce(.infinity) { min($0, $1.deviation) }
  }

  /// Returns what it costs to believe in a candidate, apart from the way there.
  @inline(__always)
  private func cost(of candidate: PathPosition, _ location: Location, on path: GeoPath) -> Double {
    let sigma = max(Self.sigma, location.horizontalAccuracy ?? 0)
    let distance = candidate.deviation * candidate.deviation / (2 * sigma * sigma)
    // The course chooses between passes of the line; where there is one, it decides nothing.
    guard candidates.count > 1, let course = location.course,
      location.speed ?? Self.courseSpeed >= Self.courseSpeed,
      let road = path.bearing(ofSegment: candidate.segment)
    else { return distance }
    let mismatch = Bearing.difference(from: road, to: course) / Self.courseSigma
    return distance + min(Self.courseCostLimit, mismatch * mismatch / 2)
  }

  /// Puts a hypothesis in its place by cost; the dearest beyond the breadth is dropped.
  private mutating func keep(_ hypothesis: Hypothesis) {
    var at = next.count
    while at > 0 && next[at - 1].cost > hypothesis.cost { at -= 1 }
    guard at < Self.breadth else { return }
    next.insert(hypothesis, at: at)
    if next.count > Self.breadth { next.removeLast() }
  }

  private mutating func settle(_ location: Location) {
    swap(&hypotheses, &next)
    let base = hypotheses[0].cost
    for index in hypotheses.indices { hypotheses[index].cost -= base }
    // What is e^-20 times as likely as the best is believed no more.
    while let last = hypotheses.last, last.cost > 20 { hypotheses.removeLast() }
    place = hypotheses[0].place
    lastCoordinate = location.coordinate
    lastTime = location.timestamp
  }
}
