public import Geodesy

/// Where places of the Earth lie in a map's view: an immutable snapshot of one moment.
///
/// The map is the plane of ``WebMercator``, seen by a pinhole camera. The eye is ``eyeDistance`` view
/// heights away from the target, a vertical field of view of 2·atan(1/3) = 36.87° as in Mapbox GL and
/// MapLibre, so that a picture has the same perspective at every size. The scale at the target is
/// that of the zoom level, at every viewing angle. Where padding moves the target out of the middle of
/// the view, the picture is shifted, not turned.
///
/// The picture of the ground ends at ``farLimit`` eye distances, before the horizon: a point above
/// that line has no coordinate. Across the antimeridian a place is the one of its copies that is
/// nearest to the target.
public struct MapProjection: Hashable, Sendable {
  /// Where the camera looked at that moment.
  public let camera: CameraPosition
  /// The view that it looked through.
  public let viewport: MapViewport

  /// From the target to the eye, in heights of the view.
  public static let eyeDistance = 1.5

  /// The greatest depth at which ground is shown, in eye distances.
  public static let farLimit = 10.0

  private let center: ScreenPoint
  private let focus: ScreenPoint
  private let scale: Double
  private let eye: Double
  private let turn: (sine: Double, cosine: Double)
  private let tilt: (sine: Double, cosine: Double)

  /// Creates the projection of a camera into a view.
  public init(camera: CameraPosition, viewport: MapViewport) {
    self.camera = camera
    self.viewport = viewport
    center = WebMercator.point(camera.target)
    focus = viewport.focus
    scale = WebMercator.scale(zoom: camera.zoom)
    eye = Self.eyeDistance * viewport.height
    turn = DeterministicMath.sineAndCosine(camera.bearing * (.pi / 180))
    tilt = DeterministicMath.sineAndCosine(camera.viewingAngle * (.pi / 180))
  }

  public static func == (a: MapProjection, b: MapProjection) -> Bool {
    a.camera == b.camera && a.viewport == b.viewport
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(camera)
    hasher.combine(viewport)
  }

  // MARK: - Places and points

  /// Returns where a coordinate is seen, also outside of the view.
  ///
  /// - Returns: nil for what lies behind the eye or beyond the far limit, and for an invalid
  ///   coordinate.
  public func point(for place: Coordinate) -> ScreenPoint? {
    guard place.isValid else { return nil }
    return point(for: ground(place))
  }

  /// Returns the coordinate seen at a point of the view or outside of it; nil above the far limit.
  public func coordinate(for point: ScreenPoint) -> Coordinate? {
    ground(at: point).map { coordinate(of: $0) }
  }

  /// Returns how many points a length in metres measures at a coordinate, across the view.
  ///
  /// Right for lengths that are short beside the Earth; 0 for what cannot be seen from the eye.
  public func points(forMetres metres: Double, at place: Coordinate) -> Double {
    guard place.isValid else { return 0 }
    let nearness = nearness(of: ground(place))
    return metres * WebMercator.pointsPerMetre(latitude: place.latitude, zoom: camera.zoom)
      * nearness
  }

  /// Returns whether a coordinate is seen in the view, inside of its padding or on its edge.
  public func contains(_ place: Coordinate) -> Bool {
    guard let point = point(for: place) else { return false }
    let padding = viewport.padding
    return point.x >= padding.left && point.x <= viewport.width - padding.right
      && point.y >= padding.top && point.y <= viewport.height - padding.bottom
  }

  /// The upper edge of the ground in the view: 0 where the ground fills it.
  public var farEdge: Double {
    guard let edge = farPoint else { return 0 }
    return max(0, edge)
  }

  /// The ground seen inside of the padding, up to the far limit.
  public var visibleRegion: VisibleRegion {
    let padding = viewport.padding
    let left = min(padding.left, focus.x)
    let right = max(viewport.width - padding.right, focus.x)
    let bottom = max(viewport.height - padding.bottom, focus.y)
    let top = min(max(min(padding.top, focus.y), farPoint ?? -.infinity), focus.y)
    func corner(_ x: Double, _ y: Double) -> Coordinate {
      coordinate(for: ScreenPoint(x: x, y: y)) ?? camera.target
    }
    return VisibleRegion(
      nearLeft: corner(left, bottom),
      nearRight: corner(right, bottom),
      farLeft: corner(left, top),
      farRight: corner(right, top)
    )
  }

