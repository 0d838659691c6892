import Geodesy

extension Navigator {
  /// Metres before an incident from which it is announced.
  private static let announcementDistance = 2000.0
  /// Metres between an incident and the route that count as on it.
  private static let incidentSameness = 30.0

  /// How much the traffic delays the way to the next destination.
  public var delayCategoryToNextDestination: DelayCategory {
    guard context.hasTraffic, let tracker, tracker.place != nil else { return .noData }
    let time = tracker.time(toEndOfLeg: 0)
    return DelayCategory(delay: remainingTime(toEndOfLeg: 0) - time, onTopOf: time)
  }

  /// Whether the way ahead is delayed.
  var isDelayed: Bool {
    guard let tracker else { return false }
    return delays.seconds(from: tracker.along, through: .infinity) > 0
  }

  /// Returns seconds to the end of a leg: the provider's, and the delays that lie ahead (D-27).
  @inline(__always)
  func remainingTime(toEndOfLeg leg: Int) -> Double {
    guard let tracker else { return 0 }
    let time = tracker.time(toEndOfLeg: leg)
    if delays.isEmpty { return time }
    let end = tracker.line.legEnds[leg]
    return max(0, time + delays.seconds(from: tracker.along, through: end))
  }

  /// Takes note of new conditions, or of a new route under them.
  func trafficChanged() {
    incidents = []
    guard let tracker else {
      delays = RouteDelays()
      return
    }
    let path = tracker.line.path
    delays = RouteDelays(of: context.traffic, on: path)
    for incident in context.traffic?.incidents ?? [] {
      guard let place = path.nearest(to: incident.coordinate),
        place.deviation <= Self.incidentSameness
      else { continue }
      incidents.append((incident, place.distanceAlong))
    }
    collectIncidents(of: tracker.line)
  }

  /// Adds what the provider told with the route; one that lies on several steps begins on the first.
  private func collectIncidents(of line: RouteLine) {
    for place in line.steps {
      let step = line.route.legs[place.leg].steps[place.index]
      for incident in step.incidents {
        guard let text = incident.text, !text.isEmpty,
          step.path.coordinates.indices.contains(incident.startIndex),
          !incidents.contains(where: { $0.incident.id == incident.id })
        else { continue }
        let known = TrafficIncident(
          id: incident.id,
          coordinate: step.path.coordinates[incident.startIndex],
          text: text
        )
        let along = place.start + step.path.distance(toVertex: incident.startIndex)
        incidents.append((known, along))
      }
    }
  }

  /// Tells a delay category other than the last one.
  func tellDelayCategory() {
    guard context.hasTraffic || reportedDelayCategory != .noData else { return }
    let category = delayCategoryToNextDestination
    guard category != reportedDelayCategory else { return }
    reportedDelayCategory = category
    notify { $0.navigator(self, didUpdateDelayCategory: category) }
  }

  /// Speaks of the next incident that is due, once.
  ///
  /// One announcement a fix is enough: what comes with a maneuver waits.
  func announceTraffic() {
    guard !incidents.isEmpty, audio.voice, onRouteState == .onRoute,
      let tracker, tracker.isInCorridor
    else { return }
    var next: (incident: TrafficIncident, along: Double)?
    for entry in incidents {
      let distance = entry.along - tracker.along
      guard distance > 0, distance <= Self.announcementDistance,
        entry.along < next?.along ?? .infinity, entry.incident.isPresent(at: scheduler.now),
        !announcedIncidents.contains(entry.incident.id)
      else { continue }
      next = entry
    }
    guard let next else { return }
    announcedIncidents.append(next.incident.id)
    announce(
      Announcement(
        text: next.incident.text,
        utteranceKey: "traffic/\(next.incident.id)",
        kind: .traffic,
        channel: channel,
        stepIndex: tracker.line.steps[tracker.step].index,
        distanceToManeuver: next.along - tracker.along
      )
    )
  }
}
