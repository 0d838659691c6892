extension OverlayBoard {
  /// Selects a marker of this map, or none.
  ///
  /// The window of the one before closes first; the delegate is asked for the window of the new one
  /// while it is about to become the selected one.
  func select(_ marker: Marker?) {
    guard let map else { return }
    if let marker, marker.holder !== map { return refused(marker, .notOnThisMap) }
    selection.wishes += 1
    let wish = selection.wishes
    guard marker !== selection.marker else { return }
    if let old = selection.marker {
      selection.marker = nil
      selection.content = nil
      delegate?.map(map, didCloseInfoWindowOf: old)
    }
    func isStillWished() -> Bool { selection.wishes == wish && marker?.holder === map }
    guard let marker, isStillWished() else { return }
    var content = delegate?.map(map, infoWindowFor: marker).map { InfoWindowContent.window($0) }
    if content == nil, isStillWished() {
      content = delegate?.map(map, infoContentsFor: marker).map { .contents($0) }
    }
    guard isStillWished() else { return }
    selection.marker = marker
    selection.content = content ?? .standard
  }

  /// Whether there is an info window that a touch could hit.
  var showsInfoWindow: Bool {
    guard let marker = selection.marker, let content = selection.content else { return false }
    return content != .standard || marker.title != nil || marker.snippet != nil
  }
}
