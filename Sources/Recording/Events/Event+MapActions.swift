extension Event.Action {
  /// The navigator is to take a map.
  public struct ControlMap: EventPayload {
    public static var kind: EventKind { .controlMap }
    public static var text: StaticString { "The navigator is to take a map." }
    public var map: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// The navigator is to let go of its map.
  public struct StopControllingMap: EventPayload {
    public static var kind: EventKind { .stopControllingMap }
    public static var text: StaticString { "The navigator is to let go of its map." }
    public init() {}
  }

  /// The camera is to follow.
  public struct Follow: EventPayload {
    public static var kind: EventKind { .follow }
    public static var text: StaticString { "The camera is to follow." }
    public var map: String?
    public var perspective = Recorded.Perspective.tilted

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the one that the navigator has.")
      try m.value("perspective", &perspective, "How.")
    }
  }

  /// The camera is to show the route.
  public struct Overview: EventPayload {
    public static var kind: EventKind { .overview }
    public static var text: StaticString { "The camera is to show the route." }
    public var map: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the one that the navigator has.")
    }
  }

  /// The camera is set.
  public struct SetCamera: EventPayload {
    public static var kind: EventKind { .setCamera }
    public static var text: StaticString { "The camera is set." }
    public var map: String?
    public var camera = Recorded.CameraEdit()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.value("camera", &camera, "Where it is to be.")
    }
  }

  /// The camera is moved at once.
  public struct MoveCamera: EventPayload {
    public static var kind: EventKind { .moveCamera }
    public static var text: StaticString { "The camera is moved at once." }
    public var map: String?
    public var change = Recorded.CameraChange()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try change.visit(&m)
    }
  }

  /// The camera is moved bit by bit.
  public struct AnimateCamera: EventPayload {
    public static var kind: EventKind { .animateCamera }
    public static var text: StaticString { "The camera is moved bit by bit." }
    public var map: String?
    public var change = Recorded.CameraChange()
    public var duration = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try change.visit(&m)
      try m.number("duration", &duration, .seconds, "How long it takes.")
    }
  }

  /// Properties of a map are set.
  public struct SetMap: EventPayload {
    public static var kind: EventKind { .setMap }
    public static var text: StaticString { "Properties of a map are set." }
    public var map: String?
    public var padding: Recorded.Insets?
    public var navigation: Bool?
    public var mapType: Recorded.MapType?
    public var mapStyle: String?
    public var myLocation: Bool?, traffic: Bool?, buildings: Bool?, indoor: Bool?,
      accessibilityElementsHidden: Bool?
    public var frameRate: Recorded.FrameRate?
    public var tileRendering: Bool?
    public var minZoom: Double?, maxZoom: Double?
    public var perspective: Recorded.Perspective?
    public var followingZoom: Double?
    public var cameraMode: Recorded.CameraMode?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  public struct SetUI: EventPayload {
    public static var kind: EventKind { .setUI }
    public static var text: StaticString { "Switches of the interface are set." }
    public var map: String?
    public var allGestures: Bool?
    public var settings: RecordedJSON?
    public var mode: Recorded.UIWish?
    public var delegate: Bool?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.flag("allGestures", &allGestures, "Whether all gestures are on.")
      try m.json("settings", &settings, .flags, "Which switches are on.")
      try m.value("mode", &mode, "Whether it is to be day.")
      try m.flag("delegate", &delegate, "Whether somebody hears of changes.")
    }
  }

  /// Fingers move on a map.
  public struct Gesture: EventPayload {
    public static var kind: EventKind { .gesture }
    public static var text: StaticString { "Fingers move on a map." }
    public var map: String?
    public var gesture = Recorded.Gesture.pan
    public var amount: Double?, dx: Double?, dy: Double?, x: Double?, y: Double?
    public var duration = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  public struct TapMyLocationButton: EventPayload {
    public static var kind: EventKind { .tapMyLocationButton }
    public static var text: StaticString { "The button of the position is tapped." }
    public var map: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// The button that follows again is tapped.
  public struct TapRecenterButton: EventPayload {
    public static var kind: EventKind { .tapRecenterButton }
    public static var text: StaticString { "The button that follows again is tapped." }
    public var map: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// The icon of an incident is tapped.
  public struct TapIncident: EventPayload {
    public static var kind: EventKind { .tapIncident }
    public static var text: StaticString { "The icon of an incident is tapped." }
    public var map: String?
    public var incident = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("incident", &incident, "Which incident.")
    }
  }

  /// The map is to draw.
  public struct StartRendering: EventPayload {
    public static var kind: EventKind { .startRendering }
    public static var text: StaticString { "The map is to draw." }
    public var map: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// The map is not to draw any more.
  public struct StopRendering: EventPayload {
    public static var kind: EventKind { .stopRendering }
    public static var text: StaticString { "The map is not to draw any more." }
    public var map: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// An overlay is put onto a map.
  public struct AddOverlay: EventPayload {
    public static var kind: EventKind { .addOverlay }
    public static var text: StaticString { "An overlay is put onto a map." }
    public var map: String?
    public var overlay = ""
    public var overlayKind: Recorded.OverlayKind?
    public var zoomLevel: Double?
    public var edits = Recorded.OverlayEdits()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("overlay", &overlay, "The scenario's name of it.")
      try m.value("kind", &overlayKind, "What it is; none for one that was made before.")
      try m.number("zoomLevel", &zoomLevel, .zoom, "The zoom that a ground overlay is made for.")
      try edits.visit(&m)
    }
  }

  /// Properties of an overlay are set.
  public struct ChangeOverlay: EventPayload {
    public static var kind: EventKind { .changeOverlay }
    public static var text: StaticString { "Properties of an overlay are set." }
    public var overlay = ""
    public var edits = Recorded.OverlayEdits()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("overlay", &overlay, "The scenario's name of it.")
      try edits.visit(&m)
    }
  }

  /// An overlay is taken off its map.
  public struct RemoveOverlay: EventPayload {
    public static var kind: EventKind { .removeOverlay }
    public static var text: StaticString { "An overlay is taken off its map." }
    public var overlay = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("overlay", &overlay, "The scenario's name of it.")
    }
  }

  /// An overlay is copied.
  public struct CopyOverlay: EventPayload {
    public static var kind: EventKind { .copyOverlay }
    public static var text: StaticString { "An overlay is copied." }
    public var overlay = "", copy = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("overlay", &overlay, "The scenario's name of it.")
      try m.text("as", &copy, "The name of the copy.")
    }
  }

  /// Everything is taken off a map.
  public struct ClearMap: EventPayload {
    public static var kind: EventKind { .clearMap }
    public static var text: StaticString { "Everything is taken off a map." }
    public var map: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// A map is tapped.
  public struct Tap: EventPayload {
    public static var kind: EventKind { .tap }
    public static var text: StaticString { "A map is tapped." }
    public var map: String?
    public var touch = Recorded.Touch()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try touch.visit(&m)
    }
  }

  /// A map is pressed long.
  public struct LongPress: EventPayload {
    public static var kind: EventKind { .longPress }
    public static var text: StaticString { "A map is pressed long." }
    public var map: String?
    public var touch = Recorded.Touch()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try touch.visit(&m)
    }
  }

  /// The window of a marker is tapped.
  public struct TapInfoWindow: EventPayload {
    public static var kind: EventKind { .tapInfoWindow }
    public static var text: StaticString { "The window of a marker is tapped." }
    public var map: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// The window of a marker is pressed long.
  public struct LongPressInfoWindow: EventPayload {
    public static var kind: EventKind { .longPressInfoWindow }
    public static var text: StaticString { "The window of a marker is pressed long." }
    public var map: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// A marker is selected, or none.
  public struct SelectMarker: EventPayload {
    public static var kind: EventKind { .selectMarker }
    public static var text: StaticString { "A marker is selected, or none." }
    public var map: String?, overlay: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("overlay", &overlay, "The scenario's name of it.")
    }
  }

  /// A marker is dragged.
  public struct Drag: EventPayload {
    public static var kind: EventKind { .drag }
    public static var text: StaticString { "A marker is dragged." }
    public var map: String?, overlay: String?
    public var phase = Recorded.DragPhase.whole
    public var through: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("overlay", &overlay, "The scenario's name of it.")
      try m.value("phase", &phase, "Which part of it.")
      try m.text("through", &through, "The way of the finger, a line with precision 6.")
    }
  }

  /// What the app answers to maps from now on.
  public struct MapDelegateAnswers: EventPayload {
    public static var kind: EventKind { .mapDelegateAnswers }
    public static var text: StaticString { "What the app answers to maps from now on." }
    public var handlesMarkerTaps = false
    public var infoWindow: String?, infoContents: String?
    public var handlesMyLocationButton = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
