/// The properties of overlays that a map tells changes of, in the order in which they are recorded.
public enum OverlayProperty: String, CaseIterable, Sendable {
  case title, snippet, position, path, holes, radius, bounds
  case icon, iconView, anchor, groundAnchor, infoWindowAnchor
  case strokeWidth, strokeColor, fillColor, spans, isGeodesic = "geodesic"
  case rotation, bearing, opacity, isFlat = "flat", isDraggable = "draggable"
  case appearAnimation, tracksViewChanges, tracksInfoWindowChanges, userData, panorama
  case isTappable = "tappable", zIndex
}

/// The kinds of overlays.
public enum OverlayKind: String, CaseIterable, Sendable {
  case marker, polyline, polygon, circle, groundOverlay
}
