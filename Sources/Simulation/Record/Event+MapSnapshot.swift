import Geodesy
import Navigation
import NavigationMap
import Recording

extension Event.Probe.MapSnapshot {
  /// Takes over everything that a picture of the screen needs.
  mutating func tell(_ snapshot: MapSnapshot) {
    mapID = snapshot.mapID
    (width, height) = (snapshot.viewport.width, snapshot.viewport.height)
    if snapshot.viewport.padding != .zero { padding = .init(snapshot.viewport.padding) }
    camera = .init(snapshot.camera)
    let projection = MapProjection(camera: snapshot.camera, viewport: snapshot.viewport)
    visibleRegion = .init(projection.visibleRegion)
    cameraMode = .init(snapshot.cameraMode)
    perspective = .init(snapshot.perspective)
    (minZoom, maxZoom) = (snapshot.zoomRange.minimum, snapshot.zoomRange.maximum)
    mapType = .init(snapshot.mapType)
    shownType = .init(snapshot.effectiveMapType)
    mapStyle = snapshot.mapStyle
    controlled = snapshot.isControlled
    traffic = snapshot.isTrafficEnabled
    buildings = snapshot.areBuildingsEnabled
    indoor = snapshot.isIndoorEnabled
    rendering = snapshot.isRendering
    if let location = snapshot.myLocation {
      var place = Recorded.Origin()
      (place.coordinate, place.course) = (location.coordinate, location.course)
      myLocation = place
    }
    route = snapshot.route?.polyline(precision: 6)
    remaining = snapshot.remainingRoute?.length
    if !snapshot.destinations.isEmpty {
      destinations = snapshot.destinations.map { shown in
        var destination = Recorded.Destination()
        (destination.coordinate, destination.title) = (shown.coordinate, shown.title)
        return destination
      }
    }
    overlayCount = snapshot.overlays.count
    scale = snapshot.scale == 0 ? nil : snapshot.scale
    uiMode = .init(snapshot.uiMode)
    settings = snapshot.settings.map { .init($0) }
    header = snapshot.header?.instruction.primary.text
    if let card = snapshot.etaCard {
      var recorded = Recorded.ArrivalCard()
      recorded.time = card.remainingTime
      recorded.distance = card.remainingDistance
      recorded.arrival = card.arrival.seconds
      etaCard = recorded
    }
    tripProgress = snapshot.tripProgress
    recenterButton = snapshot.isRecenterButtonVisible
    myLocationButton = snapshot.isMyLocationButtonVisible
    compass = snapshot.isCompassVisible
  }
}

extension Recorded.Region {
  /// The corners of what is seen, and how wide it is in metres near and far.
  fileprivate init(_ region: VisibleRegion) {
    self.init()
    (nearLeft, nearRight) = (.init(region.nearLeft), .init(region.nearRight))
    (farLeft, farRight) = (.init(region.farLeft), .init(region.farRight))
    nearWidth = region.nearLeft.distance(to: region.nearRight)
    farWidth = region.farLeft.distance(to: region.farRight)
  }
}
