import Geodesy
import Navigation
import NavigationMap
import Recording
import ScenarioLanguage

extension BuiltinNavigator {
  func perform(_ call: MapCall) {
    switch call {
    case .control(let name):
      guard let navigator = navigator(), let map = displays[name] else { return }
      navigator.startControlling(map)
    case .stopControlling: navigator()?.stopControllingMap()
    case .follow(let perspective, let name):
      if name == nil, let navigator = existingNavigator, navigator.controlledMap != nil {
        return navigator.followLocation(perspective)
      }
      displays[name ?? MapCall.mainMap]?.followLocation(perspective)
    case .overview(let name):
      guard let name else { return navigator()?.showRouteOverview() ?? () }
      displays[name]?.showRouteOverview()
    case .setCamera(let edit, let name):
      guard let map = displays[name] else { return }
      map.camera = edit.applied(to: map.camera)
    case .moveCamera(let change, let name):
      guard let map = displays[name] else { return }
      attempt("moveCamera", on: map) { map throws(MapCallError) in
        try map.moveCamera(change.update(of: map.camera))
      }
    case .animateCamera(let change, let seconds, let name):
      guard let map = displays[name] else { return }
      attempt("animateCamera", on: map) { map throws(MapCallError) in
        try map.animate(change.update(of: map.camera), seconds: seconds)
      }
    case .set(let edit, let name):
      guard let map = displays[name] else { return }
      set(edit, of: map)
    case .setUI(let edit, let name):
      guard let map = displays[name] else { return }
      set(edit, of: map.settings)
    case .gesture(let gesture, let name):
      guard let map = displays[name], !map.perform(gesture) else { return }
      recorder.record(Event.Map.GesturePassedOn.self) { event in
        event.mapID = map.id
        event.gesture = Recorded.Gesture(gesture.kind)
      }
    case .tapMyLocationButton(let name): displays[name]?.tapMyLocationButton()
    case .tapRecenterButton(let name): displays[name]?.tapRecenterButton()
    case .tapIncident(let id, let name): displays[name]?.tapIncident(id)
    case .startRendering(let name): displays[name]?.startRendering()
    case .stopRendering(let name): displays[name]?.stopRendering()
    case .probe(let name):
      guard let map = displays[name] else { return }
      recorder.record(Event.Probe.MapSnapshot.self) { $0.tell(map.snapshot()) }
    case .probeProjection(let place, let name):
      guard let map = displays[name] else { return }
      probe(map, at: place)
    }
  }

  /// Records where a place is seen, and which place is seen there.
  private func probe(_ map: MapModel, at place: Coordinate) {
    let projection = map.projection
    recorder.record(Event.Probe.MapProjection.self) { event in
      event.mapID = map.id
      event.coordinate = place
      if let point = projection.point(for: place) {
        (event.x, event.y) = (point.x, point.y)
        event.back = projection.coordinate(for: point).map { .init($0) }
      }
      event.visible = projection.contains(place)
      event.pointsPerKilometre = projection.points(forMetres: 1000, at: place)
    }
  }

  /// Does what may be refused, and records the refusal.
  private func attempt(
    _ function: String,
    on map: MapModel,
    _ call: (MapModel) throws(MapCallError) -> Void
  ) {
    do {
      try call(map)
    } catch {
      recorder.record(Event.Map.Refused.self) { event in
        event.mapID = map.id
        event.function = function
        event.fault = .init(error)
      }
    }
  }

  private func set(_ edit: MapEdit, of map: MapModel) {
    if let padding = edit.padding { map.padding = padding }
    if let isOn = edit.isNavigationEnabled {
      // An app gets the navigator before it lets it control a map.
      if isOn { _ = navigator() }
      map.isNavigationEnabled = isOn
    }
    if let type = edit.mapType { map.mapType = type }
    if let style = edit.mapStyle { map.mapStyle = style.isEmpty ? nil : style }
    if let isOn = edit.isMyLocationEnabled { map.isMyLocationEnabled = isOn }
    if let isOn = edit.isTrafficEnabled { map.isTrafficEnabled = isOn }
    if let isOn = edit.areBuildingsEnabled { map.areBuildingsEnabled = isOn }
    if let isOn = edit.isIndoorEnabled { map.isIndoorEnabled = isOn }
    if let isOn = edit.areAccessibilityElementsHidden { map.areAccessibilityElementsHidden = isOn }
    if let rate = edit.frameRate { map.preferredFrameRate = rate }
    if let isOn = edit.tellsTileRendering { map.tellsTileRendering = isOn }
    if edit.minimumZoom != nil || edit.maximumZoom != nil {
      attempt("setZoomRange", on: map) { map throws(MapCallError) in
        try map.setZoomRange(
          minimum: edit.minimumZoom ?? map.minimumZoom,
          maximum: edit.maximumZoom ?? map.maximumZoom
        )
      }
    }
    if let perspective = edit.perspective { map.followingPerspective = perspective }
    if let zoom = edit.followingZoom { map.followingZoomLevel = zoom.isFinite ? zoom : nil }
    if let mode = edit.cameraMode { map.cameraMode = mode }
  }

  private func set(_ edit: UIEdit, of settings: MapUISettings) {
    if let isOn = edit.hasDelegate {
      settings.navigation.delegate = isOn ? displays.uiRecorder : nil
    }
    if let isOn = edit.allGestures { settings.setAllGestures(isOn) }
    for entry in edit.settings { settings[entry.setting] = entry.isOn }
    switch edit.mode {
    case .normal: settings.navigation.forcedMode = .normal
    case .night: settings.navigation.forcedMode = .night
    case .automatic: settings.navigation.forcedMode = nil
    case nil: break
    }
  }
}

extension CameraChange {
  /// Returns the update of a camera.
  fileprivate func update(of camera: CameraPosition) -> CameraUpdate {
    switch self {
    case .update(let update): update
    case .edit(let edit): .setCamera(edit.applied(to: camera))
    }
  }
}
