import Geodesy
import Navigation
import RoadNetwork
import RouteGuidance
import ScenarioLanguage

/// Makes the navigator's routes of planned ones.
struct RouteConversion {
  let guide: RouteGuide
  var writer = InstructionWriter()

  init(guide: RouteGuide) { self.guide = guide }

  func route(_ planned: PlannedRoute, through waypoints: [Waypoint]) -> Route {
    let joined = planned.joined(vias: waypoints.map { $0.kind == .via })
    let stops = waypoints.filter { $0.kind == .stop }
    let legs = zip(joined.legs, stops).map { leg, stop in
      RouteLeg(destination: stop, steps: steps(guide.steps(of: leg), stop))
    }
    return Route(legs: legs, waypoints: waypoints)
  }

  /// Makes a route of one leg.
  func route(
    along leg: PlannedRoute.Leg,
    from origin: Waypoint,
    to stop: Waypoint
  ) -> Route {
    Route(
      legs: [RouteLeg(destination: stop, steps: steps(guide.steps(of: leg), stop))],
      waypoints: [origin, stop]
    )
  }

  private func steps(_ planned: [PlannedStep], _ stop: Waypoint) -> [RouteStep] {
    planned.indices.map { index in
      let step = planned[index]
      let path = GeoPath(step.points)
      var result = RouteStep(
        path: path,
        // As the navigator measures what is left of it, not as the router does, on the ellipsoid.
        distance: path.length,
        duration: step.duration,
        roadName: step.name ?? step.ref,
        instruction: writer.text(of: step, place: stop.title),
        maneuver: Maneuver(
          type: step.kind.rawValue,
          modifier: step.modifier?.rawValue,
          exit: step.exit,
          bearingBefore: step.bearingBefore.rounded(),
          bearingAfter: step.bearingAfter.rounded()
        )
      )
      result.speedLimit = step.speedLimit.map { $0 / 3.6 }
      result.roundaboutExit = step.exit
      result.drivingSide = step.facts.drivingSide.name
      if index + 1 < planned.count { announce(planned[index + 1], stop, on: step, &result) }
      if index == 0, step.distance > 0 { sayDeparture(step, &result) }
      return result
    }
  }

  /// What is said and shown on a step about the maneuver at its end.
  private func announce(
    _ next: PlannedStep,
    _ stop: Waypoint,
    on step: PlannedStep,
    _ result: inout RouteStep
  ) {
    let speed = step.duration > 0 ? step.distance / step.duration : 0
    let announcements = writer.announcements(
      of: next,
      place: stop.title,
      length: step.distance,
      speed: speed
    )
    result.spokenInstructions = announcements.map {
      SpokenInstruction(text: $0.text, triggerDistance: $0.distance)
    }
    let text = next.kind == .arrive ? stop.title : next.name ?? next.ref ?? next.destination
    let content = VisualInstruction.Content(
      text: text ?? writer.text(of: next, place: stop.title),
      maneuverType: next.kind.rawValue,
      modifier: next.modifier?.rawValue,
      lanes: Lanes.lanes(of: next, after: step)
    )
    result.visualInstructions = [
      VisualInstruction(primary: content, triggerDistance: step.distance)
    ]
  }

  /// The first words of a leg, unless the next maneuver follows at once.
  private func sayDeparture(_ step: PlannedStep, _ result: inout RouteStep) {
    guard let first = result.spokenInstructions.first, first.triggerDistance < step.distance * 0.9
    else { return }
    let text = writer.text(of: step)
    result.spokenInstructions.insert(
      SpokenInstruction(text: text, triggerDistance: step.distance),
      at: 0
    )
  }
}
