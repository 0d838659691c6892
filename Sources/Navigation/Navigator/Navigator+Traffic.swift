import Geodesy

extension Navigator {
  /// How much the traffic delays the way to the next destination.
  public var delayCategoryToNextDestination: DelayCategory {
    guard surroundings.hasTraffic, let tracker, tracker.place != nil else { return .noData }
    let time = tracker.time(toEndOfLeg: 0)
    return DelayCategory(delay: remainingTime(toEndOfLeg: 0) - time, onTopOf: time)
  }

  /// Whether the way ahead is delayed.
  var isDelayed: Bool {
    guard let tracker else { return false }
    return traffic.delays.seconds(from: tracker.along, through: .infinity) > 0
  }

  /// Returns seconds to the end of a leg: the provider's, and the delays that lie ahead (D-27).
  @inline(__always)
  func remainingTime(toEndOfLeg leg: Int) -> Double {
    tracker.map { remainingTime(toEndOfLeg: leg, on: $0) } ?? 0
  }

  /// Returns seconds to the end of a leg of the route that is followed, with the delays on the way.
  func remainingTime(toEndOfLeg leg: Int, on follower: RouteFollower) -> Double {
    let time = follower.time(toEndOfLeg: leg)
    if traffic.delays.isEmpty { return time }
    let end = follower.line.legEnds[leg]
    return max(0, time + traffic.delays.seconds(from: follower.along, through: end))
  }

  /// Takes note of new conditions, or of a new route under them.
  func trafficChanged() { traffic.change(to: surroundings.traffic, on: tracker?.line) }

  /// Tells a delay category other than the last one.
  func tellDelayCategory() {
    guard traffic.concerns(hasTraffic: surroundings.hasTraffic) else { return }
    let category = delayCategoryToNextDestination
    guard traffic.isNews(category) else { return }
    notify { $0.navigator(self, didUpdateDelayCategory: category) }
  }

  /// Speaks of the next incident that is due, once, if the app knows of the guidance along the route.
  ///
  /// One announcement a fix is enough: what comes with a maneuver waits.
  func announceTraffic(on follower: RouteFollower) {
    guard !traffic.incidents.isEmpty, isTold(of: follower), prompts.audio.voice,
      onRouteState == .onRoute, follower.isInCorridor,
      let next = traffic.takeAnnouncement(from: follower.along, at: scheduler.now)
    else { return }
    announce(
      Announcement(
        text: next.incident.text,
        utteranceKey: "traffic/\(next.incident.id)",
        kind: .traffic,
        channel: prompts.channel,
        stepIndex: follower.line.steps[follower.step].index,
        distanceToManeuver: next.along - follower.along
      )
    )
  }
}
