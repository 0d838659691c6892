import Geodesy

/// Makes a graph of a map.
struct RoadGraphBuilder {
  /// A way of the network.
  struct Road {
    /// Its index in the map.
    let way: Int
    /// The number of its facts.
    let facts: UInt32
    /// How many stretches between two nodes the way has, those that the map lacks included.
    let stretches: Int
  }

  /// What the graph is made of; nothing once that is done.
  private(set) var data: OSMData
  let profile: RoutingProfile
  /// What holds where tags do not say more, for traffic on the right and on the left.
  private let regions: [DrivingSide: RegionRules]
  private let sides: DrivingSides
  private var vertices = VertexColumns()
  var sections = SectionColumns()
  private var edges = EdgeColumns()
  var report = RoadImportReport()
  /// How often roads use a node; two or more make it a vertex.
  var uses: [UInt8]
  var nodeFacts: [UInt32: NodeFacts] = [:]
  /// The vertex of each node; ``RoadGraph/none`` for any other.
  var vertexOfNode: [UInt32]
  var roads: [Road] = []
  /// The facts by their number, and their number.
  var facts: [WayFacts] = []
  var knownFacts: [WayFacts: UInt32] = [:]
  /// How many stretches the way of each section has.
  var stretches: [UInt32] = []

  /// - Parameter region: What holds where tags do not say more; nil for the standard rules, with the side of the
  ///   road that ``DrivingSides`` finds.
  init(_ data: consuming OSMData, profile: RoutingProfile, region: RegionRules? = nil) {
    self.data = data
    self.profile = profile
    let rules = region ?? .standard
    regions = [.right: rules.keeping(.right), .left: rules.keeping(.left)]
    sides = DrivingSides(self.data, known: region?.drivingSide)
    uses = [UInt8](repeating: 0, count: self.data.nodeCount)
    vertexOfNode = [UInt32](repeating: RoadGraph.none, count: self.data.nodeCount)
  }

  /// Returns the graph, what became of the map, and the network as guidance sees it.
  mutating func build() -> (RoadGraph, RoadImportReport, JunctionNetwork) {
    let network = JunctionNetwork.complete(unpriced())
    return (priced(network), report, network)
  }

  /// Returns the graph without what its turns cost.
  private mutating func unpriced() -> RoadGraph {
    selectRoads()
    readNodes()
    cutRings()
    numberVertices()
    cutRoads()
    makeEdges()
    let roads = RoadGraph(
      vertices,
      sections,
      edges,
      facts: RecordTable(facts),
      profile: profile
    )
    var table = TurnTable(roads, nodeFacts: vertexFacts())
    let restrictions = restrictions()
    applyAtNodes(restrictions, &table)
    table.addAll()
    applyOverWays(restrictions, &table)
    let maneuvers = maneuvers(&table)
    giveUp()
    return table.finished(maneuvers: maneuvers)
  }

  /// Gives up what the graph was made of: of a large map that is more than the graph.
  private mutating func giveUp() {
    data = OSMData(nodes: [], ways: [], relations: [])
    (uses, vertexOfNode, nodeFacts, roads, stretches) = ([], [], [:], [], [])
    (vertices, sections, edges) = (VertexColumns(), SectionColumns(), EdgeColumns())
    (facts, knownFacts) = ([], [:])
  }

  /// Returns the graph of a network with what its turns cost and which of its parts hang together.
  private mutating func priced(_ network: JunctionNetwork) -> RoadGraph {
    let graph = network.graph
    var turns = graph.turns
    (turns.durations, turns.weights) = TurnPricing(network).costs()
    var edges = graph.edges
    (edges.components, edges.componentSizes) = Components.find(in: graph)
    report.islands = max(0, edges.componentSizes.count - 1)
    return RoadGraph(
      graph.vertices,
      graph.sections,
      edges,
      turns,
      facts: graph.facts,
      maneuvers: graph.maneuvers,
      profile: profile
    )
  }

  /// What holds on a way where its tags do not say more: its first node decides.
  func region(ofWay way: Int) -> RegionRules {
    let node = data.wayNodes[way].first { $0 != OSMData.missing }
    let side = node.map { sides.side(at: data.coordinate(ofNode: Int($0))) } ?? .right
    return regions[side] ?? .standard
  }

