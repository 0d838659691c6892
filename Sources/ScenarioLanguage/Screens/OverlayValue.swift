import CanonicalJSON
package import Geodesy
package import NavigationMap

/// The value of an overlay's property, as scenarios write and recordings show it.
package enum OverlayValue: Hashable, Sendable {
  /// None, where a property may have none.
  case nothing
  case text(String)
  case number(Double)
  case whole(Int)
  case flag(Bool)
  case place(Coordinate)
  case path(GeoPath)
  case paths([GeoPath])
  case bounds(GeoBounds)
  case image(MapImage)
  case anchor(ImageAnchor)
  case color(MapColor)
  case spans([OverlaySpan])

  /// What a property is made of.
  enum Form {
    case text, number, whole, flag, place, path, paths, bounds, image, anchor, color, spans
  }

  static func form(of property: OverlayProperty) -> Form {
    switch property {
    case .title, .snippet, .iconView, .userData, .appearAnimation: .text
    case .radius, .strokeWidth, .rotation, .bearing, .opacity: .number
    case .zIndex: .whole
    case .isGeodesic, .isFlat, .isDraggable, .isTappable, .tracksViewChanges,
      .tracksInfoWindowChanges, .panorama:
      .flag
    case .position: .place
    case .path: .path
    case .holes: .paths
    case .bounds: .bounds
    case .icon: .image
    case .anchor, .groundAnchor, .infoWindowAnchor: .anchor
    case .strokeColor, .fillColor: .color
    case .spans: .spans
    }
  }
}

/// A property that a scenario sets.
package struct OverlayEdit: Hashable, Sendable {
  /// Which property is set.
  package var property: OverlayProperty
  /// What it is set to, of the form that the property has.
  package var value: OverlayValue
}

/// A style over segments of a line as a scenario asks for it, right or wrong.
package struct OverlaySpan: Hashable, Sendable {
  /// What the stretch is coloured with.
  package var style: StrokeStyle
  /// How many segments it covers; a fraction covers a part of one.
  package var segments: Double
}
