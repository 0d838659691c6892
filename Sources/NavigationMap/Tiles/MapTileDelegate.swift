/// Hears of the tiles of a map's layers; called at once.
public protocol MapTileDelegate: AnyObject {
  /// A layer asks for a tile.
  func map(_ map: MapModel, didRequest tile: TileRequest)

  /// What came of it.
  func map(_ map: MapModel, didReceive outcome: TileOutcome, for tile: TileRequest)
}

extension MapTileDelegate {
  public func map(_ map: MapModel, didRequest tile: TileRequest) {}
  public func map(_ map: MapModel, didReceive outcome: TileOutcome, for tile: TileRequest) {}
}
