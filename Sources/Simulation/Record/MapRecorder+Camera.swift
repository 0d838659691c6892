import Geodesy
import Navigation
import NavigationMap
import Recording
import ScenarioLanguage

/// Camera, control, controls and rendering of a map.
extension MapRecorder {
  // MARK: - Camera

  func map(_ map: MapModel, willMoveByGesture isByGesture: Bool) {
    recorder.record(Event.Map.WillMove.self) { event in
      event.mapID = map.id
      event.byGesture = isByGesture
    }
  }

  func map(_ map: MapModel, didChangeCamera camera: CameraPosition) {
    recorder.record(Event.Map.DidChangeCamera.self) { event in
      event.mapID = map.id
      event.camera = .init(camera)
    }
  }

  func map(_ map: MapModel, didBecomeIdleAt camera: CameraPosition) {
    recorder.record(Event.Map.Idle.self) { event in
      event.mapID = map.id
      event.camera = .init(camera)
    }
  }

  func map(
    _ map: MapModel,
    didChangeCameraModeFrom old: CameraMode,
    to new: CameraMode,
    perspective: CameraPerspective
  ) {
    recorder.record(Event.Map.CameraModeChanged.self) { event in
      event.mapID = map.id
      event.from = .init(old)
      event.to = .init(new)
      event.perspective = .init(perspective)
    }
  }

  // MARK: - Control

  func mapDidBeginControl(_ map: MapModel, overriding overrides: MapOverrides) {
    recorder.record(Event.Map.ControlStarted.self) { event in
      event.mapID = map.id
      event.overridden.mapType = .init(overrides.mapType)
      event.overridden.myLocation = overrides.isMyLocationEnabled
    }
  }

  func mapDidEndControl(_ map: MapModel) {
    recorder.record(Event.Map.ControlStopped.self) { $0.mapID = map.id }
  }

  func map(_ map: MapModel, didChangeMapType type: MapType, shown: MapType) {
    recorder.record(Event.Map.EffectiveTypeChanged.self) { event in
      event.mapID = map.id
      event.property = .init(type)
      event.shown = .init(shown)
    }
  }

  // MARK: - Controls

  func map(_ map: MapModel, didChange setting: UISetting, to isOn: Bool) {
    recorder.record(Event.UI.SettingsChanged.self) { event in
      event.setting = .init(setting)
      event.value = isOn
      // The switches of the navigation belong to no map.
      event.mapID = map.id
    }
  }

  func mapDidTapMyLocationButton(_ map: MapModel) -> Bool {
    recorder.record(Event.Map.DidTapMyLocationButton.self) { event in
      event.mapID = map.id
      event.handled = answers.handlesMyLocationButton
    }
    return answers.handlesMyLocationButton
  }

  func mapDidTapRecenterButton(_ map: MapModel) {
    recorder.record(Event.Map.DidTapRecenterButton.self) { $0.mapID = map.id }
  }

  func map(_ map: MapModel, didShowTrafficPrompt text: String) {
    recorder.record(Event.UI.TrafficPromptShown.self) { $0.text = text }
  }

  func map(_ map: MapModel, didShowIncidentCard incident: TrafficIncident) {
    recorder.record(Event.UI.IncidentCardShown.self) { $0.incidentID = incident.id }
  }

  // MARK: - Rendering

  func mapDidStartTileRendering(_ map: MapModel) {
    recorder.record(Event.Map.TileRenderingStarted.self) { $0.mapID = map.id }
  }

  func mapDidFinishTileRendering(_ map: MapModel) {
    recorder.record(Event.Map.TileRenderingFinished.self) { $0.mapID = map.id }
  }

  func mapSnapshotIsReady(_ map: MapModel) {
    recorder.record(Event.Map.SnapshotReady.self) { $0.mapID = map.id }
  }

  func mapDidStartRendering(_ map: MapModel) {
    recorder.record(Event.Map.RendererStarted.self) { $0.mapID = map.id }
  }

  func mapDidStopRendering(_ map: MapModel) {
    recorder.record(Event.Map.RendererStopped.self) { $0.mapID = map.id }
  }
}

extension Recorded.Camera {
  /// A position of the SDK's camera.
  init(_ camera: CameraPosition) {
    self.init()
    target = .init(camera.target)
    zoom = camera.zoom
    bearing = camera.bearing
    viewingAngle = camera.viewingAngle
  }
}
