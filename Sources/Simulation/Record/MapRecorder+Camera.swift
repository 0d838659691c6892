import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// Camera, control, controls and rendering of a map.
extension MapRecorder {
  // MARK: - Camera

  func map(_ map: MapModel, willMoveByGesture isByGesture: Bool) {
    record(.mapWillMove) { writer in
      writer.text("mapID", map.id)
      writer.flag("byGesture", isByGesture)
    }
  }

  func map(_ map: MapModel, didChangeCamera camera: CameraPosition) {
    record(.mapDidChangeCamera) { writer in
      writer.text("mapID", map.id)
      writer.position(camera)
    }
  }

  func map(_ map: MapModel, didBecomeIdleAt camera: CameraPosition) {
    record(.mapIdle) { writer in
      writer.text("mapID", map.id)
      writer.position(camera)
    }
  }

  func map(
    _ map: MapModel,
    didChangeCameraModeFrom old: CameraMode,
    to new: CameraMode,
    perspective: CameraPerspective
  ) {
    record(.mapCameraModeChanged) { writer in
      writer.text("mapID", map.id)
      writer.text("from", old.rawValue)
      writer.text("to", new.rawValue)
      writer.text("perspective", perspective.rawValue)
    }
  }

  // MARK: - Control

  func mapDidBeginControl(_ map: MapModel, overriding overrides: MapOverrides) {
    record(.mapControlStarted) { writer in
      writer.text("mapID", map.id)
      writer.beginObject("overridden")
      writer.text("mapType", overrides.mapType.rawValue)
      writer.flag("myLocation", overrides.isMyLocationEnabled)
      writer.endObject()
    }
  }

  func mapDidEndControl(_ map: MapModel) {
    record(.mapControlStopped) { $0.text("mapID", map.id) }
  }

  func map(_ map: MapModel, didChangeMapType type: MapType, shown: MapType) {
    record(.mapEffectiveTypeChanged) { writer in
      writer.text("mapID", map.id)
      writer.text("property", type.rawValue)
      writer.text("shown", shown.rawValue)
    }
  }

  // MARK: - Controls

  func map(_ map: MapModel, didChange setting: UISetting, to isOn: Bool) {
    record(.uiSettingsChanged) { writer in
      writer.text("setting", setting.rawValue)
      writer.flag("value", isOn)
      // The switches of the navigation belong to no map.
      writer.text("mapID", map.id)
    }
  }

  func mapDidTapMyLocationButton(_ map: MapModel) -> Bool {
    record(.mapDidTapMyLocationButton) { writer in
      writer.text("mapID", map.id)
      writer.flag("handled", answers.handlesMyLocationButton)
    }
    return answers.handlesMyLocationButton
  }

  func mapDidTapRecenterButton(_ map: MapModel) {
    record(.mapDidTapRecenterButton) { $0.text("mapID", map.id) }
  }

  func map(_ map: MapModel, didShowTrafficPrompt text: String) {
    record(.uiTrafficPromptShown) { $0.text("text", text) }
  }

  func map(_ map: MapModel, didShowIncidentCard incident: TrafficIncident) {
    record(.uiIncidentCardShown) { $0.text("incidentID", incident.id) }
  }

  // MARK: - Rendering

  func mapDidStartTileRendering(_ map: MapModel) {
    record(.mapTileRenderingStarted) { $0.text("mapID", map.id) }
  }

  func mapDidFinishTileRendering(_ map: MapModel) {
    record(.mapTileRenderingFinished) { $0.text("mapID", map.id) }
  }

  func mapSnapshotIsReady(_ map: MapModel) {
    record(.mapSnapshotReady) { $0.text("mapID", map.id) }
  }

  func mapDidStartRendering(_ map: MapModel) {
    record(.mapRendererStarted) { $0.text("mapID", map.id) }
  }

  func mapDidStopRendering(_ map: MapModel) {
    record(.mapRendererStopped) { $0.text("mapID", map.id) }
  }
}
