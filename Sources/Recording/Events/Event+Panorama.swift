public import Geodesy

extension Event {
  /// What the panorama view and service tell.
  public enum Panorama {}
}

extension Event.Panorama {
  /// The view is about to show a panorama.
  public struct WillMove: EventPayload {
    public static var kind: EventKind { .panoramaWillMove }
    public static var text: StaticString { "The view is about to show a panorama." }
    public var panoramaID = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("panoramaID", &panoramaID, "Which one.")
    }
  }

  /// The view shows another panorama.
  public struct DidMove: EventPayload {
    public static var kind: EventKind { .panoramaDidMove }
    public static var text: StaticString { "The view shows another panorama." }
    public var panoramaID: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.textOrNull("panoramaID", &panoramaID, "Which one; null for none.")
    }
  }

  /// The view shows the panorama near a place.
  public struct DidMoveNear: EventPayload {
    public static var kind: EventKind { .panoramaDidMoveNear }
    public static var text: StaticString { "The view shows the panorama near a place." }
    public var coordinate = Coordinate(latitude: 0, longitude: 0)

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "The place.")
    }
  }

  /// The view did not move near a place.
  public struct ErrorNear: EventPayload {
    public static var kind: EventKind { .panoramaErrorNear }
    public static var text: StaticString { "The view did not move near a place." }
    public var coordinate: Coordinate?
    public var error = Recorded.PanoramaFault.invalidCoordinate

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place.")
      try m.value("error", &error, "Why not.")
    }
  }

  /// The view did not move to a panorama.
  public struct ErrorID: EventPayload {
    public static var kind: EventKind { .panoramaErrorID }
    public static var text: StaticString { "The view did not move to a panorama." }
    public var panoramaID = ""
    public var error = Recorded.PanoramaFault.invalidCoordinate

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("panoramaID", &panoramaID, "Which one.")
      try m.value("error", &error, "Why not.")
    }
  }

  /// The service answered.
  public struct Metadata: EventPayload {
    public static var kind: EventKind { .panoramaMetadata }
    public static var text: StaticString { "The service answered." }
    public var requestID = 0
    public var panoramaID: String?
    public var coordinate: Coordinate?
    public var radius: Double?
    public var panorama: Recorded.Panorama?
    public var error: Recorded.PanoramaFault?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("requestID", &requestID, .any, "The number of the request.")
      try m.text("panoramaID", &panoramaID, "The panorama that was asked for.")
      try m.anyPlace(&coordinate, "The place that was asked for.")
      try m.number("radius", &radius, .limit(2), "How far around it, in metres.")
      try m.value("panorama", &panorama, "What was found.")
      try m.value("error", &error, "Why nothing was found.")
    }
  }

  /// The view looks another way.
  public struct DidMoveCamera: EventPayload {
    public static var kind: EventKind { .panoramaDidMoveCamera }
    public static var text: StaticString { "The view looks another way." }
    public var camera = Recorded.PanoramaCamera()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try camera.visit(&m)
    }
  }

  /// The view was tapped.
  public struct DidTap: EventPayload {
    public static var kind: EventKind { .panoramaDidTap }
    public static var text: StaticString { "The view was tapped." }
    public var x = 0.0, y = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("x", &x, .points, "From the left.")
      try m.number("y", &y, .points, "From the top.")
    }
  }

  /// A marker in the view was tapped.
  public struct DidTapMarker: EventPayload {
    public static var kind: EventKind { .panoramaDidTapMarker }
    public static var text: StaticString { "A marker in the view was tapped." }
    public var overlayID: Int?
    public var handled = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.flag("handled", &handled, "Whether the app dealt with it.")
    }
  }

  /// The view begins to draw.
  public struct RenderingStarted: EventPayload {
    public static var kind: EventKind { .panoramaRenderingStarted }
    public static var text: StaticString { "The view begins to draw." }
    public var panoramaID: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("panoramaID", &panoramaID, "What it draws.")
    }
  }

  /// The view is drawn.
  public struct RenderingFinished: EventPayload {
    public static var kind: EventKind { .panoramaRenderingFinished }
    public static var text: StaticString { "The view is drawn." }
    public var panoramaID: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("panoramaID", &panoramaID, "What it drew.")
    }
  }
}
