import Geodesy

/// What a search looks up at every edge.
///
/// The vertices are points in space, in decimetres: the straight lines between them never overestimate a
/// road.
package struct SearchTables: Sendable {
  /// Four numbers a vertex: x, y and z from the middle of the Earth, and nothing.
  package let points: Column<Int32>
  /// The vertex at which each edge ends.
  let heads: Column<UInt32>
  /// What each turn and the edge behind it cost together.
  let arcs: Column<UInt32>
  /// The most decimetres that any edge makes in a tenth of a second of weight.
  let bestRate: Double

  init(_ graph: RoadGraph) {
    var numbers: Column<Int32> = []
    for vertex in 0..<UInt32(graph.vertexCount) {
      let point = Self.point(graph.vertexPoint(vertex))
      for number in [point.x, point.y, point.z, 0] { numbers.append(Int32(number.rounded())) }
    }
    points = numbers
    func place(_ vertex: UInt32) -> SIMD4<Double> { Self.point(numbers, vertex) }
    heads = Column((0..<UInt32(graph.edgeCount)).map { graph.head(ofEdge: $0) })
    arcs = Column(
      graph.turnTargets.indices.map {
        UInt32(graph.turnWeights[$0]) + graph.edgeWeights[Int(graph.turnTargets[$0])]
      }
    )
    var best = 1e-9
    for edge in 0..<UInt32(graph.edgeCount) {
      let length = Self.distance(place(graph.tail(ofEdge: edge)), place(graph.head(ofEdge: edge)))
      best = max(best, length / Double(graph.edgeWeights[Int(edge)]))
    }
    bestRate = best
  }

  /// The point at which an edge ends, to half a decimetre in each direction.
  @inline(__always)
  package func head(ofEdge edge: UInt32) -> SIMD4<Double> {
    Self.point(points, heads[Int(edge)])
  }

  @inline(__always)
  private static func point(_ points: Column<Int32>, _ vertex: UInt32) -> SIMD4<Double> {
    let place = Int(vertex) * 4
    return SIMD4(Double(points[place]), Double(points[place + 1]), Double(points[place + 2]), 0)
  }

  static func point(_ place: Coordinate) -> SIMD4<Double> {
    let (sine, cosine) = DeterministicMath.sineAndCosine(place.latitude * .pi / 180)
    let (east, north) = DeterministicMath.sineAndCosine(place.longitude * .pi / 180)
    return SIMD4(cosine * north, cosine * east, sine, 0) * (EarthModel.meanRadius * 10)
  }

  @inline(__always)
  package static func distance(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
    let d = a - b
    // In this order on every machine.
    return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
  }
}

extension SearchTables {
  init(_ file: NavmapFile, _ info: NavmapInfo, _ graph: RoadGraph) throws(MapError) {
    points = try file.column(.searchPoints, count: graph.vertexCount * 4)
    heads = try file.column(
      .searchHeads,
      count: graph.edgeCount,
      .below(UInt64(graph.vertexCount))
    )
    arcs = try file.column(.searchArcs, count: graph.turnCount)
    bestRate = info.bestRate
  }

  package func store(in writer: inout NavmapWriter) {
    writer.add(.searchPoints, points)
    writer.add(.searchHeads, heads)
    writer.add(.searchArcs, arcs)
  }
}
