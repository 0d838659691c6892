import CanonicalJSON
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

  static let names = [
    "start", "provideAPIKey", "showTerms", "showTermsIfNeeded", "answerTerms", "resetTerms",
    "accessNavigator", "locationEnabled",
  ]

  static var schema: [(String, SchemaValue)] {
    [
      ("authorized", .boolean("Whether the key permits navigation (true), for provideAPIKey.")),
      ("accepted", .boolean("What the user answers, for answerTerms.")),
      ("enabled", .boolean("For locationEnabled.")),
    ]
  }

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> ContextCall? {
    switch name {
    case "start": return .start
    case "provideAPIKey": return .provideAPIKey(isAuthorized: reader.bool("authorized") ?? true)
    case "showTerms": return .showTerms
    case "showTermsIfNeeded": return .showTermsIfNeeded
    case "answerTerms": return reader.bool("accepted", .required).map { .answerTerms($0) }
    case "resetTerms": return .resetTerms
    case "accessNavigator": return .accessNavigator
    default: return reader.bool("enabled", .required).map { .locationEnabled($0) }
    }
  }
}
