public import Navigation

extension NavigationContext {
  /// Makes a map; the app keeps it alive.
  ///
  /// - Parameters:
  ///   - id: The identity under which it is told of; the app sees to it that it is unique.
  ///   - camera: Where it looks at first.
  public func makeMap(
    id: String,
    viewport: MapViewport,
    camera: CameraPosition = MapModel.defaultCamera
  ) -> MapModel {
    let map = MapModel(id: id, viewport: viewport, context: self)
    map.cameraState = camera
    add(map, as: .map)
    return map
  }

  /// What the maps of the context share.
  var sharedMapState: SharedMapState { attachment { _ in SharedMapState() } }

  /// What the navigation shows beside maps; made when somebody asks for it.
  var navigationUI: NavigationUI { attachment(NavigationUI.init(context:)) }
}

/// What the maps of one context share.
final class SharedMapState {
  /// The numbers of what lies on the maps.
  let overlayNumbers = OverlayNumbers()
  /// The numbers of the tile layers.
  let tileLayerNumbers = TileNumbers()
  /// Knows panoramas; not kept alive.
  weak var panoramaSource: (any PanoramaSource)?
}
