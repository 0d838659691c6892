extension MapModel {
  /// Takes a gesture: moves the camera where the settings allow it, which ends following.
  ///
  /// - Returns: Whether the map swallows the gesture: it is enabled, and so is
  ///   ``UISetting/consumesGesturesInView``. A gesture whose numbers are none is not taken.
  @discardableResult
  public func perform(_ gesture: MapGesture) -> Bool {
    guard gesture.isValid, settings[gesture.kind.setting] else { return false }
    var taken = gesture
    let isCentred = gesture.kind == .zoom || gesture.kind == .rotate
    if isCentred, !settings[.allowScrollDuringRotateOrZoom] { taken.point = nil }
    if isCentred, !settings[.allowScrollDuringRotateOrZoom] || !settings[.scrollGestures] {
      (taken.x, taken.y) = (0, 0)
    }
    if gesture.kind == .tilt { (taken.x, taken.y) = (0, 0) }
    release()
    move(along: .gesture(taken, from: camera), seconds: gesture.seconds, byGesture: true)
    return settings[.consumesGesturesInView]
  }
}
