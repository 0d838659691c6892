import Geodesy
import Navigation

/// The boxes around what remains of a route from each of its vertices on.
///
/// Made once a route, so that an overview costs the same at every fix.
struct RouteBounds {
  let route: RouteID
  /// The box around a vertex and all behind it.
  private let tails: [GeoBounds]

  init(of route: Route) {
    self.route = route.id
    var tails: [GeoBounds] = []
    tails.reserveCapacity(route.path.count)
    var box = GeoBounds.invalid
    for coordinate in route.path.coordinates.reversed() {
      box = box.including(coordinate)
      tails.append(box)
    }
    self.tails = tails.reversed()
  }

  /// Returns the box around what lies behind a place; around all of it where none is known.
  func remaining(from place: PathPosition?) -> GeoBounds? {
    guard let place else { return tails.first }
    let next = place.segment + 1
    guard tails.indices.contains(next) else { return tails.last }
    return tails[next].including(place.coordinate)
  }
}
