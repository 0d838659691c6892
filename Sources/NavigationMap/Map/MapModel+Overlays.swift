public import Geodesy

extension MapModel {
  /// What lies on the map, from the lowest to the topmost (``Overlay/zIndex``).
  public var overlays: [Overlay] { board.overlays }

  /// Takes every overlay from the map but what the navigation draws; its type, tile layers and the
  /// my-location dot stay.
  public func clear() { board.clear() }

  /// The marker whose info window is open; a marker of another map, or of none, is refused.
  public var selectedMarker: Marker? {
    get { board.selection.marker }
    set { board.select(newValue) }
  }

  /// What the info window shows; nil without a selected marker.
  public var infoWindow: InfoWindowContent? { board.selection.content }

  // MARK: - Touches

  /// The user taps at a point of the view.
  ///
  /// The topmost tappable marker there takes the tap. If there is none, the topmost tappable overlay
  /// is told, else the point of interest of the ground; then the coordinate, and after that the
  /// selected marker is deselected.
  public func tap(at point: ScreenPoint) { board.tap(at: point) }

  /// The user presses long at a point of the view, whatever lies there.
  public func longPress(at point: ScreenPoint) { board.longPress(at: point) }

  /// The user taps the open info window.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func tapInfoWindow() -> Bool {
    guard let marker = board.selection.marker, board.showsInfoWindow else { return false }
    delegate?.map(self, didTapInfoWindowOf: marker)
    return true
  }

  /// The user presses long on the open info window.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func longPressInfoWindow() -> Bool {
    guard let marker = board.selection.marker, board.showsInfoWindow else { return false }
    delegate?.map(self, didLongPressInfoWindowOf: marker)
    return true
  }

  /// Returns the topmost overlay that a tap at a point of the view would hit.
  public func overlay(at point: ScreenPoint) -> Overlay? { board.overlay(at: point) }

  // MARK: - Dragging

  /// The user begins to drag the topmost draggable marker at a point of the view.
  ///
  /// - Returns: The marker; nil if there is none.
  @discardableResult
  public func beginDragging(at point: ScreenPoint) -> Marker? {
    guard let marker = board.draggable(at: point) else { return nil }
    do throws(OverlayError) {
      try board.beginDrag(of: marker)
      return marker
    } catch {
      return nil
    }
  }

  /// The user begins to drag a marker; a drag that goes on ends first.
  ///
  /// - Throws: ``OverlayError/notOnThisMap`` or ``OverlayError/notDraggable``.
  public func beginDragging(_ marker: Marker) throws(OverlayError) {
    try board.beginDrag(of: marker)
  }

  /// The user moves the marker that is dragged.
  public func drag(to place: Coordinate) { board.drag(to: place) }

  /// The user lets go of the marker; a marker that is taken from the map is let go of before.
  public func endDragging() { board.endDrag() }

  /// The marker that is being dragged.
  public var draggedMarker: Marker? { board.drag?.marker }

  // MARK: - Points of interest

  /// How far from its place a touch hits a point of interest, in points.
  static var pointOfInterestReach: Double { 16 }

  /// Returns the nearest point of interest within reach of a touch; of equals the first.
  func pointOfInterest(at point: ScreenPoint) -> PointOfInterest? {
    let projection = projection
    var nearest: (PointOfInterest, Double)?
    for poi in pointsOfInterest {
      guard let place = projection.point(for: poi.coordinate) else { continue }
      let distance = place.distance(to: point)
      guard distance <= Self.pointOfInterestReach, distance < nearest?.1 ?? .infinity else {
        continue
      }
      nearest = (poi, distance)
    }
    return nearest?.0
  }

  // MARK: - Snapshot

  var overlaySnapshots: [OverlaySnapshot] {
    overlays.compactMap { overlay in
      overlay.id.map {
        OverlaySnapshot(
          id: $0,
          kind: overlay.kind,
          title: overlay.title,
          zIndex: overlay.zIndex,
          shape: overlay.shape,
          belongsToNavigation: overlay.belongsToNavigation
        )
      }
    }
  }

  var infoWindowSnapshot: InfoWindowSnapshot? {
    guard board.showsInfoWindow, let marker = selectedMarker, let id = marker.id,
      let content = infoWindow
    else { return nil }
    return InfoWindowSnapshot(
      marker: id,
      content: content,
      title: marker.title,
      snippet: marker.snippet,
      position: marker.position,
      anchor: marker.infoWindowAnchor
    )
  }
}

extension MapModel: OverlayHolder {
  func overlay(_ overlay: Overlay, didChange property: OverlayProperty) {
    board.changed(overlay, property)
  }

  func overlay(_ overlay: Overlay, didRefuse error: OverlayError) { board.refused(overlay, error) }
}

extension Overlay {
  /// The map that it is on; setting it puts it there and takes it from the one it was on.
  public var map: MapModel? {
    get { holder as? MapModel }
    set {
      guard newValue !== holder else { return }
      map?.board.remove(self)
      newValue?.board.add(self)
    }
  }
}
