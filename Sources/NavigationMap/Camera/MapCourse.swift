/// The way that a camera takes in one move, as a function of how much of it is done.
enum MapCourse {
  /// On a straight line to a position.
  case line(from: CameraPosition, to: CameraPosition)
  /// With the fingers.
  case gesture(MapGesture, from: CameraPosition)

  /// Returns the camera at a share of the move, 0 to 1.
  func camera(at share: Double, in viewport: MapViewport, limits: ZoomRange) -> CameraPosition {
    switch self {
    case .line(let from, let to):
      // Gently off and gently on: 3s² - 2s³.
      from.position(toward: to, fraction: share * share * (3 - 2 * share)).limited(to: limits)
    case .gesture(let gesture, let from):
      from.applying(gesture, share: share, in: viewport, limits: limits)
    }
  }
}
