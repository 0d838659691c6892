/// A waypoint of the present journey, with its place in the request.
package struct Destination: Hashable {
  package let waypoint: Waypoint
  /// The index among all the waypoints of the request.
  let index: Int
  /// The index among its stops; nil for a via.
  let stopIndex: Int?

  var isStop: Bool { stopIndex != nil }

  /// Numbers the waypoints of a request; the last is a stop whatever it says (D-14).
  static func numbered(_ waypoints: [Waypoint]) -> [Destination] {
    var stops = 0
    return waypoints.enumerated().map { index, waypoint in
      guard waypoint.kind == .stop || index == waypoints.count - 1 else {
        return Destination(waypoint: waypoint, index: index, stopIndex: nil)
      }
      stops += 1
      return Destination(waypoint: waypoint, index: index, stopIndex: stops - 1)
    }
  }
}
