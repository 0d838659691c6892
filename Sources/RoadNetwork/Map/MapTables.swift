/// What searches look things up in: an object, so that many columns are passed on as one reference.
///
/// To copy a ``RoadGraph`` is to count forty references up and down, which costs more than most lookups.
package final class MapTables: Sendable {
  package let graph: RoadGraph
  package let index: SnapIndex
  package let search: SearchTables

  init(_ map: RoadMap) {
    graph = map.graph
    index = map.index
    search = map.tables
  }
}
