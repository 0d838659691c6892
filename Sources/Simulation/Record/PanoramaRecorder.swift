import CanonicalJSON
import Geodesy
import Navigation
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
    recorder.record(.panoramaWillMove) { $0.text("panoramaID", panoramaID) }
  }

  func panoramaView(_ view: PanoramaView, didMoveTo panorama: Panorama?) {
    recorder.record(.panoramaDidMove) { $0.textOrNull("panoramaID", panorama?.id) }
  }

  func panoramaView(_ view: PanoramaView, didMoveNear place: Coordinate) {
    recorder.record(.panoramaDidMoveNear) { $0.place(place) }
  }

  func panoramaView(_ view: PanoramaView, didFailNear place: Coordinate, error: PanoramaError) {
    recorder.record(.panoramaErrorNear) { writer in
      writer.place(place)
      writer.text("error", error.rawValue)
    }
  }

  func panoramaView(
    _ view: PanoramaView,
    didFailToMoveTo panoramaID: String,
    error: PanoramaError
  ) {
    recorder.record(.panoramaErrorID) { writer in
      writer.text("panoramaID", panoramaID)
      writer.text("error", error.rawValue)
    }
  }

  func panoramaView(_ view: PanoramaView, didMoveCamera camera: PanoramaCamera) {
    recorder.record(.panoramaDidMoveCamera) { $0.panoramaCamera(camera) }
  }

  func panoramaView(_ view: PanoramaView, didTapAt point: ScreenPoint) {
    recorder.record(.panoramaDidTap) { writer in
      writer.optional("x", point.x, decimals: 2)
      writer.optional("y", point.y, decimals: 2)
    }
  }

  func panoramaView(_ view: PanoramaView, didTap marker: Marker) -> Bool {
    let isHandled = answers.answers.handlesMarkerTaps
    recorder.record(.panoramaDidTapMarker) { writer in
      if let id = marker.id { writer.number("overlayID", id.rawValue) }
      writer.flag("handled", isHandled)
    }
    return isHandled
  }

  func panoramaViewDidStartRendering(_ view: PanoramaView) {
    recorder.record(.panoramaRenderingStarted) { $0.optional("panoramaID", view.panorama?.id) }
  }

  func panoramaViewDidFinishRendering(_ view: PanoramaView) {
    recorder.record(.panoramaRenderingFinished) { $0.optional("panoramaID", view.panorama?.id) }
  }

  /// Records the answer to a question without a view.
  func metadata(
    _ requestID: Int,
    _ query: PanoramaQuery,
    _ result: Result<Panorama, PanoramaError>
  ) {
    recorder.record(.panoramaMetadata) { writer in
      writer.number("requestID", requestID)
      writer.panoramaQuery(query)
      switch result {
      case .success(let panorama):
        writer.key("panorama" as StaticString)
        writer.panorama(panorama)
      case .failure(let error): writer.text("error", error.rawValue)
      }
    }
  }
}

extension JSONWriter {
  mutating func panoramaQuery(_ query: PanoramaQuery) {
    switch query {
    case .id(let id): text("panoramaID", id)
    case .near(let place, let radius):
      self.place(place)
      metres("radius", radius)
    }
  }

  mutating func panoramaCamera(_ camera: PanoramaCamera) {
    optional("heading", camera.orientation.heading, decimals: 1)
    optional("pitch", camera.orientation.pitch, decimals: 1)
    optional("zoom", camera.zoom, decimals: 4)
    optional("fov", camera.fieldOfView, decimals: 1)
  }

  fileprivate mutating func panorama(_ panorama: Panorama) {
    beginObject()
    text("id", panorama.id)
    place(panorama.coordinate)
    beginArray("links")
    for link in panorama.links {
      beginObject()
      optional("heading", link.heading, decimals: 1)
      text("panoramaID", link.panoramaID)
      endObject()
    }
    endArray()
    endObject()
  }
}
