public import Geodesy

/// The parts of a map.
extension Recorded {
  /// What the navigator shows in place of the app's own.
  public struct Overrides: RecordedObject, Hashable {
    public var mapType = MapType.normal
    public var myLocation = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("mapType", &mapType, "The kind of map.")
      try m.flag("myLocation", &myLocation, "Whether the position is shown.")
    }
  }

  /// A position of the camera.
  public struct Camera: RecordedObject, Hashable {
    public var target = Place()
    public var zoom = 0.0, bearing = 0.0, viewingAngle = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("target", &target, "What it looks at.")
      try m.number("zoom", &zoom, .zoom, "How near.")
      try m.number("bearing", &bearing, .angle, "Where up is, clockwise from north.")
      try m.number("viewingAngle", &viewingAngle, .angle, "Degrees from straight down.")
    }
  }

  /// Parts of a position of the camera.
  public struct CameraEdit: RecordedObject, Hashable {
    public var target: Coordinate?
    public var zoom: Double?, bearing: Double?, viewingAngle: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&target, "What it looks at.")
      try m.number("zoom", &zoom, .limit(4), "How near.")
      try m.number("bearing", &bearing, .angle, "Where up is, clockwise from north.")
      try m.number("viewingAngle", &viewingAngle, .angle, "Degrees from straight down.")
    }
  }

  /// A place to look at.
  public struct ZoomedPlace: RecordedObject, Hashable {
    public var coordinate: Coordinate?
    public var zoom: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place.")
      try m.number("zoom", &zoom, .limit(4), "How near.")
    }
  }

  /// A way on the screen.
  public struct Offset: RecordedObject, Hashable {
    public var x = 0.0, y = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("x", &x, .points, "To the right.")
      try m.number("y", &y, .points, "Down.")
    }
  }

  /// A change of the camera; one of its forms.
  public struct CameraChange: RecordedObject, Hashable {
    public var zoomBy: Double?, zoomTo: Double?, x: Double?, y: Double?
    public var target: ZoomedPlace?
    public var camera: CameraTarget?
    public var bounds: [Corner]?
    public var padding: Insets?
    public var scroll: Offset?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  public struct Insets: RecordedObject, Hashable {
    public var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("top", &top, .points, "At the top.")
      try m.number("left", &left, .points, "At the left.")
      try m.number("bottom", &bottom, .points, "At the bottom.")
      try m.number("right", &right, .points, "At the right.")
    }
  }

  /// What of the Earth is seen.
  public struct Region: RecordedObject, Hashable {
    public var nearLeft = Place(), nearRight = Place(), farLeft = Place(), farRight = Place()
    public var nearWidth = 0.0, farWidth = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("nearLeft", &nearLeft, "At the lower left.")
      try m.value("nearRight", &nearRight, "At the lower right.")
      try m.value("farLeft", &farLeft, "At the upper left.")
      try m.value("farRight", &farRight, "At the upper right.")
      try m.number("nearWidth", &nearWidth, .metres, "How wide it is at the bottom.")
      try m.number("farWidth", &farWidth, .metres, "How wide it is at the top.")
    }
  }

  /// A stop that is shown.
  public struct Destination: RecordedObject, Hashable {
    public var coordinate = Coordinate(latitude: 0, longitude: 0)
    public var title: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "Where it is.")
      try m.text("title", &title, "What people call it.")
    }
  }

  /// The card of the arrival.
  public struct ArrivalCard: RecordedObject, Hashable {
    public var time = 0.0, distance = 0.0, arrival = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("time", &time, .seconds, "How long it takes.")
      try m.number("distance", &distance, .metres, "How far it is.")
      try m.number("arrival", &arrival, .instant, "When the vehicle arrives, in seconds.")
    }
  }

  /// Where a map is touched: a place of it, or a point of the view.
  public struct Touch: RecordedObject, Hashable {
    public var coordinate: Coordinate?
    public var x: Double?, y: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place.")
      try m.number("x", &x, .points, "From the left.")
      try m.number("y", &y, .points, "From the top.")
    }
  }
}
