/// Why no answer came.
public enum TransportError: String, Error, Hashable, Sendable {
  case timeout, offline, connectionRefused, invalidURL, bodyTooLarge
}
