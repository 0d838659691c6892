extension MapModel {
  /// The tile layers on the map, from the lowest to the topmost.
  public var tileLayersInOrder: [TileLayer] {
    tileLayers.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    .map(\.element)
  }

  /// Asks the tile layers for the tiles of what is seen that they do not have yet.
  ///
  /// It is done by itself whenever the camera has come to rest.
  public func requestTiles() {
    guard !tileLayers.isEmpty else { return }
    let projection = projection
    for layer in tileLayersInOrder {
      for address in TileCover.tiles(in: projection, tileSize: layer.tileSize) {
        layer.load(address)
      }
    }
  }
}
