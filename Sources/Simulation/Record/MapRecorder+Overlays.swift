import Geodesy
import Navigation
import NavigationMap
import Recording
import ScenarioLanguage

/// What lies on a map, and touches of it.
extension MapRecorder {
  // MARK: - Overlays

  func map(_ map: MapModel, didAdd overlay: Overlay) {
    recorder.record(Event.Map.OverlayAdded.self) { event in
      (event.mapID, event.overlayID) = (map.id, overlay.id?.rawValue)
      event.type = .init(overlay.kind)
      event.properties = .init(of: overlay)
    }
  }

  func map(_ map: MapModel, didRemove overlay: Overlay) {
    recorder.record(Event.Map.OverlayRemoved.self) { event in
      (event.mapID, event.overlayID) = (map.id, overlay.id?.rawValue)
      event.type = .init(overlay.kind)
    }
  }

  func map(_ map: MapModel, didChange property: OverlayProperty, of overlay: Overlay) {
    recorder.record(Event.Map.OverlayChanged.self) { event in
      (event.mapID, event.overlayID) = (map.id, overlay.id?.rawValue)
      event.type = .init(overlay.kind)
      event.property = .init(property)
      event.value = OverlayValue.of(property, of: overlay).map { .init($0, of: property) }
    }
  }

  func map(_ map: MapModel, didRefuse error: OverlayError, for overlay: Overlay) {
    recorder.record(Event.Map.OverlayRefused.self) { event in
      (event.mapID, event.overlayID) = (map.id, overlay.id?.rawValue)
      event.tell(error)
    }
  }

  func mapDidClear(_ map: MapModel, removing overlays: [Overlay]) {
    recorder.record(Event.Map.Cleared.self) { event in
      event.mapID = map.id
      event.overlayIDs = overlays.map { $0.id?.rawValue ?? 0 }
    }
  }

  // MARK: - Taps

  func map(_ map: MapModel, didTapAt place: Coordinate) {
    recorder.record(Event.Map.DidTapCoordinate.self) { event in
      event.mapID = map.id
      event.coordinate = place
    }
  }

  func map(_ map: MapModel, didLongPressAt place: Coordinate) {
    recorder.record(Event.Map.DidLongPress.self) { event in
      event.mapID = map.id
      event.coordinate = place
    }
  }

  func map(_ map: MapModel, didTap marker: Marker) -> Bool {
    recorder.record(Event.Map.DidTapMarker.self) { event in
      (event.mapID, event.overlayID) = (map.id, marker.id?.rawValue)
      event.handled = answers.handlesMarkerTaps
    }
    return answers.handlesMarkerTaps
  }

  func map(_ map: MapModel, didTapOverlay overlay: Overlay) {
    recorder.record(Event.Map.DidTapOverlay.self) { event in
      (event.mapID, event.overlayID) = (map.id, overlay.id?.rawValue)
    }
  }

  func map(_ map: MapModel, didTap poi: PointOfInterest) {
    recorder.record(Event.Map.DidTapPOI.self) { event in
      event.mapID = map.id
      event.placeID = poi.placeID
      event.name = poi.name
      event.coordinate = poi.coordinate
    }
  }

  // MARK: - Info windows

  func map(_ map: MapModel, infoWindowFor marker: Marker) -> String? {
    recorder.record(Event.Map.MarkerInfoWindow.self) { event in
      (event.mapID, event.overlayID) = (map.id, marker.id?.rawValue)
      event.answer = answers.infoWindow
    }
    return answers.infoWindow
  }

  func map(_ map: MapModel, infoContentsFor marker: Marker) -> String? {
    recorder.record(Event.Map.MarkerInfoContents.self) { event in
      (event.mapID, event.overlayID) = (map.id, marker.id?.rawValue)
      event.answer = answers.infoContents
    }
    return answers.infoContents
  }

  func map(_ map: MapModel, didCloseInfoWindowOf marker: Marker) {
    recorder.record(Event.Map.DidCloseInfoWindow.self) { event in
      (event.mapID, event.overlayID) = (map.id, marker.id?.rawValue)
    }
  }

  func map(_ map: MapModel, didTapInfoWindowOf marker: Marker) {
    recorder.record(Event.Map.DidTapInfoWindow.self) { event in
      (event.mapID, event.overlayID) = (map.id, marker.id?.rawValue)
    }
  }

  func map(_ map: MapModel, didLongPressInfoWindowOf marker: Marker) {
    recorder.record(Event.Map.DidLongPressInfoWindow.self) { event in
      (event.mapID, event.overlayID) = (map.id, marker.id?.rawValue)
    }
  }

  // MARK: - Dragging

  func map(_ map: MapModel, didBeginDragging marker: Marker) {
    recorder.record(Event.Map.DidBeginDrag.self) { event in
      (event.mapID, event.overlayID) = (map.id, marker.id?.rawValue)
      event.coordinate = marker.position
    }
  }

  func map(_ map: MapModel, didDrag marker: Marker) {
    recorder.record(Event.Map.DidDrag.self) { event in
      (event.mapID, event.overlayID) = (map.id, marker.id?.rawValue)
      event.coordinate = marker.position
    }
  }

  func map(_ map: MapModel, didEndDragging marker: Marker) {
    recorder.record(Event.Map.DidEndDrag.self) { event in
      (event.mapID, event.overlayID) = (map.id, marker.id?.rawValue)
      event.coordinate = marker.position
    }
  }
}
