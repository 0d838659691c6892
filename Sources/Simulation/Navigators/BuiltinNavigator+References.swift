import Navigation
import ScenarioLanguage

extension BuiltinNavigator {
  /// Returns waypoints with the places that references have found by now.
  func resolved(_ waypoints: [ScenarioWaypoint]) -> [Waypoint] {
    waypoints.map { $0.resolved(find) }
  }

  private func find(_ reference: ScenarioWaypoint.Reference) -> Waypoint? {
    switch reference {
    case .job(let id): fleet.destination(ofJob: id)
    case .found(let name): search.waypoint(name)
    }
  }
}
