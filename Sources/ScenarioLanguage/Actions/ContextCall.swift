import CanonicalJSON
import Recording
import RoadNetwork

/// Calls of the context: what must be so before anything navigates.
package enum ContextCall: ScenarioCall {
  case start
  case provideAPIKey(isAuthorized: Bool)
  case showTerms, showTermsIfNeeded
  case answerTerms(Bool)
  case resetTerms
  case accessNavigator
  case locationEnabled(Bool)

  /// The names that `do` takes.
  enum Name: String, CaseIterable {
    case start, provideAPIKey, showTerms, showTermsIfNeeded, answerTerms, resetTerms,
      accessNavigator, locationEnabled
  }

  static let keys = Members()

  /// The members of its calls.
  struct Members: KeyTable {
    let authorized = Keys.flag(
      "authorized",
      "Whether the key permits navigation (true), for provideAPIKey."
    )
    let accepted = Keys.flag("accepted", "What the user answers, for answerTerms.")
    let enabled = Keys.flag("enabled", "For locationEnabled.")
  }

  static func read(
    _ name: Name,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> ContextCall? {
    switch name {
    case .start: return .start
    case .provideAPIKey: return .provideAPIKey(isAuthorized: keys.authorized(&reader) ?? true)
    case .showTerms: return .showTerms
    case .showTermsIfNeeded: return .showTermsIfNeeded
    case .answerTerms: return keys.accepted(&reader, .required).map { .answerTerms($0) }
    case .resetTerms: return .resetTerms
    case .accessNavigator: return .accessNavigator
    case .locationEnabled: return keys.enabled(&reader, .required).map { .locationEnabled($0) }
    }
  }
}
