import Geodesy

/// Makes a graph of a map.
package struct RoadGraphBuilder {
  /// A way of the network.
  package struct Road {
    /// Its index in the map.
    package let way: Int
    /// The number of its facts.
    package let facts: UInt32
    /// How many stretches between two nodes the way has, those that the map lacks included.
    let stretches: Int
  }

  package let data: OSMData
  package let profile: RoutingProfile
  let region: RegionRules
  package var graph: RoadGraph
  package var report = RoadImportReport()
  /// How often roads use a node; two or more make it a vertex.
  var uses: [UInt8]
  var nodeFacts: [UInt32: NodeFacts] = [:]
  /// The vertex of each node; ``RoadGraph/none`` for any other.
  var vertices: [UInt32]
  package var roads: [Road] = []
  /// The facts by their number, and their number.
  package var facts: [WayFacts] = []
  var knownFacts: [WayFacts: UInt32] = [:]
  /// How many stretches the way of each section has.
  var stretches: [UInt32] = []

  /// - Parameter region: What holds where tags do not say more; nil for what the map tells of its
  ///   countries.
  init(_ data: OSMData, profile: RoutingProfile, region: RegionRules? = nil) {
    self.data = data
    self.profile = profile
    self.region = region ?? RegionRules(of: data)
    graph = RoadGraph(profile: profile)
    uses = [UInt8](repeating: 0, count: data.nodeCount)
    vertices = [UInt32](repeating: RoadGraph.none, count: data.nodeCount)
  }

  /// Returns the graph, what became of the map, and the network as guidance sees it.
  package mutating func build() -> (RoadGraph, RoadImportReport, JunctionNetwork) {
    selectRoads()
    readNodes()
    cutRoads()
    makeEdges()
    var turns = TurnTable(graph, nodeFacts: vertexFacts())
    let restrictions = restrictions()
    applyAtNodes(restrictions, &turns)
    turns.addAll()
    applyOverWays(restrictions, &turns)
    turns.store(in: &graph)
    let network = JunctionNetwork.complete(graph)
    TurnPricing(network).price(&graph)
    report.islands = Components.find(in: &graph)
    return (graph, report, network)
  }

  // MARK: - Sections

  private mutating func cutRoads() {
    for road in roads {
      for nodes in pieces(ofWay: road.way) {
        var start = 0
        for index in 1..<nodes.count where uses[Int(nodes[index])] > 1 || index == nodes.count - 1 {
          addSection(nodes[start...index], road)
          start = index
        }
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

  private mutating func addSection(_ nodes: ArraySlice<UInt32>, _ road: Road) {
    guard let first = nodes.first, let last = nodes.last else { return }
    let tail = vertex(of: first)
    let head = vertex(of: last)
    var metres = 0.0
    var previous = place(of: first)
    for node in nodes {
      let place = place(of: node)
      metres += RoadRuler.metres(previous, place)
      previous = place
      graph.shapeLatitudes.append(data.latitudes[Int(node)])
      graph.shapeLongitudes.append(data.longitudes[Int(node)])
    }
    graph.shapeStarts.append(UInt32(graph.shapeLatitudes.count))
    graph.sectionTails.append(tail)
    graph.sectionHeads.append(head)
    graph.sectionLengths.append(UInt32((metres * 10).rounded()))
    graph.sectionFacts.append(road.facts)
    graph.sectionTraits.append(RoadTraits(facts[Int(road.facts)]).rawValue)
    graph.sectionWays.append(data.wayIDs[road.way])
    stretches.append(UInt32(clamping: road.stretches))
    let bearings = SectionBearings(graph, UInt32(graph.sectionCount - 1))
    graph.startBearings.append(Float(bearings.start))
    graph.endBearings.append(Float(bearings.end))
  }

  private func place(of node: UInt32) -> RoadRuler.Place {
    RoadRuler.Place(
      latitude: data.latitudes[Int(node)],
      longitude: data.longitudes[Int(node)]
    )
  }

  // MARK: - Edges

  private mutating func makeEdges() {
    for section in 0..<UInt32(graph.sectionCount) {
      let facts = facts[Int(graph.sectionFacts[Int(section)])]
      graph.forwardEdges.append(addEdge(section, facts.forward, isBackward: false))
      graph.backwardEdges.append(addEdge(section, facts.backward, isBackward: true))
    }
  }

  private mutating func addEdge(
    _ section: UInt32,
    _ direction: WayFacts.Direction?,
    isBackward: Bool
  ) -> UInt32 {
    guard let direction else { return RoadGraph.none }
    let id = UInt32(graph.edgeCount)
    graph.edgeSections.append(section)
    graph.edgeIsBackward.append(isBackward)
    graph.edgeBases.append(id)
    let costs = costs(of: section, direction)
    graph.edgeDurations.append(costs.duration)
    graph.edgeWeights.append(costs.weight)
    return id
  }

  /// Tenths of a second, stretch by stretch and at least one each, as OSRM counts.
  private func costs(
    of section: UInt32,
    _ direction: WayFacts.Direction
  ) -> (duration: UInt32, weight: UInt32) {
    let range = graph.shapeRange(section)
    let count = Int(stretches[Int(section)])
    var duration: Int64 = 0
    var weight: Int64 = 0
    var previous = graph.rulerPlace(range.lowerBound)
    for index in range.dropFirst() {
      let place = graph.rulerPlace(index)
      let metres = RoadRuler.metres(previous, place)
      duration += Int64(direction.deciseconds(metres: metres, stretches: count))
      weight += Int64(direction.weight(metres: metres, stretches: count))
      previous = place
    }
    // A tenth of what 32 bits hold: sums over a route do not wrap.
    return (UInt32(min(duration, 400_000_000)), UInt32(min(weight, 400_000_000)))
  }
}

extension RoadGraph {
  /// A point of a shape for measuring.
  func rulerPlace(_ index: Int) -> RoadRuler.Place {
    RoadRuler.Place(latitude: shapeLatitudes[index], longitude: shapeLongitudes[index])
  }
}
