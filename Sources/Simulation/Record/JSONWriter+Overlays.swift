import CanonicalJSON
import Geodesy
import Navigation
import ScenarioLanguage

/// The forms of overlays in a recording.
extension JSONWriter {
  /// Writes the properties of an overlay that differ from those of a new one of its kind, and its
  /// place.
  mutating func properties(of overlay: Overlay) {
    beginObject("properties")
    let standard = OverlayStandards.overlay(of: overlay.kind)
    for property in OverlayProperty.allCases {
      guard let value = OverlayValue.of(property, of: overlay) else { continue }
      if let standard, OverlayValue.of(property, of: standard) == value,
        ![.position, .path, .bounds, .radius].contains(property)
      {
        continue
      }
      key(property.rawValue)
      overlayValue(value, of: property)
    }
    endObject()
  }

  mutating func overlayValue(_ value: OverlayValue, of property: OverlayProperty) {
    switch value {
    case .nothing: null()
    case .text(let text): string(text)
    case .number(let number): fixed(number, decimals: Self.decimals(of: property))
    case .whole(let number): integer(number)
    case .flag(let flag): boolean(flag)
    case .place(let coordinate):
      beginObject()
      place(coordinate)
      endObject()
    case .path(let path): string(path.polyline(precision: 6))
    case .paths(let paths):
      beginArray()
      for path in paths { string(path.polyline(precision: 6)) }
      endArray()
    case .bounds(let bounds): corners(of: bounds)
    case .image(let image): self.image(image)
    case .anchor(let anchor): pair(anchor.x, anchor.y, decimals: 4)
    case .color(let color): string(color.name)
    case .spans(let spans):
      beginArray()
      for span in spans { self.span(span) }
      endArray()
    }
  }

  /// Writes what lies on a map, from the lowest to the topmost, and the selected marker.
  mutating func overlays(of map: MapModel) {
    text("mapID", map.id)
    beginArray("overlays")
    for overlay in map.overlays {
      beginObject()
      if let id = overlay.id { number("overlayID", id.rawValue) }
      text("type", overlay.kind.rawValue)
      number("zIndex", overlay.zIndex)
      endObject()
    }
    endArray()
    if let id = map.selectedMarker?.id { number("selectedMarker", id.rawValue) }
    switch map.infoWindow {
    case .window(let name): text("infoWindow", name)
    case .contents(let name): text("infoContents", name)
    case .standard, nil: break
    }
  }

  /// Writes what was wrong with an overlay.
  mutating func overlayError(_ error: OverlayError) {
    switch error {
    case .invalidCoordinate(let place):
      text("error", "invalidCoordinate")
      self.place(place)
    case .invalidPath(let index):
      text("error", "invalidPath")
      number("index", index)
    case .invalidRadius(let radius):
      text("error", "invalidRadius")
      metres("radius", radius)
    case .invalidBounds: text("error", "invalidBounds")
    case .invalidSpan(let segments):
      text("error", "invalidSpan")
      optional("segments", segments, decimals: 4)
    case .notFinite(let property):
      text("error", "notFinite")
      text("property", property.rawValue)
    case .notOnThisMap: text("error", "notOnThisMap")
    case .notDraggable: text("error", "notDraggable")
    }
  }

  private static func decimals(of property: OverlayProperty) -> Int {
    switch property {
    case .rotation, .bearing: 1
    case .opacity: 4
    default: 2
    }
  }

  private mutating func corners(of bounds: GeoBounds) {
    beginArray()
    for corner in [bounds.southWest, bounds.northEast] {
      pair(corner.latitude, corner.longitude, decimals: 7)
    }
    endArray()
  }

  private mutating func pair(_ first: Double, _ second: Double, decimals: Int) {
    beginArray()
    fixed(first, decimals: decimals)
    fixed(second, decimals: decimals)
    endArray()
  }

  private mutating func image(_ image: MapImage) {
    beginObject()
    text("name", image.name)
    optional("width", image.width, decimals: 2)
    optional("height", image.height, decimals: 2)
    optional("tint", image.tint?.name)
    endObject()
  }

  private mutating func span(_ span: OverlaySpan) {
    beginObject()
    switch span.style {
    case .solid(let color): text("color", color.name)
    case .gradient(let from, let to):
      text("from", from.name)
      text("to", to.name)
    }
    optional("segments", span.segments, decimals: 4)
    endObject()
  }
}
