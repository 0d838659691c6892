public import Geodesy

/// The elements of a map in columns: compact, sorted by id, each id once.
///
/// An element is known by its index among those of its kind. Nodes cost 16 bytes each; tags stand
/// apart, since few nodes have any.
public struct OSMData: Sendable {
  /// The index of an element that the data lacks.
  public static let missing = UInt32.max

  /// The ids of the nodes, ascending.
  public let nodeIDs: [Int64]
  /// The latitudes of the nodes in 1e-7 degrees, in `-900_000_000...900_000_000`.
  public let latitudes: [Int32]
  /// The longitudes of the nodes in 1e-7 degrees, in `-1_800_000_000...1_800_000_000`.
  public let longitudes: [Int32]
  /// The indices of the nodes that have tags, ascending.
  public let taggedNodes: [UInt32]
  /// The tags of the nodes of ``taggedNodes``, one row each.
  public let nodeTags: OSMRows<OSMTagPair>

  /// The ids of the ways, ascending.
  public let wayIDs: [Int64]
  /// The indices of each way's nodes, from its start to its end; ``missing`` for those not there.
  public let wayNodes: OSMRows<UInt32>
  /// The tags of the ways, one row each.
  public let wayTags: OSMRows<OSMTagPair>

  /// The ids of the relations, ascending.
  public let relationIDs: [Int64]
  /// The members of the relations, one row each.
  public let relationMembers: OSMRows<OSMMember>
  /// The tags of the relations, one row each.
  public let relationTags: OSMRows<OSMTagPair>

  /// The keys, values and roles.
  public let strings: StringPool

  /// What the source says it covers, as it says it; nil if it does not.
  public let claimedBounds: GeoBounds?
  /// What the map covers: the box around its nodes, cut to ``claimedBounds`` where these hold most
  /// of the nodes; nil without nodes.
  public let bounds: GeoBounds?
}
