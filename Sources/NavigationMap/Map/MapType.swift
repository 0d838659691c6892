/// What the ground of a map looks like.
public enum MapType: String, CaseIterable, Sendable {
  case normal, satellite, terrain, hybrid
  /// No ground at all.
  case none
}
