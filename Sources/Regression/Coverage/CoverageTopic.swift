import Navigation
import Recording
import ScenarioLanguage
import Simulation
import Recording

/// A part of the catalogue that scenarios should exercise.
package enum CoverageTopic: String, CaseIterable, Sendable {
  /// The events of a recording.
  case events
  /// The outcomes of a route request.
  case statuses
  /// What came of each rule of the navigator: every branch of every rule.
  case rules
  /// The keys of the navigator's configuration.
  case keys
  /// The decisions of the requirements, as descriptions name them.
  case decisions

  /// Every entry that must be hit, in the order of the catalogue; none where the catalogue is open.
  package var catalogue: [String] {
    switch self {
    case .events: EventKind.catalogue.map(\.text)
    case .statuses: RouteStatus.allCases.map(\.rawValue)
    case .rules: DecisionBranch.catalogue.map(\.text)
    case .keys: NavigatorKey.all.map(\.name)
    case .decisions: []
    }
  }
}
