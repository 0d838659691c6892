import Geodesy
import RoadNetwork

/// What became of a trip, the gravest first.
package enum TripVerdict: String, CaseIterable, Sendable {
  case noWay, newWay, otherWay, otherTime, otherWords, otherLanes, same

  /// What is said of such trips.
  package var words: String {
    switch self {
    case .noWay: "no way any more"
    case .newWay: "a way where there was none"
    case .otherWay: "another way"
    case .otherTime: "another time"
    case .otherWords: "other words"
    case .otherLanes: "other lanes"
    case .same: "the same"
    }
  }
}

/// Why trips changed: a road, a turn or a rule that is otherwise, or where the ways part.
package struct TripCause: Hashable, Sendable {
  /// The road or rule.
  package let road: String
  /// What became of it.
  package let what: String
  /// The ways of OpenStreetMap; empty where none is known to be otherwise.
  package let ways: [Int64]
  /// The change in the difference of the maps; nil for what only the answers tell.
  package let change: Int?

  /// In one line.
  package var sentence: String {
    let numbers = ways.map { "\($0)" }.joined(separator: " → ")
    return "\(road): \(what)" + (ways.isEmpty ? "" : " (way \(numbers))")
  }
}

/// A trip that is otherwise.
package struct TripChange: Sendable {
  /// The trip.
  package let trip: Trip
  /// What became of it.
  package let verdict: TripVerdict
  /// Why.
  package let cause: TripCause
  /// Seconds on the ways; nil where there is none.
  package let durations: (old: Double?, new: Double?)
  /// The ways as polylines of six decimals; nil where there is none.
  package let lines: (old: String?, new: String?)
  /// What is said otherwise, where the first words or lanes differ.
  package let words: (old: String, new: String)?

  /// Seconds that the trip takes longer now; nil where one of the ways is missing.
  package var delay: Double? {
    durations.old.flatMap { old in durations.new.map { $0 - old } }
  }
}

/// Compares the answers to a trip, and says why they differ.
struct TripJudge: Sendable {
  /// nil where one of them came without a map.
  let difference: MapDifference?

  /// Seconds that two answers may differ by: both are told in tenths.
  private static let sameTime = 0.095
  /// Metres around a maneuver in which a road that is otherwise has to do with its words.
  private static let reach = 120.0

  /// Returns what is otherwise; nil for nothing.
  func change(_ trip: Trip, _ old: TripAnswer?, _ new: TripAnswer?) -> TripChange? {
    let verdict = verdict(old, new)
    guard verdict != .same else { return nil }
    let place = Self.firstDifference(old, new, in: verdict)
    return TripChange(
      trip: trip,
      verdict: verdict,
      cause: cause(verdict, old, new, place),
      durations: (old?.duration, new?.duration),
      lines: (
        old.map { GeoPath($0.line).polyline(precision: 6) },
        new.map { GeoPath($0.line).polyline(precision: 6) }
      ),
      words: verdict == .otherWords || verdict == .otherLanes
        ? Self.words(old, new, place, verdict) : nil
    )
  }

  private func verdict(_ old: TripAnswer?, _ new: TripAnswer?) -> TripVerdict {
    guard let old else { return new == nil ? .same : .newWay }
    guard let new else { return .noWay }
    if !old.leadsAs(new) { return .otherWay }
    if abs(old.duration - new.duration) >= Self.sameTime { return .otherTime }
    if old.isWorded, new.isWorded, old.steps.map(\.text) != new.steps.map(\.text) {
      return .otherWords
    }
    return old.steps.map(\.lanes) != new.steps.map(\.lanes) ? .otherLanes : .same
  }

  /// The first step that is otherwise.
  private static func firstDifference(
    _ old: TripAnswer?,
    _ new: TripAnswer?,
    in verdict: TripVerdict
  ) -> Int? {
    guard let old, let new else { return nil }
    let pairs = zip(old.steps, new.steps)
    let found = pairs.enumerated().first { _, pair in
      switch verdict {
      case .otherWords: pair.0.text != pair.1.text
      case .otherLanes: pair.0.lanes != pair.1.lanes
      case .otherTime: abs(pair.0.duration - pair.1.duration) >= sameTime
      case .noWay, .newWay, .otherWay, .same:
        pair.0.road != pair.1.road || pair.0.place.distance(to: pair.1.place) > 5
      }
    }
    if let found { return found.offset }
    return old.steps.count == new.steps.count ? nil : min(old.steps.count, new.steps.count)
  }

