package import Geodesy

extension Event {
  /// What the panorama view and service tell.
  package enum Panorama {}
}

extension Event.Panorama {
  /// The view is about to show a panorama.
  package struct WillMove: EventPayload {
    package static var kind: EventKind { .panoramaWillMove }
    package static var text: StaticString { "The view is about to show a panorama." }
    package var panoramaID = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("panoramaID", &panoramaID, "Which one.")
    }
  }

  /// The view shows another panorama.
  package struct DidMove: EventPayload {
    package static var kind: EventKind { .panoramaDidMove }
    package static var text: StaticString { "The view shows another panorama." }
    package var panoramaID: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.textOrNull("panoramaID", &panoramaID, "Which one; null for none.")
    }
  }

  /// The view shows the panorama near a place.
  package struct DidMoveNear: EventPayload {
    package static var kind: EventKind { .panoramaDidMoveNear }
    package static var text: StaticString { "The view shows the panorama near a place." }
    package var coordinate = Coordinate(latitude: 0, longitude: 0)

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "The place.")
    }
  }

  /// The view did not move near a place.
  package struct ErrorNear: EventPayload {
    package static var kind: EventKind { .panoramaErrorNear }
    package static var text: StaticString { "The view did not move near a place." }
    package var coordinate: Coordinate?
    package var error = Recorded.PanoramaFault.invalidCoordinate

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place.")
      try m.value("error", &error, "Why not.")
    }
  }

  /// The view did not move to a panorama.
  package struct ErrorID: EventPayload {
    package static var kind: EventKind { .panoramaErrorID }
    package static var text: StaticString { "The view did not move to a panorama." }
    package var panoramaID = ""
    package var error = Recorded.PanoramaFault.invalidCoordinate

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("panoramaID", &panoramaID, "Which one.")
      try m.value("error", &error, "Why not.")
    }
  }

  /// The service answered.
  package struct Metadata: EventPayload {
    package static var kind: EventKind { .panoramaMetadata }
    package static var text: StaticString { "The service answered." }
    package var requestID = 0
    package var panoramaID: String?
    package var coordinate: Coordinate?
    package var radius: Double?
    package var panorama: Recorded.Panorama?
    package var error: Recorded.PanoramaFault?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("requestID", &requestID, .any, "The number of the request.")
      try m.text("panoramaID", &panoramaID, "The panorama that was asked for.")
      try m.anyPlace(&coordinate, "The place that was asked for.")
      try m.number("radius", &radius, .limit(2), "How far around it, in metres.")
      try m.value("panorama", &panorama, "What was found.")
      try m.value("error", &error, "Why nothing was found.")
    }
  }

  /// The view looks another way.
  package struct DidMoveCamera: EventPayload {
    package static var kind: EventKind { .panoramaDidMoveCamera }
    package static var text: StaticString { "The view looks another way." }
    package var camera = Recorded.PanoramaCamera()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try camera.visit(&m)
    }
  }

  /// The view was tapped.
  package struct DidTap: EventPayload {
    package static var kind: EventKind { .panoramaDidTap }
    package static var text: StaticString { "The view was tapped." }
    package var x = 0.0, y = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("x", &x, .points, "From the left.")
      try m.number("y", &y, .points, "From the top.")
    }
  }

  /// A marker in the view was tapped.
  package struct DidTapMarker: EventPayload {
    package static var kind: EventKind { .panoramaDidTapMarker }
    package static var text: StaticString { "A marker in the view was tapped." }
    package var overlayID: Int?
    package var handled = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("overlayID", &overlayID, .any, "The number of the marker.")
      try m.flag("handled", &handled, "Whether the app dealt with it.")
    }
  }

  /// The view begins to draw.
  package struct RenderingStarted: EventPayload {
    package static var kind: EventKind { .panoramaRenderingStarted }
    package static var text: StaticString { "The view begins to draw." }
    package var panoramaID: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("panoramaID", &panoramaID, "What it draws.")
    }
  }

  /// The view is drawn.
  package struct RenderingFinished: EventPayload {
    package static var kind: EventKind { .panoramaRenderingFinished }
    package static var text: StaticString { "The view is drawn." }
    package var panoramaID: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("panoramaID", &panoramaID, "What it drew.")
    }
  }
}
