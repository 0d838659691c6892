public import Geodesy

/// Panoramas.
extension Recorded {
  /// Where the view looks.
  public struct PanoramaCamera: RecordedObject, Hashable {
    public var heading = 0.0, pitch = 0.0, zoom = 0.0, fov = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("heading", &heading, .angle, "Clockwise from north.")
      try m.number("pitch", &pitch, .angle, "Degrees above the horizon.")
      try m.number("zoom", &zoom, .limit(4), "How near.")
      try m.number("fov", &fov, .angle, "How wide, in degrees.")
    }
  }

  /// A way from one panorama to another.
  public struct PanoramaLink: RecordedObject, Hashable {
    public var heading = 0.0
    public var panoramaID = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("heading", &heading, .angle, "Where it leads, clockwise from north.")
      try m.text("panoramaID", &panoramaID, "To which one.")
    }
  }

  /// A panorama.
  public struct Panorama: RecordedObject, Hashable {
    public var id = ""
    public var coordinate = Coordinate(latitude: 0, longitude: 0)
    public var links: [PanoramaLink] = []

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("id", &id, "Its number.")
      try m.place(&coordinate, "Where it was taken.")
      try m.list("links", &links, "The ways to others.")
    }
  }

  /// Which panorama is wanted: that of a number, or one near a place.
  public struct PanoramaQuestion: RecordedObject, Hashable {
    public var panorama: String?
    public var coordinate: Coordinate?
    public var radius: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("panorama", &panorama, "The number.")
      try m.anyPlace(&coordinate, "The place.")
      try m.number("radius", &radius, .limit(2), "How far around it, in metres.")
    }
  }
}
