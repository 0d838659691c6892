/// What is so when a scenario begins.
package struct ContextSetup: Hashable, Sendable {
  package var hasAPIKey = true
  package var areTermsAccepted = true
  package var isLocationEnabled = true

  package init() {}
}
