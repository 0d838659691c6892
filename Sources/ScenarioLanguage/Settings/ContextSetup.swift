/// What is so when a scenario begins.
package struct ContextSetup: Hashable, Sendable {
  /// The key that the app gives.
  package enum Key: String, Sendable, CaseIterable {
    case none, valid
    /// A key without the permission for navigation.
    case unauthorized
  }

  package var isStarted = true
  package var key = Key.valid
  package var areTermsAccepted = true
  package var isLocationEnabled = true

  package init() {}
}
