/// What an overlay looks like, as a value.
public enum OverlayShape: Hashable, Sendable {
  case marker(MarkerShape)
  case polyline(PolylineShape)
  case polygon(PolygonShape)
  case circle(CircleShape)
  case groundOverlay(GroundOverlayShape)
  case nothing
}