  // MARK: - Sections

  private mutating func cutRoads() {
    for road in roads {
      for nodes in pieces(ofWay: road.way) {
        for stretch in stretches(of: nodes) { addSection(stretch, road) }
      }
    }
  }

  /// Numbers the vertices in the order of the map's nodes, in which ``JunctionNetwork`` joins roads.
  private mutating func numberVertices() {
    for node in uses.indices where uses[node] > 1 {
      vertexOfNode[node] = UInt32(vertices.latitudes.count)
      vertices.latitudes.append(data.latitudes[node])
      vertices.longitudes.append(data.longitudes[node])
    }
  }

  private mutating func addSection(_ nodes: ArraySlice<UInt32>, _ road: Road) {
    guard let first = nodes.first, let last = nodes.last else { return }
    let tail = vertexOfNode[Int(first)]
    let head = vertexOfNode[Int(last)]
    var metres = 0.0
    var previous = place(of: first)
    for node in nodes {
      let place = place(of: node)
      metres += RoadRuler.metres(previous, place)
      previous = place
      sections.shapeLatitudes.append(data.latitudes[Int(node)])
      sections.shapeLongitudes.append(data.longitudes[Int(node)])
    }
    sections.shapeStarts.append(UInt32(sections.shapeLatitudes.count))
    sections.tails.append(tail)
    sections.heads.append(head)
    sections.lengths.append(UInt32((metres * 10).rounded()))
    sections.facts.append(road.facts)
    sections.traits.append(RoadTraits(facts[Int(road.facts)]).rawValue)
    sections.ways.append(data.wayIDs[road.way])
    stretches.append(UInt32(clamping: road.stretches))
    let bearings = SectionBearings(
      sections,
      UInt32(sections.tails.count - 1),
      facts[Int(road.facts)]
    )
    sections.startBearings.append(Float(bearings.start))
    sections.endBearings.append(Float(bearings.end))
  }

  private func place(of node: UInt32) -> RoadRuler.Place {
    RoadRuler.Place(
      latitude: data.latitudes[Int(node)],
      longitude: data.longitudes[Int(node)]
    )
  }

  // MARK: - Edges

  private mutating func makeEdges() {
    for section in 0..<UInt32(sections.tails.count) {
      let facts = facts[Int(sections.facts[Int(section)])]
      let forward = addEdge(section, facts.forward, isBackward: false)
      sections.forwardEdges.append(forward)
      let backward = addEdge(section, facts.backward, isBackward: true)
      sections.backwardEdges.append(backward)
    }
  }

  private mutating func addEdge(
    _ section: UInt32,
    _ direction: WayFacts.Direction?,
    isBackward: Bool
  ) -> UInt32 {
    guard let direction else { return RoadGraph.none }
    let id = UInt32(edges.sections.count)
    edges.sections.append(section)
    edges.isBackward.append(isBackward)
    edges.bases.append(id)
    let costs = costs(of: section, direction)
    edges.durations.append(costs.duration)
    edges.weights.append(costs.weight)
    return id
  }

  /// Tenths of a second, stretch by stretch and at least one each, as OSRM counts.
  private func costs(
    of section: UInt32,
    _ direction: WayFacts.Direction
  ) -> (duration: UInt32, weight: UInt32) {
    let range = sections.shapeRange(section)
    let count = Int(stretches[Int(section)])
    var duration: Int64 = 0
    var weight: Int64 = 0
    var previous = sections.rulerPlace(range.lowerBound)
    for index in range.dropFirst() {
      let place = sections.rulerPlace(index)
      let metres = RoadRuler.metres(previous, place)
      duration += Int64(direction.deciseconds(metres: metres, stretches: count))
      weight += Int64(direction.weight(metres: metres, stretches: count))
      previous = place
    }
    // A tenth of what 32 bits hold: sums over a route do not wrap.
    return (UInt32(min(duration, 400_000_000)), UInt32(min(weight, 400_000_000)))
  }
}
