public import Geodesy

extension Event.Action {
  /// A building is brought into focus, or none.
  public struct FocusBuilding: EventPayload {
    public static var kind: EventKind { .focusBuilding }
    public static var text: StaticString { "A building is brought into focus, or none." }
    public var map: String?, building: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("building", &building, "Which building.")
    }
  }

  /// A level is chosen, or none.
  public struct SelectLevel: EventPayload {
    public static var kind: EventKind { .selectLevel }
    public static var text: StaticString { "A level is chosen, or none." }
    public var map: String?, level: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("level", &level, "Which level.")
    }
  }

  /// A layer of tiles is put onto a map.
  public struct AddTileLayer: EventPayload {
    public static var kind: EventKind { .addTileLayer }
    public static var text: StaticString { "A layer of tiles is put onto a map." }
    public var map: String?
    public var layer = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("layer", &layer, "The scenario's name of it.")
    }
  }

  /// Properties of a layer are set.
  public struct ChangeTileLayer: EventPayload {
    public static var kind: EventKind { .changeTileLayer }
    public static var text: StaticString { "Properties of a layer are set." }
    public var layer = ""
    public var tileSize: Int?
    public var fadeIn: Bool?
    public var opacity: Double?
    public var zIndex: Int?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("layer", &layer, "The scenario's name of it.")
      try m.integer("tileSize", &tileSize, .any, "How large its tiles are, in pixels.")
      try m.flag("fadeIn", &fadeIn, "Whether they appear slowly.")
      try m.number("opacity", &opacity, .fraction, "How much they cover.")
      try m.integer("zIndex", &zIndex, .any, "How high it lies.")
    }
  }

  /// A layer is taken off its map.
  public struct RemoveTileLayer: EventPayload {
    public static var kind: EventKind { .removeTileLayer }
    public static var text: StaticString { "A layer is taken off its map." }
    public var layer = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("layer", &layer, "The scenario's name of it.")
    }
  }

  /// The map is to ask for its tiles.
  public struct RequestTiles: EventPayload {
    public static var kind: EventKind { .requestTiles }
    public static var text: StaticString { "The map is to ask for its tiles." }
    public var map: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// A layer is to forget its tiles.
  public struct ClearTileCache: EventPayload {
    public static var kind: EventKind { .clearTileCache }
    public static var text: StaticString { "A layer is to forget its tiles." }
    public var layer = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("layer", &layer, "The scenario's name of it.")
    }
  }

  /// The panorama service is asked.
  public struct RequestPanorama: EventPayload {
    public static var kind: EventKind { .requestPanorama }
    public static var text: StaticString { "The panorama service is asked." }
    public var question = Recorded.PanoramaQuestion()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try question.visit(&m)
    }
  }

  /// The panorama view opens.
  public struct OpenPanorama: EventPayload {
    public static var kind: EventKind { .openPanorama }
    public static var text: StaticString { "The panorama view opens." }
    public var coordinate: Coordinate?
    public var radius: Double?
    public var width = 0.0, height = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place near which it looks.")
      try m.number("radius", &radius, .limit(2), "How far around it, in metres.")
      try m.number("width", &width, .points, "How wide the view is.")
      try m.number("height", &height, .points, "How high.")
    }
  }

  /// The panorama view closes.
  public struct ClosePanorama: EventPayload {
    public static var kind: EventKind { .closePanorama }
    public static var text: StaticString { "The panorama view closes." }
    public init() {}
  }

  /// The view is to show another panorama.
  public struct MovePanorama: EventPayload {
    public static var kind: EventKind { .movePanorama }
    public static var text: StaticString { "The view is to show another panorama." }
    public var question = Recorded.PanoramaQuestion()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try question.visit(&m)
    }
  }

  /// What the view shows is set.
  public struct SetPanorama: EventPayload {
    public static var kind: EventKind { .setPanorama }
    public static var text: StaticString { "What the view shows is set." }
    public var panorama: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("panorama", &panorama, "Which panorama; none for none.")
    }
  }

  /// A marker is shown in the view, too.
  public struct ShowInPanorama: EventPayload {
    public static var kind: EventKind { .showInPanorama }
    public static var text: StaticString { "A marker is shown in the view, too." }
    public var overlay = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("overlay", &overlay, "The scenario's name of it.")
    }
  }

  /// Switches of the view are set.
  public struct SetPanoramaGestures: EventPayload {
    public static var kind: EventKind { .setPanoramaGestures }
    public static var text: StaticString { "Switches of the view are set." }
    public var allGestures: Bool?, orientationGestures: Bool?, zoomGestures: Bool?,
      navigationGestures: Bool?, linksHidden: Bool?, streetNamesHidden: Bool?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("allGestures", &allGestures, "All gestures.")
      try m.flag("orientationGestures", &orientationGestures, "Those that turn the view.")
      try m.flag("zoomGestures", &zoomGestures, "Those that zoom.")
      try m.flag("navigationGestures", &navigationGestures, "Those that move on.")
      try m.flag("linksHidden", &linksHidden, "Whether links are hidden.")
      try m.flag("streetNamesHidden", &streetNamesHidden, "Whether street names are hidden.")
    }
  }

  /// The view is to look another way.
  public struct SetPanoramaCamera: EventPayload {
    public static var kind: EventKind { .setPanoramaCamera }
    public static var text: StaticString { "The view is to look another way." }
    public var heading = 0.0, pitch = 0.0, zoom = 0.0, fov = 0.0, seconds = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("heading", &heading, .angle, "Clockwise from north.")
      try m.number("pitch", &pitch, .angle, "Degrees above the horizon.")
      try m.number("panoramaZoom", &zoom, .limit(4), "How near.")
      try m.number("fov", &fov, .angle, "How wide, in degrees.")
      try m.number("seconds", &seconds, .seconds, "How long it takes.")
    }
  }

  /// The view is to look another way by one of its parts.
  public struct UpdatePanoramaCamera: EventPayload {
    public static var kind: EventKind { .updatePanoramaCamera }
    public static var text: StaticString { "The view is to look another way by one of its parts." }
    public var rotateBy: Double?, heading: Double?, pitch: Double?, zoom: Double?
    public var seconds = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("rotateBy", &rotateBy, .angle, "How far to the right.")
      try m.number("heading", &heading, .angle, "Clockwise from north.")
      try m.number("pitch", &pitch, .angle, "Degrees above the horizon.")
      try m.number("panoramaZoom", &zoom, .limit(4), "How near.")
      try m.number("seconds", &seconds, .seconds, "How long it takes.")
    }
  }

  /// The view is tapped.
  public struct TapPanorama: EventPayload {
    public static var kind: EventKind { .tapPanorama }
    public static var text: StaticString { "The view is tapped." }
    public var x: Double?, y: Double?, heading: Double?, pitch: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("x", &x, .points, "From the left.")
      try m.number("y", &y, .points, "From the top.")
      try m.number(
        "heading",
        &heading,
        .angle,
        "The direction that is seen there, clockwise from north."
      )
      try m.number("pitch", &pitch, .angle, "Degrees above the horizon.")
    }
  }

  /// The view is dragged.
  public struct DragPanorama: EventPayload {
    public static var kind: EventKind { .dragPanorama }
    public static var text: StaticString { "The view is dragged." }
    public var heading = 0.0, pitch = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("heading", &heading, .angle, "How far to the right, in degrees.")
      try m.number("pitch", &pitch, .angle, "How far up, in degrees.")
    }
  }

  /// The view is pinched.
  public struct PinchPanorama: EventPayload {
    public static var kind: EventKind { .pinchPanorama }
    public static var text: StaticString { "The view is pinched." }
    public var levels = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("levels", &levels, .limit(4), "How many levels nearer.")
    }
  }
}
