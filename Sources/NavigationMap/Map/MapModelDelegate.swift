public import Navigation

/// Hears what happens on a map; called at once, in the order in which things happen.
public protocol MapModelDelegate: MapOverlayDelegate, MapTileDelegate {
  // MARK: - Camera

  /// The camera is about to move; it still has its old value.
  func map(_ map: MapModel, willMoveByGesture isByGesture: Bool)

  /// The camera has a new value: at each step of an animation or gesture, once for an explicit change.
  func map(_ map: MapModel, didChangeCamera camera: CameraPosition)

  /// All moves under way are done.
  func map(_ map: MapModel, didBecomeIdleAt camera: CameraPosition)

  /// Another moves the camera now, or it follows from another perspective; told before it moves.
  func map(
    _ map: MapModel,
    didChangeCameraModeFrom old: CameraMode,
    to new: CameraMode,
    perspective: CameraPerspective
  )

  // MARK: - Control

  /// A navigator took control; some properties do not hold any more.
  func mapDidBeginControl(_ map: MapModel, overriding overrides: MapOverrides)

  /// The navigator released the map; its properties hold again.
  func mapDidEndControl(_ map: MapModel)

  /// The type of the map or what is shown of it changed.
  func map(_ map: MapModel, didChangeMapType type: MapType, shown: MapType)

  // MARK: - Controls

  /// A switch of the map was changed.
  func map(_ map: MapModel, didChange setting: UISetting, to isOn: Bool)

  /// The button that leads to the position was tapped.
  ///
  /// - Returns: Whether the app handles it; else the camera moves to the position.
  func mapDidTapMyLocationButton(_ map: MapModel) -> Bool

  /// The button that makes the camera follow again was tapped; told before it does.
  func mapDidTapRecenterButton(_ map: MapModel)

  /// A text about the traffic is shown.
  func map(_ map: MapModel, didShowTrafficPrompt text: String)

  /// The card of an incident is shown.
  func map(_ map: MapModel, didShowIncidentCard incident: TrafficIncident)

  // MARK: - Rendering

  func mapDidStartTileRendering(_ map: MapModel)

  /// All tiles came, or failed for good.
  func mapDidFinishTileRendering(_ map: MapModel)

  /// The picture is stable: tiles, labels and overlays are drawn and the camera is idle.
  func mapSnapshotIsReady(_ map: MapModel)

  func mapDidStartRendering(_ map: MapModel)

  func mapDidStopRendering(_ map: MapModel)
}

extension MapModelDelegate {
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, willMoveByGesture isByGesture: Bool) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didChangeCamera camera: CameraPosition) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didBecomeIdleAt camera: CameraPosition) {}
  /// Does nothing where it is not implemented.
  public func map(
    _ map: MapModel,
    didChangeCameraModeFrom old: CameraMode,
    to new: CameraMode,
    perspective: CameraPerspective
  ) {}
  /// Does nothing where it is not implemented.
  public func mapDidBeginControl(_ map: MapModel, overriding overrides: MapOverrides) {}
  /// Does nothing where it is not implemented.
  public func mapDidEndControl(_ map: MapModel) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didChangeMapType type: MapType, shown: MapType) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didChange setting: UISetting, to isOn: Bool) {}
  /// Answers that the app did not handle it.
  public func mapDidTapMyLocationButton(_ map: MapModel) -> Bool { false }
  /// Does nothing where it is not implemented.
  public func mapDidTapRecenterButton(_ map: MapModel) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didShowTrafficPrompt text: String) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didShowIncidentCard incident: TrafficIncident) {}
  /// Does nothing where it is not implemented.
  public func mapDidStartTileRendering(_ map: MapModel) {}
  /// Does nothing where it is not implemented.
  public func mapDidFinishTileRendering(_ map: MapModel) {}
  /// Does nothing where it is not implemented.
  public func mapSnapshotIsReady(_ map: MapModel) {}
  /// Does nothing where it is not implemented.
  public func mapDidStartRendering(_ map: MapModel) {}
  /// Does nothing where it is not implemented.
  public func mapDidStopRendering(_ map: MapModel) {}
}

/// Hears of the tiles of a map's layers; called at once.
public protocol MapTileDelegate: AnyObject {
  /// A layer asks for a tile.
  func map(_ map: MapModel, didRequest tile: TileRequest)

  /// What came of it.
  func map(_ map: MapModel, didReceive outcome: TileOutcome, for tile: TileRequest)
}

extension MapTileDelegate {
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didRequest tile: TileRequest) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didReceive outcome: TileOutcome, for tile: TileRequest) {}
}
