package import Geodesy

/// The points of a road in millionths of a degree (0.1 m), with measures that hold near its first point.
///
/// OSRM keeps places in whole millionths, and its rules ask for angles over 2 m of road: whoever wants to
/// see the same 60 degrees must round where it rounds.
package struct Outline {
  /// A place in whole millionths of a degree.
  package struct Point: Equatable {
    /// Millionths of a degree east and north, whole.
    package var x: Double
    /// The same to the north.
    package var y: Double

    /// Takes millionths of a degree, east first.
    package init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }

    /// Rounds a place to whole millionths of a degree; beyond 180 of them where that is the short way from the places
    /// around it.
    package init(_ place: Coordinate, on scale: Scale) {
      let east = (place.longitude * 1e6).rounded()
      let away = east - scale.meridian
      x =
        away > Self.halfTurn
        ? east - 2 * Self.halfTurn : away < -Self.halfTurn ? east + 2 * Self.halfTurn : east
      y = (place.latitude * 1e6).rounded()
    }

    /// 180 degrees.
    private static let halfTurn = 180e6
  }

  /// How the places around one lie to each other.
  package struct Scale {
    /// Metres of a millionth of a degree, as ``RoadRuler`` has them.
    let east: Double
    let north: Double
    /// The meridian of that place, in millionths of a degree.
    let meridian: Double

    /// Takes degrees.
    package init(latitude: Double, longitude: Double) {
      (east, north) = RoadRuler.metresOfMillionth(at: latitude)
      meridian = longitude * 1e6
    }
  }

  /// The points in the direction in which the road leaves.
  package var points: [Point] = []
  /// The one on which they lie.
  package let scale: Scale

  /// Makes a line without points.
  package init(_ scale: Scale) { self.scale = scale }

  /// Metres.
  package func distance(_ a: Point, _ b: Point) -> Double {
    let east = (b.x - a.x) * scale.east
    let north = (b.y - a.y) * scale.north
    return (east * east + north * north).squareRoot()
  }

  /// Degrees clockwise from north in which one place lies from another nearby, on the flat map on which lengths are
  /// measured, too: OSRM takes all its angles there.
  package func bearing(_ a: Point, _ b: Point) -> Double {
    let east = (b.x - a.x) * scale.east
    let north = (b.y - a.y) * scale.north
    guard east != 0 || north != 0 else { return 0 }
    return Bearing.normalized(DeterministicMath.atan2(east, north) * (180 / .pi))
  }

  /// The same between any two places that are not far from each other.
  package static func bearing(from start: Coordinate, to end: Coordinate) -> Double {
    let middle = (start.latitude + end.latitude) / 2
    let scale = Scale(latitude: middle, longitude: start.longitude)
    return Outline(scale).bearing(Point(start, on: scale), Point(end, on: scale))
  }

  /// The place at a share of the way from one point to another, not rounded.
  package static func between(_ a: Point, _ b: Point, _ share: Double) -> Point {
    Point(
      (a.x + (b.x - a.x) * share).rounded(.towardZero),
      (a.y + (b.y - a.y) * share).rounded(.towardZero)
    )
  }

  /// The place a distance along; the last point if the road is shorter.
  package func point(along metres: Double) -> Point {
    var left = metres
    for index in points.indices.dropFirst() {
      let length = distance(points[index - 1], points[index])
      if length >= left {
        return length > 0
          ? Self.between(points[index - 1], points[index], left / length) : points[index]
      }
      left -= length
    }
    return points[points.count - 1]
  }

  /// The nearest place to a point on the segment between two others, as if degrees were as wide as
  /// high: as OSRM does it.
  package static func foot(of point: Point, on a: Point, _ b: Point) -> Point {
    let dx = b.x - a.x
    let dy = b.y - a.y
    let square = dx * dx + dy * dy
    guard square > 0 else { return a }
    let share = ((point.x - a.x) * dx + (point.y - a.y) * dy) / square
    let part = min(1, max(0, share))
    return Point((a.x + dx * part).rounded(), (a.y + dy * part).rounded())
  }

  /// How far points lie off a segment at most, in metres.
  package func deviation(of range: Range<Int>, from a: Point, _ b: Point) -> Double {
    range.reduce(0) { max($0, distance(Self.foot(of: points[$1], on: a, b), points[$1])) }
  }

  /// Whether three points turn to the left.
  package static func turnsLeft(_ a: Point, _ b: Point, _ c: Point) -> Bool {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
  }
}

extension JunctionNetwork {
  /// Returns the points of an arm from its junction on.
  ///
  /// - Parameter limit: Metres behind which no more than one point is added.
  package func outline(of arm: UInt32, limit: Double = .infinity) -> Outline {
    outline(of: arm, limit: limit, scale(at: arms[Int(arm)].node))
  }

  /// How places near a junction lie to each other.
  func scale(at node: UInt32) -> Outline.Scale {
    let place = place(node)
    return Outline.Scale(latitude: place.latitude, longitude: place.longitude)
  }

  /// The line of an arm up to a length in metres.
  package func outline(of arm: UInt32, limit: Double, _ scale: Outline.Scale) -> Outline {
    var outline = Outline(scale)
    var directed: UInt32? = arms[Int(arm)].first
    var length = 0.0
    while let current = directed, length <= limit {
      let range = graph.shapeRange(current >> 1)
      for offset in 0..<range.count {
        let index = current & 1 == 0 ? range.lowerBound + offset : range.upperBound - 1 - offset
        let point = Outline.Point(graph.shapePoint(index), on: scale)
        if let last = outline.points.last {
          guard last != point else { continue }
          length += outline.distance(last, point)
        }
        outline.points.append(point)
        if length > limit { return outline }
      }
      directed = next(current)
    }
    // Points that lie in one place are one.
    if outline.points.count == 1 { outline.points.append(outline.points[0]) }
    return outline
  }
}
