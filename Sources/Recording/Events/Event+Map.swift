public import Geodesy

extension Event {
  /// What a map tells.
  public enum Map {}
}

extension Event.Map {
  /// The navigator takes the map.
  public struct ControlStarted: EventPayload {
    public static var kind: EventKind { .mapControlStarted }
    public static var text: StaticString { "The navigator takes the map." }
    public var mapID = ""
    public var overridden = Recorded.Overrides()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.value("overridden", &overridden, "What is shown in place of the app's own.")
    }
  }

  /// The navigator lets go of the map.
  public struct ControlStopped: EventPayload {
    public static var kind: EventKind { .mapControlStopped }
    public static var text: StaticString { "The navigator lets go of the map." }
    public var mapID = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// The camera follows, shows the route, or is free.
  public struct CameraModeChanged: EventPayload {
    public static var kind: EventKind { .mapCameraModeChanged }
    public static var text: StaticString { "The camera follows, shows the route, or is free." }
    public var mapID = ""
    public var from = Recorded.CameraMode.free, to = Recorded.CameraMode.free
    public var perspective = Recorded.Perspective.tilted

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.value("from", &from, "What it did.")
      try m.value("to", &to, "What it does.")
      try m.value("perspective", &perspective, "How it follows.")
    }
  }

  /// The camera is about to move.
  public struct WillMove: EventPayload {
    public static var kind: EventKind { .mapWillMove }
    public static var text: StaticString { "The camera is about to move." }
    public var mapID = ""
    public var byGesture = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.flag("byGesture", &byGesture, "Whether a finger moves it.")
    }
  }

  /// The camera moved.
  public struct DidChangeCamera: EventPayload {
    public static var kind: EventKind { .mapDidChangeCamera }
    public static var text: StaticString { "The camera moved." }
    public var mapID = ""
    public var camera = Recorded.Camera()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try camera.visit(&m)
    }
  }

  /// The camera has come to rest.
  public struct Idle: EventPayload {
    public static var kind: EventKind { .mapIdle }
    public static var text: StaticString { "The camera has come to rest." }
    public var mapID = ""
    public var camera = Recorded.Camera()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try camera.visit(&m)
    }
  }

  /// The kind of map changed.
  public struct EffectiveTypeChanged: EventPayload {
    public static var kind: EventKind { .mapEffectiveTypeChanged }
    public static var text: StaticString { "The kind of map changed." }
    public var mapID = ""
    public var property = Recorded.MapType.normal, shown = Recorded.MapType.normal

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.value("property", &property, "What the app set.")
      try m.value("shown", &shown, "What is shown.")
    }
  }

  /// The map begins to draw tiles.
  public struct TileRenderingStarted: EventPayload {
    public static var kind: EventKind { .mapTileRenderingStarted }
    public static var text: StaticString { "The map begins to draw tiles." }
    public var mapID = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// The tiles are drawn.
  public struct TileRenderingFinished: EventPayload {
    public static var kind: EventKind { .mapTileRenderingFinished }
    public static var text: StaticString { "The tiles are drawn." }
    public var mapID = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// A picture of the map could be taken.
  public struct SnapshotReady: EventPayload {
    public static var kind: EventKind { .mapSnapshotReady }
    public static var text: StaticString { "A picture of the map could be taken." }
    public var mapID = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// The map begins to draw.
  public struct RendererStarted: EventPayload {
    public static var kind: EventKind { .mapRendererStarted }
    public static var text: StaticString { "The map begins to draw." }
    public var mapID = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// The map draws no more.
  public struct RendererStopped: EventPayload {
    public static var kind: EventKind { .mapRendererStopped }
    public static var text: StaticString { "The map draws no more." }
    public var mapID = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// The button of the position was tapped.
  public struct DidTapMyLocationButton: EventPayload {
    public static var kind: EventKind { .mapDidTapMyLocationButton }
    public static var text: StaticString { "The button of the position was tapped." }
    public var mapID = ""
    public var handled = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.flag("handled", &handled, "Whether the app dealt with it.")
    }
  }

  /// The button that follows again was tapped.
  public struct DidTapRecenterButton: EventPayload {
    public static var kind: EventKind { .mapDidTapRecenterButton }
    public static var text: StaticString { "The button that follows again was tapped." }
    public var mapID = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
    }
  }

  /// The map does not keep a gesture for itself: the views around it may take it too.
  public struct GesturePassedOn: EventPayload {
    public static var kind: EventKind { .mapGesturePassedOn }
    public static var text: StaticString {
      "The map does not keep a gesture for itself: the views around it may take it too."
    }
    public var mapID = ""
    public var gesture = Recorded.Gesture.pan

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.value("gesture", &gesture, "What the fingers do.")
    }
  }

  /// A call of the map was refused.
  public struct Refused: EventPayload {
    public static var kind: EventKind { .mapError }
    public static var text: StaticString { "A call of the map was refused." }
    public var mapID = "", function = ""
    public var fault = Recorded.MapFault.invalidZoomRange

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.text("function", &function, "Which call.")
      try m.value("case", &fault, "Why.")
    }
  }

  /// An overlay came onto the map.
  public struct OverlayAdded: EventPayload {
    public static var kind: EventKind { .mapOverlayAdded }
    public static var text: StaticString { "An overlay came onto the map." }
    public var mapID = ""
    public var overlayID: Int?
    public var type = Recorded.OverlayKind.marker
    public var properties = Recorded.OverlayProperties()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the overlay.")
      try m.value("type", &type, "What it is.")
      try m.value("properties", &properties, "What differs from a new one of its kind.")
    }
  }

  /// An overlay was taken off the map.
  public struct OverlayRemoved: EventPayload {
    public static var kind: EventKind { .mapOverlayRemoved }
    public static var text: StaticString { "An overlay was taken off the map." }
    public var mapID = ""
    public var overlayID: Int?
    public var type = Recorded.OverlayKind.marker

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the overlay.")
      try m.value("type", &type, "What it is.")
    }
  }

  /// A property of an overlay changed.
  public struct OverlayChanged: EventPayload {
    public static var kind: EventKind { .mapOverlayChanged }
    public static var text: StaticString { "A property of an overlay changed." }
    public var mapID = ""
    public var overlayID: Int?
    public var type = Recorded.OverlayKind.marker
    public var property = Recorded.OverlayProperty.title
    public var value: RecordedJSON?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  public struct OverlayRefused: EventPayload {
    public static var kind: EventKind { .mapOverlayRefused }
    public static var text: StaticString { "A call about an overlay was refused." }
    public var mapID: String?
    public var overlayID: Int?
    public var overlay: String?
    public var error = Recorded.OverlayFault.invalidCoordinate
    public var coordinate: Coordinate?
    public var index: Int?
    public var radius: Double?, segments: Double?
    public var property: Recorded.OverlayProperty?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  public struct Cleared: EventPayload {
    public static var kind: EventKind { .mapCleared }
    public static var text: StaticString { "All overlays were taken off the map." }
    public var mapID = ""
    public var overlayIDs: [Int] = []

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.list("overlayIDs", &overlayIDs, "Their numbers.")
    }
  }

  /// The map was tapped where no marker is.
  public struct DidTapCoordinate: EventPayload {
    public static var kind: EventKind { .mapDidTapCoordinate }
    public static var text: StaticString { "The map was tapped where no marker is." }
    public var mapID = ""
    public var coordinate = Coordinate(latitude: 0, longitude: 0)

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.place(&coordinate, "Where.")
    }
  }

  /// The map was pressed long.
  public struct DidLongPress: EventPayload {
    public static var kind: EventKind { .mapDidLongPress }
    public static var text: StaticString { "The map was pressed long." }
    public var mapID = ""
    public var coordinate = Coordinate(latitude: 0, longitude: 0)

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.place(&coordinate, "Where.")
    }
  }

  /// A marker was tapped.
  public struct DidTapMarker: EventPayload {
    public static var kind: EventKind { .mapDidTapMarker }
    public static var text: StaticString { "A marker was tapped." }
    public var mapID = ""
    public var overlayID: Int?
    public var handled = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.flag("handled", &handled, "Whether the app dealt with it.")
    }
  }

  /// The app is asked for the window of a marker.
  public struct MarkerInfoWindow: EventPayload {
    public static var kind: EventKind { .mapMarkerInfoWindow }
    public static var text: StaticString { "The app is asked for the window of a marker." }
    public var mapID = ""
    public var overlayID: Int?
    public var answer: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.textOrNull("answer", &answer, "The view; null for the map's own.")
    }
  }

  /// The app is asked for the contents of a marker's window.
  public struct MarkerInfoContents: EventPayload {
    public static var kind: EventKind { .mapMarkerInfoContents }
    public static var text: StaticString {
      "The app is asked for the contents of a marker's window."
    }
    public var mapID = ""
    public var overlayID: Int?
    public var answer: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.textOrNull("answer", &answer, "The view; null for the map's own.")
    }
  }

  /// The window of a marker closed.
  public struct DidCloseInfoWindow: EventPayload {
    public static var kind: EventKind { .mapDidCloseInfoWindow }
    public static var text: StaticString { "The window of a marker closed." }
    public var mapID = ""
    public var overlayID: Int?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
    }
  }

  /// The window of a marker was tapped.
  public struct DidTapInfoWindow: EventPayload {
    public static var kind: EventKind { .mapDidTapInfoWindow }
    public static var text: StaticString { "The window of a marker was tapped." }
    public var mapID = ""
    public var overlayID: Int?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
    }
  }

  /// The window of a marker was pressed long.
  public struct DidLongPressInfoWindow: EventPayload {
    public static var kind: EventKind { .mapDidLongPressInfoWindow }
    public static var text: StaticString { "The window of a marker was pressed long." }
    public var mapID = ""
    public var overlayID: Int?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
    }
  }

  /// An overlay that is no marker was tapped.
  public struct DidTapOverlay: EventPayload {
    public static var kind: EventKind { .mapDidTapOverlay }
    public static var text: StaticString { "An overlay that is no marker was tapped." }
    public var mapID = ""
    public var overlayID: Int?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the overlay.")
    }
  }

  /// A point of interest was tapped.
  public struct DidTapPOI: EventPayload {
    public static var kind: EventKind { .mapDidTapPOI }
    public static var text: StaticString { "A point of interest was tapped." }
    public var mapID = "", placeID = "", name = ""
    public var coordinate = Coordinate(latitude: 0, longitude: 0)

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.text("placeID", &placeID, "What the map calls it.")
      try m.text("name", &name, "Its name.")
      try m.place(&coordinate, "Where it is.")
    }
  }

  /// A marker is about to be dragged.
  public struct DidBeginDrag: EventPayload {
    public static var kind: EventKind { .mapDidBeginDrag }
    public static var text: StaticString { "A marker is about to be dragged." }
    public var mapID = ""
    public var overlayID: Int?
    public var coordinate = Coordinate(latitude: 0, longitude: 0)

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.place(&coordinate, "Where it is.")
    }
  }

  /// A marker was dragged.
  public struct DidDrag: EventPayload {
    public static var kind: EventKind { .mapDidDrag }
    public static var text: StaticString { "A marker was dragged." }
    public var mapID = ""
    public var overlayID: Int?
    public var coordinate = Coordinate(latitude: 0, longitude: 0)

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.place(&coordinate, "Where it is.")
    }
  }

  /// A marker was let go.
  public struct DidEndDrag: EventPayload {
    public static var kind: EventKind { .mapDidEndDrag }
    public static var text: StaticString { "A marker was let go." }
    public var mapID = ""
    public var overlayID: Int?
    public var coordinate = Coordinate(latitude: 0, longitude: 0)

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.place(&coordinate, "Where it is.")
    }
  }
}
