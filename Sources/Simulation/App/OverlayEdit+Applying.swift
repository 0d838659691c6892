import Geodesy
import Navigation
import ScenarioLanguage

extension OverlayEdit {
  /// Sets the property of an overlay.
  ///
  /// - Returns: Whether overlays of the kind have the property.
  func apply(to overlay: Overlay) throws(OverlayError) -> Bool {
    switch (property, value) {
    case (.title, _): overlay.title = text
    case (.isTappable, .flag(let isOn)): overlay.isTappable = isOn
    case (.zIndex, .whole(let index)): overlay.zIndex = index
    default:
      switch overlay {
      case let marker as Marker: return apply(to: marker)
      case let line as Polyline: return try apply(to: line)
      case let polygon as Polygon: return apply(to: polygon)
      case let circle as Circle: return apply(to: circle)
      case let image as GroundOverlay: return apply(to: image)
      default: return false
      }
    }
    return true
  }

  private var text: String? { if case .text(let text) = value { text } else { nil } }
  private var image: MapImage? { if case .image(let image) = value { image } else { nil } }
  private var color: MapColor? { if case .color(let color) = value { color } else { nil } }

  private func apply(to marker: Marker) -> Bool {
    switch (property, value) {
    case (.snippet, _): marker.snippet = text
    case (.position, .place(let place)): marker.position = place
    case (.icon, _): marker.icon = image
    case (.iconView, _): marker.iconView = text
    case (.groundAnchor, .anchor(let anchor)): marker.groundAnchor = anchor
    case (.infoWindowAnchor, .anchor(let anchor)): marker.infoWindowAnchor = anchor
    case (.rotation, .number(let degrees)): marker.rotation = degrees
    case (.opacity, .number(let opacity)): marker.opacity = opacity
    case (.isFlat, .flag(let isOn)): marker.isFlat = isOn
    case (.isDraggable, .flag(let isOn)): marker.isDraggable = isOn
    case (.appearAnimation, .text(let name)):
      marker.appearAnimation = Marker.AppearAnimation(rawValue: name) ?? .none
    case (.tracksViewChanges, .flag(let isOn)): marker.tracksViewChanges = isOn
    case (.tracksInfoWindowChanges, .flag(let isOn)): marker.tracksInfoWindowChanges = isOn
    case (.userData, _): marker.userData = text
    default: return false
    }
    return true
  }

  private func apply(to line: Polyline) throws(OverlayError) -> Bool {
    switch (property, value) {
    case (.path, .path(let path)): line.path = path
    case (.strokeWidth, .number(let width)): line.strokeWidth = width
    case (.strokeColor, .color(let color)): line.strokeColor = color
    case (.isGeodesic, .flag(let isOn)): line.isGeodesic = isOn
    case (.spans, .spans(let asked)):
      var spans: [StyleSpan] = []
      for span in asked { spans.append(try StyleSpan(span.style, segments: span.segments)) }
      line.spans = spans
    default: return false
    }
    return true
  }

  private func apply(to polygon: Polygon) -> Bool {
    switch (property, value) {
    case (.path, .path(let path)): polygon.path = path
    case (.holes, .paths(let holes)): polygon.holes = holes
    case (.strokeWidth, .number(let width)): polygon.strokeWidth = width
    case (.strokeColor, _): polygon.strokeColor = color
    case (.fillColor, _): polygon.fillColor = color
    case (.isGeodesic, .flag(let isOn)): polygon.isGeodesic = isOn
    default: return false
    }
    return true
  }

  private func apply(to circle: Circle) -> Bool {
    switch (property, value) {
    case (.position, .place(let place)): circle.position = place
    case (.radius, .number(let radius)): circle.radius = radius
    case (.strokeWidth, .number(let width)): circle.strokeWidth = width
    case (.strokeColor, _): circle.strokeColor = color
    case (.fillColor, _): circle.fillColor = color
    default: return false
    }
    return true
  }

  private func apply(to image: GroundOverlay) -> Bool {
    switch (property, value) {
    case (.position, .place(let place)): image.position = place
    case (.bounds, .bounds(let bounds)): image.bounds = bounds
    case (.icon, _): image.icon = self.image
    case (.anchor, .anchor(let anchor)): image.anchor = anchor
    case (.bearing, .number(let degrees)): image.bearing = degrees
    case (.opacity, .number(let opacity)): image.opacity = opacity
    default: return false
    }
    return true
  }
}
