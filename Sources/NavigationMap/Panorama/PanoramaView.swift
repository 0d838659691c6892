public import Geodesy
import Navigation

/// A view that looks around at a place, without pictures: which panorama, and where the camera looks.
///
/// Made by ``NavigationContext/makePanoramaView(viewport:)``. A move asks the context's panorama source
/// and is done in a later job; a newer one silently cancels it.
public final class PanoramaView {
  /// Not kept alive.
  public weak var delegate: (any PanoramaViewDelegate)?
  /// The size of the view in points.
  public let viewport: MapViewport
  let scheduler: any Scheduling
  private let service: PanoramaService
  /// The number of the latest move; an answer to an older one is dropped.
  private var moves = 0
  /// The camera while it is animated; nil when it rests.
  var animation: PanoramaAnimation?

  /// Whether a drag of the user turns the camera (yes).
  public var areOrientationGesturesEnabled = true
  /// Whether a pinch of the user zooms (yes).
  public var areZoomGesturesEnabled = true
  /// Whether a tap of the user on a link moves to the neighbour (yes).
  public var areNavigationGesturesEnabled = true
  /// Whether the links to the neighbours are not shown (no); then they cannot be tapped.
  public var areNavigationLinksHidden = false
  /// Whether the names of streets are not shown (no).
  public var areStreetNamesHidden = false
  /// Whether the delegate is told that a panorama is drawn (yes), for there is nothing to draw.
  public var reportsRendering = true

  /// The markers that it shows beside their maps, in the order in which they came.
  public internal(set) var markers: [Marker] = []

  var cameraState = PanoramaCamera.standard
  private var current: Panorama?

  init(viewport: MapViewport, service: PanoramaService, scheduler: any Scheduling) {
    self.viewport = viewport
    self.service = service
    self.scheduler = scheduler
  }

  /// What is shown; setting it cancels a move under way.
  public var panorama: Panorama? {
    get { current }
    set {
      moves += 1
      if show(newValue) { tellRendering() }
    }
  }

  /// Switches all gestures.
  public func setAllGestures(_ areEnabled: Bool) {
    areOrientationGesturesEnabled = areEnabled
    areZoomGesturesEnabled = areEnabled
    areNavigationGesturesEnabled = areEnabled
  }

  /// Where directions are seen.
  public var projection: PanoramaProjection {
    PanoramaProjection(camera: cameraState, viewport: viewport)
  }

  // MARK: - Moves

  /// Moves to the panorama that is nearest to a place, within 50 metres.
  public func move(near place: Coordinate) {
    move(near: place, radius: PanoramaQuery.standardRadius)
  }

  /// Moves to the panorama that is nearest to a place, within a radius in metres, more than 0.
  public func move(near place: Coordinate, radius: Double) {
    find(.near(place, radius: radius)) { view, result in
      switch result {
      case .success(let panorama):
        let move = view.moves
        let hasMoved = view.accept(panorama)
        // A callback may have asked for another panorama meanwhile.
        guard view.moves == move else { return }
        view.delegate?.panoramaView(view, didMoveNear: place)
        if hasMoved, view.moves == move { view.tellRendering() }
      case .failure(let error):
        view.delegate?.panoramaView(view, didFailNear: place, error: error)
      }
    }
  }

  /// Moves to a panorama by its ID.
  public func move(to panoramaID: String) {
    find(.id(panoramaID)) { view, result in
      switch result {
      case .success(let panorama): if view.accept(panorama) { view.tellRendering() }
      case .failure(let error):
        view.delegate?.panoramaView(view, didFailToMoveTo: panoramaID, error: error)
      }
    }
  }

  private func find(
    _ query: PanoramaQuery,
    _ finish: @escaping (PanoramaView, Result<Panorama, PanoramaError>) -> Void
  ) {
    moves += 1
    let move = moves
    service.request(query) { [weak self] result in
      guard let self, self.moves == move else { return }
      finish(self, result)
    }
  }

  /// Shows what a move found; nothing moves if it is shown already.
  ///
  /// - Returns: Whether it is shown now and was not before.
  private func accept(_ panorama: Panorama) -> Bool {
    guard panorama.id != current?.id else { return false }
    let move = moves
    delegate?.panoramaView(self, willMoveTo: panorama.id)
    return moves == move && show(panorama)
  }

  /// Shows a panorama.
  ///
  /// - Returns: Whether it is another one, and no callback asked for yet another.
  private func show(_ panorama: Panorama?) -> Bool {
    guard panorama != current else { return false }
    let move = moves
    current = panorama
    delegate?.panoramaView(self, didMoveTo: panorama)
    return moves == move
  }

  private func tellRendering() {
    guard current != nil, reportsRendering else { return }
    let move = moves
    delegate?.panoramaViewDidStartRendering(self)
    guard moves == move else { return }
    delegate?.panoramaViewDidFinishRendering(self)
  }
}
