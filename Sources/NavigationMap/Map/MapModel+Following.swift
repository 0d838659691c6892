import Geodesy
import Navigation

extension MapModel {
  /// Zoom levels of the perspectives, where the app wants no other.
  static let tiltedZoom = 17.0
  static let topDownZoom = 16.0
  /// Degrees between the view of the tilted perspective and straight down.
  static let tiltedAngle = 45.0

  /// Who moves the camera.
  ///
  /// While no navigator controls the map, an assignment has no effect. An overview needs a route.
  public var cameraMode: CameraMode {
    get { cameraModeState }
    set {
      guard isNavigationEnabled else { return }
      switch newValue {
      case .free: release()
      case .following: followLocation(perspectiveState)
      case .overview: showRouteOverview()
      }
    }
  }

  /// How the camera looks at the position that it follows (tilted).
  public var followingPerspective: CameraPerspective {
    get { perspectiveState }
    set {
      guard newValue != perspectiveState else { return }
      if cameraModeState == .following {
        followLocation(newValue)
      } else {
        perspectiveState = newValue
      }
    }
  }

  /// The zoom level at which the camera follows; nil leaves it to the perspective: 17 for the tilted
  /// one, 16 for the others.
  public var followingZoomLevel: Double? {
    get { followingZoomState }
    set {
      followingZoomState = newValue.flatMap { $0.isFinite ? $0 : nil }
      if cameraModeState == .following { showPosition() }
    }
  }

  /// Lets the camera follow the position, from now on and at once.
  ///
  /// Without a navigator that controls the map it follows only while ``isMyLocationEnabled`` is on.
  public func followLocation(_ perspective: CameraPerspective) {
    guard isMyLocationShown else { return }
    changeMode(to: .following, perspective)
    showPosition()
  }

  /// Shows what remains of the route, and suspends following; without a route nothing happens.
  ///
  /// During guidance the camera keeps showing what remains.
  public func showRouteOverview() {
    guard let navigator, navigator.route != nil else { return }
    changeMode(to: .overview, perspectiveState)
    showRemainingRoute()
  }

  /// Whether there is a button that makes the camera follow again.
  public var isRecenterButtonVisible: Bool {
    isNavigationEnabled && settings[.recenterButton] && cameraModeState != .following
  }

  /// The button that makes the camera follow again was tapped; without it nothing happens.
  public func tapRecenterButton() {
    guard isRecenterButtonVisible else { return }
    delegate?.mapDidTapRecenterButton(self)
    followLocation(perspectiveState)
  }

  /// Leaves the camera to the app and the user.
  func release() { changeMode(to: .free, perspectiveState) }

  private func changeMode(to mode: CameraMode, _ perspective: CameraPerspective) {
    let old = cameraModeState
    let isSamePerspective = perspective == perspectiveState
    (cameraModeState, perspectiveState) = (mode, perspective)
    guard mode != old || (mode == .following && !isSamePerspective) else { return }
    delegate?.map(self, didChangeCameraModeFrom: old, to: mode, perspective: perspective)
  }

  /// Moves the camera to the position, if it follows it and one is known.
  func showPosition() {
    guard cameraModeState == .following, let location = myLocation else { return }
    let isTilted = perspectiveState == .tilted
    var next = camera
    next.target = location.coordinate
    next.zoom = zoomRange.clamped(
      followingZoomState ?? (isTilted ? Self.tiltedZoom : Self.topDownZoom)
    )
    switch perspectiveState {
    case .topDownNorthUp: next.bearing = 0
    // A vehicle that stands has no course: what was up stays up.
    case .tilted, .topDownHeadingUp: next.bearing = location.course ?? next.bearing
    }
    next.viewingAngle = isTilted ? Self.tiltedAngle : 0
    moveIfNeeded(to: next)
  }

  /// Fits the camera to what remains of the route, if it shows that and there is one.
  func showRemainingRoute() {
    guard cameraModeState == .overview, let navigator, let route = navigator.route else {
      return
    }
    if routeBounds?.route != route.id { routeBounds = RouteBounds(of: route) }
    guard let bounds = routeBounds?.remaining(from: navigator.placeOnRoute),
      let next = camera(for: bounds, insets: overviewInsets)
    else { return }
    moveIfNeeded(to: next)
  }

  /// The free space around an overview: as everywhere, but no more than half of a small view.
  private var overviewInsets: EdgeInsets {
    let most = CameraUpdate.defaultPadding
    let (x, y) = (min(most, viewport.innerWidth / 4), min(most, viewport.innerHeight / 4))
    return EdgeInsets(top: y, left: x, bottom: y, right: x)
  }
}
