import Geodesy

/// The vertices of a graph: where roads meet or end, and where something stands in the way.
struct VertexColumns: Sendable {
  /// 1e-7 degrees.
  var latitudes: Column<Int32> = []
  var longitudes: Column<Int32> = []
  /// The vertices with facts of their own, in rising order, and these facts.
  var withFacts: Column<UInt32> = []
  var facts = RecordTable<NodeFacts>()
}

/// The sections of a graph: the road between two vertices.
package struct SectionColumns: Sendable {
  /// The vertices at the ends of each section.
  var tails: Column<UInt32> = []
  var heads: Column<UInt32> = []
  /// Where each section's points begin; one more than there are sections.
  var shapeStarts: Column<UInt32> = [0]
  /// 1e-7 degrees.
  var shapeLatitudes: Column<Int32> = []
  var shapeLongitudes: Column<Int32> = []
  /// Decimetres.
  package internal(set) var lengths: Column<UInt32> = []
  /// The numbers of the facts of their ways.
  package internal(set) var facts: Column<UInt32> = []
  /// The raw values of ``RoadTraits``.
  var traits: Column<UInt8> = []
  /// The numbers of their ways in OpenStreetMap.
  var ways: Column<Int64> = []
  /// The edges of a section in its direction and against it; ``RoadGraph/none`` where that is closed.
  var forwardEdges: Column<UInt32> = []
  var backwardEdges: Column<UInt32> = []
  /// Degrees at the first and the last point, as a driver perceives them, along the section.
  var startBearings: Column<Float> = []
  var endBearings: Column<Float> = []

  /// The places of a section's points among all points.
  @inline(__always)
  func shapeRange(_ section: UInt32) -> Range<Int> { shapeStarts.range(at: section) }

  @inline(__always)
  func shapePoint(_ index: Int) -> Coordinate {
    Coordinate(
      latitude: Double(shapeLatitudes[index]) / 1e7,
      longitude: Double(shapeLongitudes[index]) / 1e7
    )
  }

  /// A point of a shape for measuring.
  func rulerPlace(_ index: Int) -> RoadRuler.Place {
    RoadRuler.Place(latitude: shapeLatitudes[index], longitude: shapeLongitudes[index])
  }
}

/// The directed edges of a graph; copies that restrictions over several ways need come last.
package struct EdgeColumns: Sendable {
  /// The sections on which the edges run.
  package internal(set) var sections: Column<UInt32> = []
  /// Whether an edge runs against its section.
  package internal(set) var isBackward = FlagColumn()
  /// The edge that a copy stands for; itself otherwise.
  package internal(set) var bases: Column<UInt32> = []
  /// How many edges are no copies.
  var originalCount = 0
  /// Tenths of a second.
  var durations: Column<UInt32> = []
  /// What the search minimises, in tenths of a second too.
  package internal(set) var weights: Column<UInt32> = []
  /// The number of the strongly connected part; parts are numbered by size, the largest 0.
  var components: Column<UInt32> = []
  var componentSizes: Column<UInt32> = []
}

/// The turns of a graph, from each edge to the next.
package struct TurnColumns: Sendable {
  /// Where the turns of each edge begin; one more than there are edges.
  var starts: Column<UInt32> = [0]
  /// The edges that they lead to.
  package internal(set) var targets: Column<UInt32> = []
  /// Tenths of a second.
  var durations: Column<UInt16> = []
  /// What the search minimises, in tenths of a second too.
  package internal(set) var weights: Column<UInt16> = []
}

/// What the map says of single turns, in the order of the edges that these lead to.
struct ManeuverColumns: Sendable {
  /// The edge behind the turn of each.
  var edges: Column<UInt32>
  var records: RecordTable<TaggedManeuver>

  init(_ maneuvers: [TaggedManeuver]) {
    edges = Column(maneuvers.map { $0.edges[$0.place] })
    records = RecordTable(maneuvers)
  }
}
