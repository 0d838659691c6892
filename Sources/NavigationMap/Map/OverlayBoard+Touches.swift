import Geodesy

extension OverlayBoard {
  /// A tap at a point of the view: on a marker, else on what lies there and on the map.
  func tap(at point: ScreenPoint) {
    guard let map else { return }
    let place = map.projection.coordinate(for: point)
    switch overlay(at: point) {
    case let marker as Marker: return tap(marker)
    case let overlay?: delegate?.map(map, didTapOverlay: overlay)
    case nil:
      if let poi = map.pointOfInterest(at: point) { delegate?.map(map, didTap: poi) }
    }
    if let place { delegate?.map(map, didTapAt: place) }
    select(nil)
  }

  func longPress(at point: ScreenPoint) {
    guard let map, let place = map.projection.coordinate(for: point) else { return }
    delegate?.map(map, didLongPressAt: place)
  }

  private func tap(_ marker: Marker) {
    guard let map else { return }
    let wishes = selection.wishes
    let isHandled = delegate?.map(map, didTap: marker) ?? false
    // The app may have selected another meanwhile, or taken the marker away.
    guard !isHandled, selection.wishes == wishes, marker.holder === map else { return }
    select(marker)
  }

  // MARK: - Dragging

  func beginDrag(of marker: Marker) throws(OverlayError) {
    guard let map, marker.holder === map else { throw .notOnThisMap }
    guard marker.isDraggable, !marker.belongsToNavigation else { throw .notDraggable }
    endDrag()
    // The end of the one before may have taken the marker away.
    guard marker.holder === map else { throw .notOnThisMap }
    drag = MarkerDrag(marker: marker)
    delegate?.map(map, didBeginDragging: marker)
  }

  /// Moves the marker that is dragged; nothing happens without one, or with an invalid place.
  func drag(to place: Coordinate) {
    guard let map, let marker = drag?.marker else { return }
    marker.position = place
    guard place.isValid, drag?.marker === marker else { return }
    delegate?.map(map, didDrag: marker)
  }

  func endDrag() {
    guard let map, let marker = drag?.marker else { return }
    drag = nil
    delegate?.map(map, didEndDragging: marker)
  }
}

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

/// The drag that goes on on a map.
struct MarkerDrag {
  let marker: Marker
}

/// Which marker of a map is selected, and what its info window shows.
struct MarkerSelection {
  var marker: Marker?
  var content: InfoWindowContent?
  /// How often another selection was wished; a wish within a callback overrules the one under way.
  var wishes = 0
}
