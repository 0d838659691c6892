import Geodesy

/// What a search looks up at every edge.
///
/// The vertices are points in space, in metres: the straight lines between them never overestimate a
/// road.
struct SearchTables: Sendable {
  private let points: [SIMD4<Double>]
  /// The vertex at which each edge ends.
  private let heads: [UInt32]
  /// What each turn and the edge behind it cost together.
  let arcs: [UInt32]
  /// The most metres that any edge makes in a tenth of a second of weight.
  let bestRate: Double

  init(_ graph: RoadGraph) {
    let points = (0..<UInt32(graph.vertexCount)).map { Self.point(graph.vertexPoint($0)) }
    var best = 1e-9
    for edge in 0..<UInt32(graph.edgeCount) {
      let tail = points[Int(graph.tail(ofEdge: edge))]
      let head = points[Int(graph.head(ofEdge: edge))]
      best = max(best, Self.distance(tail, head) / Double(graph.edgeWeights[Int(edge)]))
    }
    self.points = points
    arcs = graph.turnTargets.indices.map {
      UInt32(graph.turnWeights[$0]) + graph.edgeWeights[Int(graph.turnTargets[$0])]
    }
    heads = (0..<UInt32(graph.edgeCount)).map { graph.head(ofEdge: $0) }
    bestRate = best
  }

  /// The point at which an edge ends.
  @inline(__always)
  func head(ofEdge edge: UInt32) -> SIMD4<Double> { points[Int(heads[Int(edge)])] }

  static func point(_ place: Coordinate) -> SIMD4<Double> {
    let (sine, cosine) = DeterministicMath.sineAndCosine(place.latitude * .pi / 180)
    let (east, north) = DeterministicMath.sineAndCosine(place.longitude * .pi / 180)
    return SIMD4(cosine * north, cosine * east, sine, 0) * EarthModel.meanRadius
  }

  @inline(__always)
  static func distance(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
    let d = a - b
    // In this order on every machine.
    return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
  }
}
