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
