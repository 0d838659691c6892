import Geodesy

/// Makes a graph of a map.
struct RoadGraphBuilder {
  private let data: OSMData
  private let profile: RoutingProfile
  private var graph: RoadGraph
  private var report = RoadImportReport()
  /// How often roads use a node; two or more make it a vertex.
  private var uses: [UInt8]
  private var nodeFacts: [UInt32: NodeFacts] = [:]
  /// The vertex of each node; ``RoadGraph/none`` for any other.
  private var vertices: [UInt32]
  private var roads: [(way: Int, facts: UInt32)] = []

  init(_ data: OSMData, profile: RoutingProfile) {
    self.data = data
    self.profile = profile
    graph = RoadGraph(profile: profile)
    uses = [UInt8](repeating: 0, count: data.nodeCount)
    vertices = [UInt32](repeating: RoadGraph.none, count: data.nodeCount)
  }

  mutating func build() -> (RoadGraph, RoadImportReport) {
    selectRoads()
    readNodes()
    cutRoads()
    makeEdges()
    var turns = TurnTable(graph, nodeFacts: vertexFacts())
    turns.addAll()
    addRestrictions(&turns)
    turns.store(in: &graph)
    report.islands = Components.find(in: &graph)
    return (graph, report)
  }

  // MARK: - Roads

  private mutating func selectRoads() {
    let keys = ["highway", "route", "railway", "man_made"].compactMap { data.strings.find($0) }
    var known: [WayFacts: UInt32] = [:]
    for way in 0..<data.wayCount {
      guard keys.contains(where: { data.value(ofWay: way, key: $0) != nil }) else {
        if !data.wayTags[way].isEmpty { report.droppedWays[.notRoad, default: 0] += 1 }
        continue
      }
      switch profile.facts(ofWay: data.tags(ofWay: way)) {
      case .failure(let reason): report.droppedWays[reason, default: 0] += 1
      case .success(let facts):
        guard data.nodes(ofWay: way).count >= 2 else {
          report.emptyWays += 1
          continue
        }
        report.roadWays += 1
        let id = known[facts] ?? UInt32(graph.facts.count)
        if known[facts] == nil {
          known[facts] = id
          graph.facts.append(facts)
        }
        roads.append((way, id))
        count(data.nodes(ofWay: way))
      }
    }
  }

  /// The ends of a way count twice: they are vertices.
  private mutating func count(_ nodes: ArraySlice<UInt32>) {
    for node in nodes where uses[Int(node)] < 2 { uses[Int(node)] += 1 }
    if let first = nodes.first, let last = nodes.last {
      uses[Int(first)] = 2
      uses[Int(last)] = 2
    }
  }

  private mutating func readNodes() {
    for (index, node) in data.taggedNodes.enumerated() where uses[Int(node)] > 0 {
      let facts = profile.facts(ofNode: data.tags(ofTaggedNode: index))
      guard facts.isRelevant else { continue }
      nodeFacts[node] = facts
      uses[Int(node)] = 2
    }
  }

  private func vertexFacts() -> [UInt32: NodeFacts] {
    var facts: [UInt32: NodeFacts] = [:]
    for (node, value) in nodeFacts { facts[vertices[Int(node)]] = value }
    return facts
  }

  // MARK: - Sections

  private mutating func cutRoads() {
    for road in roads {
      var start = 0
      let nodes = Array(data.nodes(ofWay: road.way))
      for index in 1..<nodes.count where uses[Int(nodes[index])] > 1 || index == nodes.count - 1 {
        addSection(nodes[start...index], road)
        start = index
      }
    }
  }

  private mutating func vertex(of node: UInt32) -> UInt32 {
    if vertices[Int(node)] == RoadGraph.none {
      vertices[Int(node)] = UInt32(graph.vertexCount)
      graph.vertexLatitudes.append(data.latitudes[Int(node)])
      graph.vertexLongitudes.append(data.longitudes[Int(node)])
    }
    return vertices[Int(node)]
  }

