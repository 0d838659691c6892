public import Geodesy

/// Why an overlay could not be made, or kept the value it had.
public enum OverlayError: Error, Hashable, Sendable {
  /// A coordinate that is no place on the Earth.
  case invalidCoordinate(Coordinate)
  /// A path whose coordinate of an index, from 0, is no place on the Earth.
  case invalidPath(index: Int)
  /// A radius of 0 metres, less, or no number.
  case invalidRadius(Double)
  /// Bounds that hold no point.
  case invalidBounds
  /// A span of 0 segments, less, or no number.
  case invalidSpan(segments: Double)
  /// A number that is none, or is infinite.
  case notFinite(OverlayProperty)
  /// A marker that is not on the map that was to select or drag it.
  case notOnThisMap
  /// A marker that is not draggable.
  case notDraggable
}
