import CanonicalJSON

/// Reads the `context` section.
enum ContextSection {
  static func read(_ reader: inout JSONObjectReader, into scenario: inout Scenario) {
    scenario.context.hasAPIKey = reader.bool("apiKey") ?? true
    scenario.context.areTermsAccepted = reader.bool("termsAccepted") ?? true
    scenario.context.isLocationEnabled = reader.bool("locationEnabled") ?? true
  }
}
