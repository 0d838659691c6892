import Navigation
import ScenarioLanguage

/// Makes the tile layers of a scenario; their tiles come from its answers.
final class ScriptedTiles {
  private var layers: [(name: String, layer: TileLayer, fetcher: ScriptedTileFetcher?)] = []

  init(_ setups: [TileLayerSetup], scheduler: any Scheduling) {
    for setup in setups {
      switch setup.kind {
      case .sync: layers.append((setup.name, ScriptedSyncLayer(setup), nil))
      case .async:
        layers.append((setup.name, ScriptedLayer(setup, scheduler: scheduler), nil))
      case .url:
        let fetcher = ScriptedTileFetcher(setup, scheduler: scheduler)
        let layer = URLTileLayer(fetcher: fetcher) { [fetcher] in
          fetcher.url(x: $0, y: $1, zoom: $2)
        }
        layer.userAgent = setup.userAgent
        layers.append((setup.name, layer, fetcher))
      }
    }
  }

  subscript(name: String) -> TileLayer? { layers.first { $0.name == name }?.layer }

  /// Returns the scenario's name of a layer on a map.
  func name(ofLayer id: Int) -> String? { layers.first { $0.layer.id == id }?.name }
}
