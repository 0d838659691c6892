/// A layer that has its tiles at hand; the base of an app's own.
open class SyncTileLayer: TileLayer {
  /// Returns a tile at once; the layer itself has none.
  open func tile(x: Int, y: Int, zoom: Int) -> TileOutcome { .noTile }

  public final override func requestTile(x: Int, y: Int, zoom: Int, receiver: TileReceiver) {
    receiver.receive(x: x, y: y, zoom: zoom, tile(x: x, y: y, zoom: zoom))
  }
}
