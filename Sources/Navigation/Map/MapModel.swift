import Geodesy

/// A map without pixels: its camera, what lies on it, and who moves it.
///
/// Made by ``NavigationContext/makeMap(id:viewport:)``. Single-threaded. Its delegate is called at once.
public final class MapModel {
  /// The identity under which it is told of.
  public let id: String
  weak var context: NavigationContext?
  let scheduler: any Scheduling

  /// Not kept alive.
  public weak var delegate: (any MapModelDelegate)?

  /// The size of the view in points, and its padding.
  public internal(set) var viewport: MapViewport

  /// The camera as it is; during an animation or gesture on its way.
  public internal(set) var camera: CameraPosition

  /// What lies on the map.
  let board = OverlayBoard()
  let overlayNumbers: OverlayNumbers

  /// What the ground itself shows and lets be tapped.
  public var pointsOfInterest: [PointOfInterest] = []

  init(id: String, viewport: MapViewport, context: NavigationContext) {
    self.id = id
    self.viewport = viewport
    self.context = context
    scheduler = context.scheduler
    camera = Self.defaultCamera
    overlayNumbers = context.overlayNumbers
    board.map = self
  }

  /// The camera of a map that was given none: the Atlantic off Africa, as far out as it goes.
  public static let defaultCamera = CameraPosition(
    target: Coordinate(latitude: 0, longitude: 0),
    zoom: ZoomRange.all.minimum
  )

  /// Where places are seen now; an immutable value of this moment.
  public var projection: MapProjection { MapProjection(camera: camera, viewport: viewport) }

  /// Returns all that a picture of the screen needs.
  public func snapshot() -> MapSnapshot {
    var snapshot = MapSnapshot(mapID: id, viewport: viewport, camera: camera)
    snapshot.overlays = overlaySnapshots
    snapshot.infoWindow = infoWindowSnapshot
    return snapshot
  }
}
