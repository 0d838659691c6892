import Geodesy

extension CameraPosition {
  /// Returns the position after a share of a gesture, 0 to 1.
  ///
  /// What lies under the fingers goes along with them.
  func applying(
    _ gesture: MapGesture,
    share: Double,
    in viewport: MapViewport,
    limits: ZoomRange
  ) -> CameraPosition {
    let amount = gesture.amount * share
    var position = self
    switch gesture.kind {
    case .pan: break
    case .zoom:
      let update = gesture.point.map { CameraUpdate.zoomAround(amount, $0) } ?? .zoomBy(amount)
      position = applying(update, in: viewport, limits: limits)
    case .rotate: position = turned(by: amount, around: gesture.point, in: viewport)
    case .tilt: position.viewingAngle += amount
    }
    guard gesture.x != 0 || gesture.y != 0 else { return position.limited(to: limits) }
    let start = gesture.point ?? viewport.focus
    let end = ScreenPoint(x: start.x + gesture.x * share, y: start.y + gesture.y * share)
    return position.dragged(from: start, to: end, in: viewport).limited(to: limits)
  }

  /// Returns the position in which what was seen at one point of the view is seen at another.
  private func dragged(
    from start: ScreenPoint,
    to end: ScreenPoint,
    in viewport: MapViewport
  ) -> CameraPosition {
    let projection = MapProjection(camera: self, viewport: viewport)
    // Nobody drags the sky, nor the ground up into it.
    guard let held = projection.ground(at: start), let seen = projection.ground(at: end) else {
      return self
    }
    let place = projection.plane(of: held)
    let offset = projection.planeOffset(of: seen)
    var position = self
    position.target = WebMercator.coordinate(
      ScreenPoint(x: place.x - offset.x, y: place.y - offset.y)
    )
    return position
  }

  /// Returns the position after the map was turned clockwise about a point of the view.
  private func turned(
    by degrees: Double,
    around point: ScreenPoint?,
    in viewport: MapViewport
  ) -> CameraPosition {
    var position = self
    position.bearing -= degrees
    let now = MapProjection(camera: self, viewport: viewport)
    let then = MapProjection(camera: position, viewport: viewport)
    // In the sky there is nothing to hold: turn about the middle.
    guard let point, let held = now.ground(at: point) else { return position }
    let place = now.plane(of: held)
    let offset = then.planeOffset(of: held)
    position.target = WebMercator.coordinate(
      ScreenPoint(x: place.x - offset.x, y: place.y - offset.y)
    )
    return position
  }
}
