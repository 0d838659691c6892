import Geodesy

/// Collects the elements of a source in its order; sorts, cleans and joins them at the end.
///
/// The parts of an element are added first and then the element is ended, so that nothing is made
/// for it alone.
package struct OSMDataBuilder {
  /// The most elements, tags or references: what numbers of 32 bits reach, less room for a block.
  private static let countLimit = Int(UInt32.max) - (1 << 28)

  package var nodeIDs: [Int64] = []
  package var latitudes: [Int32] = []
  package var longitudes: [Int32] = []
  package var taggedNodes: [UInt32] = []
  var nodeTags = OSMRows<OSMTagPair>()
  package var wayIDs: [Int64] = []
  var references = OSMRows<Int64>()
  var wayTags = OSMRows<OSMTagPair>()
  var relationIDs: [Int64] = []
  package var members = OSMRows<OSMMember>()
  var relationTags = OSMRows<OSMTagPair>()
  var strings = StringPool()
  var bounds: GeoBounds?
  package var report = OSMImportReport()

  private enum Verdict: UInt8 { case unknown, kept, skipped }
  private let filter: OSMKeyFilter
  /// What the filter said of the texts that were keys.
  private var verdicts: [Verdict] = []

  init(_ options: OSMReadingOptions) { filter = OSMKeyFilter(options) }

  /// Whether numbers of 32 bits may not reach what the next block holds.
  var isFull: Bool {
    let counts = [
      nodeIDs.count, nodeTags.elements.count, wayIDs.count, wayTags.elements.count,
      references.elements.count, relationIDs.count, members.elements.count,
      relationTags.elements.count,
    ]
    return counts.contains { $0 > Self.countLimit } || strings.byteCount > StringPool.byteLimit
  }

  // MARK: - Texts

  mutating func intern(_ text: String) -> UInt32 { strings.intern(text) }

  /// Returns the number of a key; nil if its tags are dropped.
  package mutating func key(_ source: Span<UInt8>, _ range: Range<Int>) -> UInt32? {
    let id = strings.intern(source, range)
    let index = Int(id)
    if index < verdicts.count, verdicts[index] != .unknown {
      return verdicts[index] == .kept ? id : nil
    }
    while verdicts.count <= index { verdicts.append(.unknown) }
    let skips = filter.skips(source, range)
    verdicts[index] = skips ? .skipped : .kept
    return skips ? nil : id
  }

  package mutating func pair(_ tag: OSMTag) -> OSMTagPair {
    OSMTagPair(key: strings.intern(tag.key), value: strings.intern(tag.value))
  }

  // MARK: - Elements

  /// Adds a node by its angles in 1e-7 degrees; false if it lies off the globe and is dropped.
  @discardableResult @inline(__always)
  mutating func addNode(_ id: Int64, latitude: Int64, longitude: Int64) -> Bool {
    report.nodes &+= 1
    guard latitude >= -900_000_000, latitude <= 900_000_000,
      longitude >= -1_800_000_000, longitude <= 1_800_000_000
    else {
      report.nodesOffTheGlobe &+= 1
      return false
    }
    nodeIDs.append(id)
    latitudes.append(Int32(truncatingIfNeeded: latitude))
    longitudes.append(Int32(truncatingIfNeeded: longitude))
    return true
  }

  /// Adds a tag of the node added last.
  mutating func addNodeTag(_ tag: OSMTagPair) { nodeTags.append(tag) }

  /// Ends the node added last; needed only if it may have tags.
  mutating func endNode() {
    guard nodeTags.hasOpenRow else { return }
    taggedNodes.append(UInt32(truncatingIfNeeded: nodeIDs.count &- 1))
    nodeTags.endRow()
  }

  mutating func addReference(_ node: Int64) { references.append(node) }
  mutating func addWayTag(_ tag: OSMTagPair) { wayTags.append(tag) }

  mutating func endWay(_ id: Int64) {
    report.ways &+= 1
    wayIDs.append(id)
    references.endRow()
    wayTags.endRow()
  }

  mutating func addMember(_ member: OSMMember) { members.append(member) }
  mutating func addRelationTag(_ tag: OSMTagPair) { relationTags.append(tag) }

  mutating func endRelation(_ id: Int64) {
    report.relations &+= 1
    relationIDs.append(id)
    members.endRow()
    relationTags.endRow()
  }

  // MARK: - Deleted elements

  mutating func dropDeletedNode() {
    report.nodes &+= 1
    report.deletedElements &+= 1
  }

  mutating func dropDeletedWay() {
    report.ways &+= 1
    report.deletedElements &+= 1
  }

  mutating func dropDeletedRelation() {
    report.relations &+= 1
    report.deletedElements &+= 1
  }
}
