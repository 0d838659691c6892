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
  ///
  /// - Parameter short: Metres before the end of the way.
  func destination(_ match: DriveMatch, _ short: Double) -> DrivePlace? {
    let fixes = match.fixes
    guard let last = match.matched.fixes.lastIndex(where: \.isMatched) else { return nil }
    var fix = last
    if short > 0 {
      var rest = 0.0
      while fix > 0, rest < short || !match.matched.fixes[fix].isMatched {
        rest += fixes[fix].coordinate.distance(to: fixes[fix - 1].coordinate)
        fix -= 1
      }
    }
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
    for (number, stay) in DriveSplit.stays(in: fixes, seconds: options.stop).enumerated()
    where stay.lowerBound > 0 && stay.upperBound < fixes.count
      && !options.ignoredStops.contains(number)
    {
      guard let fix = stay.first(where: { match.matched.fixes[$0].isMatched }) else { continue }
      let seconds = DriveSplit.duration(fixes, stay)
      let minutes = Quantity.time(milliseconds: Int64(seconds) * 1000)
      let certainty: Certainty = seconds >= 300 ? .sure : seconds >= 180 ? .likely : .doubtful
      let reason = "the vehicle stands there for \(minutes)"
      if let place = place(match, fix, certainty, reason, seconds: seconds) { places.append(place) }
    }
    return places
  }

  /// The place of the drive that is farthest from its end.
  func farthest(_ match: DriveMatch, _ destination: DrivePlace) -> DrivePlace? {
    let candidates = match.matched.fixes.indices.filter {
      $0 < destination.fix && match.matched.fixes[$0].isMatched
    }
    let distances = candidates.map {
      match.fixes[$0].coordinate.distance(to: destination.coordinate)
    }
    guard let index = distances.indices.max(by: { (distances[$0], $1) < (distances[$1], $0) })
    else {
      return nil
    }
    let reason = "the drive comes back to where it was, and this is its farthest place"
    return place(match, candidates[index], .doubtful, reason, seconds: 0)
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
