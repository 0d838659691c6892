import Geodesy

/// Areas made of closed rings, in columns, with a box around each.
public struct AddressPolygons: Hashable, Sendable {
  /// South, north (1e-7 degrees), west, and how far east of it each area reaches.
  public internal(set) var souths: [Int32] = []
  public internal(set) var norths: [Int32] = []
  public internal(set) var wests: [Int32] = []
  public internal(set) var widths: [UInt32] = []
  /// The rings of each area.
  public internal(set) var ringStarts: [UInt32] = [0]
  /// The points of each ring; the last is joined with the first.
  public internal(set) var pointStarts: [UInt32] = [0]
  public internal(set) var points = AddressPoints()

  init() {}

  var count: Int { souths.count }

  /// Adds an area; false if it has no ring, or reaches around half the Earth or more.
  mutating func append(_ rings: [[FixedPoint]]) -> Bool {
    guard let first = rings.first?.first, let box = Self.box(rings, from: first) else {
      return false
    }
    souths.append(box.south)
    norths.append(box.north)
    wests.append(FixedPoint.wrapped(Int64(first.longitude) + box.west))
    widths.append(UInt32(box.east - box.west))
    for ring in rings {
      for point in ring { points.append(point) }
      pointStarts.append(UInt32(points.count))
    }
    ringStarts.append(UInt32(pointStarts.count - 1))
    return true
  }

  private static func box(
    _ rings: [[FixedPoint]],
    from first: FixedPoint
  ) -> (south: Int32, north: Int32, west: Int64, east: Int64)? {
    var box = (south: first.latitude, north: first.latitude, west: Int64(0), east: Int64(0))
    for ring in rings {
      guard var last = ring.first else { continue }
      var x = FixedPoint.eastward(from: first.longitude, to: last.longitude)
      for point in ring {
        x += FixedPoint.eastward(from: last.longitude, to: point.longitude)
        last = point
        box.south = min(box.south, point.latitude)
        box.north = max(box.north, point.latitude)
        box.west = min(box.west, x)
        box.east = max(box.east, x)
      }
    }
    return box.east - box.west < FixedPoint.turn / 2 ? box : nil
  }

  /// Whether a point lies in the box of an area.
  @inline(__always)
  private func isInBox(_ index: Int, _ point: FixedPoint) -> Bool {
    guard souths[index] <= point.latitude, point.latitude <= norths[index] else { return false }
    var east = Int64(point.longitude) - Int64(wests[index])
    if east < 0 { east += FixedPoint.turn }
    return east <= Int64(widths[index])
  }

  /// Whether a point lies in an area: a ray to the east crosses its rings an odd number of times.
  func contains(_ index: Int, _ point: FixedPoint) -> Bool {
    guard isInBox(index, point) else { return false }
    var isInside = false
    for ring in Int(ringStarts[index])..<Int(ringStarts[index + 1]) {
      let range = Int(pointStarts[ring])..<Int(pointStarts[ring + 1])
      guard var from = range.last else { continue }
      for to in range {
        let (a, b) = (points.latitudes[from], points.latitudes[to])
        if (a > point.latitude) != (b > point.latitude) {
          let x = FixedPoint.eastward(from: point.longitude, to: points.longitudes[from])
          let step = FixedPoint.eastward(
            from: points.longitudes[from],
            to: points.longitudes[to]
          )
          let share = (Double(point.latitude) - Double(a)) / (Double(b) - Double(a))
          if Double(x) + Double(step) * share > 0 { isInside.toggle() }
        }
        from = to
      }
    }
    return isInside
  }

  /// Returns the rings of an area.
  func rings(_ index: Int) -> [[FixedPoint]] {
    (ringStarts[index]..<ringStarts[index + 1]).map { ring in
      (pointStarts[Int(ring)]..<pointStarts[Int(ring) + 1]).map { points[Int($0)] }
    }
  }

  /// Returns a point of the outline of an area.
  func firstPoint(_ index: Int) -> FixedPoint {
    points[Int(pointStarts[Int(ringStarts[index])])]
  }

  /// The size of a box in square units, by which areas are ordered.
  func size(_ index: Int) -> Double {
    (Double(norths[index]) - Double(souths[index])) * Double(widths[index])
  }

  var isSound: Bool {
    let rings = max(0, pointStarts.count - 1)
    return norths.count == count && wests.count == count && widths.count == count
      && points.latitudes.count == points.longitudes.count
      && AddressLists.areStarts(ringStarts, count: count, end: rings)
      && AddressLists.areStarts(pointStarts, count: rings, end: points.count)
  }
}
