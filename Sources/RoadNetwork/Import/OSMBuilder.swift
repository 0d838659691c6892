/// Gathers elements in the order of a file, and makes columns of them.
struct OSMBuilder {
  var data = OSMData()
  var report = OSMImportReport()
  /// The node ids of the ways, until all nodes are known.
  private var references: [Int64] = []
  private var isSorted = true

  /// Keys that say nothing about roads and places, and are many.
  private static let dropped: Set<String> = [
    "created_by", "source", "note", "fixme", "FIXME", "attribution", "odbl", "odbl:note",
  ]
  private static let droppedPrefixes = ["tiger:", "source:", "note:", "gnis:", "NHD:", "KSJ2:"]

  /// Whether a key is kept.
  static func keeps(_ key: String) -> Bool {
    if key == "source:maxspeed" { return true }
    return !dropped.contains(key) && !droppedPrefixes.contains { key.hasPrefix($0) }
  }

  // MARK: - Tags

  /// Where the tags of the element that comes next begin.
  var tagStart: UInt32 { UInt32(data.keys.count) }

  @inline(__always)
  mutating func addTag(_ key: UInt32, _ value: UInt32) {
    data.keys.append(key)
    data.values.append(value)
  }

  // MARK: - Elements

  /// Adds a node, whose tags were added since `tagStart`.
  @inline(__always)
  mutating func addNode(_ id: Int64, latitude: Int64, longitude: Int64, tagStart: UInt32) {
    guard latitude.magnitude <= 900_000_000, longitude.magnitude <= 1_800_000_000 else {
      report.nodesOffGlobe += 1
      return dropTags(from: tagStart)
    }
    if let last = data.nodeIDs.last, last >= id { isSorted = false }
    if tagStart < self.tagStart {
      data.taggedNodes.append(UInt32(data.nodeIDs.count))
      data.nodeTags.append(tagStart..<self.tagStart)
    }
    data.nodeIDs.append(id)
    data.latitudes.append(Int32(latitude))
    data.longitudes.append(Int32(longitude))
  }

  /// Adds a node of a way that is being read.
  @inline(__always)
  mutating func addReference(_ id: Int64) { references.append(id) }

  /// Adds a way, whose references and tags were added before.
  mutating func addWay(_ id: Int64, tagStart: UInt32) {
    data.wayIDs.append(id)
    data.wayEnds.append(UInt32(references.count))
    data.wayTags.append(tagStart..<self.tagStart)
  }

  mutating func addMember(_ type: OSMData.MemberType, _ id: Int64, role: UInt32) {
    data.members.append(OSMData.Member(type: type, id: id, role: role))
  }

  mutating func addRelation(_ id: Int64, tagStart: UInt32) {
    data.relationIDs.append(id)
    data.relationEnds.append(UInt32(data.members.count))
    data.relationTags.append(tagStart..<self.tagStart)
  }

  mutating func dropTags(from start: UInt32) {
    data.keys.removeLast(Int(tagStart - start))
    data.values.removeLast(data.values.count - Int(start))
  }

  /// Takes back the references that were added behind the last way.
  mutating func dropReferences() {
    references.removeLast(references.count - Int(data.wayEnds.last ?? 0))
  }

  /// Takes back the members that were added behind the last relation.
  mutating func dropMembers() {
    data.members.removeLast(data.members.count - Int(data.relationEnds.last ?? 0))
  }

  // MARK: - The end

  /// Sorts the nodes if need be, and finds those of the ways.
  mutating func finish() -> (OSMData, OSMImportReport) {
    if !isSorted { sortNodes() }
    resolve()
    removeDoubleWays()
    report.nodeCount = data.nodeCount
    report.wayCount = data.wayCount
    report.relationCount = data.relationCount
    return (data, report)
  }

  /// Orders the nodes by id; of several with one id the last stays.
  private mutating func sortNodes() {
    let ids = data.nodeIDs
    let order = ids.indices.sorted { (ids[$0], $0) < (ids[$1], $1) }
    var tags = [OSMData.Tags?](repeating: nil, count: ids.count)
    for (index, node) in data.taggedNodes.enumerated() { tags[Int(node)] = data.nodeTags[index] }
    var sorted = data
    sorted.nodeIDs.removeAll(keepingCapacity: true)
    sorted.latitudes.removeAll(keepingCapacity: true)
    sorted.longitudes.removeAll(keepingCapacity: true)
    sorted.taggedNodes.removeAll(keepingCapacity: true)
    sorted.nodeTags.removeAll(keepingCapacity: true)
    for (place, index) in order.enumerated() {
      if place + 1 < order.count, ids[order[place + 1]] == ids[index] {
        report.duplicates += 1
        continue
      }
      if let tags = tags[index] {
        sorted.taggedNodes.append(UInt32(sorted.nodeIDs.count))
        sorted.nodeTags.append(tags)
      }
      sorted.nodeIDs.append(ids[index])
      sorted.latitudes.append(data.latitudes[index])
      sorted.longitudes.append(data.longitudes[index])
    }
    data = sorted
  }

  /// Turns the ids of the ways' nodes into places; what the file does not have is left out.
  private mutating func resolve() {
    var nodes: [UInt32] = []
    nodes.reserveCapacity(references.count)
    var start = 0
    for way in data.wayEnds.indices {
      let end = Int(data.wayEnds[way])
      var isComplete = true
      for id in references[start..<end] {
        if let place = data.index(ofNode: id) {
          nodes.append(UInt32(place))
        } else {
          report.missingNodes += 1
          isComplete = false
        }
      }
      if !isComplete { report.waysWithMissingNodes += 1 }
      data.wayEnds[way] = UInt32(nodes.count)
      start = end
    }
    data.wayNodes = nodes
  }

  /// Empties all but the last of the ways with one id.
  private mutating func removeDoubleWays() {
    let ids = data.wayIDs
    guard zip(ids, ids.dropFirst()).contains(where: { $0 >= $1 }) else { return }
    let order = ids.indices.sorted { (ids[$0], $0) < (ids[$1], $1) }
    for (a, b) in zip(order, order.dropFirst()) where ids[a] == ids[b] {
      report.duplicates += 1
      data.wayTags[a] = 0..<0
    }
  }
}
