import CanonicalJSON
import Geodesy
import Navigation
import ScenarioLanguage

/// The arguments of a map's calls.
extension JSONWriter {
  mutating func camera(_ edit: CameraEdit) {
    beginObject("camera")
    if let target = edit.target { place(target) }
    optional("zoom", edit.zoom, decimals: 4)
    optional("bearing", edit.bearing, decimals: 1)
    optional("viewingAngle", edit.viewingAngle, decimals: 1)
    endObject()
  }

  mutating func change(_ change: CameraChange) {
    switch change {
    case .edit(let edit): camera(edit)
    case .update(let update): self.update(update)
    }
  }

  private mutating func update(_ update: CameraUpdate) {
    switch update {
    case .zoomBy(let levels): optional("zoomBy", levels, decimals: 4)
    case .zoomTo(let level): optional("zoomTo", level, decimals: 4)
    case .zoomAround(let levels, let point):
      optional("zoomBy", levels, decimals: 4)
      optional("x", point.x, decimals: 2)
      optional("y", point.y, decimals: 2)
    case .aim(let target, let zoom):
      beginObject("target")
      place(target)
      optional("zoom", zoom, decimals: 4)
      endObject()
    case .camera(let position): camera("camera", position)
    case .bounds(let bounds, let insets):
      beginArray("bounds")
      for corner in [bounds.southWest, bounds.northEast] {
        beginArray()
        fixed(corner.latitude, decimals: 7)
        fixed(corner.longitude, decimals: 7)
        endArray()
      }
      endArray()
      self.insets("padding", insets)
    case .scroll(let x, let y):
      beginObject("scroll")
      optional("x", x, decimals: 2)
      optional("y", y, decimals: 2)
      endObject()
    }
  }

  mutating func insets(_ key: StaticString, _ insets: EdgeInsets) {
    beginObject(key)
    optional("top", insets.top, decimals: 2)
    optional("left", insets.left, decimals: 2)
    optional("bottom", insets.bottom, decimals: 2)
    optional("right", insets.right, decimals: 2)
    endObject()
  }

  mutating func gesture(_ gesture: MapGesture) {
    text("gesture", gesture.kind.rawValue)
    if gesture.kind != .pan { optional("amount", gesture.amount, decimals: 4) }
    if gesture.x != 0 || gesture.y != 0 || gesture.kind == .pan {
      optional("dx", gesture.x, decimals: 2)
      optional("dy", gesture.y, decimals: 2)
    }
    optional("x", gesture.point?.x, decimals: 2)
    optional("y", gesture.point?.y, decimals: 2)
    seconds("duration", gesture.seconds)
  }

  mutating func edit(_ edit: MapEdit) {
    if let padding = edit.padding { insets("padding", padding) }
    optional("navigation", edit.isNavigationEnabled)
    optional("mapType", edit.mapType?.rawValue)
    optional("mapStyle", edit.mapStyle)
    optional("myLocation", edit.isMyLocationEnabled)
    optional("traffic", edit.isTrafficEnabled)
    optional("buildings", edit.areBuildingsEnabled)
    optional("indoor", edit.isIndoorEnabled)
    optional("accessibilityElementsHidden", edit.areAccessibilityElementsHidden)
    optional("frameRate", edit.frameRate?.rawValue)
    optional("tileRendering", edit.tellsTileRendering)
    optional("minZoom", edit.minimumZoom, decimals: 4)
    optional("maxZoom", edit.maximumZoom, decimals: 4)
    optional("perspective", edit.perspective?.rawValue)
    optional("followingZoom", edit.followingZoom, decimals: 4)
    optional("cameraMode", edit.cameraMode?.rawValue)
  }

  mutating func edit(_ edit: UIEdit) {
    optional("allGestures", edit.allGestures)
    if !edit.settings.isEmpty {
      beginObject("settings")
      for entry in edit.settings {
        member(entry.setting.rawValue, entry.isOn)
      }
      endObject()
    }
    optional("mode", edit.mode?.rawValue)
    optional("delegate", edit.hasDelegate)
  }

  private mutating func optional(_ key: StaticString, _ value: Bool?) {
    guard let value else { return }
    flag(key, value)
  }
}
