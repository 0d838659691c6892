import Geodesy

/// The area within the closed border of a relation.
struct BorderArea: Sendable {
  /// A piece of the border, in degrees.
  private struct Edge: Sendable {
    let from: Coordinate
    let to: Coordinate
  }

  private let south: Double
  private let north: Double
  /// The edges that touch each of some strips of equal height, from south to north.
  private var strips: [[Edge]]

  /// Returns nil for a border that the map holds only in part.
  init?(_ data: OSMData, _ relation: Int) {
    var lines: [[UInt32]] = []
    for member in data.relationMembers[relation] where member.kind == .way {
      let role = data.strings[member.role]
      guard role != "inner" else { continue }
      guard member.index != OSMData.missing else { return nil }
      lines.append(Array(data.nodes(ofWay: Int(member.index))))
    }
    let rings = LineChains.join(lines, mayReverse: true)
    guard !rings.isEmpty,
      rings.allSatisfy({ $0.count > 3 && $0.first == $0.last && !$0.contains(OSMData.missing) })
    else { return nil }
    let edges = rings.flatMap { ring in
      zip(ring, ring.dropFirst()).map {
        Edge(from: data.coordinate(ofNode: Int($0)), to: data.coordinate(ofNode: Int($1)))
      }
    }
    let latitudes = edges.map(\.from.latitude)
    south = latitudes.min() ?? 0
    north = latitudes.max() ?? 0
    strips = Array(repeating: [], count: max(1, min(4096, edges.count / 4)))
    for edge in edges {
      let low = strip(min(edge.from.latitude, edge.to.latitude))
      for index in low...max(low, strip(max(edge.from.latitude, edge.to.latitude))) {
        strips[index].append(edge)
      }
    }
  }

  private func strip(_ latitude: Double) -> Int {
    guard north > south else { return 0 }
    let place = (latitude - south) / (north - south) * Double(strips.count)
    return max(0, min(strips.count - 1, Int(place)))
  }

  /// Whether a place lies inside: a line from there to the east crosses the border an odd number of times.
  func contains(_ place: Coordinate) -> Bool {
    guard (south...north).contains(place.latitude) else { return false }
    var isInside = false
    for edge in strips[strip(place.latitude)]
    where (edge.from.latitude > place.latitude) != (edge.to.latitude > place.latitude) {
      let share =
        (place.latitude - edge.from.latitude) / (edge.to.latitude - edge.from.latitude)
      let longitude = edge.from.longitude + share * (edge.to.longitude - edge.from.longitude)
      if place.longitude < longitude { isInside.toggle() }
    }
    return isInside
  }
}
