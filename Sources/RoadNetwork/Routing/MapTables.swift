/// What searches look things up in: an object, so that many columns are passed on as one reference.
///
/// To copy a ``RoadGraph`` is to count forty references up and down, which costs more than most lookups.
final class MapTables: Sendable {
  let graph: RoadGraph
  let index: SnapIndex
  let search: SearchTables

  init(_ map: RoadMap) {
    graph = map.graph
    index = map.index
    search = map.tables
  }
}
