/// What a map file held, and what of it was not taken over.
public struct OSMImportReport: Hashable, Sendable {
  /// The elements in the file, those dropped included.
  public var nodes = 0
  public var ways = 0
  public var relations = 0

  /// Nodes dropped because their latitude or longitude is out of range.
  public var nodesOffTheGlobe = 0
  /// Elements dropped because the file marks them as deleted (`visible=false`).
  public var deletedElements = 0
  /// Elements dropped because a later one of their kind has the same id.
  public var duplicateNodes = 0
  public var duplicateWays = 0
  public var duplicateRelations = 0

  /// Ways with at least one node that is not in the data.
  public var waysWithMissingNodes = 0
  /// References of ways to nodes that are not in the data.
  public var missingNodeReferences = 0
  /// Members of relations that are not in the data.
  public var missingMembers = 0

  /// Tags dropped by ``OSMReadingOptions/skippedKeys``.
  public var skippedTags = 0

  /// The size of the content after decompression.
  public var decompressedBytes = 0

  /// Whose data it is, where the file says so (`copyright` of `<osm>`).
  public var copyright: String?

  public init() {}

  /// The number of elements dropped, whatever for.
  public var droppedElements: Int {
    nodesOffTheGlobe + deletedElements + duplicateNodes + duplicateWays + duplicateRelations
  }
}
