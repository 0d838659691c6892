import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

/// Reads cameras and their changes; numbers beyond the camera's clamps are taken as they are.
enum CameraReading {
  private static let degrees = -1e6...1e6

  /// Returns the parts of a camera position.
  static func camera(_ reader: JSONObjectReader, _ sketch: SketchMap?) -> CameraEdit {
    var reader = reader
    defer { reader.finish() }
    var edit = CameraEdit()
    edit.target = target(&reader, sketch, .optional)
    edit.zoom = reader.double("zoom", in: -1000...1000)
    edit.bearing = reader.double("bearing", in: degrees, unit: "degrees")
    edit.viewingAngle = reader.double("viewingAngle", in: degrees, unit: "degrees")
    return edit
  }

  /// Returns the one change of a camera that is there.
  static func change(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> CameraChange? {
    let kinds = ["camera", "zoomBy", "zoomTo", "target", "bounds", "scroll"]
    let given = kinds.filter { reader.has($0) }
    guard given.count == 1, let kind = given.first else {
      reader.diagnostics.add(
        "the camera changes in one way: \(kinds.joined(separator: ", "))",
        at: reader.value
      )
      return nil
    }
    switch kind {
    case "camera":
      return reader.object("camera").map { .edit(camera($0, sketch)) }
    case "zoomBy":
      guard let levels = reader.double("zoomBy", in: -1000...1000) else { return nil }
      guard reader.has("x") || reader.has("y") else { return .update(.zoom(by: levels)) }
      return point(&reader).map { .update(.zoom(by: levels, at: $0)) }
    case "zoomTo":
      return reader.double("zoomTo", in: -1000...1000).map { .update(.zoom(to: $0)) }
    case "target":
      guard var inner = reader.object("target") else { return nil }
      let place = target(&inner, sketch, .required)
      let zoom = inner.double("zoom", in: -1000...1000)
      inner.finish()
      guard let place else { return nil }
      return .update(zoom.map { .setTarget(place, zoom: $0) } ?? .setTarget(place))
    case "bounds":
      guard let bounds = bounds(&reader) else { return nil }
      let insets = insets("padding", &reader)
      return .update(insets.map { .fit(bounds, insets: $0) } ?? .fit(bounds))
    default:
      guard var inner = reader.object("scroll") else { return nil }
      defer { inner.finish() }
      return point(&inner).map { .update(.scroll(byX: $0.x, y: $0.y)) }
    }
  }

  /// Returns insets: one number for all edges, or each edge.
  static func insets(_ key: String, _ reader: inout JSONObjectReader) -> EdgeInsets? {
    guard reader.has(key) else { return nil }
    if reader.value[key]?.kind != .object {
      return reader.double(key, in: -1e9...1e9, unit: "points").map { EdgeInsets(all: $0) }
    }
    guard var inner = reader.object(key) else { return nil }
    defer { inner.finish() }
    let edges = ["top", "left", "bottom", "right"].map {
      inner.double($0, in: -1e9...1e9, unit: "points") ?? 0
    }
    return EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  static func insetsSchema(_ description: String) -> SchemaValue {
    let points = SchemaValue.number(-1e9...1e9, "Points; less than 0 is 0.")
    let edges = ["top", "left", "bottom", "right"].map { ($0, points) }
    return .either([points, .closed("Points at each edge.", edges)], description)
  }

  private static func target(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?,
    _ presence: JSONObjectReader.Presence
  ) -> Coordinate? {
    if reader.has("node") { return PlaceReading.coordinate(&reader, sketch) }
    guard presence == .required || reader.has("lat") || reader.has("lon") else { return nil }
    let latitude = reader.double("lat", .required, in: degrees, unit: "degrees")
    let longitude = reader.double("lon", .required, in: degrees, unit: "degrees")
    return latitude.flatMap { latitude in
      longitude.map { Coordinate(latitude: latitude, longitude: $0) }
    }
  }

  private static func point(_ reader: inout JSONObjectReader) -> ScreenPoint? {
    let x = reader.double("x", .required, in: -1e6...1e6, unit: "points")
    let y = reader.double("y", .required, in: -1e6...1e6, unit: "points")
    return x.flatMap { x in y.map { ScreenPoint(x: x, y: $0) } }
  }

  /// Returns bounds written as [[south, west], [north, east]]; they may hold nothing.
  private static func bounds(_ reader: inout JSONObjectReader) -> GeoBounds? {
    guard let corners = reader.array("bounds") else { return nil }
    let places = corners.compactMap { corner -> Coordinate? in
      guard corner.kind == .array else { return nil }
      let numbers = Array(corner.elements)
      guard numbers.count == 2, let latitude = numbers[0].double, let longitude = numbers[1].double
      else { return nil }
      return Coordinate(latitude: latitude, longitude: longitude)
    }
    guard places.count == 2, Array(corners).count == 2 else {
      reader.report("bounds are [[south, west], [north, east]]", at: "bounds")
      return nil
    }
    return GeoBounds(southWest: places[0], northEast: places[1])
  }
}
