import ScenarioLanguage
import Simulation

/// Judges what a navigator decided on a drive against where the vehicle truly was.
///
/// A departure is in force while the vehicle is not on the route that the navigator follows, whoever
/// is to blame, and for a few seconds after.
struct DriveJudge {
  /// Seconds after a departure in which a late report of it is still right.
  private static let grace = 5.0
  /// Seconds on the route after which a departure is over.
  private static let returned = 10.0

  private let drive: Drive
  private let witness: DriveWitness

  /// Returns what a drive came to.
  static func outcome(of drive: Drive, _ witness: DriveWitness) -> DriveOutcome {
    DriveJudge(drive: drive, witness: witness).outcome()
  }

  private func outcome() -> DriveOutcome {
    var outcome = DriveOutcome()
    outcome.kilometres = drive.plan.destinationDistance / 1000
    outcome.reroutes = witness.reroutes.count
    if let begin = witness.routes.first?.seconds {
      let end = begin + DriveOutcome.startSeconds
      outcome.startReroutes = witness.reroutes.count { $0 <= end }
      outcome.askedAgain = witness.firstRoutes.dropFirst().count { $0 <= end }
    }
    outcome.falseOffRoutes = witness.offRoutes.count { !isDeparted(at: $0) }
    outcome.falseReroutes = witness.reroutes.count { !isDeparted(at: $0) }
    var explained: Set<Double> = []
    for departure in drive.plan.departures {
      let (judged, detection) = judge(departure)
      outcome.departures.append(judged)
      if let detection { explained.insert(detection) }
    }
    outcome.otherOffRoutes = witness.offRoutes.count {
      isDeparted(at: $0) && !explained.contains($0)
    }
    outcome.lastWords = lastWords()
    outcome.overlaps = zip(witness.words, witness.words.dropFirst()).count { earlier, later in
      later.seconds - earlier.seconds < Self.characterSeconds * Double(earlier.length)
    }
    outcome.arrivals = witness.arrivals.count
    if let arrival = witness.arrivals.first {
      outcome.arrivalError = (
        metres: drive.state(at: arrival).distance - drive.plan.destinationDistance,
        seconds: arrival - drive.arrivalTime
      )
    }
    return outcome
  }

  // MARK: - Truth

  /// Whether the vehicle was off the route followed, at a moment or just before.
  private func isDeparted(at seconds: Double) -> Bool {
    guard let followed = witness.followed(at: seconds) else { return true }
    var moment = seconds
    while moment >= max(seconds - Self.grace, followed.seconds) {
      if !isOn(followed, at: moment) { return true }
      moment -= 1
    }
    return false
  }

  private func isOn(_ followed: DriveWitness.Followed, at seconds: Double) -> Bool {
    guard let route = followed.route else { return false }
    let state = drive.state(at: seconds)
    return route.holds(state)
      || route.begins(near: state) { drive.state(after: state.distance + $0) }
  }

  // MARK: - Words

  /// Seconds that a character takes to say.
  private static let characterSeconds = 0.06

  /// Returns the seconds from the last words about each maneuver to the moment at which the vehicle was
  /// there; only of those that were said on the route and that it came to.
  private func lastWords() -> [Double] {
    witness.words.indices.compactMap { index in
      let words = witness.words[index]
      let isLast = !witness.words[(index + 1)...].contains { $0.maneuver == words.maneuver }
      guard isLast, !isDeparted(at: words.seconds) else { return nil }
      let place = drive.state(at: words.seconds).distance + words.distance
      guard place <= drive.plan.destinationDistance else { return nil }
      let moment = drive.start + drive.motion.time(at: place)
      guard !witness.routes.contains(where: { $0.seconds > words.seconds && $0.seconds < moment })
      else { return nil }
      return moment - words.seconds
    }
  }

  // MARK: - Departures

  /// Returns how a departure was noticed, and the report that noticed it.
  private func judge(
    _ departure: DrivePlan.Departure
  ) -> (DriveOutcome.Departure, report: Double?) {
    var judged = DriveOutcome.Departure(kind: departure.kind.rawValue, detection: .void)
    let junction = drive.start + drive.motion.time(at: departure.distance)
    guard let followed = witness.followed(at: junction), isOn(followed, at: junction - 1),
      !isOff(at: junction), let end = end(of: junction, from: followed)
    else { return (judged, nil) }
    let reports = witness.offRoutes + witness.reroutes
    guard let report = reports.filter({ $0 >= junction && $0 <= end + Self.grace }).min() else {
      judged.detection = .missed
      return (judged, nil)
    }
    judged.detection = .detected(
      seconds: report - junction,
      metres: drive.state(at: report).distance - departure.distance,
      secondsApart: report - apart(after: junction, from: followed, until: end)
    )
    return (judged, report)
  }

  /// Metres between the way and the route from which a departure shows in the position alone.
  private static let apart = 15.0

  /// Returns when the vehicle was first so far from the route that it left.
  private func apart(
    after junction: Double,
    from followed: DriveWitness.Followed,
    until end: Double
  ) -> Double {
    guard let route = followed.route else { return junction }
    var moment = junction
    while moment < end, route.distance(of: drive.state(at: moment)) < Self.apart { moment += 0.5 }
    return moment
  }

  /// Whether the navigator holds the vehicle to be off the route at a moment.
  private func isOff(at seconds: Double) -> Bool {
    guard let off = witness.offRoutes.last(where: { $0 < seconds }) else { return false }
    return !witness.onRoutes.contains { $0 > off && $0 < seconds }
      && !witness.routes.contains { $0.seconds > off && $0.seconds < seconds }
  }

  /// Returns when the vehicle was on the route again that it left, or at the end; nil where it never
  /// left it for long.
  private func end(of junction: Double, from followed: DriveWitness.Followed) -> Double? {
    let last = drive.start + drive.motion.duration
    var away = 0
    var back = 0.0
    var moment = junction + 1
    while moment < last {
      if isOn(followed, at: moment) {
        back += 1
        if back >= Self.returned { break }
      } else {
        away += 1
        back = 0
      }
      moment += 1
    }
    return away >= 5 ? moment : nil
  }
}
