package import Geodesy

extension Event {
  /// What a map tells.
  package enum Map {}
}

extension Event.Map {
  /// The navigator takes the map.
  package struct ControlStarted: EventPayload {
    package static var kind: EventKind { .mapControlStarted }
    package static var text: StaticString { "The navigator takes the map." }
    package var mapID = ""
    package var overridden = Recorded.Overrides()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.value("overridden", &overridden, "What is shown in place of the app's own.")
    }
  }

  /// The navigator lets go of the map.
  package struct ControlStopped: EventPayload {
    package static var kind: EventKind { .mapControlStopped }
    package static var text: StaticString { "The navigator lets go of the map." }
    package var mapID = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// The camera follows, shows the route, or is free.
  package struct CameraModeChanged: EventPayload {
    package static var kind: EventKind { .mapCameraModeChanged }
    package static var text: StaticString { "The camera follows, shows the route, or is free." }
    package var mapID = ""
    package var from = Recorded.CameraMode.free, to = Recorded.CameraMode.free
    package var perspective = Recorded.Perspective.tilted

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.value("from", &from, "What it did.")
      try m.value("to", &to, "What it does.")
      try m.value("perspective", &perspective, "How it follows.")
    }
  }

  /// The camera is about to move.
  package struct WillMove: EventPayload {
    package static var kind: EventKind { .mapWillMove }
    package static var text: StaticString { "The camera is about to move." }
    package var mapID = ""
    package var byGesture = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.flag("byGesture", &byGesture, "Whether a finger moves it.")
    }
  }

  /// The camera moved.
  package struct DidChangeCamera: EventPayload {
    package static var kind: EventKind { .mapDidChangeCamera }
    package static var text: StaticString { "The camera moved." }
    package var mapID = ""
    package var camera = Recorded.Camera()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try camera.visit(&m)
    }
  }

  /// The camera has come to rest.
  package struct Idle: EventPayload {
    package static var kind: EventKind { .mapIdle }
    package static var text: StaticString { "The camera has come to rest." }
    package var mapID = ""
    package var camera = Recorded.Camera()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try camera.visit(&m)
    }
  }

  /// The kind of map changed.
  package struct EffectiveTypeChanged: EventPayload {
    package static var kind: EventKind { .mapEffectiveTypeChanged }
    package static var text: StaticString { "The kind of map changed." }
    package var mapID = ""
    package var property = Recorded.MapType.normal, shown = Recorded.MapType.normal

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.value("property", &property, "What the app set.")
      try m.value("shown", &shown, "What is shown.")
    }
  }

  /// The map begins to draw tiles.
  package struct TileRenderingStarted: EventPayload {
    package static var kind: EventKind { .mapTileRenderingStarted }
    package static var text: StaticString { "The map begins to draw tiles." }
    package var mapID = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// The tiles are drawn.
  package struct TileRenderingFinished: EventPayload {
    package static var kind: EventKind { .mapTileRenderingFinished }
    package static var text: StaticString { "The tiles are drawn." }
    package var mapID = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// A picture of the map could be taken.
  package struct SnapshotReady: EventPayload {
    package static var kind: EventKind { .mapSnapshotReady }
    package static var text: StaticString { "A picture of the map could be taken." }
    package var mapID = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// The map begins to draw.
  package struct RendererStarted: EventPayload {
    package static var kind: EventKind { .mapRendererStarted }
    package static var text: StaticString { "The map begins to draw." }
    package var mapID = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// The map draws no more.
  package struct RendererStopped: EventPayload {
    package static var kind: EventKind { .mapRendererStopped }
    package static var text: StaticString { "The map draws no more." }
    package var mapID = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// The button of the position was tapped.
  package struct DidTapMyLocationButton: EventPayload {
    package static var kind: EventKind { .mapDidTapMyLocationButton }
    package static var text: StaticString { "The button of the position was tapped." }
    package var mapID = ""
    package var handled = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.flag("handled", &handled, "Whether the app dealt with it.")
    }
  }

  /// The button that follows again was tapped.
  package struct DidTapRecenterButton: EventPayload {
    package static var kind: EventKind { .mapDidTapRecenterButton }
    package static var text: StaticString { "The button that follows again was tapped." }
    package var mapID = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// A call of the map was refused.
  package struct Refused: EventPayload {
    package static var kind: EventKind { .mapError }
    package static var text: StaticString { "A call of the map was refused." }
    package var mapID = "", function = ""
    package var fault = Recorded.MapFault.invalidZoomRange

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.text("function", &function, "Which call.")
      try m.value("case", &fault, "Why.")
    }
  }

  /// An overlay came onto the map.
  package struct OverlayAdded: EventPayload {
    package static var kind: EventKind { .mapOverlayAdded }
    package static var text: StaticString { "An overlay came onto the map." }
    package var mapID = ""
    package var overlayID: Int?
    package var type = Recorded.OverlayKind.marker
    package var properties = Recorded.OverlayProperties()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the overlay.")
      try m.value("type", &type, "What it is.")
      try m.value("properties", &properties, "What differs from a new one of its kind.")
    }
  }

  /// An overlay was taken off the map.
  package struct OverlayRemoved: EventPayload {
    package static var kind: EventKind { .mapOverlayRemoved }
    package static var text: StaticString { "An overlay was taken off the map." }
    package var mapID = ""
    package var overlayID: Int?
    package var type = Recorded.OverlayKind.marker

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the overlay.")
      try m.value("type", &type, "What it is.")
    }
  }

  /// A property of an overlay changed.
  package struct OverlayChanged: EventPayload {
    package static var kind: EventKind { .mapOverlayChanged }
    package static var text: StaticString { "A property of an overlay changed." }
    package var mapID = ""
    package var overlayID: Int?
    package var type = Recorded.OverlayKind.marker
    package var property = Recorded.OverlayProperty.title
    package var value: RecordedJSON?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the overlay.")
      try m.value("type", &type, "What it is.")
      try m.value("property", &property, "Which property.")
      try m.json(
        "value",
        &value,
        .anything,
        "What it is now, in the form that it has among the properties of an overlay."
      )
    }
  }

  /// A call about an overlay was refused.
  package struct OverlayRefused: EventPayload {
    package static var kind: EventKind { .mapOverlayRefused }
    package static var text: StaticString { "A call about an overlay was refused." }
    package var mapID: String?
    package var overlayID: Int?
    package var overlay: String?
    package var error = Recorded.OverlayFault.invalidCoordinate
    package var coordinate: Coordinate?
    package var index: Int?
    package var radius: Double?, segments: Double?
    package var property: Recorded.OverlayProperty?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the overlay.")
      try m.text("overlay", &overlay, "The scenario's name of the overlay.")
      try m.value("error", &error, "Why.")
      try m.anyPlace(&coordinate, "The place that is none.")
      try m.integer("index", &index, .any, "The place of a path that is none.")
      try m.number("radius", &radius, .limit(2), "The radius that is none.")
      try m.number("segments", &segments, .limit(4), "The number of segments that is none.")
      try m.value("property", &property, "The property that is no number.")
    }
  }

  /// All overlays were taken off the map.
  package struct Cleared: EventPayload {
    package static var kind: EventKind { .mapCleared }
    package static var text: StaticString { "All overlays were taken off the map." }
    package var mapID = ""
    package var overlayIDs: [Int] = []

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.list("overlayIDs", &overlayIDs, "Their numbers.")
    }
  }

  /// The map was tapped where no marker is.
  package struct DidTapCoordinate: EventPayload {
    package static var kind: EventKind { .mapDidTapCoordinate }
    package static var text: StaticString { "The map was tapped where no marker is." }
    package var mapID = ""
    package var coordinate = Coordinate(latitude: 0, longitude: 0)

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.place(&coordinate, "Where.")
    }
  }

  /// The map was pressed long.
  package struct DidLongPress: EventPayload {
    package static var kind: EventKind { .mapDidLongPress }
    package static var text: StaticString { "The map was pressed long." }
    package var mapID = ""
    package var coordinate = Coordinate(latitude: 0, longitude: 0)

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.place(&coordinate, "Where.")
    }
  }

  /// A marker was tapped.
  package struct DidTapMarker: EventPayload {
    package static var kind: EventKind { .mapDidTapMarker }
    package static var text: StaticString { "A marker was tapped." }
    package var mapID = ""
    package var overlayID: Int?
    package var handled = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.flag("handled", &handled, "Whether the app dealt with it.")
    }
  }

  /// The app is asked for the window of a marker.
  package struct MarkerInfoWindow: EventPayload {
    package static var kind: EventKind { .mapMarkerInfoWindow }
    package static var text: StaticString { "The app is asked for the window of a marker." }
    package var mapID = ""
    package var overlayID: Int?
    package var answer: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.textOrNull("answer", &answer, "The view; null for the map's own.")
    }
  }

  /// The app is asked for the contents of a marker's window.
  package struct MarkerInfoContents: EventPayload {
    package static var kind: EventKind { .mapMarkerInfoContents }
    package static var text: StaticString {
      "The app is asked for the contents of a marker's window."
    }
    package var mapID = ""
    package var overlayID: Int?
    package var answer: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.textOrNull("answer", &answer, "The view; null for the map's own.")
    }
  }

  /// The window of a marker closed.
  package struct DidCloseInfoWindow: EventPayload {
    package static var kind: EventKind { .mapDidCloseInfoWindow }
    package static var text: StaticString { "The window of a marker closed." }
    package var mapID = ""
    package var overlayID: Int?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
    }
  }

  /// The window of a marker was tapped.
  package struct DidTapInfoWindow: EventPayload {
    package static var kind: EventKind { .mapDidTapInfoWindow }
    package static var text: StaticString { "The window of a marker was tapped." }
    package var mapID = ""
    package var overlayID: Int?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
    }
  }

  /// The window of a marker was pressed long.
  package struct DidLongPressInfoWindow: EventPayload {
    package static var kind: EventKind { .mapDidLongPressInfoWindow }
    package static var text: StaticString { "The window of a marker was pressed long." }
    package var mapID = ""
    package var overlayID: Int?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
    }
  }

  /// An overlay that is no marker was tapped.
  package struct DidTapOverlay: EventPayload {
    package static var kind: EventKind { .mapDidTapOverlay }
    package static var text: StaticString { "An overlay that is no marker was tapped." }
    package var mapID = ""
    package var overlayID: Int?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the overlay.")
    }
  }

  /// A point of interest was tapped.
  package struct DidTapPOI: EventPayload {
    package static var kind: EventKind { .mapDidTapPOI }
    package static var text: StaticString { "A point of interest was tapped." }
    package var mapID = "", placeID = "", name = ""
    package var coordinate = Coordinate(latitude: 0, longitude: 0)

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.text("placeID", &placeID, "What the map calls it.")
      try m.text("name", &name, "Its name.")
      try m.place(&coordinate, "Where it is.")
    }
  }

  /// A marker is about to be dragged.
  package struct DidBeginDrag: EventPayload {
    package static var kind: EventKind { .mapDidBeginDrag }
    package static var text: StaticString { "A marker is about to be dragged." }
    package var mapID = ""
    package var overlayID: Int?
    package var coordinate = Coordinate(latitude: 0, longitude: 0)

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.place(&coordinate, "Where it is.")
    }
  }

  /// A marker was dragged.
  package struct DidDrag: EventPayload {
    package static var kind: EventKind { .mapDidDrag }
    package static var text: StaticString { "A marker was dragged." }
    package var mapID = ""
    package var overlayID: Int?
    package var coordinate = Coordinate(latitude: 0, longitude: 0)

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.place(&coordinate, "Where it is.")
    }
  }

  /// A marker was let go.
  package struct DidEndDrag: EventPayload {
    package static var kind: EventKind { .mapDidEndDrag }
    package static var text: StaticString { "A marker was let go." }
    package var mapID = ""
    package var overlayID: Int?
    package var coordinate = Coordinate(latitude: 0, longitude: 0)

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.place(&coordinate, "Where it is.")
    }
  }
}
