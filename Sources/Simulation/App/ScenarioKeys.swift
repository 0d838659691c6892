import Navigation
import ScenarioLanguage

/// The keys of scenarios, and what they are good for.
final class ScenarioKeys: APIKeyAuthority {
  static let valid = "scenario"
  static let unauthorized = "scenario-without-navigation"

  private let permitsFleet: Bool

  init(permitsFleet: Bool = true) { self.permitsFleet = permitsFleet }

  func permitsNavigation(withKey key: String) -> Bool { key == Self.valid }

  func permitsFleetConnectivity(withKey key: String) -> Bool { permitsFleet }
}
