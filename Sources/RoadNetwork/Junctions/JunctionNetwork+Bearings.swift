import Geodesy

extension JunctionNetwork {
  /// Finds in which directions every arm leaves its junction.
  func findBearings() {
    for node in nodeVertices.indices.map({ UInt32($0) }) {
      let range = arms(at: node)
      let lanes = range.map { Int(kind($0).lanes) }.max() ?? 0
      let scale = scale(at: node)
      for arm in range {
        let outline = outline(of: arm, limit: reach(of: arm, lanes), scale)
        let start = outline.points[0]
        let initial = outline.bearing(start, outline.point(along: 2))
        let far: Outline.Point =
          if range.count <= 2 || arms[Int(arm)].target == node {
            outline.points.dropFirst().first { outline.distance(start, $0) > 1 }
              ?? outline.points[outline.points.count - 1]
          } else {
            PerceivedDirection.point(of: outline, kind(arm), lanes: lanes)
          }
        arms[Int(arm)].initial = initial
        arms[Int(arm)].perceived = outline.bearing(start, far)
        arms[Int(arm)].mergedInitial = initial
        arms[Int(arm)].mergedPerceived = arms[Int(arm)].perceived
      }
    }
  }

  private func reach(of arm: UInt32, _ lanes: Int) -> Double {
    PerceivedDirection.reach(kind(arm), lanes: lanes)
  }

  /// Degrees to the first point of an arm that is more than a metre away.
  package func closeBearing(_ arm: UInt32) -> Double {
    let outline = outline(of: arm, limit: 1.1)
    let start = outline.points[0]
    let point = outline.points.dropFirst().first { outline.distance(start, $0) > 1 }
    return outline.bearing(start, point ?? outline.points[outline.points.count - 1])
  }
}
