import Geodesy
import RoadNetwork

/// What the address index asks of a map's data; nothing else reads it.
struct AddressSource {
  let data: OSMData

  /// Calls with each node that has tags: its place in the node columns, and its tags.
  func forEachNode(_ body: (UInt32, [OSMTag]) -> Void) {
    for (index, node) in data.taggedNodes.enumerated() {
      body(node, data.tags(ofTaggedNode: index))
    }
  }

  /// Calls with each way: its place in the way columns, and its tags.
  func forEachWay(_ body: (Int, [OSMTag]) -> Void) {
    for way in 0..<data.wayCount { body(way, data.tags(ofWay: way)) }
  }

  func forEachRelation(_ body: (OSMRelation) -> Void) {
    for index in 0..<data.relationCount { body(data.relation(index)) }
  }

  func nodes(ofWay way: Int) -> [UInt32] { data.nodes(ofWay: way) }

  /// Whether the map has every node of a way.
  func isComplete(way: Int) -> Bool { !data.wayNodes[way].contains(OSMData.missing) }

  func tags(ofWay way: Int) -> [OSMTag] { data.tags(ofWay: way) }

  func wayID(_ way: Int) -> Int64 { data.wayIDs[way] }

  func nodeID(_ node: UInt32) -> Int64 { data.nodeIDs[Int(node)] }

  func node(withID id: Int64) -> UInt32? { data.nodeIndex(of: id).map { UInt32($0) } }

  func point(_ node: UInt32) -> FixedPoint {
    FixedPoint(latitude: data.latitudes[Int(node)], longitude: data.longitudes[Int(node)])
  }

  func points(ofWay way: Int) -> [FixedPoint] { nodes(ofWay: way).map(point) }

  func way(withID id: Int64) -> Int? { data.wayIndex(of: id) }
}
