package import Geodesy

extension Event.Action {
  /// A building is brought into focus, or none.
  package struct FocusBuilding: EventPayload {
    package static var kind: EventKind { .focusBuilding }
    package static var text: StaticString { "A building is brought into focus, or none." }
    package var map: String?, building: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("building", &building, "Which building.")
    }
  }

  /// A level is chosen, or none.
  package struct SelectLevel: EventPayload {
    package static var kind: EventKind { .selectLevel }
    package static var text: StaticString { "A level is chosen, or none." }
    package var map: String?, level: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("level", &level, "Which level.")
    }
  }

  /// A layer of tiles is put onto a map.
  package struct AddTileLayer: EventPayload {
    package static var kind: EventKind { .addTileLayer }
    package static var text: StaticString { "A layer of tiles is put onto a map." }
    package var map: String?
    package var layer = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
      try m.text("layer", &layer, "The scenario's name of it.")
    }
  }

  /// Properties of a layer are set.
  package struct ChangeTileLayer: EventPayload {
    package static var kind: EventKind { .changeTileLayer }
    package static var text: StaticString { "Properties of a layer are set." }
    package var layer = ""
    package var tileSize: Int?
    package var fadeIn: Bool?
    package var opacity: Double?
    package var zIndex: Int?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("layer", &layer, "The scenario's name of it.")
      try m.integer("tileSize", &tileSize, .any, "How large its tiles are, in pixels.")
      try m.flag("fadeIn", &fadeIn, "Whether they appear slowly.")
      try m.number("opacity", &opacity, .fraction, "How much they cover.")
      try m.integer("zIndex", &zIndex, .any, "How high it lies.")
    }
  }

  /// A layer is taken off its map.
  package struct RemoveTileLayer: EventPayload {
    package static var kind: EventKind { .removeTileLayer }
    package static var text: StaticString { "A layer is taken off its map." }
    package var layer = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("layer", &layer, "The scenario's name of it.")
    }
  }

  /// The map is to ask for its tiles.
  package struct RequestTiles: EventPayload {
    package static var kind: EventKind { .requestTiles }
    package static var text: StaticString { "The map is to ask for its tiles." }
    package var map: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("map", &map, "Which map; none is the main one.")
    }
  }

  /// A layer is to forget its tiles.
  package struct ClearTileCache: EventPayload {
    package static var kind: EventKind { .clearTileCache }
    package static var text: StaticString { "A layer is to forget its tiles." }
    package var layer = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("layer", &layer, "The scenario's name of it.")
    }
  }

  /// The panorama service is asked.
  package struct RequestPanorama: EventPayload {
    package static var kind: EventKind { .requestPanorama }
    package static var text: StaticString { "The panorama service is asked." }
    package var question = Recorded.PanoramaQuestion()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try question.visit(&m)
    }
  }

  /// The panorama view opens.
  package struct OpenPanorama: EventPayload {
    package static var kind: EventKind { .openPanorama }
    package static var text: StaticString { "The panorama view opens." }
    package var coordinate: Coordinate?
    package var radius: Double?
    package var width = 0.0, height = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place near which it looks.")
      try m.number("radius", &radius, .limit(2), "How far around it, in metres.")
      try m.number("width", &width, .points, "How wide the view is.")
      try m.number("height", &height, .points, "How high.")
    }
  }

  /// The panorama view closes.
  package struct ClosePanorama: EventPayload {
    package static var kind: EventKind { .closePanorama }
    package static var text: StaticString { "The panorama view closes." }
    package init() {}
  }

  /// The view is to show another panorama.
  package struct MovePanorama: EventPayload {
    package static var kind: EventKind { .movePanorama }
    package static var text: StaticString { "The view is to show another panorama." }
    package var question = Recorded.PanoramaQuestion()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try question.visit(&m)
    }
  }

  /// What the view shows is set.
  package struct SetPanorama: EventPayload {
    package static var kind: EventKind { .setPanorama }
    package static var text: StaticString { "What the view shows is set." }
    package var panorama: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("panorama", &panorama, "Which panorama; none for none.")
    }
  }

  /// A marker is shown in the view, too.
  package struct ShowInPanorama: EventPayload {
    package static var kind: EventKind { .showInPanorama }
    package static var text: StaticString { "A marker is shown in the view, too." }
    package var overlay = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("overlay", &overlay, "The scenario's name of it.")
    }
  }

  /// Switches of the view are set.
  package struct SetPanoramaGestures: EventPayload {
    package static var kind: EventKind { .setPanoramaGestures }
    package static var text: StaticString { "Switches of the view are set." }
    package var allGestures: Bool?, orientationGestures: Bool?, zoomGestures: Bool?,
      navigationGestures: Bool?, linksHidden: Bool?, streetNamesHidden: Bool?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("allGestures", &allGestures, "All gestures.")
      try m.flag("orientationGestures", &orientationGestures, "Those that turn the view.")
      try m.flag("zoomGestures", &zoomGestures, "Those that zoom.")
      try m.flag("navigationGestures", &navigationGestures, "Those that move on.")
      try m.flag("linksHidden", &linksHidden, "Whether links are hidden.")
      try m.flag("streetNamesHidden", &streetNamesHidden, "Whether street names are hidden.")
    }
  }

  /// The view is to look another way.
  package struct SetPanoramaCamera: EventPayload {
    package static var kind: EventKind { .setPanoramaCamera }
    package static var text: StaticString { "The view is to look another way." }
    package var heading = 0.0, pitch = 0.0, zoom = 0.0, fov = 0.0, seconds = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("heading", &heading, .angle, "Clockwise from north.")
      try m.number("pitch", &pitch, .angle, "Degrees above the horizon.")
      try m.number("panoramaZoom", &zoom, .limit(4), "How near.")
      try m.number("fov", &fov, .angle, "How wide, in degrees.")
      try m.number("seconds", &seconds, .seconds, "How long it takes.")
    }
  }

  /// The view is to look another way by one of its parts.
  package struct UpdatePanoramaCamera: EventPayload {
    package static var kind: EventKind { .updatePanoramaCamera }
    package static var text: StaticString { "The view is to look another way by one of its parts." }
    package var rotateBy: Double?, heading: Double?, pitch: Double?, zoom: Double?
    package var seconds = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("rotateBy", &rotateBy, .angle, "How far to the right.")
      try m.number("heading", &heading, .angle, "Clockwise from north.")
      try m.number("pitch", &pitch, .angle, "Degrees above the horizon.")
      try m.number("panoramaZoom", &zoom, .limit(4), "How near.")
      try m.number("seconds", &seconds, .seconds, "How long it takes.")
    }
  }

  /// The view is tapped.
  package struct TapPanorama: EventPayload {
    package static var kind: EventKind { .tapPanorama }
    package static var text: StaticString { "The view is tapped." }
    package var x: Double?, y: Double?, heading: Double?, pitch: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct DragPanorama: EventPayload {
    package static var kind: EventKind { .dragPanorama }
    package static var text: StaticString { "The view is dragged." }
    package var heading = 0.0, pitch = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("heading", &heading, .angle, "How far to the right, in degrees.")
      try m.number("pitch", &pitch, .angle, "How far up, in degrees.")
    }
  }

  /// The view is pinched.
  package struct PinchPanorama: EventPayload {
    package static var kind: EventKind { .pinchPanorama }
    package static var text: StaticString { "The view is pinched." }
    package var levels = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("levels", &levels, .limit(4), "How many levels nearer.")
    }
  }
}
