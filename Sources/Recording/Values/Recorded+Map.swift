package import Geodesy

/// The parts of a map.
extension Recorded {
  /// What the navigator shows in place of the app's own.
  package struct Overrides: RecordedObject, Hashable {
    package var mapType = MapType.normal
    package var myLocation = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("mapType", &mapType, "The kind of map.")
      try m.flag("myLocation", &myLocation, "Whether the position is shown.")
    }
  }

  /// A position of the camera.
  package struct Camera: RecordedObject, Hashable {
    package var target = Place()
    package var zoom = 0.0, bearing = 0.0, viewingAngle = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("target", &target, "What it looks at.")
      try m.number("zoom", &zoom, .zoom, "How near.")
      try m.number("bearing", &bearing, .angle, "Where up is, clockwise from north.")
      try m.number("viewingAngle", &viewingAngle, .angle, "Degrees from straight down.")
    }
  }

  /// Parts of a position of the camera.
  package struct CameraEdit: RecordedObject, Hashable {
    package var target: Coordinate?
    package var zoom: Double?, bearing: Double?, viewingAngle: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&target, "What it looks at.")
      try m.number("zoom", &zoom, .limit(4), "How near.")
      try m.number("bearing", &bearing, .angle, "Where up is, clockwise from north.")
      try m.number("viewingAngle", &viewingAngle, .angle, "Degrees from straight down.")
    }
  }

  /// A place to look at.
  package struct ZoomedPlace: RecordedObject, Hashable {
    package var coordinate: Coordinate?
    package var zoom: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place.")
      try m.number("zoom", &zoom, .limit(4), "How near.")
    }
  }

  /// A way on the screen.
  package struct Offset: RecordedObject, Hashable {
    package var x = 0.0, y = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("x", &x, .points, "To the right.")
      try m.number("y", &y, .points, "Down.")
    }
  }

  /// A change of the camera; one of its forms.
  package struct CameraChange: RecordedObject, Hashable {
    package var zoomBy: Double?, zoomTo: Double?, x: Double?, y: Double?
    package var target: ZoomedPlace?
    package var camera: CameraTarget?
    package var bounds: [Corner]?
    package var padding: Insets?
    package var scroll: Offset?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("zoomBy", &zoomBy, .limit(4), "Levels inward.")
      try m.number("zoomTo", &zoomTo, .limit(4), "The level.")
      try m.number("x", &x, .points, "What stays where it is, from the left.")
      try m.number("y", &y, .points, "What stays where it is, from the top.")
      try m.value("target", &target, "The place to look at.")
      try m.value("camera", &camera, "The position.")
      try m.list("bounds", &bounds, "The south-west and north-east corners to show.")
      try m.value("padding", &padding, "What is left free around them.")
      try m.value("scroll", &scroll, "The way on the screen.")
    }
  }

  /// Widths along the edges of a view.
  package struct Insets: RecordedObject, Hashable {
    package var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("top", &top, .points, "At the top.")
      try m.number("left", &left, .points, "At the left.")
      try m.number("bottom", &bottom, .points, "At the bottom.")
      try m.number("right", &right, .points, "At the right.")
    }
  }

  /// What of the Earth is seen.
  package struct Region: RecordedObject, Hashable {
    package var nearLeft = Place(), nearRight = Place(), farLeft = Place(), farRight = Place()
    package var nearWidth = 0.0, farWidth = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("nearLeft", &nearLeft, "At the lower left.")
      try m.value("nearRight", &nearRight, "At the lower right.")
      try m.value("farLeft", &farLeft, "At the upper left.")
      try m.value("farRight", &farRight, "At the upper right.")
      try m.number("nearWidth", &nearWidth, .metres, "How wide it is at the bottom.")
      try m.number("farWidth", &farWidth, .metres, "How wide it is at the top.")
    }
  }

  /// A stop that is shown.
  package struct Destination: RecordedObject, Hashable {
    package var coordinate = Coordinate(latitude: 0, longitude: 0)
    package var title: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "Where it is.")
      try m.text("title", &title, "What people call it.")
    }
  }

  /// The card of the arrival.
  package struct ArrivalCard: RecordedObject, Hashable {
    package var time = 0.0, distance = 0.0, arrival = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("time", &time, .seconds, "How long it takes.")
      try m.number("distance", &distance, .metres, "How far it is.")
      try m.number("arrival", &arrival, .instant, "When the vehicle arrives, in seconds.")
    }
  }

  /// Where a map is touched: a place of it, or a point of the view.
  package struct Touch: RecordedObject, Hashable {
    package var coordinate: Coordinate?
    package var x: Double?, y: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place.")
      try m.number("x", &x, .points, "From the left.")
      try m.number("y", &y, .points, "From the top.")
    }
  }
}
