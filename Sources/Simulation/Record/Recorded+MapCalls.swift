import CanonicalJSON
import Geodesy
import Navigation
import NavigationMap
import Recording
import ScenarioLanguage

/// The arguments of a map's calls as recordings have them.

extension Recorded.CameraEdit {
  init(_ edit: CameraEdit) {
    self.init()
    target = edit.target
    zoom = edit.zoom
    bearing = edit.bearing
    viewingAngle = edit.viewingAngle
  }
}

extension Recorded.CameraChange {
  init(_ change: CameraChange) {
    self.init()
    switch change {
    case .edit(let edit):
      var parts = Recorded.CameraTarget()
      parts.coordinate = edit.target
      parts.zoom = edit.zoom
      parts.bearing = edit.bearing
      parts.viewingAngle = edit.viewingAngle
      camera = parts
    case .update(let update): tell(update)
    }
  }

  private mutating func tell(_ update: CameraUpdate) {
    switch update {
    case .zoomBy(let levels): zoomBy = levels
    case .zoomTo(let level): zoomTo = level
    case .zoomAround(let levels, let point): (zoomBy, x, y) = (levels, point.x, point.y)
    case .aim(let place, let zoom):
      var aim = Recorded.ZoomedPlace()
      (aim.coordinate, aim.zoom) = (place, zoom)
      target = aim
    case .camera(let position):
      var whole = Recorded.CameraTarget()
      whole.target = .init(position.target)
      whole.zoom = position.zoom
      whole.bearing = position.bearing
      whole.viewingAngle = position.viewingAngle
      camera = whole
    case .bounds(let box, let insets):
      bounds = [.init(box.southWest), .init(box.northEast)]
      padding = .init(insets)
    case .scroll(let x, let y):
      var way = Recorded.Offset()
      (way.x, way.y) = (x, y)
      scroll = way
    }
  }
}

extension Recorded.Insets {
  init(_ insets: EdgeInsets) {
    self.init()
    (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
  }
}

extension Event.Action.Gesture {
  mutating func tell(_ gesture: MapGesture) {
    self.gesture = .init(gesture.kind)
    if gesture.kind != .pan { amount = gesture.amount }
    if gesture.x != 0 || gesture.y != 0 || gesture.kind == .pan {
      (dx, dy) = (gesture.x, gesture.y)
    }
    (x, y) = (gesture.point?.x, gesture.point?.y)
    duration = gesture.seconds
  }
}

extension Event.Action.SetMap {
  mutating func tell(_ edit: MapEdit) {
    padding = edit.padding.map { .init($0) }
    navigation = edit.isNavigationEnabled
    mapType = edit.mapType.map { .init($0) }
    mapStyle = edit.mapStyle
    myLocation = edit.isMyLocationEnabled
    traffic = edit.isTrafficEnabled
    buildings = edit.areBuildingsEnabled
    indoor = edit.isIndoorEnabled
    accessibilityElementsHidden = edit.areAccessibilityElementsHidden
    frameRate = edit.frameRate.map { .init($0) }
    tileRendering = edit.tellsTileRendering
    minZoom = edit.minimumZoom
    maxZoom = edit.maximumZoom
    perspective = edit.perspective.map { .init($0) }
    followingZoom = edit.followingZoom
    cameraMode = edit.cameraMode.map { .init($0) }
  }
}

extension Event.Action.SetUI {
  mutating func tell(_ edit: UIEdit) {
    allGestures = edit.allGestures
    if !edit.settings.isEmpty {
      settings = RecordedJSON { writer in
        writer.beginObject()
        for entry in edit.settings {
          writer.key(entry.setting.rawValue)
          writer.boolean(entry.isOn)
        }
        writer.endObject()
      }
    }
    mode = edit.mode.map { .init($0) }
    delegate = edit.hasDelegate
  }
}
