public import Geodesy

/// Hears of what lies on a map, and of touches; called at once, in the order in which things happen.
public protocol MapOverlayDelegate: AnyObject {
  // MARK: - Overlays

  func map(_ map: MapModel, didAdd overlay: Overlay)

  func map(_ map: MapModel, didRemove overlay: Overlay)

  /// A property of an overlay on the map has a new value.
  func map(_ map: MapModel, didChange property: OverlayProperty, of overlay: Overlay)

  /// An overlay on the map did not take a value, and keeps the one it had.
  func map(_ map: MapModel, didRefuse error: OverlayError, for overlay: Overlay)

  /// All overlays of the app were taken away at once, from the lowest to the topmost.
  func mapDidClear(_ map: MapModel, removing overlays: [Overlay])

  // MARK: - Taps

  /// A tap that hit no marker; the selected marker still is.
  func map(_ map: MapModel, didTapAt place: Coordinate)

  func map(_ map: MapModel, didLongPressAt place: Coordinate)

  /// A tap on a marker.
  ///
  /// - Returns: Whether the app handled it; if not, the marker is selected.
  func map(_ map: MapModel, didTap marker: Marker) -> Bool

  /// A tap on an overlay that is not a marker.
  func map(_ map: MapModel, didTapOverlay overlay: Overlay)

  func map(_ map: MapModel, didTap poi: PointOfInterest)

  // MARK: - Info windows

  /// A marker is about to become selected.
  ///
  /// - Returns: The name of a view to show as its info window; nil is the standard window.
  func map(_ map: MapModel, infoWindowFor marker: Marker) -> String?

  /// The standard window is about to open.
  ///
  /// - Returns: The name of a view to show inside of it; nil shows title and snippet.
  func map(_ map: MapModel, infoContentsFor marker: Marker) -> String?

  func map(_ map: MapModel, didCloseInfoWindowOf marker: Marker)

  func map(_ map: MapModel, didTapInfoWindowOf marker: Marker)

  func map(_ map: MapModel, didLongPressInfoWindowOf marker: Marker)

  // MARK: - Dragging

  func map(_ map: MapModel, didBeginDragging marker: Marker)

  /// The marker was moved.
  func map(_ map: MapModel, didDrag marker: Marker)

  func map(_ map: MapModel, didEndDragging marker: Marker)
}

extension MapOverlayDelegate {
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didAdd overlay: Overlay) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didRemove overlay: Overlay) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didChange property: OverlayProperty, of overlay: Overlay) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didRefuse error: OverlayError, for overlay: Overlay) {}
  /// Does nothing where it is not implemented.
  public func mapDidClear(_ map: MapModel, removing overlays: [Overlay]) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didTapAt place: Coordinate) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didLongPressAt place: Coordinate) {}
  /// Answers that the app did not handle it.
  public func map(_ map: MapModel, didTap marker: Marker) -> Bool { false }
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didTapOverlay overlay: Overlay) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didTap poi: PointOfInterest) {}
  /// Answers that the app has none of its own.
  public func map(_ map: MapModel, infoWindowFor marker: Marker) -> String? { nil }
  /// Answers that the app has none of its own.
  public func map(_ map: MapModel, infoContentsFor marker: Marker) -> String? { nil }
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didCloseInfoWindowOf marker: Marker) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didTapInfoWindowOf marker: Marker) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didLongPressInfoWindowOf marker: Marker) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didBeginDragging marker: Marker) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didDrag marker: Marker) {}
  /// Does nothing where it is not implemented.
  public func map(_ map: MapModel, didEndDragging marker: Marker) {}
}

/// A place that the ground of the map itself shows, and that can be tapped.
public struct PointOfInterest: Hashable, Sendable {
  /// What the source of the ground calls it.
  public let placeID: String
  /// As the ground labels it.
  public let name: String
  /// Where it lies; a tap within 16 points hits it.
  public let coordinate: Coordinate

  /// Creates a place that the ground shows.
  public init(placeID: String, name: String, coordinate: Coordinate) {
    self.placeID = placeID
    self.name = name
    self.coordinate = coordinate
  }
}
