/// What a matcher looks things up in: an object, so that many arrays are passed on as one reference.
final class MatchTables: Sendable {
  let graph: RoadGraph
  let index: SnapIndex

  init(_ map: RoadMap) {
    graph = map.graph
    index = map.index
  }
}