  // MARK: - The ground

  /// Returns the place of a coordinate on the ground: points to the right and forward of the target.
  package func ground(_ place: Coordinate) -> GroundPoint {
    let plane = WebMercator.point(place)
    let half = WebMercator.worldSize / 2
    var dx = plane.x - center.x
    if dx >= half { dx -= 2 * half } else if dx < -half { dx += 2 * half }
    return ground(ofPlane: ScreenPoint(x: center.x + dx, y: plane.y))
  }

  /// Returns the place on the ground of a place on the Mercator plane, however far around the Earth.
  package func ground(ofPlane plane: ScreenPoint) -> GroundPoint {
    let east = (plane.x - center.x) * scale
    let north = (center.y - plane.y) * scale
    return GroundPoint(
      right: east * turn.cosine - north * turn.sine,
      forward: east * turn.sine + north * turn.cosine
    )
  }

  /// Returns the place on the ground seen at a point; nil above the far limit.
  package func ground(at point: ScreenPoint) -> GroundPoint? {
    let up = focus.y - point.y
    let fall = eye * tilt.cosine - up * tilt.sine
    guard fall > 0 else { return nil }
    let forward = up * eye / fall
    let depth = eye + forward * tilt.sine
    // A hair beyond the limit is rounding: the far edge itself has a coordinate.
    guard depth <= eye * Self.farLimit * (1 + 1e-9), forward.isFinite else { return nil }
    return GroundPoint(right: (point.x - focus.x) * depth / eye, forward: forward)
  }

  /// Returns the coordinate of a place on the ground.
  func coordinate(of ground: GroundPoint) -> Coordinate {
    WebMercator.coordinate(plane(of: ground))
  }

  /// Returns the place on the Mercator plane of a place on the ground.
  package func plane(of ground: GroundPoint) -> ScreenPoint {
    let offset = planeOffset(of: ground)
    return ScreenPoint(x: center.x + offset.x, y: center.y + offset.y)
  }

  /// Returns how far a place on the ground lies from the target on the Mercator plane.
  func planeOffset(of ground: GroundPoint) -> ScreenPoint {
    let east = ground.right * turn.cosine + ground.forward * turn.sine
    let north = ground.forward * turn.cosine - ground.right * turn.sine
    return ScreenPoint(x: east / scale, y: -north / scale)
  }

  /// Returns where a place on the ground is seen; nil behind the eye or beyond the far limit.
  package func point(for ground: GroundPoint) -> ScreenPoint? {
    let nearness = nearness(of: ground)
    guard nearness > 0 else { return nil }
    return ScreenPoint(
      x: focus.x + ground.right * nearness,
      y: focus.y - ground.forward * tilt.cosine * nearness
    )
  }

  /// Returns how large things at a place look beside things at the target; 0 where they are not
  /// seen.
  package func nearness(of ground: GroundPoint) -> Double {
    let depth = eye + ground.forward * tilt.sine
    guard depth >= eye * Self.nearLimit, depth <= eye * Self.farLimit * (1 + 1e-9) else { return 0 }
    return eye / depth
  }

  /// What is nearer to the eye is taken to lie behind it, in eye distances.
  static let nearLimit = 1e-3

  /// Between which distances forward of the target ground can be seen, in points.
  package var forwardLimits: ClosedRange<Double> {
    guard tilt.sine > 0 else { return -1e12...1e12 }
    return (eye * (Self.nearLimit - 1) / tilt.sine)...(eye * (Self.farLimit - 1) / tilt.sine)
  }

  /// Where the far limit is seen, in points from the top of the view; nil when looking straight down.
  var farPoint: Double? {
    guard tilt.sine > 0 else { return nil }
    return focus.y - (1 - 1 / Self.farLimit) * eye * tilt.cosine / tilt.sine
  }
}
