public import Geodesy

extension MapModel {
  /// Seconds that an animation takes where nothing else is said.
  public static let animationDuration = 0.3

  /// Puts the camera somewhere at once; it no longer follows anything.
  public func setCamera(_ camera: CameraPosition) {
    release()
    move(along: .line(from: self.camera, to: camera.limited(to: zoomRange)))
  }

  /// Changes the camera at once; it no longer follows anything.
  ///
  /// - Throws: ``MapCallError`` for an update that makes no sense; the camera stays as it is.
  public func moveCamera(_ update: CameraUpdate) throws(MapCallError) {
    let camera = try self.camera(after: update)
    setCamera(camera)
  }

  /// Changes the camera in steps; it no longer follows anything.
  ///
  /// - Parameter seconds: How long it takes, up to ``longestDuration``; 0 is at once.
  /// - Throws: ``MapCallError`` for an update that makes no sense; the camera stays as it is.
  public func animate(
    _ update: CameraUpdate,
    seconds: Double = MapModel.animationDuration
  ) throws(MapCallError) {
    let camera = try self.camera(after: update)
    release()
    move(along: .line(from: self.camera, to: camera), seconds: seconds)
  }

  /// Animates to a camera position.
  public func animate(to camera: CameraPosition, seconds: Double = MapModel.animationDuration) {
    release()
    move(along: .line(from: self.camera, to: camera.limited(to: zoomRange)), seconds: seconds)
  }

  /// Animates to a place.
  public func animate(toLocation place: Coordinate, seconds: Double = MapModel.animationDuration) {
    var next = camera
    next.target = place
    animate(to: next, seconds: seconds)
  }

  /// Animates to a zoom level.
  public func animate(toZoom zoom: Double, seconds: Double = MapModel.animationDuration) {
    var next = camera
    next.zoom = zoom
    animate(to: next, seconds: seconds)
  }

  /// Animates to a bearing, the short way round.
  public func animate(toBearing degrees: Double, seconds: Double = MapModel.animationDuration) {
    var next = camera
    next.bearing = degrees
    animate(to: next, seconds: seconds)
  }

  /// Animates to a viewing angle.
  public func animate(toViewingAngle degrees: Double, seconds: Double = MapModel.animationDuration)
  {
    var next = camera
    next.viewingAngle = degrees
    animate(to: next, seconds: seconds)
  }

  /// Returns the camera that shows bounds as large as the view allows, north up, from straight above.
  ///
  /// - Returns: nil for bounds that hold nothing.
  public func camera(
    for bounds: GeoBounds,
    insets: EdgeInsets = EdgeInsets(all: CameraUpdate.defaultPadding)
  ) -> CameraPosition? {
    CameraPosition(fitting: bounds, in: viewport, insets: insets, limits: zoomRange)
  }

  /// Sets the zoom levels that the camera may have, within ``ZoomRange/all``; one outside is moved in.
  ///
  /// - Throws: ``MapCallError/invalidZoomRange`` for a minimum above the maximum.
  public func setZoomRange(minimum: Double, maximum: Double) throws(MapCallError) {
    guard let range = ZoomRange(minimum: minimum, maximum: maximum) else {
      throw .invalidZoomRange
    }
    let limited = camera.limited(to: range)
    if limited != camera { endMove() }
    zoomRange = range
    if limited != camera { move(along: .line(from: camera, to: limited)) }
  }

  /// The lowest zoom level that the camera may have, from 2.
  public var minimumZoom: Double { zoomRange.minimum }
  /// The highest zoom level that the camera may have, up to 21.
  public var maximumZoom: Double { zoomRange.maximum }

  /// What covers the edges of the view: the camera's target lies in the middle of the rest.
  ///
  /// The camera stays as it is; an overview of the route is fitted anew.
  public var padding: EdgeInsets {
    get { viewport.padding }
    set {
      guard newValue != viewport.padding else { return }
      viewport.padding = newValue
      if cameraModeState == .overview { showRemainingRoute() }
    }
  }

  /// Whether two positions look the same: nothing moves by half a point, nor turns by 0.05°.
  public static func isEqualForRendering(_ a: CameraPosition, _ b: CameraPosition) -> Bool {
    let (from, to) = (WebMercator.point(a.target), WebMercator.point(b.target))
    let half = WebMercator.worldSize / 2
    var dx = (to.x - from.x).magnitude
    if dx > half { dx = 2 * half - dx }
    let dy = to.y - from.y
    let scale = WebMercator.scale(zoom: max(a.zoom, b.zoom))
    return (dx * dx + dy * dy).squareRoot() * scale < 0.5
      && (a.zoom - b.zoom).magnitude < 0.001
      && Bearing.difference(from: a.bearing, to: b.bearing).magnitude < 0.05
      && (a.viewingAngle - b.viewingAngle).magnitude < 0.05
  }

  /// Returns the camera after an update, or why there is none.
  private func camera(after update: CameraUpdate) throws(MapCallError) -> CameraPosition {
    switch update {
    case .zoomBy(let number), .zoomTo(let number):
      guard number.isFinite else { throw .invalidNumber }
    case .zoomAround(let number, let point):
      guard number.isFinite, point.x.isFinite, point.y.isFinite else { throw .invalidNumber }
    case .aim(let target, let zoom):
      guard target.latitude.isFinite, target.longitude.isFinite else { throw .invalidCoordinate }
      guard zoom?.isFinite ?? true else { throw .invalidNumber }
    case .camera: break
    case .bounds(let bounds, _): guard bounds.isValid else { throw .invalidBounds }
    case .scroll(let x, let y): guard x.isFinite, y.isFinite else { throw .invalidNumber }
    }
    return camera.applying(update, in: viewport, limits: zoomRange)
  }
}

/// Why a call on a map changed nothing.
public enum MapCallError: String, Error, CaseIterable, Hashable, Sendable {
  /// A minimum zoom above the maximum, or one that is no number.
  case invalidZoomRange
  /// Bounds that hold nothing.
  case invalidBounds
  /// A number that is none or has no end.
  case invalidNumber
  /// A coordinate that is no place on the Earth and cannot be clamped to one.
  case invalidCoordinate
}
