import Geodesy
import Navigation
import ScenarioLanguage

/// The overlays of a scenario by its names for them.
final class OverlayTable {
  private var overlays: [String: Overlay] = [:]

  subscript(name: String) -> Overlay? {
    get { overlays[name] }
    set { overlays[name] = newValue }
  }

  /// Makes an overlay with properties; those that its constructor takes are handed to it.
  static func make(
    _ kind: OverlayKind,
    zoomLevel: Double?,
    _ edits: [OverlayEdit]
  ) throws(OverlayError) -> Overlay {
    func value(_ property: OverlayProperty) -> OverlayValue? {
      edits.first { $0.property == property }?.value
    }
    var place = Coordinate(latitude: 0, longitude: 0)
    if case .place(let given)? = value(.position) { place = given }
    var path = GeoPath([])
    if case .path(let given)? = value(.path) { path = given }
    let overlay: Overlay
    switch kind {
    case .marker: overlay = try Marker(position: place)
    case .polyline: overlay = try Polyline(path: path)
    case .polygon: overlay = try Polygon(path: path)
    case .circle:
      var radius = 0.0
      if case .number(let given)? = value(.radius) { radius = given }
      overlay = try Circle(position: place, radius: radius)
    case .groundOverlay:
      var icon: MapImage?
      if case .image(let given)? = value(.icon) { icon = given }
      if let zoomLevel, let icon {
        overlay = try GroundOverlay(position: place, icon: icon, zoomLevel: zoomLevel)
      } else {
        var bounds = GeoBounds.invalid
        if case .bounds(let given)? = value(.bounds) { bounds = given }
        overlay = try GroundOverlay(bounds: bounds, icon: icon)
      }
    }
    for edit in edits { _ = try edit.apply(to: overlay) }
    return overlay
  }
}
