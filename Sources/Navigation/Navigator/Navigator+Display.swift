package import Geodesy

/// What a display beside the navigator shows of it at this moment.
extension Navigator {
  /// The matched place on the route; nil without a route, or before a fix on it.
  package var placeOnRoute: PathPosition? { tracker?.place }

  /// Metres of the route that lie behind; nil without a route.
  package var distanceAlongRoute: Double? { tracker?.along }

  /// The incidents that the provider told with the route.
  package var incidentsOfRoute: [TrafficIncident] { traffic.incidents.map(\.incident) }

  /// The next maneuver as it is shown at this moment; nil without a route or a text.
  package var currentInstruction: InstructionEvent? {
    guard let tracker, tracker.line.steps.indices.contains(tracker.step) else { return nil }
    let step = tracker.line.steps[tracker.step]
    let banners = tracker.line.route.legs[step.leg].steps[step.index].visualInstructions
    let distance = tracker.distanceToManeuver
    // The last one that is due; before the first is due, the first.
    guard let banner = banners.last(where: { $0.triggerDistance >= distance }) ?? banners.first
    else { return nil }
    return InstructionEvent(
      stepIndex: step.index,
      instruction: banner,
      distanceToManeuver: distance
    )
  }
}

extension Navigator {
  /// What is worth saying of the traffic now: the next incident ahead, else the delay on the way to the
  /// next stop; nil where nothing is known.
  package var trafficPrompt: String? {
    guard let tracker else { return nil }
    var next: (text: String, along: Double)?
    for entry in traffic.incidents where entry.incident.isPresent(at: scheduler.now) {
      guard entry.along > tracker.along, entry.along < next?.along ?? .infinity else { continue }
      next = (entry.incident.text, entry.along)
    }
    if let next { return next.text }
    switch delayCategoryToNextDestination {
    case .noData: return nil
    case .light: return "No delays to the next stop"
    case .medium, .heavy:
      let delay = remainingTime(toEndOfLeg: 0) - tracker.time(toEndOfLeg: 0)
      return "\(Int((delay / 60).rounded())) min delay to the next stop"
    }
  }
}