  private mutating func addSection(_ nodes: ArraySlice<UInt32>, _ road: (way: Int, facts: UInt32)) {
    guard let first = nodes.first, let last = nodes.last else { return }
    let tail = vertex(of: first)
    let head = vertex(of: last)
    var metres = 0.0
    var previous = data.coordinate(ofNode: Int(first))
    for node in nodes {
      let place = data.coordinate(ofNode: Int(node))
      metres += previous.distance(to: place)
      previous = place
      graph.shapeLatitudes.append(data.latitudes[Int(node)])
      graph.shapeLongitudes.append(data.longitudes[Int(node)])
    }
    graph.shapeStarts.append(UInt32(graph.shapeLatitudes.count))
    graph.sectionTails.append(tail)
    graph.sectionHeads.append(head)
    graph.sectionLengths.append(UInt32((metres * 10).rounded()))
    graph.sectionFacts.append(road.facts)
    graph.sectionTraits.append(RoadTraits(graph.facts[Int(road.facts)]).rawValue)
    graph.sectionWays.append(data.wayIDs[road.way])
    let bearings = SectionBearings(graph, UInt32(graph.sectionCount - 1))
    graph.startBearings.append(Float(bearings.start))
    graph.endBearings.append(Float(bearings.end))
  }

  // MARK: - Edges

  private mutating func makeEdges() {
    for section in 0..<UInt32(graph.sectionCount) {
      let facts = graph.facts(ofSection: section)
      graph.forwardEdges.append(addEdge(section, facts.forward, facts, isBackward: false))
      graph.backwardEdges.append(addEdge(section, facts.backward, facts, isBackward: true))
    }
  }

  private mutating func addEdge(
    _ section: UInt32,
    _ direction: WayFacts.Direction?,
    _ facts: WayFacts,
    isBackward: Bool
  ) -> UInt32 {
    guard let direction, direction.speed > 0 else { return RoadGraph.none }
    let id = UInt32(graph.edgeCount)
    graph.edgeSections.append(section)
    graph.edgeIsBackward.append(isBackward)
    graph.edgeBases.append(id)
    if let duration = facts.duration {
      let whole = max(1, (duration * 10).rounded())
      graph.edgeDurations.append(UInt32(min(whole, 1e9)))
      graph.edgeWeights.append(UInt32(min(whole, 1e9)))
    } else {
      graph.edgeDurations.append(tenths(section, direction.speed))
      graph.edgeWeights.append(tenths(section, direction.rate))
    }
    return id
  }

  /// Tenths of a second, segment by segment and at least one each, as OSRM counts.
  private func tenths(_ section: UInt32, _ kilometresPerHour: Double) -> UInt32 {
    let range = graph.shapeRange(section)
    var sum = 0.0
    var previous = graph.shapePoint(range.lowerBound)
    for index in range.dropFirst() {
      let place = graph.shapePoint(index)
      sum += max(1, (previous.distance(to: place) * 36 / kilometresPerHour).rounded())
      previous = place
    }
    return UInt32(min(max(sum, 1), 1e9))
  }

  // MARK: - Restrictions

  private mutating func addRestrictions(_ turns: inout TurnTable) {
    var sections: [Int64: [UInt32]] = [:]
    let relations = (0..<data.relationCount).map { data.relation($0) }
    let results = relations.compactMap { profile.restriction($0) }
    var ways: Set<Int64> = []
    for case .success(let restriction) in results {
      ways.formUnion(restriction.from + restriction.to)
      if case .ways(let via) = restriction.via { ways.formUnion(via) }
    }
    for (section, way) in graph.sectionWays.enumerated() where ways.contains(way) {
      sections[way, default: []].append(UInt32(section))
    }
    for result in results {
      switch result {
      case .failure(let reason): report.droppedRestrictions[reason, default: 0] += 1
      case .success(let restriction):
        let vertex: UInt32? =
          if case .node(let id) = restriction.via {
            data.index(ofNode: id).map { vertices[$0] }
          } else { nil }
        if turns.apply(restriction, at: vertex, sections) {
          report.restrictions += 1
        } else {
          report.detachedRestrictions += 1
        }
      }
    }
  }
}

extension RoadGraph {
  /// Makes a graph of a map for a profile.
  public static func build(
    _ data: OSMData,
    profile: RoutingProfile = .car
  ) -> (graph: RoadGraph, report: RoadImportReport) {
    var builder = RoadGraphBuilder(data, profile: profile)
    return builder.build()
  }
}
