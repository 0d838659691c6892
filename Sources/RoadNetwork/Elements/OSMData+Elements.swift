public import Geodesy

extension OSMData {
  public var nodeCount: Int { nodeIDs.count }
  public var wayCount: Int { wayIDs.count }
  public var relationCount: Int { relationIDs.count }

  /// Returns the index of a node; nil if there is none of that id.
  ///
  /// - Complexity: O(log `nodeCount`).
  public func nodeIndex(of id: Int64) -> Int? { OSMOrder.index(of: id, in: nodeIDs) }

  /// Returns the index of a way; nil if there is none of that id.
  public func wayIndex(of id: Int64) -> Int? { OSMOrder.index(of: id, in: wayIDs) }

  /// Returns the index of a relation; nil if there is none of that id.
  public func relationIndex(of id: Int64) -> Int? { OSMOrder.index(of: id, in: relationIDs) }

  /// Returns where a node lies.
  public func coordinate(ofNode index: Int) -> Coordinate {
    Coordinate(
      latitude: Double(latitudes[index]) / 1e7,
      longitude: Double(longitudes[index]) / 1e7
    )
  }

  /// Returns the indices of a way's nodes; those that the data lacks are left out.
  public func nodes(ofWay index: Int) -> [UInt32] {
    wayNodes[index].filter { $0 != Self.missing }
  }

  /// Returns the row of a node in ``nodeTags``; nil if it has no tags.
  public func tagRow(ofNode index: Int) -> Int? {
    OSMOrder.index(of: UInt32(truncatingIfNeeded: index), in: taggedNodes)
  }

  /// Returns the tags of a node in the order of their source.
  public func tags(ofNode index: Int) -> [OSMTag] {
    tagRow(ofNode: index).map { texts(nodeTags[$0]) } ?? []
  }

  /// Returns the tags of the node of a row of ``taggedNodes`` in the order of their source.
  public func tags(ofTaggedNode row: Int) -> [OSMTag] { texts(nodeTags[row]) }

  /// Returns the tags of a way in the order of their source.
  public func tags(ofWay index: Int) -> [OSMTag] { texts(wayTags[index]) }

  /// Returns the tags of a relation in the order of their source.
  public func tags(ofRelation index: Int) -> [OSMTag] { texts(relationTags[index]) }

  /// Returns the number of the value of a way's key, by the number of the key; nil without it.
  public func value(of key: UInt32, ofWay index: Int) -> UInt32? {
    Self.value(of: key, in: wayTags, index)
  }

  /// Returns the number of the value of a node's key, by the number of the key; nil without it.
  public func value(of key: UInt32, ofNode index: Int) -> UInt32? {
    tagRow(ofNode: index).flatMap { Self.value(of: key, in: nodeTags, $0) }
  }

  /// Returns the number of the value of a relation's key; nil without it.
  public func value(of key: UInt32, ofRelation index: Int) -> UInt32? {
    Self.value(of: key, in: relationTags, index)
  }

  public func node(_ index: Int) -> OSMNode {
    OSMNode(
      id: nodeIDs[index],
      coordinate: coordinate(ofNode: index),
      tags: tags(ofNode: index)
    )
  }

  /// Returns a way; nodes that the data lacks are left out.
  public func way(_ index: Int) -> OSMWay {
    let nodes = wayNodes[index].compactMap { $0 == Self.missing ? nil : nodeIDs[Int($0)] }
    return OSMWay(id: wayIDs[index], nodes: nodes, tags: tags(ofWay: index))
  }

  /// Returns a relation.
  public func relation(_ index: Int) -> OSMRelation {
    let members = relationMembers[index].map { member in
      let element: OSMRelation.Member.Element =
        switch member.kind {
        case .node: .node(member.id)
        case .way: .way(member.id)
        case .relation: .relation(member.id)
        }
      return OSMRelation.Member(element, role: strings[member.role])
    }
    return OSMRelation(
      id: relationIDs[index],
      members: members,
      tags: tags(ofRelation: index)
    )
  }

  private func texts(_ pairs: ArraySlice<OSMTagPair>) -> [OSMTag] {
    pairs.map { OSMTag(strings[$0.key], strings[$0.value]) }
  }

  private static func value(
    of key: UInt32,
    in rows: OSMRows<OSMTagPair>,
    _ row: Int
  ) -> UInt32? {
    let pairs = rows.elements
    for index in rows.range(row) where pairs[index].key == key { return pairs[index].value }
    return nil
  }
}
