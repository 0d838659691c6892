public import Geodesy

/// What the interactive address search needs of a map (PT-072, PT-075).
public protocol AddressSearchMap: AnyObject {
  /// Takes away every image that was added.
  func deleteImages()

  /// Puts an image on the map.
  func addImage(named name: String, at center: Coordinate)

  func setCenter(_ center: Coordinate)

  /// Sets the scale: a smaller one shows less, closer.
  func setScale(_ scale: Int)

  func refresh()
}
