extension MapModel {
  /// Lets the map be drawn again.
  public func startRendering() {
    guard !isRendering else { return }
    isRendering = true
    delegate?.mapDidStartRendering(self)
  }

  /// Stops drawing; the camera and all that lies on the map still change.
  public func stopRendering() {
    guard isRendering else { return }
    isRendering = false
    delegate?.mapDidStopRendering(self)
  }

  /// Tells of the tiles that a real map would draw now.
  func renderTiles() {
    let move = moveCount
    let isTold = tellsTileRendering && isRendering
    if isTold { delegate?.mapDidStartTileRendering(self) }
    guard move == moveCount else { return }
    indoorDisplay.cameraDidSettle(at: camera, isEnabled: isIndoorEnabled)
    requestTiles()
    guard isTold, move == moveCount else { return }
    renderedMove = move
    tilesMayBeComplete()
  }

  /// Tells that the tiles are drawn once none is under way; not if the camera moved meanwhile.
  func tilesMayBeComplete() {
    guard let move = renderedMove, !tileLayers.contains(where: \.isLoading) else { return }
    renderedMove = nil
    guard move == moveCount else { return }
    delegate?.mapDidFinishTileRendering(self)
    guard move == moveCount else { return }
    delegate?.mapSnapshotIsReady(self)
  }
}
