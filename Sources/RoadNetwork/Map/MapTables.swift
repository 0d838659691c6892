/// The columns of a map, in one object: whoever searches holds one reference.
final class MapTables: Sendable {
  let graph: RoadGraph
  let index: SnapIndex
  let search: SearchTables

  init(_ graph: RoadGraph, _ index: SnapIndex, _ search: SearchTables) {
    self.graph = graph
    self.index = index
    self.search = search
  }

  convenience init(_ graph: RoadGraph) {
    self.init(graph, SnapIndex(graph), SearchTables(graph))
  }
}
