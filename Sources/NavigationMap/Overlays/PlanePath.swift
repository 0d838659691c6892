import Geodesy

/// A path on the Mercator plane, going the shorter way around the Earth from place to place.
///
/// Its `x` may leave the world to the east or west where it crosses the antimeridian.
struct PlanePath {
  private(set) var points: [ScreenPoint] = []
  private let isClosed: Bool

  /// Metres between the places that stand in for a great circle.
  private static let geodesicStep = 20_000.0
  /// How many there are at most in one segment.
  private static let stepLimit = 256.0

  init(_ path: GeoPath, isGeodesic: Bool, isClosed: Bool) {
    self.isClosed = isClosed
    var places = path.coordinates
    if isClosed, let first = places.first, places.last != first { places.append(first) }
    points.reserveCapacity(places.count)
    for (index, place) in places.enumerated() {
      if isGeodesic, index > 0 {
        for between in Self.greatCircle(from: places[index - 1], to: place) { add(between) }
      }
      add(place)
    }
  }

  /// The segments with both ends; a single place is a segment without length.
  var segments: [(ScreenPoint, ScreenPoint)] {
    points.count == 1 ? [(points[0], points[0])] : Array(zip(points, points.dropFirst()))
  }

  /// Returns whether a place lies inside of the closed path by the even-odd rule.
  func encloses(_ place: Coordinate) -> Bool {
    guard points.count > 3 else { return false }
    let point = WebMercator.point(place)
    let world = WebMercator.worldSize
    return [-world, 0, world].contains { shift in
      var isInside = false
      for (a, b) in segments where (a.y > point.y) != (b.y > point.y) {
        let x = a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
        if point.x + shift < x { isInside.toggle() }
      }
      return isInside
    }
  }

  private mutating func add(_ place: Coordinate) {
    var point = WebMercator.point(place)
    if let last = points.last {
      let world = WebMercator.worldSize
      point.x += world * ((last.x - point.x) / world).rounded(.toNearestOrEven)
    }
    points.append(point)
  }

  /// Returns places between two others on their great circle, without both.
  private static func greatCircle(from a: Coordinate, to b: Coordinate) -> [Coordinate] {
    let line = GeoPath([a, b])
    let count = min((line.length / geodesicStep).rounded(.up), stepLimit)
    guard count > 1 else { return [] }
    return (1..<Int(count)).compactMap {
      line.position(at: line.length * Double($0) / count)?.coordinate
    }
  }
}
