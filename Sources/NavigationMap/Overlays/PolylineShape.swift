public import Geodesy

/// What a polyline looks like.
public struct PolylineShape: Hashable, Sendable {
  public let path: GeoPath
  /// Points.
  public let strokeWidth: Double
  /// The styles along the whole path, one after another; none for a path without a segment.
  public let strokes: [StrokePiece]
  /// Whether its segments are great circles, not straight lines on the map.
  public let isGeodesic: Bool
}
