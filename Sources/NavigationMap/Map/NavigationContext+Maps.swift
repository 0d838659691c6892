public import Geodesy
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
    surroundings.add(map, as: .map)
    return map
  }

}

extension Surroundings {
  /// What the maps of the context share.
  var sharedMapState: SharedMapState { attachment { SharedMapState() } }

  /// What the navigation shows beside maps; made when somebody asks for it.
  var navigationUI: NavigationUI { attachment { NavigationUI(self) } }
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

extension NavigationContext {
  /// Knows panoramas; not kept alive.
  public var panoramaSource: (any PanoramaSource)? {
    get { surroundings.sharedMapState.panoramaSource }
    set { surroundings.sharedMapState.panoramaSource = newValue }
  }

  /// Answers what is known of panoramas.
  public var panoramaService: PanoramaService {
    PanoramaService(source: panoramaSource, scheduler: surroundings.scheduler)
  }

  /// Makes a view that shows no panorama yet.
  public func makePanoramaView(viewport: MapViewport) -> PanoramaView {
    PanoramaView(viewport: viewport, service: panoramaService, scheduler: surroundings.scheduler)
  }

  /// Makes a view that moves near a place.
  ///
  /// - Parameter radius: Metres within which a panorama is looked for, more than 0.
  public func makePanoramaView(
    viewport: MapViewport,
    near place: Coordinate,
    radius: Double = PanoramaQuery.standardRadius
  ) -> PanoramaView {
    let view = makePanoramaView(viewport: viewport)
    view.move(near: place, radius: radius)
    return view
  }
}
