/// A line of OpenStreetMap through nodes.
public struct OSMWay: Hashable, Sendable {
  public let id: Int64
  /// The ids of its nodes, from its start to its end.
  public let nodes: [Int64]
  /// In the order of their source.
  public let tags: [OSMTag]

  public init(id: Int64, nodes: [Int64], tags: [OSMTag] = []) {
    self.id = id
    self.nodes = nodes
    self.tags = tags
  }
}
