/// The words of maps, overlays and panoramas.
extension Recorded {
  /// What moves the camera.
  public enum CameraMode: String, RecordedWord {
    case free, following, overview
  }

  /// How the camera follows.
  public enum Perspective: String, RecordedWord {
    case tilted, topDownNorthUp, topDownHeadingUp
  }

  /// The kind of map.
  public enum MapType: String, RecordedWord {
    case normal, satellite, terrain, hybrid, none
  }

  /// Why a call of a map was refused.
  public enum MapFault: String, RecordedWord {
    case invalidZoomRange, invalidBounds, invalidNumber, invalidCoordinate
  }

  /// How often a map is drawn.
  public enum FrameRate: String, RecordedWord {
    case powerSave, conservative, maximum
  }

  /// What fingers do on a map.
  public enum Gesture: String, RecordedWord {
    case pan, zoom, rotate, tilt
  }

  /// What lies on a map.
  public enum OverlayKind: String, RecordedWord {
    case marker, polyline, polygon, circle, groundOverlay
  }

  /// A property of an overlay.
  public enum OverlayProperty: String, RecordedWord {
    case title, snippet, position, path, holes, radius, bounds, icon, iconView, anchor,
      groundAnchor, infoWindowAnchor, strokeWidth, strokeColor, fillColor, spans, isGeodesic =
      "geodesic", rotation, bearing, opacity, isFlat = "flat", isDraggable = "draggable",
      appearAnimation, tracksViewChanges, tracksInfoWindowChanges, userData, panorama, isTappable =
      "tappable", zIndex
  }

  /// Why a call about an overlay was refused.
  public enum OverlayFault: String, RecordedWord {
    case invalidCoordinate, invalidPath, invalidRadius, invalidBounds, invalidSpan, notFinite,
      notOnThisMap, notDraggable
  }

  /// Which part of a drag.
  public enum DragPhase: String, RecordedWord {
    case whole, begin, move, end
  }

  /// Whether it is day.
  public enum UIMode: String, RecordedWord {
    case normal, night
  }

  /// Whether it is to be day.
  public enum UIWish: String, RecordedWord {
    case normal, night, automatic
  }

  /// A switch of the interface.
  public enum UISetting: String, RecordedWord {
    case scrollGestures, zoomGestures, tiltGestures, rotateGestures, consumesGesturesInView,
      compassButton, myLocationButton, indoorPicker, allowScrollDuringRotateOrZoom, header, etaCard,
      trafficIncidentCards, trafficPrompts, tripProgressBar, recenterButton, destinationMarkers,
      trafficLights, stopSigns
  }

  /// What came of a tile.
  public enum TileAnswer: String, RecordedWord {
    case image, noTile, retryLater
  }

  /// Why there is no panorama.
  public enum PanoramaFault: String, RecordedWord {
    case invalidCoordinate, invalidRadius, invalidID, notFound, unavailable
  }
}
