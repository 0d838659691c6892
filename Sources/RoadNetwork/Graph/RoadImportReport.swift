/// What became of a map's ways and restrictions, and what was left out and why.
public struct RoadImportReport: Hashable, Sendable {
  /// How many ways became roads.
  public internal(set) var roadWays = 0
  /// How many ways did not, by reason.
  public internal(set) var droppedWays: [WayDropReason: Int] = [:]
  /// Ways of fewer than two nodes.
  public internal(set) var emptyWays = 0
  /// How many turn restrictions were applied.
  public internal(set) var restrictions = 0
  /// How many were not, by reason.
  public internal(set) var droppedRestrictions: [RestrictionIgnoredReason: Int] = [:]
  /// Restrictions that hold at certain times only: they do not count.
  public internal(set) var conditionalRestrictions = 0
  /// Restrictions whose ways do not meet at their via.
  public internal(set) var detachedRestrictions = 0
  /// Parts of the network that do not lead to the largest.
  public internal(set) var islands = 0

  /// A report with nothing in it.
  public init() {}
}
