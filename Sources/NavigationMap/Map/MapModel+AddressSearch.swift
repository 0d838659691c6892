public import Geodesy
public import Navigation

/// What the address form needs of a map: a pin, and to look at it.
extension MapModel: AddressSearchMap {
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

  public func setCenter(_ center: Coordinate) { try? moveCamera(.setTarget(center)) }

  /// Takes the scale over; the camera's zoom level does not depend on it.
  public func setScale(_ scale: Int) { self.scale = scale }

  public func refresh() { renderTiles() }
}
