import Geodesy
import Navigation
import NavigationMap
import Recording
import ScenarioLanguage

/// Records what the panorama view and service tell, and answers the view's questions.
final class PanoramaRecorder: PanoramaViewDelegate {
  private let recorder: Recorder
  /// Knows what the scenario wants answered.
  private let answers: MapRecorder

  init(recorder: Recorder, answers: MapRecorder) {
    self.recorder = recorder
    self.answers = answers
  }

  func panoramaView(_ view: PanoramaView, willMoveTo panoramaID: String) {
    recorder.record(Event.Panorama.WillMove.self) { $0.panoramaID = panoramaID }
  }

  func panoramaView(_ view: PanoramaView, didMoveTo panorama: Panorama?) {
    recorder.record(Event.Panorama.DidMove.self) { $0.panoramaID = panorama?.id }
  }

  func panoramaView(_ view: PanoramaView, didMoveNear place: Coordinate) {
    recorder.record(Event.Panorama.DidMoveNear.self) { $0.coordinate = place }
  }

  func panoramaView(_ view: PanoramaView, didFailNear place: Coordinate, error: PanoramaError) {
    recorder.record(Event.Panorama.ErrorNear.self) { event in
      event.coordinate = place
      event.error = .init(error)
    }
  }

  func panoramaView(
    _ view: PanoramaView,
    didFailToMoveTo panoramaID: String,
    error: PanoramaError
  ) {
    recorder.record(Event.Panorama.ErrorID.self) { event in
      event.panoramaID = panoramaID
      event.error = .init(error)
    }
  }

  func panoramaView(_ view: PanoramaView, didMoveCamera camera: PanoramaCamera) {
    recorder.record(Event.Panorama.DidMoveCamera.self) { $0.camera = .init(camera) }
  }

  func panoramaView(_ view: PanoramaView, didTapAt point: ScreenPoint) {
    recorder.record(Event.Panorama.DidTap.self) { ($0.x, $0.y) = (point.x, point.y) }
  }

  func panoramaView(_ view: PanoramaView, didTap marker: Marker) -> Bool {
    let isHandled = answers.answers.handlesMarkerTaps
    recorder.record(Event.Panorama.DidTapMarker.self) { event in
      event.overlayID = marker.id?.rawValue
      event.handled = isHandled
    }
    return isHandled
  }

  func panoramaViewDidStartRendering(_ view: PanoramaView) {
    recorder.record(Event.Panorama.RenderingStarted.self) { $0.panoramaID = view.panorama?.id }
  }

  func panoramaViewDidFinishRendering(_ view: PanoramaView) {
    recorder.record(Event.Panorama.RenderingFinished.self) { $0.panoramaID = view.panorama?.id }
  }

  /// Records the answer to a question without a view.
  func metadata(
    _ requestID: Int,
    _ query: PanoramaQuery,
    _ result: Result<Panorama, PanoramaError>
  ) {
    recorder.record(Event.Panorama.Metadata.self) { event in
      event.requestID = requestID
      switch query {
      case .id(let id): event.panoramaID = id
      case .near(let place, let radius): (event.coordinate, event.radius) = (place, radius)
      }
      switch result {
      case .success(let panorama): event.panorama = .init(panorama)
      case .failure(let error): event.error = .init(error)
      }
    }
  }
}

extension Recorded.PanoramaCamera {
  /// A position of the view's camera.
  init(_ camera: PanoramaCamera) {
    self.init()
    heading = camera.orientation.heading
    pitch = camera.orientation.pitch
    zoom = camera.zoom
    fov = camera.fieldOfView
  }
}

extension Recorded.Panorama {
  fileprivate init(_ panorama: Panorama) {
    self.init()
    id = panorama.id
    coordinate = panorama.coordinate
    links = panorama.links.map { link in
      var recorded = Recorded.PanoramaLink()
      recorded.heading = link.heading
      recorded.panoramaID = link.panoramaID
      return recorded
    }
  }
}
