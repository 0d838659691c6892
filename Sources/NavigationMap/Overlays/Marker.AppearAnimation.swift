extension Marker {
  /// How a marker appears.
  public enum AppearAnimation: String, CaseIterable, Sendable {
    case none, pop, fadeIn
  }
}
