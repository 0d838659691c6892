public import Geodesy

/// What a polygon looks like.
public struct PolygonShape: Hashable, Sendable {
  public let path: GeoPath
  public let holes: [GeoPath]
  /// Points of the edge.
  public let strokeWidth: Double
  /// nil draws no edge.
  public let strokeColor: MapColor?
  /// nil draws no area.
  public let fillColor: MapColor?
  /// Whether its edges are great circles, not straight lines on the map.
  public let isGeodesic: Bool
}
