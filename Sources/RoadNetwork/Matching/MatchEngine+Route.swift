extension MatchEngine {
  /// Sets the route that is followed, nil for none.
  mutating func follow(_ planned: PlannedRoute?) {
    let edges = planned?.legs.flatMap(\.pieces).map { tables.graph.edgeBases[Int($0.edge)] } ?? []
    route = edges.sorted()
  }
}
