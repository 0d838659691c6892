extension Event.Action {
  /// The navigator is to take a map.
  package struct ControlMap: EventPayload {
    package static var kind: EventKind { .controlMap }
    package static var text: StaticString { "The navigator is to take a map." }
    package var map: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// The navigator is to let go of its map.
  package struct StopControllingMap: EventPayload {
    package static var kind: EventKind { .stopControllingMap }
    package static var text: StaticString { "The navigator is to let go of its map." }
    package init() {}
  }

  /// The camera is to follow.
  package struct Follow: EventPayload {
    package static var kind: EventKind { .follow }
    package static var text: StaticString { "The camera is to follow." }
    package var map: String?
    package var perspective = Recorded.Perspective.tilted

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the one that the navigator has.")
      try m.value("perspective", &perspective, "How.")
    }
  }

  /// The camera is to show the route.
  package struct Overview: EventPayload {
    package static var kind: EventKind { .overview }
    package static var text: StaticString { "The camera is to show the route." }
    package var map: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the one that the navigator has.")
    }
  }

  /// The camera is set.
  package struct SetCamera: EventPayload {
    package static var kind: EventKind { .setCamera }
    package static var text: StaticString { "The camera is set." }
    package var map: String?
    package var camera = Recorded.CameraEdit()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.value("camera", &camera, "Where it is to be.")
    }
  }

  /// The camera is moved at once.
  package struct MoveCamera: EventPayload {
    package static var kind: EventKind { .moveCamera }
    package static var text: StaticString { "The camera is moved at once." }
    package var map: String?
    package var change = Recorded.CameraChange()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try change.visit(&m)
    }
  }

  /// The camera is moved bit by bit.
  package struct AnimateCamera: EventPayload {
    package static var kind: EventKind { .animateCamera }
    package static var text: StaticString { "The camera is moved bit by bit." }
    package var map: String?
    package var change = Recorded.CameraChange()
    package var duration = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try change.visit(&m)
      try m.number("duration", &duration, .seconds, "How long it takes.")
    }
  }

  /// Properties of a map are set.
  package struct SetMap: EventPayload {
    package static var kind: EventKind { .setMap }
    package static var text: StaticString { "Properties of a map are set." }
    package var map: String?
    package var padding: Recorded.Insets?
    package var navigation: Bool?
    package var mapType: Recorded.MapType?
    package var mapStyle: String?
    package var myLocation: Bool?, traffic: Bool?, buildings: Bool?, indoor: Bool?,
      accessibilityElementsHidden: Bool?
    package var frameRate: Recorded.FrameRate?
    package var tileRendering: Bool?
    package var minZoom: Double?, maxZoom: Double?
    package var perspective: Recorded.Perspective?
    package var followingZoom: Double?
    package var cameraMode: Recorded.CameraMode?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.value("padding", &padding, "What of the view is covered.")
      try m.flag("navigation", &navigation, "Whether it may be used for navigation.")
      try m.value("mapType", &mapType, "The kind of map.")
      try m.text("mapStyle", &mapStyle, "The style of the map.")
      try m.flag("myLocation", &myLocation, "Whether the position is shown.")
      try m.flag("traffic", &traffic, "Whether the traffic is shown.")
      try m.flag("buildings", &buildings, "Whether buildings are shown.")
      try m.flag("indoor", &indoor, "Whether the insides of buildings are shown.")
      try m.flag(
        "accessibilityElementsHidden",
        &accessibilityElementsHidden,
        "Whether it is hidden from those who cannot see it."
      )
      try m.value("frameRate", &frameRate, "How often it is drawn.")
      try m.flag("tileRendering", &tileRendering, "Whether it tells of its tiles.")
      try m.number("minZoom", &minZoom, .zoom, "The least zoom.")
      try m.number("maxZoom", &maxZoom, .zoom, "The greatest.")
      try m.value("perspective", &perspective, "How the camera follows.")
      try m.number(
        "followingZoom",
        &followingZoom,
        .limit(4),
        "The zoom of a camera that follows; max leaves it to the perspective."
      )
      try m.value("cameraMode", &cameraMode, "What moves the camera.")
    }
  }

  /// Switches of the interface are set.
  package struct SetUI: EventPayload {
    package static var kind: EventKind { .setUI }
    package static var text: StaticString { "Switches of the interface are set." }
    package var map: String?
    package var allGestures: Bool?
    package var settings: RecordedJSON?
    package var mode: Recorded.UIWish?
    package var delegate: Bool?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.flag("allGestures", &allGestures, "Whether all gestures are on.")
      try m.json("settings", &settings, .flags, "Which switches are on.")
      try m.value("mode", &mode, "Whether it is to be day.")
      try m.flag("delegate", &delegate, "Whether somebody hears of changes.")
    }
  }

  /// Fingers move on a map.
  package struct Gesture: EventPayload {
    package static var kind: EventKind { .gesture }
    package static var text: StaticString { "Fingers move on a map." }
    package var map: String?
    package var gesture = Recorded.Gesture.pan
    package var amount: Double?, dx: Double?, dy: Double?, x: Double?, y: Double?
    package var duration = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.value("gesture", &gesture, "What they do.")
      try m.number("amount", &amount, .limit(4), "Levels or degrees.")
      try m.number("dx", &dx, .points, "How far to the right.")
      try m.number("dy", &dy, .points, "How far down.")
      try m.number("x", &x, .points, "Where, from the left.")
      try m.number("y", &y, .points, "Where, from the top.")
      try m.number("duration", &duration, .seconds, "How long it takes.")
    }
  }

  /// The button of the position is tapped.
  package struct TapMyLocationButton: EventPayload {
    package static var kind: EventKind { .tapMyLocationButton }
    package static var text: StaticString { "The button of the position is tapped." }
    package var map: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// The button that follows again is tapped.
  package struct TapRecenterButton: EventPayload {
    package static var kind: EventKind { .tapRecenterButton }
    package static var text: StaticString { "The button that follows again is tapped." }
    package var map: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// The icon of an incident is tapped.
  package struct TapIncident: EventPayload {
    package static var kind: EventKind { .tapIncident }
    package static var text: StaticString { "The icon of an incident is tapped." }
    package var map: String?
    package var incident = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("incident", &incident, "Which incident.")
    }
  }

  /// The map is to draw.
  package struct StartRendering: EventPayload {
    package static var kind: EventKind { .startRendering }
    package static var text: StaticString { "The map is to draw." }
    package var map: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// The map is not to draw any more.
  package struct StopRendering: EventPayload {
    package static var kind: EventKind { .stopRendering }
    package static var text: StaticString { "The map is not to draw any more." }
    package var map: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// An overlay is put onto a map.
  package struct AddOverlay: EventPayload {
    package static var kind: EventKind { .addOverlay }
    package static var text: StaticString { "An overlay is put onto a map." }
    package var map: String?
    package var overlay = ""
    package var overlayKind: Recorded.OverlayKind?
    package var zoomLevel: Double?
    package var edits = Recorded.OverlayEdits()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("overlay", &overlay, "The scenario's name of it.")
      try m.value("kind", &overlayKind, "What it is; none for one that was made before.")
      try m.number("zoomLevel", &zoomLevel, .zoom, "The zoom that a ground overlay is made for.")
      try edits.visit(&m)
    }
  }

  /// Properties of an overlay are set.
  package struct ChangeOverlay: EventPayload {
    package static var kind: EventKind { .changeOverlay }
    package static var text: StaticString { "Properties of an overlay are set." }
    package var overlay = ""
    package var edits = Recorded.OverlayEdits()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("overlay", &overlay, "The scenario's name of it.")
      try edits.visit(&m)
    }
  }

  /// An overlay is taken off its map.
  package struct RemoveOverlay: EventPayload {
    package static var kind: EventKind { .removeOverlay }
    package static var text: StaticString { "An overlay is taken off its map." }
    package var overlay = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("overlay", &overlay, "The scenario's name of it.")
    }
  }

  /// An overlay is copied.
  package struct CopyOverlay: EventPayload {
    package static var kind: EventKind { .copyOverlay }
    package static var text: StaticString { "An overlay is copied." }
    package var overlay = "", copy = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("overlay", &overlay, "The scenario's name of it.")
      try m.text("as", &copy, "The name of the copy.")
    }
  }

  /// Everything is taken off a map.
  package struct ClearMap: EventPayload {
    package static var kind: EventKind { .clearMap }
    package static var text: StaticString { "Everything is taken off a map." }
    package var map: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// A map is tapped.
  package struct Tap: EventPayload {
    package static var kind: EventKind { .tap }
    package static var text: StaticString { "A map is tapped." }
    package var map: String?
    package var touch = Recorded.Touch()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try touch.visit(&m)
    }
  }

  /// A map is pressed long.
  package struct LongPress: EventPayload {
    package static var kind: EventKind { .longPress }
    package static var text: StaticString { "A map is pressed long." }
    package var map: String?
    package var touch = Recorded.Touch()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try touch.visit(&m)
    }
  }

  /// The window of a marker is tapped.
  package struct TapInfoWindow: EventPayload {
    package static var kind: EventKind { .tapInfoWindow }
    package static var text: StaticString { "The window of a marker is tapped." }
    package var map: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// The window of a marker is pressed long.
  package struct LongPressInfoWindow: EventPayload {
    package static var kind: EventKind { .longPressInfoWindow }
    package static var text: StaticString { "The window of a marker is pressed long." }
    package var map: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// A marker is selected, or none.
  package struct SelectMarker: EventPayload {
    package static var kind: EventKind { .selectMarker }
    package static var text: StaticString { "A marker is selected, or none." }
    package var map: String?, overlay: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("overlay", &overlay, "The scenario's name of it.")
    }
  }

  /// A marker is dragged.
  package struct Drag: EventPayload {
    package static var kind: EventKind { .drag }
    package static var text: StaticString { "A marker is dragged." }
    package var map: String?, overlay: String?
    package var phase = Recorded.DragPhase.whole
    package var through: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("overlay", &overlay, "The scenario's name of it.")
      try m.value("phase", &phase, "Which part of it.")
      try m.text("through", &through, "The way of the finger, a line with precision 6.")
    }
  }

  /// What the app answers to maps from now on.
  package struct MapDelegateAnswers: EventPayload {
    package static var kind: EventKind { .mapDelegateAnswers }
    package static var text: StaticString { "What the app answers to maps from now on." }
    package var handlesMarkerTaps = false
    package var infoWindow: String?, infoContents: String?
    package var handlesMyLocationButton = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("handlesMarkerTaps", &handlesMarkerTaps, "Whether it deals with taps on markers.")
      try m.text("infoWindow", &infoWindow, "The view that it gives as a window.")
      try m.text("infoContents", &infoContents, "The view that it gives as contents.")
      try m.mark(
        "handlesMyLocationButton",
        &handlesMyLocationButton,
        "Whether it deals with the button of the position."
      )
    }
  }
}
