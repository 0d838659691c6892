/// Why effective guidance changed.
public enum GuidanceCause: String, Sendable {
  case requested, routeReady, stopped, arrival, cleared
}
