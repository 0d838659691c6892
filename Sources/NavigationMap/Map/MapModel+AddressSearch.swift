public import Geodesy
public import Navigation

/// What the address form needs of a map: a pin, and to look at it.
extension MapModel: AddressSearchMap {
  /// Takes away every image that the form put on the map.
  public func deleteImages() {
    let images = searchImages
    searchImages = []
    for image in images { image.map = nil }
  }

  /// Puts an image on the map; one at an invalid place is left out.
  public func addImage(named name: String, at center: Coordinate) {
    guard let marker = try? Marker(position: center) else { return }
    let size = MapImage.marker
    marker.icon = MapImage(name: name, width: size.width, height: size.height)
    searchImages.append(marker)
    marker.map = self
  }

  /// Moves the camera at once, at the zoom level of now; an invalid place moves nothing.
  public func setCenter(_ center: Coordinate) { try? moveCamera(.setTarget(center)) }

  /// Takes the scale over; the camera's zoom level does not depend on it.
  public func setScale(_ scale: Int) { self.scale = scale }

  /// Draws the tiles anew.
  public func refresh() { renderTiles() }
}
