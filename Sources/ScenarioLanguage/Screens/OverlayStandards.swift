import Geodesy
package import Navigation

/// Overlays as they are made, to tell what was set from what is so by itself.
package enum OverlayStandards {
  /// Returns a new overlay of a kind, at zero.
  package static func overlay(of kind: OverlayKind) -> Overlay? {
    let zero = Coordinate(latitude: 0, longitude: 0)
    return switch kind {
    case .marker: try? Marker(position: zero)
    case .polyline: try? Polyline(path: GeoPath([]))
    case .polygon: try? Polygon(path: GeoPath([]))
    case .circle: try? Circle(position: zero, radius: 1)
    case .groundOverlay:
      try? GroundOverlay(bounds: GeoBounds(southWest: zero, northEast: zero), icon: nil)
    }
  }
}
