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
    guard tellsTileRendering, isRendering else { return }
    let move = moveCount
    delegate?.mapDidStartTileRendering(self)
    guard move == moveCount else { return }
    delegate?.mapDidFinishTileRendering(self)
    guard move == moveCount else { return }
    delegate?.mapSnapshotIsReady(self)
  }
}
