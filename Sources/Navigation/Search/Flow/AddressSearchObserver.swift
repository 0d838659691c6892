public import Geodesy

/// Hears what a screen of the interactive address search would show.
public protocol AddressSearchObserver: AnyObject {
  /// A screen came up: the list of results, or the form again.
  ///
  /// - Parameter cleared: What was selected and no longer is.
  func addressSearch(
    _ search: AddressSearch,
    didShow screen: AddressSearch.Screen,
    cleared: [AddressSearch.EntryPoint]
  )

  /// What is selected, and with it the enabled buttons, the scale or the pin, changed.
  func addressSearchDidChangeSelection(_ search: AddressSearch)
}

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
