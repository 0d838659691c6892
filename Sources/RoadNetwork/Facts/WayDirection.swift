/// A direction of travel along a way, by the order of its nodes.
public enum WayDirection: UInt8, CaseIterable, Sendable {
  case forward, backward

  /// The other direction.
  public var reversed: WayDirection { self == .forward ? .backward : .forward }
}
