public import Geodesy

/// What an overlay looks like, as a value.
public enum OverlayShape: Hashable, Sendable {
  case marker(MarkerShape)
  case polyline(PolylineShape)
  case polygon(PolygonShape)
  case circle(CircleShape)
  case groundOverlay(GroundOverlayShape)
  case nothing
}

/// What a marker looks like.
public struct MarkerShape: Hashable, Sendable {
  /// Where the ground anchor of the icon stands.
  public let position: Coordinate
  /// What is drawn; the standard pin where the marker has no icon of its own.
  public let icon: MapImage
  /// The point of the icon that stands on the position.
  public let groundAnchor: ImageAnchor
  /// Degrees clockwise about the ground anchor: of the screen, or from north where it is flat.
  public let rotation: Double
  /// Whether it lies on the ground and turns with the map.
  public let isFlat: Bool
  /// From 0 to 1.
  public let opacity: Double
}

/// What a polyline looks like.
public struct PolylineShape: Hashable, Sendable {
  /// The vertices of the line, in order.
  public let path: GeoPath
  /// Points.
  public let strokeWidth: Double
  /// The styles along the whole path, one after another; none for a path without a segment.
  public let strokes: [StrokePiece]
  /// Whether its segments are great circles, not straight lines on the map.
  public let isGeodesic: Bool
}

/// What a polygon looks like.
public struct PolygonShape: Hashable, Sendable {
  /// The vertices of the edge; the last is joined to the first.
  public let path: GeoPath
  /// What is cut out of the area, each closed like the path.
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

/// What a circle looks like.
public struct CircleShape: Hashable, Sendable {
  /// The centre on the ground.
  public let position: Coordinate
  /// Metres on the ground.
  public let radius: Double
  /// Points of the edge.
  public let strokeWidth: Double
  /// nil draws no edge.
  public let strokeColor: MapColor?
  /// nil draws no area.
  public let fillColor: MapColor?
}

/// What a ground overlay looks like.
public struct GroundOverlayShape: Hashable, Sendable {
  /// The box that the image fills before it is turned.
  public let bounds: GeoBounds
  /// The place of the anchor, about which the image is turned.
  public let position: Coordinate
  /// The point of the image that stands on the position.
  public let anchor: ImageAnchor
  /// nil draws nothing.
  public let icon: MapImage?
  /// Degrees clockwise from north.
  public let bearing: Double
  /// From 0 to 1.
  public let opacity: Double
}
