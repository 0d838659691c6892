import Geodesy

extension CameraPosition {
  /// Returns the position on the way to another, for the steps of an animation.
  ///
  /// The target moves on a straight line of the map, the short way across the antimeridian, and the
  /// bearing turns the short way.
  ///
  /// - Parameter fraction: 0 is here, 1 is there; clamped.
  public func position(toward other: CameraPosition, fraction: Double) -> CameraPosition {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    let from = WebMercator.point(target)
    let to = WebMercator.point(other.target)
    let half = WebMercator.worldSize / 2
    var dx = to.x - from.x
    if dx >= half { dx -= 2 * half } else if dx < -half { dx += 2 * half }
    return CameraPosition(
      target: WebMercator.coordinate(
        ScreenPoint(x: from.x + fraction * dx, y: from.y + fraction * (to.y - from.y))
      ),
      zoom: zoom + fraction * (other.zoom - zoom),
      bearing: bearing + fraction * Bearing.difference(from: bearing, to: other.bearing),
      viewingAngle: viewingAngle + fraction * (other.viewingAngle - viewingAngle)
    )
  }
}
