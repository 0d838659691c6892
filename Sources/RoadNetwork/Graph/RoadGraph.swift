public import Geodesy

/// The roads of a map for one profile: vertices, sections between them, and directed edges with the
/// turns from each to the next.
///
/// A search goes from edge to edge, so that turn costs and restrictions are exact. Durations and weights
/// are tenths of a second, lengths decimetres: sums do not depend on their order. A restriction over
/// several ways has edges of its own, copies that only its first way leads to.
///
/// It is an object, passed on as one reference where its columns would be thirty.
public final class RoadGraph: Sendable {
  /// What stands for no edge, vertex or section in a column.
  public static let none = UInt32.max

  let vertices: VertexColumns
  /// The roads between two vertices.
  package let sections: SectionColumns
  /// Sections in a direction of travel.
  package let edges: EdgeColumns
  /// The ways from each edge to the next.
  package let turns: TurnColumns
  /// What the profile made of the ways, each different result once.
  let facts: RecordTable<WayFacts>
  /// What the map says of single turns.
  let maneuvers: ManeuverColumns
  /// Who travels.
  public let profile: RoutingProfile

  init(
    _ vertices: VertexColumns,
    _ sections: SectionColumns,
    _ edges: EdgeColumns,
    _ turns: TurnColumns = TurnColumns(),
    facts: RecordTable<WayFacts>,
    maneuvers: ManeuverColumns = ManeuverColumns([]),
    profile: RoutingProfile
  ) {
    self.vertices = vertices
    self.sections = sections
    self.edges = edges
    self.turns = turns
    self.facts = facts
    self.maneuvers = maneuvers
    self.profile = profile
  }

  /// How many places there are where roads meet or end, or something stands in the way.
  public var vertexCount: Int { vertices.latitudes.count }
  /// How many stretches of road between two vertices there are.
  public var sectionCount: Int { sections.tails.count }
  /// How many directed edges there are, the copies for restrictions included.
  public var edgeCount: Int { edges.sections.count }
  /// How many turns from an edge to the next are possible.
  public var turnCount: Int { turns.targets.count }

  // MARK: - Sections

  /// How many different facts the ways have.
  package var factCount: Int { facts.count }

  /// The facts with a number below ``factCount``.
  package func wayFacts(_ number: UInt32) -> WayFacts { facts[Int(number)] }

  /// What the profile made of a section's way.
  @inline(__always)
  public func facts(ofSection section: UInt32) -> WayFacts {
    facts[Int(sections.facts[Int(section)])]
  }

  /// Returns the points of a section.
  public func shape(ofSection section: UInt32) -> [Coordinate] {
    sections.shapeRange(section).map(sections.shapePoint)
  }

  @inline(__always)
  func shapeRange(_ section: UInt32) -> Range<Int> { sections.shapeRange(section) }

  @inline(__always)
  func shapePoint(_ index: Int) -> Coordinate { sections.shapePoint(index) }

  /// Where a vertex lies.
  @inline(__always)
  package func vertexPoint(_ vertex: UInt32) -> Coordinate {
    Coordinate(
      latitude: Double(vertices.latitudes[Int(vertex)]) / 1e7,
      longitude: Double(vertices.longitudes[Int(vertex)]) / 1e7
    )
  }

  // MARK: - Edges

  /// Whether the map says anything of single turns.
  package var hasManeuvers: Bool { !maneuvers.edges.isEmpty }

  /// What the map says of the turns that lead to an edge, the last word last.
  package func maneuvers(ontoEdge edge: UInt32) -> [TaggedManeuver] {
    var list: [TaggedManeuver] = []
    var index = maneuvers.edges.lowerBound(of: edge)
    while index < maneuvers.edges.count, maneuvers.edges[index] == edge {
      list.append(maneuvers.records[index])
      index += 1
    }
    return list
  }

  /// The vertex at which an edge begins.
  @inline(__always)
  package func tail(ofEdge edge: UInt32) -> UInt32 {
    let section = Int(edges.sections[Int(edge)])
    return edges.isBackward[Int(edge)] ? sections.heads[section] : sections.tails[section]
  }

  /// The vertex at which an edge ends.
  @inline(__always)
  func head(ofEdge edge: UInt32) -> UInt32 {
    let section = Int(edges.sections[Int(edge)])
    return edges.isBackward[Int(edge)] ? sections.tails[section] : sections.heads[section]
  }

  /// The places of the turns from an edge among all turns.
  @inline(__always)
  package func turns(ofEdge edge: UInt32) -> Range<Int> { turns.starts.range(at: edge) }

  /// What the profile made of the node at a vertex; nil where it is of no note.
  func facts(ofVertex vertex: UInt32) -> NodeFacts? {
    let index = vertices.withFacts.lowerBound(of: vertex)
    guard index < vertices.withFacts.count, vertices.withFacts[index] == vertex else { return nil }
    return vertices.facts[index]
  }

  /// The number of a section's way in OpenStreetMap.
  public func way(ofSection section: UInt32) -> Int64 { sections.ways[Int(section)] }

  func traits(ofSection section: UInt32) -> RoadTraits {
    RoadTraits(rawValue: sections.traits[Int(section)])
  }

  /// The edge of the same section in the other direction; ``none`` where that is closed.
  func reverse(ofEdge edge: UInt32) -> UInt32 {
    let section = Int(edges.sections[Int(edge)])
    return edges.isBackward[Int(edge)]
      ? sections.forwardEdges[section] : sections.backwardEdges[section]
  }

  /// Metres of an edge.
  package func length(ofEdge edge: UInt32) -> Double {
    Double(sections.lengths[Int(edges.sections[Int(edge)])]) / 10
  }

  /// What the profile makes of the way in the direction of an edge.
  package func direction(ofEdge edge: UInt32) -> WayFacts.Direction? {
    let facts = facts(ofSection: edges.sections[Int(edge)])
    return facts[edges.isBackward[Int(edge)] ? .backward : .forward]
  }

  /// Degrees in which an edge leaves its tail and arrives at its head.
  func bearings(ofEdge edge: UInt32) -> (start: Double, end: Double) {
    let section = Int(edges.sections[Int(edge)])
    let start = Double(sections.startBearings[section])
    let end = Double(sections.endBearings[section])
    guard edges.isBackward[Int(edge)] else { return (start, end) }
    return (Bearing.normalized(end + 180), Bearing.normalized(start + 180))
  }
}

extension RoadGraph {
  /// The length of all roads in metres, each once.
  public var roadLength: Double {
    Double(sections.lengths.reduce(UInt64(0)) { $0 + UInt64($1) }) / 10
  }
}
