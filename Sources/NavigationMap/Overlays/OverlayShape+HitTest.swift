import Geodesy

/// What a touch of the view hits.
extension OverlayShape {
  /// How far from a stroke a touch still hits it, in points beside half the width of the stroke.
  public static let touchTolerance = 8.0

  /// Returns whether a touch at a point of the view hits the shape.
  ///
  /// A marker is hit inside of the box of its icon, a line near its stroke, an area where it is,
  /// whether it is filled or not. What has no opacity, no icon or no extent is not hit.
  public func isHit(at point: ScreenPoint, in projection: MapProjection) -> Bool {
    switch self {
    case .marker(let shape): return shape.isHit(at: point, in: projection)
    case .polyline(let shape): return shape.isHit(at: point, in: projection)
    case .polygon(let shape): return projection.coordinate(for: point).map(shape.contains) ?? false
    case .circle(let shape): return projection.coordinate(for: point).map(shape.contains) ?? false
    case .groundOverlay(let shape):
      return projection.coordinate(for: point).map(shape.contains) ?? false
    case .nothing: return false
    }
  }
}

extension MarkerShape {
  /// The box of the icon around the ground anchor, turned about it.
  func isHit(at point: ScreenPoint, in projection: MapProjection) -> Bool {
    guard opacity > 0, let place = projection.point(for: position) else { return false }
    let turn = (isFlat ? rotation - projection.camera.bearing : rotation) * (.pi / 180)
    let (sine, cosine) = DeterministicMath.sineAndCosine(turn)
    let (dx, dy) = (point.x - place.x, point.y - place.y)
    // The touch in the icon's own axes, from its upper left corner.
    let x = dx * cosine + dy * sine + groundAnchor.x * icon.width
    let y = dy * cosine - dx * sine + groundAnchor.y * icon.height
    return (0...icon.width).contains(x) && (0...icon.height).contains(y)
  }
}

extension PolylineShape {
  /// Whether the point is within half the stroke and the tolerance of the line as it is seen.
  func isHit(at point: ScreenPoint, in projection: MapProjection) -> Bool {
    let reach = strokeWidth / 2 + OverlayShape.touchTolerance
    return PlanePath(path, isGeodesic: isGeodesic, isClosed: false).segments.contains {
      projection.distance(from: point, toPlaneSegment: $0, $1) <= reach
    }
  }
}

extension PolygonShape {
  /// Whether a place is inside of the path and of no hole.
  func contains(_ place: Coordinate) -> Bool {
    PlanePath(path, isGeodesic: isGeodesic, isClosed: true).encloses(place)
      && !holes.contains {
        PlanePath($0, isGeodesic: isGeodesic, isClosed: true).encloses(place)
      }
  }
}

extension CircleShape {
  func contains(_ place: Coordinate) -> Bool { position.distance(to: place) <= radius }
}

extension GroundOverlayShape {
  /// Whether a place is under the turned image.
  func contains(_ place: Coordinate) -> Bool {
    guard icon != nil, opacity > 0, let placement = GroundPlacement(bounds: bounds) else {
      return false
    }
    let pivot = placement.point(of: anchor)
    let point = WebMercator.point(place)
    let world = WebMercator.worldSize
    let (sine, cosine) = DeterministicMath.sineAndCosine(bearing * (.pi / 180))
    return [-world, 0, world].contains { shift in
      let (dx, dy) = (point.x + shift - pivot.x, point.y - pivot.y)
      let x = dx * cosine + dy * sine + anchor.x * placement.width
      let y = dy * cosine - dx * sine + anchor.y * placement.height
      return (0...placement.width).contains(x) && (0...placement.height).contains(y)
    }
  }
}
