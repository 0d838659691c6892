import CanonicalJSON
import Geodesy
import Navigation
import ScenarioLanguage

/// The state of a map.
extension JSONWriter {
  /// Writes the members of a camera position.
  mutating func position(_ camera: CameraPosition) {
    beginObject("target")
    place(camera.target)
    endObject()
    optional("zoom", camera.zoom, decimals: 4)
    optional("bearing", camera.bearing, decimals: 1)
    optional("viewingAngle", camera.viewingAngle, decimals: 1)
  }

  mutating func camera(_ key: StaticString, _ camera: CameraPosition) {
    beginObject(key)
    position(camera)
    endObject()
  }

  /// Writes everything that a picture of the screen needs.
  mutating func snapshot(_ snapshot: MapSnapshot) {
    text("mapID", snapshot.mapID)
    optional("width", snapshot.viewport.width, decimals: 2)
    optional("height", snapshot.viewport.height, decimals: 2)
    if snapshot.viewport.padding != .zero { insets("padding", snapshot.viewport.padding) }
    camera("camera", snapshot.camera)
    region(MapProjection(camera: snapshot.camera, viewport: snapshot.viewport).visibleRegion)
    text("cameraMode", snapshot.cameraMode.rawValue)
    text("perspective", snapshot.perspective.rawValue)
    optional("minZoom", snapshot.zoomRange.minimum, decimals: 4)
    optional("maxZoom", snapshot.zoomRange.maximum, decimals: 4)
    text("mapType", snapshot.mapType.rawValue)
    text("shownType", snapshot.effectiveMapType.rawValue)
    optional("mapStyle", snapshot.mapStyle)
    flag("controlled", snapshot.isControlled)
    flag("traffic", snapshot.isTrafficEnabled)
    flag("buildings", snapshot.areBuildingsEnabled)
    flag("indoor", snapshot.isIndoorEnabled)
    flag("rendering", snapshot.isRendering)
    if let location = snapshot.myLocation {
      beginObject("myLocation")
      place(location.coordinate)
      optional("course", location.course, decimals: 1)
      endObject()
    }
    optional("route", snapshot.route?.polyline(precision: 6))
    optional("remaining", snapshot.remainingRoute?.length, decimals: 2)
    destinations(snapshot.destinations)
    number("overlayCount", snapshot.overlays.count)
    if snapshot.scale != 0 { number("scale", snapshot.scale) }
    text("uiMode", snapshot.uiMode.rawValue)
    beginArray("settings")
    for setting in snapshot.settings { string(setting.rawValue) }
    endArray()
    optional("header", snapshot.header?.instruction.primary.text)
    if let card = snapshot.etaCard {
      beginObject("etaCard")
      seconds("time", card.remainingTime)
      metres("distance", card.remainingDistance)
      seconds("arrival", card.arrival.seconds)
      endObject()
    }
    optional("tripProgress", snapshot.tripProgress, decimals: 4)
    flag("recenterButton", snapshot.isRecenterButtonVisible)
    flag("myLocationButton", snapshot.isMyLocationButtonVisible)
    flag("compass", snapshot.isCompassVisible)
  }

  private mutating func destinations(_ destinations: [MapSnapshot.Destination]) {
    guard !destinations.isEmpty else { return }
    beginArray("destinations")
    for destination in destinations {
      beginObject()
      place(destination.coordinate)
      optional("title", destination.title)
      endObject()
    }
    endArray()
  }

  /// Writes the corners of what is seen, and how wide it is in metres near and far.
  private mutating func region(_ region: VisibleRegion) {
    beginObject("visibleRegion")
    let corners: [(StaticString, Coordinate)] = [
      ("nearLeft", region.nearLeft), ("nearRight", region.nearRight), ("farLeft", region.farLeft),
      ("farRight", region.farRight),
    ]
    for (name, corner) in corners {
      beginObject(name)
      place(corner)
      endObject()
    }
    metres("nearWidth", region.nearLeft.distance(to: region.nearRight))
    metres("farWidth", region.farLeft.distance(to: region.farRight))
    endObject()
  }
}
