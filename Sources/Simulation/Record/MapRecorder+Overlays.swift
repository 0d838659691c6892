import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// What lies on a map, and touches of it.
extension MapRecorder {
  // MARK: - Overlays

  func map(_ map: MapModel, didAdd overlay: Overlay) {
    record(.mapOverlayAdded) { writer in
      writer.overlay(overlay, on: map)
      writer.text("type", overlay.kind.rawValue)
      writer.properties(of: overlay)
    }
  }

  func map(_ map: MapModel, didRemove overlay: Overlay) {
    record(.mapOverlayRemoved) { writer in
      writer.overlay(overlay, on: map)
      writer.text("type", overlay.kind.rawValue)
    }
  }

  func map(_ map: MapModel, didChange property: OverlayProperty, of overlay: Overlay) {
    record(.mapOverlayChanged) { writer in
      writer.overlay(overlay, on: map)
      writer.text("type", overlay.kind.rawValue)
      writer.text("property", property.rawValue)
      if let value = OverlayValue.of(property, of: overlay) {
        writer.key("value" as StaticString)
        writer.overlayValue(value, of: property)
      }
    }
  }

  func map(_ map: MapModel, didRefuse error: OverlayError, for overlay: Overlay) {
    record(.mapOverlayRefused) { writer in
      writer.overlay(overlay, on: map)
      writer.overlayError(error)
    }
  }

  func mapDidClear(_ map: MapModel, removing overlays: [Overlay]) {
    record(.mapCleared) { writer in
      writer.text("mapID", map.id)
      writer.beginArray("overlayIDs")
      for overlay in overlays { writer.integer(overlay.id?.rawValue ?? 0) }
      writer.endArray()
    }
  }

  // MARK: - Taps

  func map(_ map: MapModel, didTapAt place: Coordinate) {
    record(.mapDidTapCoordinate) { writer in
      writer.text("mapID", map.id)
      writer.place(place)
    }
  }

  func map(_ map: MapModel, didLongPressAt place: Coordinate) {
    record(.mapDidLongPress) { writer in
      writer.text("mapID", map.id)
      writer.place(place)
    }
  }

  func map(_ map: MapModel, didTap marker: Marker) -> Bool {
    record(.mapDidTapMarker) { writer in
      writer.overlay(marker, on: map)
      writer.flag("handled", answers.handlesMarkerTaps)
    }
    return answers.handlesMarkerTaps
  }

  func map(_ map: MapModel, didTapOverlay overlay: Overlay) {
    record(.mapDidTapOverlay) { $0.overlay(overlay, on: map) }
  }

  func map(_ map: MapModel, didTap poi: PointOfInterest) {
    record(.mapDidTapPOI) { writer in
      writer.text("mapID", map.id)
      writer.text("placeID", poi.placeID)
      writer.text("name", poi.name)
      writer.place(poi.coordinate)
    }
  }

  // MARK: - Info windows

  func map(_ map: MapModel, infoWindowFor marker: Marker) -> String? {
    answer(.mapMarkerInfoWindow, answers.infoWindow, marker, map)
  }

  func map(_ map: MapModel, infoContentsFor marker: Marker) -> String? {
    answer(.mapMarkerInfoContents, answers.infoContents, marker, map)
  }

  private func answer(
    _ kind: EventKind,
    _ answer: String?,
    _ marker: Marker,
    _ map: MapModel
  ) -> String? {
    record(kind) { writer in
      writer.overlay(marker, on: map)
      writer.key("answer" as StaticString)
      if let answer { writer.string(answer) } else { writer.null() }
    }
    return answer
  }

  func map(_ map: MapModel, didCloseInfoWindowOf marker: Marker) {
    record(.mapDidCloseInfoWindow) { $0.overlay(marker, on: map) }
  }

  func map(_ map: MapModel, didTapInfoWindowOf marker: Marker) {
    record(.mapDidTapInfoWindow) { $0.overlay(marker, on: map) }
  }

  func map(_ map: MapModel, didLongPressInfoWindowOf marker: Marker) {
    record(.mapDidLongPressInfoWindow) { $0.overlay(marker, on: map) }
  }

  // MARK: - Dragging

  func map(_ map: MapModel, didBeginDragging marker: Marker) { drag(.mapDidBeginDrag, marker, map) }

  func map(_ map: MapModel, didDrag marker: Marker) { drag(.mapDidDrag, marker, map) }

  func map(_ map: MapModel, didEndDragging marker: Marker) { drag(.mapDidEndDrag, marker, map) }

  private func drag(_ kind: EventKind, _ marker: Marker, _ map: MapModel) {
    record(kind) { writer in
      writer.overlay(marker, on: map)
      writer.place(marker.position)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func overlay(_ overlay: Overlay, on map: MapModel) {
    text("mapID", map.id)
    if let id = overlay.id { number("overlayID", id.rawValue) }
  }
}
