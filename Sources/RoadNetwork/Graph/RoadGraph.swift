public import Geodesy

/// The roads of a map for one profile: vertices, sections between them, and directed edges with the
/// turns from each to the next.
///
/// A search goes from edge to edge, so that turn costs and restrictions are exact. Durations and weights
/// are tenths of a second, lengths decimetres: sums do not depend on their order. A restriction over
/// several ways has edges of its own, copies that only its first way leads to.
public struct RoadGraph: Sendable {
  public static let none = UInt32.max

  // Vertices: where roads meet or end, and where something stands in the way.
  public internal(set) var vertexLatitudes: Column<Int32> = []
  public internal(set) var vertexLongitudes: Column<Int32> = []
  /// The vertices with facts of their own, in rising order, and these facts.
  var factVertices: Column<UInt32> = []
  var vertexFacts = RecordTable<NodeFacts>()

  // Sections: the road between two vertices.
  public internal(set) var sectionTails: Column<UInt32> = []
  public internal(set) var sectionHeads: Column<UInt32> = []
  /// Where each section's points begin; one more than there are sections.
  var shapeStarts: Column<UInt32> = [0]
  var shapeLatitudes: Column<Int32> = []
  var shapeLongitudes: Column<Int32> = []
  /// Decimetres.
  public internal(set) var sectionLengths: Column<UInt32> = []
  package internal(set) var sectionFacts: Column<UInt32> = []
  /// The raw values of ``RoadTraits``.
  var sectionTraits: Column<UInt8> = []
  var sectionWays: Column<Int64> = []
  /// The edges of a section in its direction and against it; ``none`` where that is closed.
  var forwardEdges: Column<UInt32> = []
  var backwardEdges: Column<UInt32> = []
  /// Degrees at the first and the last point, as a driver perceives them, along the section.
  var startBearings: Column<Float> = []
  var endBearings: Column<Float> = []

  // Edges.
  package internal(set) var edgeSections: Column<UInt32> = []
  package internal(set) var edgeIsBackward = FlagColumn()
  /// The edge that a copy stands for; itself otherwise.
  var edgeBases: Column<UInt32> = []
  /// How many edges are no copies; these come last.
  var originalCount = 0
  /// Tenths of a second.
  var edgeDurations: Column<UInt32> = []
  var edgeWeights: Column<UInt32> = []
  /// The number of the strongly connected part; parts are numbered by size, the largest 0.
  var edgeComponents: Column<UInt32> = []
  var componentSizes: Column<UInt32> = []

  // Turns.
  var turnStarts: Column<UInt32> = [0]
  var turnTargets: Column<UInt32> = []
  /// Tenths of a second.
  var turnDurations: Column<UInt16> = []
  var turnWeights: Column<UInt16> = []

  package internal(set) var facts = RecordTable<WayFacts>()
  public let profile: RoutingProfile

  package init(profile: RoutingProfile) { self.profile = profile }

  public var vertexCount: Int { vertexLatitudes.count }
  public var sectionCount: Int { sectionTails.count }
  public var edgeCount: Int { edgeSections.count }
  public var turnCount: Int { turnTargets.count }

  // MARK: - Sections

  @inline(__always)
  public func facts(ofSection section: UInt32) -> WayFacts {
    facts[Int(sectionFacts[Int(section)])]
  }

  /// Returns the points of a section.
  public func shape(ofSection section: UInt32) -> [Coordinate] {
    shapeRange(section).map(shapePoint)
  }

  @inline(__always)
  package func shapeRange(_ section: UInt32) -> Range<Int> {
    Self.range(shapeStarts, section)
  }

  @inline(__always)
  package func shapePoint(_ index: Int) -> Coordinate {
    Coordinate(
      latitude: Double(shapeLatitudes[index]) / 1e7,
      longitude: Double(shapeLongitudes[index]) / 1e7
    )
  }

  @inline(__always)
  package func vertexPoint(_ vertex: UInt32) -> Coordinate {
    Coordinate(
      latitude: Double(vertexLatitudes[Int(vertex)]) / 1e7,
      longitude: Double(vertexLongitudes[Int(vertex)]) / 1e7
    )
  }

  // MARK: - Edges

  @inline(__always)
  package func tail(ofEdge edge: UInt32) -> UInt32 {
    let section = Int(edgeSections[Int(edge)])
    return edgeIsBackward[Int(edge)] ? sectionHeads[section] : sectionTails[section]
  }

  @inline(__always)
  package func head(ofEdge edge: UInt32) -> UInt32 {
    let section = Int(edgeSections[Int(edge)])
    return edgeIsBackward[Int(edge)] ? sectionTails[section] : sectionHeads[section]
  }

  @inline(__always)
  package func turns(ofEdge edge: UInt32) -> Range<Int> {
    Self.range(turnStarts, edge)
  }

  /// A range between two starts; empty where a damaged file has them the wrong way round.
  @inline(__always)
  private static func range(_ starts: Column<UInt32>, _ index: UInt32) -> Range<Int> {
    let low = Int(starts[Int(index)])
    return low..<max(low, Int(starts[Int(index) + 1]))
  }

  /// What the profile made of the node at a vertex; nil where it is of no note.
  package func facts(ofVertex vertex: UInt32) -> NodeFacts? {
    let index = factVertices.lowerBound(of: vertex)
    guard index < factVertices.count, factVertices[index] == vertex else { return nil }
    return vertexFacts[index]
  }

  /// The number of a section's way in OpenStreetMap.
  public func way(ofSection section: UInt32) -> Int64 { sectionWays[Int(section)] }

  func traits(ofSection section: UInt32) -> RoadTraits {
    RoadTraits(rawValue: sectionTraits[Int(section)])
  }

  /// The edge of the same section in the other direction; ``none`` where that is closed.
  package func reverse(ofEdge edge: UInt32) -> UInt32 {
    let section = Int(edgeSections[Int(edge)])
    return edgeIsBackward[Int(edge)] ? forwardEdges[section] : backwardEdges[section]
  }

  /// What the profile makes of the way in the direction of an edge.
  package func direction(ofEdge edge: UInt32) -> WayFacts.Direction? {
    let facts = facts(ofSection: edgeSections[Int(edge)])
    return facts[edgeIsBackward[Int(edge)] ? .backward : .forward]
  }

  /// Degrees in which an edge leaves its tail and arrives at its head.
  package func bearings(ofEdge edge: UInt32) -> (start: Double, end: Double) {
    let section = Int(edgeSections[Int(edge)])
    guard edgeIsBackward[Int(edge)] else {
      return (Double(startBearings[section]), Double(endBearings[section]))
    }
    return (
      Bearing.normalized(Double(endBearings[section]) + 180),
      Bearing.normalized(Double(startBearings[section]) + 180)
    )
  }
}

extension RoadGraph {
  /// The length of all roads in metres, each once.
  public var roadLength: Double {
    Double(sectionLengths.reduce(UInt64(0)) { $0 + UInt64($1) }) / 10
  }
}
