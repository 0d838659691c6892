import CanonicalJSON
import Geodesy
import NavigationMap
import RoadNetwork

/// The keys of a camera, and of how it changes; numbers beyond the camera's clamps are taken as they are.
struct CameraKeys: KeyTable {
  let camera = Keys.object(
    "camera",
    Position.keys.schema(
      "Parts of a camera position, for setCamera, moveCamera and animateCamera; the rest stays."
    )
  )
  let zoomBy = Keys.number(
    "zoomBy",
    Self.zooms,
    "",
    "Levels, for moveCamera and animateCamera; about x and y if given."
  )
  let zoomTo = Keys.number(
    "zoomTo",
    Self.zooms,
    "",
    "A level, for moveCamera and animateCamera."
  )
  let target = Keys.object(
    "target",
    Target.keys.schema("Where the camera aims, for moveCamera and animateCamera.")
  )
  let scroll = Keys.object(
    "scroll",
    Point.keys.schema("Points to the right and down, for moveCamera and animateCamera.")
  )
  let bounds = Keys.value("bounds", OverlayValue.boundsShape("[[south, west], [north, east]]."))
  let padding = CameraReading.insets(
    "padding",
    "For setMap; with bounds, what stays free around them (64)."
  )

  static let zooms = -1000.0...1000.0
  static let degrees = -1e6...1e6
  static let keys = CameraKeys()

  /// The keys of a place that may be none on the Earth.
  struct Place: KeyTable {
    let latitude = Keys.number(
      "lat",
      CameraKeys.degrees,
      "degrees",
      "Degrees; beyond 85 is clamped."
    )
    let longitude = Keys.number("lon", CameraKeys.degrees, "degrees", "Degrees; wrapped.")
    let node = PlaceReading.keys.node
  }

  /// The keys of a camera position.
  struct Position: KeyTable {
    let place = Place()
    let zoom = Keys.number("zoom", CameraKeys.zooms, "", "The level; clamped.")
    let bearing = Keys.number(
      "bearing",
      CameraKeys.degrees,
      "degrees",
      "Degrees clockwise from north; wrapped."
    )
    let viewingAngle = Keys.number(
      "viewingAngle",
      CameraKeys.degrees,
      "degrees",
      "Degrees from straight down; clamped."
    )

    static let keys = Position()
  }

  /// The keys of what a camera aims at.
  struct Target: KeyTable {
    let place = Place()
    let zoom = Keys.number("zoom", CameraKeys.zooms, "", "The level (as it is).")

    static let keys = Target()
  }

  /// The keys of a point of the view.
  struct Point: KeyTable {
    let x = Keys.number("x", CameraKeys.degrees, "points", "Points.").required
    let y = Keys.number("y", CameraKeys.degrees, "points", "Points.").required

    static let keys = Point()
  }
}

/// Reads cameras and their changes.
enum CameraReading {
  private static let keys = CameraKeys.keys

  /// Returns the parts of a camera position.
  static func camera(_ reader: JSONObjectReader, _ sketch: SketchMap?) -> CameraEdit {
    let keys = CameraKeys.Position.keys
    var reader = reader
    defer { reader.finish() }
    var edit = CameraEdit()
    edit.target = target(keys.place, &reader, sketch, .optional)
    edit.zoom = keys.zoom(&reader)
    edit.bearing = keys.bearing(&reader)
    edit.viewingAngle = keys.viewingAngle(&reader)
    return edit
  }

  /// Returns the one change of a camera that is there.
  static func change(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> CameraChange? {
    let forms = [
      keys.camera.name, keys.zoomBy.name, keys.zoomTo.name, keys.target.name, keys.bounds.name,
      keys.scroll.name,
    ]
    let given = forms.filter { reader.has($0) }
    guard given.count == 1, let form = given.first else {
      reader.diagnostics.add(
        "the camera changes in one way: \(forms.joined(separator: ", "))",
        at: reader.value
      )
      return nil
    }
    switch form {
    case keys.camera.name:
      return keys.camera(&reader).map { .edit(camera($0, sketch)) }
    case keys.zoomBy.name:
      guard let levels = keys.zoomBy(&reader) else { return nil }
      guard reader.has("x") || reader.has("y") else { return .update(.zoom(by: levels)) }
      return point(&reader).map { .update(.zoom(by: levels, at: $0)) }
    case keys.zoomTo.name:
      return keys.zoomTo(&reader).map { .update(.zoom(to: $0)) }
    case keys.target.name:
      let target = CameraKeys.Target.keys
      guard var inner = keys.target(&reader) else { return nil }
      let place = Self.target(target.place, &inner, sketch, .required)
      let zoom = target.zoom(&inner)
      inner.finish()
      guard let place else { return nil }
      return .update(zoom.map { .setTarget(place, zoom: $0) } ?? .setTarget(place))
    case keys.bounds.name:
      guard let bounds = bounds(&reader) else { return nil }
      let insets = keys.padding(&reader)
      return .update(insets.map { .fit(bounds, insets: $0) } ?? .fit(bounds))
    default:
      guard var inner = keys.scroll(&reader) else { return nil }
      defer { inner.finish() }
      return point(&inner).map { .update(.scroll(byX: $0.x, y: $0.y)) }
    }
  }

  /// Insets: one number for all edges, or each edge.
  static func insets(_ name: String, _ text: String) -> Key<EdgeInsets> {
    let points = SchemaValue.number(-1e9...1e9, "Points; less than 0 is 0.")
    let edges = ["top", "left", "bottom", "right"].map { ($0, points) }
    return Key(name, .either([points, .closed("Points at each edge.", edges)], text)) {
      reader,
      _ in insets(name, &reader)
    }
  }

  private static func insets(_ key: String, _ reader: inout JSONObjectReader) -> EdgeInsets? {
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

  private static func target(
    _ keys: CameraKeys.Place,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?,
    _ presence: JSONObjectReader.Presence
  ) -> Coordinate? {
    if keys.node.isIn(&reader) { return PlaceReading.coordinate(&reader, sketch) }
    guard
      presence == .required || keys.latitude.isIn(&reader) || keys.longitude.isIn(&reader)
    else { return nil }
    let latitude = keys.latitude(&reader, .required)
    let longitude = keys.longitude(&reader, .required)
    return latitude.flatMap { latitude in
      longitude.map { Coordinate(latitude: latitude, longitude: $0) }
    }
  }

  private static func point(_ reader: inout JSONObjectReader) -> ScreenPoint? {
    let x = CameraKeys.Point.keys.x(&reader)
    let y = CameraKeys.Point.keys.y(&reader)
    return x.flatMap { x in y.map { ScreenPoint(x: x, y: $0) } }
  }

  /// Returns bounds written as [[south, west], [north, east]]; they may hold nothing.
  private static func bounds(_ reader: inout JSONObjectReader) -> GeoBounds? {
    keys.bounds(&reader).flatMap { OverlayValue.bounds($0, reader) }
  }
}
