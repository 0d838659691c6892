import Geodesy

extension OSMData {
  /// Makes columns of single elements.
  public init(nodes: [OSMNode], ways: [OSMWay], relations: [OSMRelation]) {
    var builder = OSMBuilder()
    for node in nodes {
      let start = builder.addTags(node.tags)
      builder.addNode(
        node.id,
        latitude: Int64((node.coordinate.latitude * 1e7).rounded()),
        longitude: Int64((node.coordinate.longitude * 1e7).rounded()),
        tagStart: start
      )
    }
    for way in ways {
      let start = builder.addTags(way.tags)
      for id in way.nodes { builder.addReference(id) }
      builder.addWay(way.id, tagStart: start)
    }
    for relation in relations {
      let start = builder.addTags(relation.tags)
      for member in relation.members {
        let role = builder.data.strings.insert(Array(member.role.utf8))
        switch member.element {
        case .node(let id): builder.addMember(.node, id, role: role)
        case .way(let id): builder.addMember(.way, id, role: role)
        case .relation(let id): builder.addMember(.relation, id, role: role)
        }
      }
      builder.addRelation(relation.id, tagStart: start)
    }
    self = builder.finish().0
  }

  /// Makes columns of a sketch.
  public init(_ sketch: SketchMap) {
    self.init(nodes: sketch.nodes, ways: sketch.ways, relations: sketch.relations)
  }
}

extension OSMBuilder {
  /// Adds tags, and returns where they begin.
  mutating func addTags(_ tags: [OSMTag]) -> UInt32 {
    let start = tagStart
    for tag in tags {
      let key = data.strings.insert(Array(tag.key.utf8))
      addTag(key, data.strings.insert(Array(tag.value.utf8)))
    }
    return start
  }
}
