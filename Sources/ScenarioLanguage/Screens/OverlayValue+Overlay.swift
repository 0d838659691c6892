import Geodesy
package import NavigationMap

/// Properties of overlays by their names.
extension OverlayValue {
  /// Returns the value of a property that an overlay has; nil for one that its kind has not.
  package static func of(_ property: OverlayProperty, of overlay: Overlay) -> OverlayValue? {
    switch property {
    case .title: return text(overlay.title)
    case .isTappable: return .flag(overlay.isTappable)
    case .zIndex: return .whole(overlay.zIndex)
    case .snippet, .position, .path, .holes, .radius, .bounds, .icon, .iconView, .anchor,
      .groundAnchor, .infoWindowAnchor, .strokeWidth, .strokeColor, .fillColor, .spans,
      .isGeodesic, .rotation, .bearing, .opacity, .isFlat, .isDraggable, .appearAnimation,
      .tracksViewChanges, .tracksInfoWindowChanges, .userData, .panorama:
      break
    }
    switch overlay {
    case let marker as Marker: return of(property, of: marker)
    case let line as Polyline: return of(property, of: line)
    case let polygon as Polygon: return of(property, of: polygon)
    case let circle as Circle: return of(property, of: circle)
    case let image as GroundOverlay: return of(property, of: image)
    default: return nil
    }
  }

  private static func of(_ property: OverlayProperty, of marker: Marker) -> OverlayValue? {
    switch property {
    case .snippet: text(marker.snippet)
    case .position: .place(marker.position)
    case .icon: image(marker.icon)
    case .iconView: text(marker.iconView)
    case .groundAnchor: .anchor(marker.groundAnchor)
    case .infoWindowAnchor: .anchor(marker.infoWindowAnchor)
    case .rotation: .number(marker.rotation)
    case .opacity: .number(marker.opacity)
    case .isFlat: .flag(marker.isFlat)
    case .isDraggable: .flag(marker.isDraggable)
    case .appearAnimation: .text(marker.appearAnimation.rawValue)
    case .tracksViewChanges: .flag(marker.tracksViewChanges)
    case .tracksInfoWindowChanges: .flag(marker.tracksInfoWindowChanges)
    case .userData: text(marker.userData)
    case .panorama: .flag(marker.panoramaView != nil)
    case .title, .path, .holes, .radius, .bounds, .anchor, .strokeWidth, .strokeColor,
      .fillColor, .spans, .isGeodesic, .bearing, .isTappable, .zIndex:
      nil
    }
  }

  private static func of(_ property: OverlayProperty, of line: Polyline) -> OverlayValue? {
    switch property {
    case .path: .path(line.path)
    case .strokeWidth: .number(line.strokeWidth)
    case .strokeColor: .color(line.strokeColor)
    case .isGeodesic: .flag(line.isGeodesic)
    case .spans: .spans(line.spans.map { OverlaySpan(style: $0.style, segments: $0.segments) })
    case .title, .snippet, .position, .holes, .radius, .bounds, .icon, .iconView, .anchor,
      .groundAnchor, .infoWindowAnchor, .fillColor, .rotation, .bearing, .opacity, .isFlat,
      .isDraggable, .appearAnimation, .tracksViewChanges, .tracksInfoWindowChanges, .userData,
      .panorama, .isTappable, .zIndex:
      nil
    }
  }

  private static func of(_ property: OverlayProperty, of polygon: Polygon) -> OverlayValue? {
    switch property {
    case .path: .path(polygon.path)
    case .holes: .paths(polygon.holes)
    case .strokeWidth: .number(polygon.strokeWidth)
    case .strokeColor: color(polygon.strokeColor)
    case .fillColor: color(polygon.fillColor)
    case .isGeodesic: .flag(polygon.isGeodesic)
    case .title, .snippet, .position, .radius, .bounds, .icon, .iconView, .anchor,
      .groundAnchor, .infoWindowAnchor, .spans, .rotation, .bearing, .opacity, .isFlat,
      .isDraggable, .appearAnimation, .tracksViewChanges, .tracksInfoWindowChanges, .userData,
      .panorama, .isTappable, .zIndex:
      nil
    }
  }

  private static func of(_ property: OverlayProperty, of circle: Circle) -> OverlayValue? {
    switch property {
    case .position: .place(circle.position)
    case .radius: .number(circle.radius)
    case .strokeWidth: .number(circle.strokeWidth)
    case .strokeColor: color(circle.strokeColor)
    case .fillColor: color(circle.fillColor)
    case .title, .snippet, .path, .holes, .bounds, .icon, .iconView, .anchor, .groundAnchor,
      .infoWindowAnchor, .spans, .isGeodesic, .rotation, .bearing, .opacity, .isFlat,
      .isDraggable, .appearAnimation, .tracksViewChanges, .tracksInfoWindowChanges, .userData,
      .panorama, .isTappable, .zIndex:
      nil
    }
  }

  private static func of(_ property: OverlayProperty, of image: GroundOverlay) -> OverlayValue? {
    switch property {
    case .position: .place(image.position)
    case .bounds: .bounds(image.bounds)
    case .icon: Self.image(image.icon)
    case .anchor: .anchor(image.anchor)
    case .bearing: .number(image.bearing)
    case .opacity: .number(image.opacity)
    case .title, .snippet, .path, .holes, .radius, .iconView, .groundAnchor,
      .infoWindowAnchor, .strokeWidth, .strokeColor, .fillColor, .spans, .isGeodesic,
      .rotation, .isFlat, .isDraggable, .appearAnimation, .tracksViewChanges,
      .tracksInfoWindowChanges, .userData, .panorama, .isTappable, .zIndex:
      nil
    }
  }

  private static func text(_ text: String?) -> OverlayValue { text.map { .text($0) } ?? .nothing }

  private static func image(_ image: MapImage?) -> OverlayValue {
    image.map { .image($0) } ?? .nothing
  }

  private static func color(_ color: MapColor?) -> OverlayValue {
    color.map { .color($0) } ?? .nothing
  }
}