  private static func words(
    _ old: TripAnswer?,
    _ new: TripAnswer?,
    _ index: Int?,
    _ verdict: TripVerdict
  ) -> (old: String, new: String)? {
    guard let index else { return nil }
    func text(_ answer: TripAnswer?) -> String {
      guard let answer, answer.steps.indices.contains(index) else { return "nothing" }
      let step = answer.steps[index]
      return verdict == .otherLanes ? step.lanes ?? "no lanes" : step.text
    }
    return (text(old), text(new))
  }

  // MARK: - Causes

  private func cause(
    _ verdict: TripVerdict,
    _ old: TripAnswer?,
    _ new: TripAnswer?,
    _ place: Int?
  ) -> TripCause {
    switch verdict {
    case .noWay, .newWay, .otherWay, .otherTime:
      if let cause = costliest(old, new) { return cause }
    case .otherWords, .otherLanes, .same:
      let steps = [old, new].compactMap { $0 }.compactMap { answer in
        place.flatMap { answer.steps.indices.contains($0) ? answer.steps[$0] : nil }
      }
      for step in steps {
        if let change = difference?.change(near: step.place, within: Self.reach) {
          return told(change)
        }
      }
    }
    return parting(verdict, old, new, place)
  }

  /// What costs most on the way before, or helps most on the way now.
  private func costliest(_ old: TripAnswer?, _ new: TripAnswer?) -> TripCause? {
    guard let difference else { return nil }
    var sums: [Int: Double] = [:]
    for leg in old?.legs ?? [] {
      for found in difference.changes(onOld: leg) { sums[found.change, default: 0] += found.loss }
    }
    for leg in new?.legs ?? [] {
      for found in difference.changes(onNew: leg) { sums[found.change, default: 0] += found.gain }
    }
    // What makes the old way better, or the new one worse, is no reason to leave it, but one for another time.
    let best = sums.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best else { return nil }
    if best.value > 0 { return told(best.key) }
    return sums.min { ($0.value, $0.key) < ($1.value, $1.key) }.map { told($0.key) }
  }

  private func told(_ number: Int) -> TripCause {
    let change = difference?.changes[number]
    let ways: [Int64] =
      switch change?.scope {
      case .way(let way): [way]
      case .turn(let from, let to): from == to ? [from] : [from, to]
      case .rule, nil: []
      }
    return TripCause(
      road: change?.road ?? "",
      what: change?.what ?? "",
      ways: ways,
      change: number
    )
  }

  /// Where the ways part, for whom no road is known to be otherwise.
  private func parting(
    _ verdict: TripVerdict,
    _ old: TripAnswer?,
    _ new: TripAnswer?,
    _ place: Int?
  ) -> TripCause {
    guard let old, let new else {
      let answer = old ?? new
      let road = answer?.steps.first?.road ?? "a road without a name"
      return TripCause(
        road: road,
        what: old == nil ? "a way from here" : "no way from here",
        ways: [],
        change: nil
      )
    }
    if verdict == .otherWay, let cause = snapped(old, new) { return cause }
    func road(_ answer: TripAnswer, _ index: Int) -> String {
      answer.steps.indices.contains(index)
        ? answer.steps[index].road ?? "a road without a name" : "the end"
    }
    let index = place ?? 0
    let what: String
    switch verdict {
    case .otherWay, .noWay, .newWay, .same:
      what = "onto \(road(new, index)), not \(road(old, index))"
    case .otherTime: what = "another time"
    case .otherWords, .otherLanes:
      let words = Self.words(old, new, place, verdict)
      what = "'\(words?.new ?? "")', not '\(words?.old ?? "")'"
    }
    let isOnRoad = verdict == .otherTime
    return TripCause(
      road: isOnRoad ? road(old, index) : index > 0 ? road(old, index - 1) : "the start",
      what: what,
      ways: [],
      change: nil
    )
  }

  /// Ways that end on other roads, or that cost the same.
  private func snapped(_ old: TripAnswer, _ new: TripAnswer) -> TripCause? {
    guard let first = old.legs.first, let last = old.legs.last, let newFirst = new.legs.first,
      let newLast = new.legs.last
    else { return nil }
    let pairs = [(first.start, newFirst.start), (last.end, newLast.end)]
    if pairs.contains(where: { $0.coordinate.distance(to: $1.coordinate) > 1 }) {
      return TripCause(
        road: "a place",
        what: "taken to another road",
        ways: [],
        change: nil
      )
    }
    let weights = (
      old.legs.reduce(0) { $0 + UInt64($1.weight) }, new.legs.reduce(0) { $0 + UInt64($1.weight) }
    )
    guard weights.0 == weights.1 else { return nil }
    return TripCause(
      road: "ways of the same cost",
      what: "either is the best",
      ways: [],
      change: nil
    )
  }
}
