import CanonicalJSON
import Geodesy
import Navigation
import NavigationMap
import Recording
import ScenarioLanguage

/// The forms of overlays in a recording.

extension Recorded.OverlayProperties {
  /// The properties of an overlay that differ from those of a new one of its kind, and its place.
  init(of overlay: Overlay) {
    self.init()
    let standard = OverlayStandards.overlay(of: overlay.kind)
    for property in OverlayProperty.allCases {
      guard let value = OverlayValue.of(property, of: overlay) else { continue }
      if let standard, OverlayValue.of(property, of: standard) == value,
        ![.position, .path, .bounds, .radius].contains(property)
      {
        continue
      }
      self[.init(property)] = .init(value, of: property)
    }
  }
}

extension Recorded.OverlayEdits {
  /// What a scenario sets.
  init(_ edits: [OverlayEdit]) {
    self.init()
    for edit in edits {
      if case .place(let place) = edit.value {
        coordinate = place
      } else {
        properties[.init(edit.property)] = .init(edit.value, of: edit.property)
      }
    }
  }
}

extension Event.Probe.OverlaysState {
  /// Takes over what lies on a map, from the lowest to the topmost, and the selected marker.
  mutating func tell(of map: MapModel) {
    mapID = map.id
    overlays = map.overlays.map { overlay in
      var entry = Recorded.OverlayEntry()
      entry.overlayID = overlay.id?.rawValue
      entry.type = .init(overlay.kind)
      entry.zIndex = overlay.zIndex
      return entry
    }
    selectedMarker = map.selectedMarker?.id?.rawValue
    switch map.infoWindow {
    case .window(let name): infoWindow = name
    case .contents(let name): infoContents = name
    case .standard, nil: break
    }
  }
}

extension Event.Map.OverlayRefused {
  /// Takes over what was wrong with an overlay.
  mutating func tell(_ error: OverlayError) {
    switch error {
    case .invalidCoordinate(let place):
      self.error = .invalidCoordinate
      coordinate = place
    case .invalidPath(let index):
      self.error = .invalidPath
      self.index = index
    case .invalidRadius(let radius):
      self.error = .invalidRadius
      self.radius = radius
    case .invalidBounds: self.error = .invalidBounds
    case .invalidSpan(let segments):
      self.error = .invalidSpan
      self.segments = segments
    case .notFinite(let property):
      self.error = .notFinite
      self.property = .init(property)
    case .notOnThisMap: self.error = .notOnThisMap
    case .notDraggable: self.error = .notDraggable
    }
  }
}

extension RecordedJSON {
  /// The value of a property in the form of recordings.
  init(_ value: OverlayValue, of property: OverlayProperty) {
    self.init { $0.overlayValue(value, of: property) }
  }
}

extension JSONWriter {
  fileprivate mutating func overlayValue(_ value: OverlayValue, of property: OverlayProperty) {
    switch value {
    case .nothing: null()
    case .text(let text): string(text)
    case .number(let number): fixed(number, decimals: Self.decimals(of: property))
    case .whole(let number): integer(number)
    case .flag(let flag): boolean(flag)
    case .place(let coordinate):
      beginObject()
      member("lat", coordinate.latitude, decimals: 7)
      member("lon", coordinate.longitude, decimals: 7)
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

  private static func decimals(of property: OverlayProperty) -> Int {
    switch property {
    case .rotation, .bearing: 1
    case .opacity: 4
    case .title, .snippet, .position, .path, .holes, .radius, .bounds, .icon, .iconView,
      .anchor, .groundAnchor, .infoWindowAnchor, .strokeWidth, .strokeColor, .fillColor,
      .spans, .isGeodesic, .isFlat, .isDraggable, .appearAnimation, .tracksViewChanges,
      .tracksInfoWindowChanges, .userData, .panorama, .isTappable, .zIndex:
      2
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
    member("name", image.name)
    member("width", image.width, decimals: 2)
    member("height", image.height, decimals: 2)
    if let tint = image.tint { member("tint", tint.name) }
    endObject()
  }

  private mutating func span(_ span: OverlaySpan) {
    beginObject()
    switch span.style {
    case .solid(let color): member("color", color.name)
    case .gradient(let from, let to):
      member("from", from.name)
      member("to", to.name)
    }
    member("segments", span.segments, decimals: 4)
    endObject()
  }
}
