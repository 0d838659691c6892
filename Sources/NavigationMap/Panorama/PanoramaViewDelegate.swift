public import Geodesy

/// Hears what happens in a panorama view; called at once, in the order in which things happen.
public protocol PanoramaViewDelegate: AnyObject {
  /// A move was accepted; the view still shows the panorama before.
  func panoramaView(_ view: PanoramaView, willMoveTo panoramaID: String)

  /// The view shows another panorama, or none.
  func panoramaView(_ view: PanoramaView, didMoveTo panorama: Panorama?)

  /// A move near a place is done.
  func panoramaView(_ view: PanoramaView, didMoveNear place: Coordinate)

  /// A move near a place failed; the view shows what it showed.
  func panoramaView(_ view: PanoramaView, didFailNear place: Coordinate, error: PanoramaError)

  /// A move to a panorama failed; the view shows what it showed.
  func panoramaView(_ view: PanoramaView, didFailToMoveTo panoramaID: String, error: PanoramaError)

  /// The camera has a new value: at each step of an animation, once for an explicit change.
  func panoramaView(_ view: PanoramaView, didMoveCamera camera: PanoramaCamera)

  /// A tap that hit no marker.
  func panoramaView(_ view: PanoramaView, didTapAt point: ScreenPoint)

  /// A tap on a marker.
  ///
  /// - Returns: Whether the app handled it; if not, it goes on as a tap on the view.
  func panoramaView(_ view: PanoramaView, didTap marker: Marker) -> Bool

  func panoramaViewDidStartRendering(_ view: PanoramaView)

  func panoramaViewDidFinishRendering(_ view: PanoramaView)
}

extension PanoramaViewDelegate {
  /// Does nothing where it is not implemented.
  public func panoramaView(_ view: PanoramaView, willMoveTo panoramaID: String) {}
  /// Does nothing where it is not implemented.
  public func panoramaView(_ view: PanoramaView, didMoveTo panorama: Panorama?) {}
  /// Does nothing where it is not implemented.
  public func panoramaView(_ view: PanoramaView, didMoveNear place: Coordinate) {}
  /// Does nothing where it is not implemented.
  public func panoramaView(
    _ view: PanoramaView,
    didFailNear place: Coordinate,
    error: PanoramaError
  ) {}
  /// Does nothing where it is not implemented.
  public func panoramaView(
    _ view: PanoramaView,
    didFailToMoveTo panoramaID: String,
    error: PanoramaError
  ) {}
  /// Does nothing where it is not implemented.
  public func panoramaView(_ view: PanoramaView, didMoveCamera camera: PanoramaCamera) {}
  /// Does nothing where it is not implemented.
  public func panoramaView(_ view: PanoramaView, didTapAt point: ScreenPoint) {}
  /// Answers that the app did not handle it.
  public func panoramaView(_ view: PanoramaView, didTap marker: Marker) -> Bool { false }
  /// Does nothing where it is not implemented.
  public func panoramaViewDidStartRendering(_ view: PanoramaView) {}
  /// Does nothing where it is not implemented.
  public func panoramaViewDidFinishRendering(_ view: PanoramaView) {}
}
