public import Geodesy

/// What a map file holds, in columns: nodes, ways and relations with their tags.
///
/// Texts are numbers in ``strings``; a way's nodes are places in the node columns, so that nothing
/// needs to be looked up afterwards.
public struct OSMData: Sendable {
  /// A range of tags for one element.
  typealias Tags = Range<UInt32>

  /// Ids in ascending order.
  public internal(set) var nodeIDs: [Int64] = []
  /// In 1e-7 degrees.
  public internal(set) var latitudes: [Int32] = []
  public internal(set) var longitudes: [Int32] = []
  /// The places of the nodes that have tags, in ascending order, and their tags.
  public internal(set) var taggedNodes: [UInt32] = []
  var nodeTags: [Tags] = []

  public internal(set) var wayIDs: [Int64] = []
  /// Where each way's nodes end in ``wayNodes``.
  var wayEnds: [UInt32] = []
  /// Places in the node columns.
  public internal(set) var wayNodes: [UInt32] = []
  var wayTags: [Tags] = []

  public internal(set) var relationIDs: [Int64] = []
  var relationEnds: [UInt32] = []
  var members: [Member] = []
  var relationTags: [Tags] = []

  var keys: [UInt32] = []
  var values: [UInt32] = []
  public internal(set) var strings = StringPool()

  struct Member: Sendable {
    var type: MemberType
    var id: Int64
    var role: UInt32
  }

  enum MemberType: UInt8, Sendable { case node, way, relation }

  public var nodeCount: Int { nodeIDs.count }
  public var wayCount: Int { wayIDs.count }
  public var relationCount: Int { relationIDs.count }

  /// Returns where a node lies.
  @inline(__always)
  public func coordinate(ofNode index: Int) -> Coordinate {
    Coordinate(
      latitude: Double(latitudes[index]) / 1e7,
      longitude: Double(longitudes[index]) / 1e7
    )
  }

  /// Returns the nodes of a way, as places in the node columns.
  @inline(__always)
  public func nodes(ofWay index: Int) -> ArraySlice<UInt32> {
    wayNodes[(index == 0 ? 0 : Int(wayEnds[index - 1]))..<Int(wayEnds[index])]
  }

  /// Returns the tags of a way.
  public func tags(ofWay index: Int) -> [OSMTag] { tags(wayTags[index]) }

  /// Returns the tags of the n-th tagged node.
  public func tags(ofTaggedNode index: Int) -> [OSMTag] { tags(nodeTags[index]) }

  /// Returns a relation.
  public func relation(_ index: Int) -> OSMRelation {
    let start = index == 0 ? 0 : Int(relationEnds[index - 1])
    let list = members[start..<Int(relationEnds[index])].map { member in
      let element: OSMRelation.Member.Element =
        switch member.type {
        case .node: .node(member.id)
        case .way: .way(member.id)
        case .relation: .relation(member.id)
        }
      return OSMRelation.Member(element, role: strings[member.role])
    }
    return OSMRelation(id: relationIDs[index], members: list, tags: tags(relationTags[index]))
  }

  /// Returns the place of a node; nil if the map does not have it.
  public func index(ofNode id: Int64) -> Int? {
    var low = 0
    var high = nodeIDs.count
    while low < high {
      let middle = (low + high) / 2
      if nodeIDs[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < nodeIDs.count && nodeIDs[low] == id ? low : nil
  }

  /// The value of a way's key by the key's number; nil if no tag has it.
  func value(ofWay index: Int, key: UInt32) -> UInt32? {
    for tag in wayTags[index] where keys[Int(tag)] == key { return values[Int(tag)] }
    return nil
  }

  private func tags(_ range: Tags) -> [OSMTag] {
    range.map { OSMTag(strings[keys[Int($0)]], strings[values[Int($0)]]) }
  }

  /// The box around all nodes.
  public var bounds: GeoBounds? {
    guard let south = latitudes.min(), let north = latitudes.max(),
      let west = longitudes.min(), let east = longitudes.max()
    else { return nil }
    return GeoBounds([
      Coordinate(latitude: Double(south) / 1e7, longitude: Double(west) / 1e7),
      Coordinate(latitude: Double(north) / 1e7, longitude: Double(east) / 1e7),
    ])
  }
}
