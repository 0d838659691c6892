import Geodesy

extension PanoramaView {
  /// How far from the heading of a link a tap still hits it, in degrees.
  static var linkReach: Double { 15 }
  /// Between which pitches the links are drawn, in degrees: on the ground.
  static var linkPitches: ClosedRange<Double> { -45 ... -10 }

  /// The user taps at a point of the view: on a marker, else on a link, else on the view.
  public func tap(at point: ScreenPoint) {
    if let marker = marker(at: point), delegate?.panoramaView(self, didTap: marker) == true {
      return
    }
    if let link = link(at: point) { return move(to: link.panoramaID) }
    delegate?.panoramaView(self, didTapAt: point)
  }

  /// The user turns the camera by degrees, if that gesture is enabled.
  public func drag(heading: Double, pitch: Double) {
    guard areOrientationGesturesEnabled, heading.isFinite, pitch.isFinite else { return }
    var camera = camera
    camera.orientation.heading += heading
    camera.orientation.pitch += pitch
    self.camera = camera
  }

  /// The user zooms by levels, if that gesture is enabled.
  public func pinch(by levels: Double) {
    guard areZoomGesturesEnabled, levels.isFinite else { return }
    var camera = camera
    camera.zoom += levels
    self.camera = camera
  }

  /// Returns the topmost marker whose icon is at a point.
  func marker(at point: ScreenPoint) -> Marker? {
    guard let panorama else { return nil }
    let ranked = markers.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    return ranked.last { entry in
      let marker = entry.element
      guard marker.isTappable, marker.opacity > 0 else { return false }
      let heading = panorama.coordinate.initialBearing(to: marker.position)
      let direction = PanoramaOrientation(heading: heading, pitch: 0)
      guard let place = projection.point(for: direction) else { return false }
      let icon = marker.icon ?? .marker
      let x = point.x - place.x + marker.groundAnchor.x * icon.width
      let y = point.y - place.y + marker.groundAnchor.y * icon.height
      return (0...icon.width).contains(x) && (0...icon.height).contains(y)
    }?.element
  }

  /// Returns the link at a point, if it can be tapped.
  private func link(at point: ScreenPoint) -> PanoramaLink? {
    guard areNavigationGesturesEnabled, !areNavigationLinksHidden, let panorama else { return nil }
    let direction = projection.orientation(for: point)
    guard Self.linkPitches.contains(direction.pitch) else { return nil }
    func turn(to link: PanoramaLink) -> Double {
      Bearing.difference(from: direction.heading, to: link.heading).magnitude
    }
    return panorama.links.filter { turn(to: $0) <= Self.linkReach }
      .min { turn(to: $0) < turn(to: $1) }
  }
}

extension PanoramaView: MarkerView {}

extension Marker {
  /// The panorama view that shows it too.
  public var panoramaView: PanoramaView? {
    get { sideView as? PanoramaView }
    set { sideView = newValue }
  }
}
