import Geodesy

extension OSMData {
  /// Makes a map of elements; of those with one id the last counts, nodes off the globe do not.
  public init(nodes: [OSMNode], ways: [OSMWay], relations: [OSMRelation]) {
    var builder = OSMDataBuilder(OSMReadingOptions())
    for node in nodes {
      let place = node.coordinate
      guard place.isValid else { continue }
      builder.addNode(
        node.id,
        latitude: Int64((place.latitude * 1e7).rounded(.toNearestOrAwayFromZero)),
        longitude: Int64((place.longitude * 1e7).rounded(.toNearestOrAwayFromZero))
      )
      for tag in node.tags { builder.addNodeTag(builder.pair(tag)) }
      builder.endNode()
    }
    for way in ways {
      for node in way.nodes { builder.addReference(node) }
      for tag in way.tags { builder.addWayTag(builder.pair(tag)) }
      builder.endWay(way.id)
    }
    for relation in relations {
      for member in relation.members {
        let role = builder.intern(member.role)
        switch member.element {
        case .node(let id): builder.addMember(OSMMember(kind: .node, id: id, role: role))
        case .way(let id): builder.addMember(OSMMember(kind: .way, id: id, role: role))
        case .relation(let id):
          builder.addMember(OSMMember(kind: .relation, id: id, role: role))
        }
      }
      for tag in relation.tags { builder.addRelationTag(builder.pair(tag)) }
      builder.endRelation(relation.id)
    }
    self = builder.finish().data
  }

  /// Makes a map of a sketch.
  public init(_ sketch: SketchMap) {
    self.init(nodes: sketch.nodes, ways: sketch.ways, relations: sketch.relations)
  }
}
