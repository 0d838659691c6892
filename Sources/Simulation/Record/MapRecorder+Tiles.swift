import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

/// Tiles of a map's layers.
extension MapRecorder {
  func map(_ map: MapModel, didRequest tile: TileRequest) {
    record(.tileRequested) { writer in
      writer.tile(tile)
      guard let url = tile.url, let name = tiles?.name(ofLayer: tile.layerID) else { return }
      writer.text("url", Redaction.url(url, provider: name))
    }
  }

  func map(_ map: MapModel, didReceive outcome: TileOutcome, for tile: TileRequest) {
    record(.tileReceived) { writer in
      writer.tile(tile)
      switch outcome {
      case .image(let name):
        writer.text("outcome", "image")
        writer.text("image", name)
      case .noTile: writer.text("outcome", "noTile")
      case .retryLater: writer.text("outcome", "retryLater")
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func tile(_ tile: TileRequest) {
    number("layerID", tile.layerID)
    number("x", tile.address.x)
    number("y", tile.address.y)
    number("zoom", tile.address.zoom)
  }
}
