package import Geodesy

/// Panoramas.
extension Recorded {
  /// Where the view looks.
  package struct PanoramaCamera: RecordedObject, Hashable {
    package var heading = 0.0, pitch = 0.0, zoom = 0.0, fov = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("heading", &heading, .angle, "Clockwise from north.")
      try m.number("pitch", &pitch, .angle, "Degrees above the horizon.")
      try m.number("zoom", &zoom, .limit(4), "How near.")
      try m.number("fov", &fov, .angle, "How wide, in degrees.")
    }
  }

  /// A way from one panorama to another.
  package struct PanoramaLink: RecordedObject, Hashable {
    package var heading = 0.0
    package var panoramaID = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("heading", &heading, .angle, "Where it leads, clockwise from north.")
      try m.text("panoramaID", &panoramaID, "To which one.")
    }
  }

  /// A panorama.
  package struct Panorama: RecordedObject, Hashable {
    package var id = ""
    package var coordinate = Coordinate(latitude: 0, longitude: 0)
    package var links: [PanoramaLink] = []

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("id", &id, "Its number.")
      try m.place(&coordinate, "Where it was taken.")
      try m.list("links", &links, "The ways to others.")
    }
  }

  /// Which panorama is wanted: that of a number, or one near a place.
  package struct PanoramaQuestion: RecordedObject, Hashable {
    package var panorama: String?
    package var coordinate: Coordinate?
    package var radius: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("panorama", &panorama, "The number.")
      try m.anyPlace(&coordinate, "The place.")
      try m.number("radius", &radius, .limit(2), "How far around it, in metres.")
    }
  }
}
