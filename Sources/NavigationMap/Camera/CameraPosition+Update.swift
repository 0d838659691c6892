public import Geodesy

extension CameraPosition {
  /// Returns the position after an update of a map's camera.
  ///
  /// An update that makes no sense (bounds that hold nothing, numbers that are none, a scroll by an
  /// endless way) leaves the camera where it is, inside of its limits.
  public func applying(
    _ update: CameraUpdate,
    in viewport: MapViewport,
    limits: ZoomRange = .all
  ) -> CameraPosition {
    changed(by: update, in: viewport, limits: limits).limited(to: limits)
  }

  /// Returns the position that shows bounds in the middle of what padding and insets leave, north up
  /// and from straight above, at the greatest zoom level at which they fit.
  ///
  /// Insets that leave nothing of the view zoom out all the way.
  ///
  /// - Returns: nil for bounds that hold nothing.
  public init?(
    fitting bounds: GeoBounds,
    in viewport: MapViewport,
    insets: EdgeInsets = .zero,
    limits: ZoomRange = .all
  ) {
    guard bounds.isValid else { return nil }
    let northWest = WebMercator.point(
      Coordinate(
        latitude: bounds.northEast.latitude,
        longitude: bounds.southWest.longitude
      )
    )
    let south = WebMercator.point(bounds.southWest).y
    let wide = bounds.longitudeSpan / 360 * WebMercator.worldSize
    let tall = south - northWest.y
    let middle = ScreenPoint(x: northWest.x + wide / 2, y: northWest.y + tall / 2)
    var inner = viewport
    inner.padding = viewport.padding + insets
    guard inner.innerWidth > 0, inner.innerHeight > 0 else {
      self.init(target: WebMercator.coordinate(middle), zoom: limits.minimum)
      return
    }
    // A box without extent fits at every level.
    let scale = min(
      wide > 0 ? inner.innerWidth / wide : .infinity,
      tall > 0 ? inner.innerHeight / tall : .infinity
    )
    let zoom = limits.clamped(scale.isFinite ? WebMercator.zoom(scale: scale) : .infinity)
    let points = WebMercator.scale(zoom: zoom)
    self.init(
      target: WebMercator.coordinate(
        ScreenPoint(
          x: middle.x - (inner.focus.x - viewport.focus.x) / points,
          y: middle.y - (inner.focus.y - viewport.focus.y) / points
        )
      ),
      zoom: zoom
    )
  }

  private func changed(
    by update: CameraUpdate,
    in viewport: MapViewport,
    limits: ZoomRange
  ) -> CameraPosition {
    var position = self
    switch update {
    case .zoomBy(let levels):
      guard !levels.isNaN else { return self }
      position.zoom = limits.clamped(zoom + levels)
    case .zoomTo(let level):
      guard !level.isNaN else { return self }
      position.zoom = limits.clamped(level)
    case .zoomAround(let levels, let point):
      return zoomed(by: levels, around: point, in: viewport, limits: limits)
    case .aim(let target, let level):
      guard !target.latitude.isNaN, target.longitude.isFinite else { return self }
      position.target = target
      if let level, !level.isNaN { position.zoom = level }
    case .camera(let other):
      return other
    case .bounds(let bounds, let insets):
      return CameraPosition(fitting: bounds, in: viewport, insets: insets, limits: limits) ?? self
    case .scroll(let x, let y):
      return scrolled(x: x, y: y, in: viewport)
    }
    return position
  }

  private func zoomed(
    by levels: Double,
    around point: ScreenPoint,
    in viewport: MapViewport,
    limits: ZoomRange
  ) -> CameraPosition {
    guard !levels.isNaN else { return self }
    var position = self
    position.zoom = limits.clamped(zoom + levels)
    // In the sky there is nothing to hold: zoom about the middle.
    let now = MapProjection(camera: self, viewport: viewport)
    let then = MapProjection(camera: position, viewport: viewport)
    guard point.x.isFinite, point.y.isFinite, let held = now.ground(at: point),
      let seen = then.ground(at: point)
    else { return position }
    let place = now.plane(of: held)
    let offset = then.planeOffset(of: seen)
    position.target = WebMercator.coordinate(
      ScreenPoint(x: place.x - offset.x, y: place.y - offset.y)
    )
    return position
  }

  private func scrolled(x: Double, y: Double, in viewport: MapViewport) -> CameraPosition {
    guard x.isFinite, y.isFinite else { return self }
    let projection = MapProjection(camera: self, viewport: viewport)
    let focus = viewport.focus
    var point = ScreenPoint(x: focus.x + x, y: focus.y + y)
    // Nobody scrolls into the sky: the far edge is the farthest.
    if let edge = projection.farPoint { point.y = max(point.y, edge) }
    guard let ground = projection.ground(at: point) else { return self }
    var position = self
    position.target = projection.coordinate(of: ground)
    return position
  }
}
