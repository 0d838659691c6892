import Geodesy
import RoadNetwork
import Traces

/// What a drive demands of any navigator: where all that it may have planned was left, and the spans in
/// which none of it was.
struct DriveFindings {
  /// What the steady navigator planned and saw.
  let steady: DriveComparison
  private(set) var departures: [DriveDeparture] = []
  /// Spans in milliseconds, in order, each with some time before and behind departures.
  private(set) var quiet: [ClosedRange<Int64>] = []

  /// What looked like departures and is none by a person's word.
  private(set) var dismissed: [DriveDeparture] = []

  /// What the navigators of all habits saw at one place.
  private struct Sight {
    let piece: Int
    var departure: DriveDeparture
    let all: [DriveDeparture]
  }

  /// - Parameters:
  ///   - comparisons: One a habit, in their order.
  ///   - answers: What a person says about departures, by the moments of their first fixes in nanoseconds.
  init(
    _ comparisons: [DriveComparison],
    _ match: DriveMatch,
    answers: [Int64: DepartureAnswer] = [:]
  ) {
    steady = comparisons[DriveComparison.Habit.allCases.firstIndex(of: .steady) ?? 0]
    let all = comparisons.map(\.partings)
    var sights: [Sight] = []
    for parting in steady.partings {
      let same = all.compactMap { list in list.first { $0.piece == parting.piece }?.departure }
      // What only some leave hangs on when they planned anew: nobody can tell what is right there.
      guard same.count == all.count else { continue }
      var departure = parting.departure
      if same.allSatisfy(\.isDemanded) {
        departure = Self.common(same)
      } else {
        departure.certainty = .doubtful
      }
      sights.append(Sight(piece: parting.piece, departure: departure, all: same))
    }
    // What comes while a navigator is still at another is a part of that.
    let demanded = sights.map(\.departure).filter(\.isDemanded)
    sights.removeAll { sight in
      !sight.departure.isDemanded
        && demanded.contains { $0.left <= sight.departure.left && sight.departure.left <= $0.end }
    }
    sights.sort { ($0.departure.time, $0.departure.fix) < ($1.departure.time, $1.departure.fix) }
    Self.answer(&sights, answers, match)
    let isDismissed = { (sight: Sight) in
      sight.departure.answer == .receiver || sight.departure.answer == .unknown
    }
    departures = sights.filter { !isDismissed($0) }.map(\.departure)
    dismissed = sights.filter(isDismissed).map(\.departure)
    let vouched = sights.filter { $0.departure.answer == .receiver }
    let others = Set(sights.filter { $0.departure.answer != .receiver }.map(\.piece))
    let isVouched = { (start: Int64) in
      vouched.contains { sight in
        sight.all.contains { $0.left <= start && start <= max($0.end, $0.time) }
      }
    }
    let partings = all.joined().filter { parting in
      others.contains(parting.piece)
        || !(isVouched(parting.departure.left) || vouched.contains { $0.piece == parting.piece })
    }
    let zones =
      partings.map { ($0.departure.left, $0.departure.end) }
      + strays(match).filter { !isVouched($0.0) } + comparisons.flatMap(\.besides)
    quiet = Self.complement(of: zones, until: match.time(of: match.fixes.count - 1))
  }

  /// Nanoseconds by which the moment of an answer may miss a departure's: what is read with other stops, or on
  /// other roads, may begin some fixes away.
  private static let nearness: Int64 = 5_000_000_000

  /// Gives each answer to the departure that is nearest to its moment.
  private static func answer(
    _ sights: inout [Sight],
    _ answers: [Int64: DepartureAnswer],
    _ match: DriveMatch
  ) {
    let times = sights.map { match.fixes[$0.departure.fix].time }
    for (moment, answer) in answers.sorted(by: { $0.key < $1.key }) {
      let near = sights.indices.filter { abs(times[$0] - moment) <= nearness }
      guard let index = near.min(by: { abs(times[$0] - moment) < abs(times[$1] - moment) }) else {
        continue
      }
      if case .departure(let kind) = answer {
        var departure = common(sights[index].all)
        departure.kind = kind
        departure.certainty = .sure
        // What the fixes do not show, no word makes them show.
        if sights[index].all.contains(where: { $0.limit == nil }) { departure.limit = nil }
        sights[index].departure = departure
      }
      sights[index].departure.answer = answer
    }
  }

  /// The departure that all saw: as sure as the least sure of them, seen when the last of them sees it.
  private static func common(_ same: [DriveDeparture]) -> DriveDeparture {
    var result = same[DriveComparison.Habit.allCases.firstIndex(of: .steady) ?? 0]
    for other in same {
      result.certainty = min(result.certainty, other.certainty)
      result.left = min(result.left, other.left)
      result.limit = max(result.limit ?? 0, other.limit ?? 0)
      result.end = max(result.end, other.end)
    }
    return result
  }

  /// The least number of milliseconds in which it is worth saying that nothing happens.
  private static let shortest: Int64 = 3_000

  private static func complement(
    of zones: [(Int64, Int64)],
    until end: Int64
  ) -> [ClosedRange<Int64>] {
    var result: [ClosedRange<Int64>] = []
    var start: Int64 = 0
    for (from, to) in zones.sorted(by: { $0 < $1 }) {
      if from - start >= shortest { result.append(start...from) }
      start = max(start, to)
    }
    if end - start >= shortest { result.append(start...end) }
    return result
  }

  /// Where fixes lie off the plan that was followed, or no road is known.
  ///
  /// A yard, a reflection that lasts, a way that the map lacks. One fix alone is the receiver's.
  private func strays(_ match: DriveMatch) -> [(Int64, Int64)] {
    let width = DriveSight.margin(error: match.error)
    let paths = steady.plans.map { GeoPath($0) }
    var zones: [(Int64, Int64)] = []
    var run: [Int] = []
    var plan = -1
    for index in match.fixes.indices {
      while plan + 1 < paths.count, steady.planStarts[plan + 1] <= index { plan += 1 }
      let path = paths.isEmpty ? nil : paths[max(plan, 0)]
      let away = path?.nearest(to: match.fixes[index].coordinate)?.deviation ?? .infinity
      if away > width { run.append(index) } else { close(&run, match, &zones) }
    }
    close(&run, match, &zones)
    for gap in match.matched.gaps {
      let (from, to) = (max(0, gap.fixes.lowerBound - 1), gap.fixes.upperBound)
      zones.append((match.time(of: from), match.time(of: min(to, match.fixes.count - 1)) + 10_000))
    }
    for fix in match.silences {
      zones.append((match.time(of: fix - 1), match.time(of: fix) + 10_000))
    }
    return zones
  }

  private func close(_ run: inout [Int], _ match: DriveMatch, _ zones: inout [(Int64, Int64)]) {
    if run.count > 1, let first = run.first, let last = run.last {
      zones.append(
        (
          match.time(of: max(0, first - 1)),
          match.time(of: min(last + 1, match.fixes.count - 1)) + 5_000
        )
      )
    }
    run = []
  }
}
