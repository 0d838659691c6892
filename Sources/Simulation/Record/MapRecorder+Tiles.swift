import Navigation
import NavigationMap
import Recording
import ScenarioLanguage

/// Tiles of a map's layers.
extension MapRecorder {
  func map(_ map: MapModel, didRequest tile: TileRequest) {
    recorder.record(Event.Tile.Requested.self) { event in
      event.layerID = tile.layerID
      (event.x, event.y, event.zoom) = (tile.address.x, tile.address.y, tile.address.zoom)
      guard let url = tile.url, let name = tiles?.name(ofLayer: tile.layerID) else { return }
      event.url = Redaction.tile(url, provider: name)
    }
  }

  func map(_ map: MapModel, didReceive outcome: TileOutcome, for tile: TileRequest) {
    recorder.record(Event.Tile.Received.self) { event in
      event.layerID = tile.layerID
      (event.x, event.y, event.zoom) = (tile.address.x, tile.address.y, tile.address.zoom)
      switch outcome {
      case .image(let name): (event.outcome, event.image) = (.image, name)
      case .noTile: event.outcome = .noTile
      case .retryLater: event.outcome = .retryLater
      }
    }
  }
}
