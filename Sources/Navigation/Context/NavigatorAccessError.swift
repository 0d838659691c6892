/// Why there is no navigator yet.
public enum NavigatorAccessError: String, Error, Sendable {
  case apiKeyMissing
  case termsNotAccepted
}
