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
    let announcements = writer.announcements(of: planned, place: stop.title)
    return planned.indices.map { index in
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
      result.mode = step.mode.name
      result.drivingSide = step.facts.drivingSide.name
      result.spokenInstructions = announcements[index].map {
        SpokenInstruction(text: $0.text, triggerDistance: $0.distance)
      }
      if index + 1 < planned.count {
        result.visualInstructions = [banner(of: planned[index + 1], stop, on: step)]
      }
      return result
    }
  }

  /// What is shown on a step about the maneuver at its end.
  private func banner(
    of next: PlannedStep,
    _ stop: Waypoint,
    on step: PlannedStep
  ) -> VisualInstruction {
    let text = next.kind == .arrive ? stop.title : next.name ?? next.ref ?? next.destination
    let content = VisualInstruction.Content(
      text: text ?? writer.textAhead(of: next, place: stop.title),
      maneuverType: next.kind.rawValue,
      modifier: next.modifier?.rawValue,
      lanes: Lanes.lanes(of: next, after: step)
    )
    return VisualInstruction(primary: content, triggerDistance: step.distance)
  }
}
