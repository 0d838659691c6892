/// Elements of a map that are a small map of their own.
public struct MapExtract: Hashable, Sendable {
  /// The nodes that stay.
  public internal(set) var nodes: [OSMNode]
  /// The ways that stay.
  public internal(set) var ways: [OSMWay]
  /// The relations that stay.
  public internal(set) var relations: [OSMRelation]

  /// What the cut cannot hold of the map it was made of, in words; empty for nothing.
  public internal(set) var losses: [String] = []

  init(nodes: [OSMNode] = [], ways: [OSMWay] = [], relations: [OSMRelation] = []) {
    self.nodes = nodes
    self.ways = ways
    self.relations = relations
  }

  /// The elements as a map.
  public var data: OSMData { OSMData(nodes: nodes, ways: ways, relations: relations) }

  /// The elements as a file of OpenStreetMap's XML.
  public var bytes: [UInt8] { data.xml }
}
