import Geodesy
import RoadNetwork

/// Leads the ends of a way on to the places where the vehicle was seen first and last.
///
/// A matcher weighs the length of the way against the error of the fix. At an end nothing holds the way: where it
/// bends behind a junction, it is the nearer to the straight line the sooner it ends, and it ends on the junction
/// though the fix lies beside the road that goes on. Nobody sees a vehicle beside a road that it has not come to.
struct WayEnds {
  private let explorer: RoadExplorer
  private(set) var stretches: [RoadStretch]

  /// Metres by which a place must be nearer to be another one, and within which an end is on a junction.
  private static let (nearer, atEnd) = (0.5, 0.2)

  /// - Parameters:
  ///   - stretches: A way without a break, its edges no copies.
  ///   - first: Where the vehicle was seen first.
  ///   - last: Where the vehicle was seen last.
  init(
    _ stretches: [RoadStretch],
    from first: Coordinate,
    to last: Coordinate,
    _ explorer: RoadExplorer
  ) {
    self.explorer = explorer
    self.stretches = stretches
    leadBack(to: first)
    leadOn(to: last)
  }

  // Which of the roads that meet on a junction a matcher names where the way only touches their end says nothing:
  // they are dropped where the way goes on to another one.

  private mutating func leadBack(to place: Coordinate) {
    let matched = stretches
    while stretches.count > 1, explorer.length(of: [stretches[0]]) < Self.atEnd {
      stretches.removeFirst()
    }
    guard begin(nearerTo: place) else { return stretches = matched }
    while begin(nearerTo: place) {}
  }

  private mutating func leadOn(to place: Coordinate) {
    let matched = stretches
    while stretches.count > 1, explorer.length(of: [stretches[stretches.count - 1]]) < Self.atEnd {
      stretches.removeLast()
    }
    guard end(nearerTo: place) else { return stretches = matched }
    while end(nearerTo: place) {}
  }

  /// Lets the way begin on a road before it, where that comes nearer to a place.
  private mutating func begin(nearerTo place: Coordinate) -> Bool {
    guard let first = stretches.first, first.from * explorer.length(ofWhole: first) < Self.atEnd,
      let back = explorer.reverse(of: first.edge)
    else { return false }
    let roads = explorer.turns(after: back).compactMap { explorer.reverse(of: $0.edge) }
      .filter { explorer.leads(from: $0, to: first.edge) }
    guard let found = nearest(roads, to: place, than: RoadStretch(edge: first.edge, from: 0, to: 0))
    else { return false }
    stretches.insert(RoadStretch(edge: found.edge, from: found.share, to: 1), at: 0)
    return true
  }

  /// Lets the way end on a road behind it, where that comes nearer to a place.
  private mutating func end(nearerTo place: Coordinate) -> Bool {
    guard let last = stretches.last, (1 - last.to) * explorer.length(ofWhole: last) < Self.atEnd
    else { return false }
    let roads = explorer.turns(after: last.edge).map { explorer.base(of: $0.edge) }
    guard let found = nearest(roads, to: place, than: RoadStretch(edge: last.edge, from: 1, to: 1))
    else { return false }
    stretches.append(RoadStretch(edge: found.edge, from: 0, to: found.share))
    return true
  }

  /// The road, and the place on it, that is nearest to a place; nil where none is nearer than the end of the way is.
  private func nearest(
    _ roads: [UInt32],
    to place: Coordinate,
    than end: RoadStretch
  ) -> (edge: UInt32, share: Double)? {
    let whole = GeoPath(explorer.line(of: [RoadStretch(edge: end.edge)]).points)
    guard let here = end.to > 0 ? whole.coordinates.last : whole.coordinates.first else {
      return nil
    }
    var found: (edge: UInt32, share: Double)?
    var least = here.distance(to: place) - Self.nearer
    for edge in roads {
      let road = GeoPath(explorer.line(of: [RoadStretch(edge: edge)]).points)
      guard let foot = road.nearest(to: place), foot.deviation < least, road.length > 0 else {
        continue
      }
      least = foot.deviation
      found = (edge, min(max(foot.distanceAlong / road.length, 0), 1))
    }
    return found
  }
}

extension RoadExplorer {
  /// Metres of the whole edge of a stretch.
  fileprivate func length(ofWhole stretch: RoadStretch) -> Double {
    length(of: [RoadStretch(edge: stretch.edge)])
  }

  /// Whether one may go on from the end of one edge to another one.
  fileprivate func leads(from edge: UInt32, to next: UInt32) -> Bool {
    turns(after: edge).contains { base(of: $0.edge) == next }
  }
}
