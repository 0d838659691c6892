public import Geodesy
public import Navigation

extension NavigationContext {
  /// Knows panoramas; not kept alive.
  public var panoramaSource: (any PanoramaSource)? {
    get { sharedMapState.panoramaSource }
    set { sharedMapState.panoramaSource = newValue }
  }

  /// Answers what is known of panoramas.
  public var panoramaService: PanoramaService {
    PanoramaService(source: panoramaSource, scheduler: scheduler)
  }

  /// Makes a view that shows no panorama yet.
  public func makePanoramaView(viewport: MapViewport) -> PanoramaView {
    PanoramaView(viewport: viewport, service: panoramaService, scheduler: scheduler)
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
