import Geodesy
import Navigation

extension MapModel {
  /// Returns all that a picture of the screen needs.
  public func snapshot() -> MapSnapshot {
    var snapshot = MapSnapshot(mapID: id, viewport: viewport, camera: camera)
    snapshot.cameraMode = cameraMode
    snapshot.perspective = followingPerspective
    snapshot.mapType = mapType
    snapshot.effectiveMapType = effectiveMapType
    snapshot.mapStyle = effectiveMapStyle
    snapshot.isControlled = isNavigationEnabled
    snapshot.isTrafficEnabled = isTrafficEnabled
    snapshot.areBuildingsEnabled = areBuildingsEnabled
    snapshot.isIndoorEnabled = isIndoorEnabled
    snapshot.isRendering = isRendering
    snapshot.scale = scale
    snapshot.zoomRange = zoomRange
    snapshot.myLocation = myLocation
    snapshot.uiMode = uiMode
    snapshot.settings = UISetting.allCases.filter { settings[$0] }
    snapshot.isRecenterButtonVisible = isRecenterButtonVisible
    snapshot.isMyLocationButtonVisible = isMyLocationButtonVisible
    snapshot.isCompassVisible = isCompassVisible
    snapshot.overlays = overlaySnapshots
    snapshot.infoWindow = infoWindowSnapshot
    if let navigator { add(navigator, to: &snapshot) }
    return snapshot
  }

  private func add(_ navigator: Navigator, to snapshot: inout MapSnapshot) {
    guard let route = navigator.route, let along = navigator.distanceAlongRoute else { return }
    let path = route.path
    snapshot.route = path
    snapshot.remainingRoute = path.subpath(from: along, through: path.length)
    snapshot.destinations = route.legs.map {
      MapSnapshot.Destination(
        coordinate: $0.destination.coordinate ?? $0.destinationCoordinate,
        title: $0.destination.title
      )
    }
    guard navigator.isGuiding else { return }
    if settings[.header] { snapshot.header = navigator.currentInstruction }
    if settings[.tripProgressBar], path.length > 0 {
      snapshot.tripProgress = min(1, along / path.length)
    }
    if settings[.etaCard], let rest = navigator.timeAndDistanceToNextDestination {
      snapshot.etaCard = MapSnapshot.ETACard(
        remainingTime: rest.time,
        remainingDistance: rest.distance,
        arrival: scheduler.now.advanced(byNanoseconds: Int64((rest.time * 1e9).rounded()))
      )
    }
  }
}
