/// What was read from a map file, and what was left out and why.
public struct OSMImportReport: Hashable, Sendable {
  public var nodeCount = 0
  public var wayCount = 0
  public var relationCount = 0
  /// Nodes whose coordinates are not on the globe: left out.
  public var nodesOffGlobe = 0
  /// Elements whose id came before: the later counts.
  public var duplicates = 0
  /// Elements that were marked as deleted: left out.
  public var deleted = 0
  /// Ways that name nodes which the file does not have: kept without them.
  public var waysWithMissingNodes = 0
  public var missingNodes = 0
  /// Whose data it is, where the file says so.
  public var copyright: String?

  public init() {}
}
