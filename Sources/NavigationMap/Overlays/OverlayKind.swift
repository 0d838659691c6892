/// The kinds of overlays.
public enum OverlayKind: String, CaseIterable, Sendable {
  case marker, polyline, polygon, circle, groundOverlay
}
