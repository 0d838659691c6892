/// Hears what happens on a map; called at once, in the order in which things happen.
public protocol MapModelDelegate: MapOverlayDelegate {
  // MARK: - Camera

  /// The camera is about to move; it still has its old value.
  func map(_ map: MapModel, willMoveByGesture isByGesture: Bool)

  /// The camera has a new value: at each step of an animation or gesture, once for an explicit change.
  func map(_ map: MapModel, didChangeCamera camera: CameraPosition)

  /// All moves under way are done.
  func map(_ map: MapModel, didBecomeIdleAt camera: CameraPosition)
}

extension MapModelDelegate {
  public func map(_ map: MapModel, willMoveByGesture isByGesture: Bool) {}
  public func map(_ map: MapModel, didChangeCamera camera: CameraPosition) {}
  public func map(_ map: MapModel, didBecomeIdleAt camera: CameraPosition) {}
}
