import Recording
import ScenarioLanguage

extension ScenarioAction.Call {
  /// Returns the call with the drive's stops in the place of their name.
  func resolved(with plan: DrivePlan) -> Self {
    guard case .navigator(.setDriveDestinations(let options)) = self else { return self }
    return .navigator(.setDestinations(plan.destinations.map { ScenarioWaypoint($0) }, options))
  }
}
