/// What became of one fix.
public struct MatchedFix: Hashable, Sendable {
  public let role: FixRole
  /// The place on the road; nil where the fix has none.
  public let position: RoadPosition?
  /// The directed edge that was driven; nil where there is none.
  public let edge: UInt32?
  /// The part of the path that the fix belongs to, from 0; nil where it belongs to none.
  public let part: Int?

  /// Whether the fix lies on the matched path.
  public var isMatched: Bool { part != nil }
}
