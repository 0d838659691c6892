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

extension MapModel: TileHolder {
  func tileLayer(didRequest tile: TileRequest) { delegate?.map(self, didRequest: tile) }

  func tileLayer(didReceive outcome: TileOutcome, for tile: TileRequest) {
    delegate?.map(self, didReceive: outcome, for: tile)
  }
}

extension TileLayer {
  /// The map that it is on; setting it puts it there and takes it from the one it was on.
  public var map: MapModel? {
    get { holder as? MapModel }
    set {
      let old = map
      guard newValue !== old else { return }
      old?.tileLayers.removeAll { $0 === self }
      holder = newValue
      old?.tilesMayBeComplete()
      guard let newValue else { return }
      if id == nil { id = newValue.tileLayerNumbers.next() }
      newValue.tileLayers.append(self)
    }
  }
}
