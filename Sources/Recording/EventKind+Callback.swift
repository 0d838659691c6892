extension EventKind {
  /// Whether the event is a callback to the app, inside which an app can call the SDK.
  package var isCallback: Bool {
    switch self {
    case .routingSessionCreated, .routingNotStarted, .accessError: return false
    default: return !["action", "provider", "probe", "trace"].contains(source.description)
    }
  }
}
