import Platform
import Geodesy
import RoadNetwork
import Traces

extension DriveInterpreter {
  /// Where the drive began.
  func origin(_ match: DriveMatch) -> DrivePlace? {
    guard let fix = match.matched.fixes.firstIndex(where: \.isMatched) else { return nil }
    let stood =
      DriveSplit.stays(in: match.fixes, seconds: 5).first.map { $0.lowerBound == 0 } ?? false
    let (certainty, reason): (Certainty, String) =
      if stood {
        (.sure, "the vehicle stands there at first")
      } else if speed(match.fixes, 0) < 6 {
        (.likely, "the vehicle is slow at first")
      } else {
        (.doubtful, "the recording begins under way")
      }
    return place(match, fix, certainty, reason, seconds: 0)
  }

  /// Where the drive led to: its last place on a road.
  func destination(_ match: DriveMatch) -> DrivePlace? {
    let fixes = match.fixes
    guard let fix = match.matched.fixes.lastIndex(where: \.isMatched) else { return nil }
    let stay = DriveSplit.stays(in: fixes, seconds: 10).last.flatMap {
      $0.upperBound == fixes.count ? $0 : nil
    }
    let seconds = stay.map { DriveSplit.duration(fixes, $0) } ?? 0
    let (certainty, reason): (Certainty, String) =
      if seconds >= 20 {
        (.sure, "the vehicle stands there at last, for \(Quantity.fixed(seconds, 0)) s")
      } else if speed(fixes, fixes.count - 1) < 3 {
        (.likely, "the vehicle is slow at last")
      } else {
        (.doubtful, "the recording ends under way")
      }
    return place(match, fix, certainty, reason, seconds: seconds)
  }

  /// Where the vehicle stood on the way for longer than lights take.
  func stops(_ match: DriveMatch, _ options: Options) -> [DrivePlace] {
    let fixes = match.fixes
    var places: [DrivePlace] = []
    for stay in DriveSplit.stays(in: fixes, seconds: options.stop)
    where stay.lowerBound > 0 && stay.upperBound < fixes.count {
      let span = Self.second(of: fixes, stay)
      guard !options.ignoredStops.contains(where: { span.contains($0) }) else { continue }
      guard let fix = stay.first(where: { match.matched.fixes[$0].isMatched }) else { continue }
      let seconds = DriveSplit.duration(fixes, stay)
      let minutes = Quantity.time(milliseconds: Int64(seconds) * 1000)
      let certainty: Certainty = seconds >= 300 ? .sure : seconds >= 180 ? .likely : .doubtful
      let reason = "the vehicle stands there for \(minutes)"
      if var place = place(match, fix, certainty, reason, seconds: seconds) {
        place.last = stay.upperBound - 1
        places.append(place)
      }
    }
    for moment in options.addedStops {
      guard let place = added(match, at: moment),
        !places.contains(where: { $0.fix <= place.last && place.fix <= $0.last })
      else { continue }
      places.append(place)
    }
    return places.sorted { $0.fix < $1.fix }
  }

  /// The place on a road that a person says the route has, at the fix nearest to a moment.
  ///
  /// It is a stop where the vehicle stands there, and else a place that is passed.
  private func added(_ match: DriveMatch, at moment: Int64) -> DrivePlace? {
    let fixes = match.fixes
    let onRoad = fixes.indices.filter { match.matched.fixes[$0].isMatched }
    guard let fix = onRoad.min(by: { abs(fixes[$0].time - moment) < abs(fixes[$1].time - moment) })
    else { return nil }
    let stay = DriveSplit.stays(in: fixes, seconds: 5).first { $0.contains(fix) }
    let seconds = stay.map { DriveSplit.duration(fixes, $0) } ?? 0
    guard var place = place(match, fix, .sure, "put in by hand", seconds: seconds) else {
      return nil
    }
    place.last = stay.map { $0.upperBound - 1 } ?? fix
    return place
  }

  /// The nanoseconds of a stand, to the second before and behind.
  private static func second(of fixes: [Fix], _ stay: Range<Int>) -> ClosedRange<Int64> {
    let times = stay.map { fixes[$0].time }
    return (times.min() ?? 0) - 1_000_000_000...(times.max() ?? 0) + 1_000_000_000
  }

  /// Metres from the destination at which a drive comes by, begins a round, and has gone away.
  private static let (by, round, away) = (60.0, 250.0, 250.0)

  /// Where a drive that has come by its destination before, or began there, was farthest from it.
  ///
  /// Without that place on the way, whoever plans it is over too early.
  func turningPlace(
    _ match: DriveMatch,
    _ destination: DrivePlace,
    after stop: Int
  ) -> DrivePlace? {
    let distances = match.fixes.map { $0.coordinate.distance(to: destination.coordinate) }
    var approach = destination.fix
    while approach > 0, distances[approach - 1] <= Self.round { approach -= 1 }
    let beginsThere = stop < 0 && distances[0] < Self.round
    let start = max(stop + 1, 0)
    guard start < approach,
      let pass = (start..<approach).last(where: { distances[$0] < Self.by })
        ?? (beginsThere ? 0 : nil)
    else { return nil }
    let candidates = (pass..<approach).filter {
      match.matched.fixes[$0].isMatched && distances[$0] >= Self.away
    }
    guard
      let farthest = candidates.max(by: { (distances[$0], $1) < (distances[$1], $0) })
    else { return nil }
    let reason = "the drive comes back to where it was, and this is its farthest place"
    return place(match, farthest, .doubtful, reason, seconds: 0)
  }

  private func place(
    _ match: DriveMatch,
    _ fix: Int,
    _ certainty: Certainty,
    _ reason: String,
    seconds: Double
  ) -> DrivePlace? {
    guard let position = match.matched.fixes[fix].position else { return nil }
    return DrivePlace(
      coordinate: position.coordinate,
      fix: fix,
      last: fix,
      road: map.roadName(of: match.matched.fixes[fix]),
      certainty: certainty,
      reason: reason,
      seconds: seconds
    )
  }

  /// Metres per second at a fix: as recorded, else from the fix beside it.
  private func speed(_ fixes: [Fix], _ index: Int) -> Double {
    if let speed = fixes[index].speed { return speed }
    let other = index > 0 ? index - 1 : 1
    guard fixes.indices.contains(other) else { return 0 }
    let seconds = abs(Double(fixes[index].time - fixes[other].time) / 1e9)
    let metres = fixes[index].coordinate.distance(to: fixes[other].coordinate)
    return seconds > 0 ? metres / seconds : 0
  }
}
