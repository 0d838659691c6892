package import Navigation
package import ScenarioLanguage
package import Simulation

/// Which navigator a command puts its scenarios to.
package enum NavigatorChoice: Sendable {
  /// The SDK's own, as each scenario configures it.
  case standard
  /// The SDK's own with the rules of a profile.
  case profile(NavigatorProfile)
  /// Another one; its identity is known since it was started once.
  case foreign(any NavigatorSupply, NavigatorIdentity, MapFiles)
  /// One that could not be started: every scenario fails by it.
  case unstartable(NavigatorFailure)

  /// The folder of its goldens below `Golden/navigators`; nil for the SDK's own.
  package var goldenFolder: String? {
    switch self {
    case .standard, .profile, .unstartable: nil
    case .foreign(_, let identity, _): identity.name
    }
  }

  /// The name in tables and results.
  package var name: String {
    switch self {
    case .standard: NavigatorProfile.builtin.rawValue
    case .profile(let profile): profile.rawValue
    case .foreign(_, let identity, _): identity.name
    case .unstartable: ""
    }
  }

  /// The version; empty for the SDK's own.
  package var version: String {
    switch self {
    case .standard, .profile, .unstartable: ""
    case .foreign(_, let identity, _): identity.version
    }
  }

  /// Whether it is the SDK's own, into which the harness can look.
  package var isBuiltin: Bool {
    switch self {
    case .standard, .profile: true
    case .foreign, .unstartable: false
    }
  }

  /// Whether it is the SDK's own, as each scenario configures it.
  package var isStandard: Bool {
    if case .standard = self { true } else { false }
  }

  /// Returns a scenario as it is put to the navigator.
  ///
  /// - Throws: ``ScenarioError`` where the scenario's keys do not go with the profile.
  package func applied(to scenario: Scenario) throws(ScenarioError) -> Scenario {
    switch self {
    case .standard, .foreign, .unstartable: return scenario
    case .profile(let profile):
      guard let override = NavigatorOverride("profile=\(profile.rawValue)") else { return scenario }
      return try scenario.overriding([override])
    }
  }

  /// Sees to it that a run drives the navigator.
  ///
  /// - Parameter attempt: 0, and 1 for the second run of a determinism check, which has a navigator of
  ///   its own: so it is proven that a new run forgets the one before.
  /// - Throws: ``RunFailure`` where it could not be started.
  package func apply(to options: inout RunOptions, attempt: Int = 0) throws(RunFailure) {
    switch self {
    case .standard, .profile: break
    case .unstartable: throw RunFailure(unstartable: self)
    case .foreign(let supply, _, let maps):
      options.navigators = supply
      options.wantsFreshNavigator = attempt > 0
      options.mapFile = { try maps.path(of: $0) }
    }
  }

  /// Why it could not be started; nil where it was.
  package var startFailure: NavigatorFailure? {
    if case .unstartable(let failure) = self { failure } else { nil }
  }
}

extension RunFailure {
  /// The failure of a scenario whose navigator could not be started, which is told once for all.
  init(unstartable choice: NavigatorChoice) {
    let failure = choice.startFailure
    self.init(
      failure?.kind == .cannotStart ? .invalidInput : .regression,
      ["error: the navigator could not be started"]
    )
    isToldElsewhere = true
  }
}
