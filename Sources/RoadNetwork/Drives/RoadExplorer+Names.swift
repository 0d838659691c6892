extension RoadExplorer {
  /// The edge that a copy stands for; itself otherwise.
  ///
  /// A restriction over several ways has copies of their edges, by which nobody knows a road again.
  public func base(of edge: UInt32) -> UInt32 { graph.edges.bases[Int(edge)] }

  /// The name of a road, else its number; nil where it has neither.
  public func name(of edge: UInt32) -> String? {
    let facts = graph.facts(ofSection: section(of: edge))
    return facts.name ?? facts.ref
  }

  /// Whether there is a choice at the end of an edge: two ways on or more.
  public func isJunction(after edge: UInt32) -> Bool { turns(after: edge).count > 1 }

  /// Whether two edges are the two directions of one road.
  public func areOpposite(_ edge: UInt32, _ other: UInt32) -> Bool {
    section(of: edge) == section(of: other) && base(of: edge) != base(of: other)
  }
}
