import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

extension OverlayCall {
  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> OverlayCall? {
    switch name {
    case "addOverlay": return add(&reader, sketch)
    case "changeOverlay":
      let overlay = reader.string("overlay", .required)
      let edits = OverlayValue.edits(&reader, sketch)
      if edits.isEmpty {
        reader.diagnostics.add("changeOverlay changes nothing", at: reader.value)
      }
      return overlay.map { .change($0, edits) }
    case "removeOverlay": return reader.string("overlay", .required).map { .remove($0) }
    case "copyOverlay":
      let copy = reader.string("as", .required)
      return reader.string("overlay", .required).flatMap { original in
        copy.map { .copy(original, as: $0) }
      }
    case "clearMap": return .clear(map: map(&reader))
    case "tap":
      let map = map(&reader)
      return touch(&reader, sketch).map { .tap($0, map: map) }
    case "longPress":
      let map = map(&reader)
      return touch(&reader, sketch).map { .longPress($0, map: map) }
    case "tapInfoWindow": return .tapInfoWindow(map: map(&reader))
    case "longPressInfoWindow": return .longPressInfoWindow(map: map(&reader))
    case "selectMarker":
      let map = map(&reader)
      return .selectMarker(reader.string("overlay"), map: map)
    case "drag": return drag(&reader)
    case "probe":
      return reader.oneOf("what", probes, .required) == "overlay"
        ? reader.string("overlay", .required).map { .probeOverlay($0) }
        : .probeOverlays(map: map(&reader))
    default: return answers(&reader)
    }
  }

  /// Returns the name of the display.
  static func map(_ reader: inout JSONObjectReader) -> String {
    reader.string("map") ?? mainMap
  }

  /// Returns a place of the map, or a point of its view.
  static func touch(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> Touch? {
    guard reader.has("x") || reader.has("y") else {
      return PlaceReading.coordinate(&reader, sketch).map { .place($0) }
    }
    let x = reader.double("x", .required, in: -100_000...100_000, unit: "points")
    let y = reader.double("y", .required, in: -100_000...100_000, unit: "points")
    return x.flatMap { x in y.map { .point(ScreenPoint(x: x, y: $0)) } }
  }

  private static func add(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> OverlayCall? {
    let map = map(&reader)
    let name = reader.string("overlay", .required)
    let kind = reader.oneOf("kind", OverlayKind.self)
    let zoom = reader.double("zoomLevel", in: -100...100)
    let edits = OverlayValue.edits(&reader, sketch)
    let given = Set(edits.map(\.property))
    let needed: [OverlayProperty] =
      switch kind {
      case .marker: [.position]
      case .polyline, .polygon: [.path]
      case .circle: [.position, .radius]
      case .groundOverlay: zoom == nil ? [.bounds] : [.position, .icon]
      case nil: []
      }
    for property in needed where !given.contains(property) {
      let key = property == .position ? "lat" : property.rawValue
      reader.diagnostics.add("missing key '\(key)'", at: reader.value)
    }
    if let kind, let standard = OverlayStandards.overlay(of: kind) {
      for property in given.sorted(by: { $0.rawValue < $1.rawValue })
      where OverlayValue.of(property, of: standard) == nil {
        let key = property == .position ? "lat" : property.rawValue
        reader.report("a \(kind.rawValue) has no '\(key)'", at: key)
      }
    }
    if kind == nil, !edits.isEmpty, reader.value["kind"] == nil {
      reader.diagnostics.add("missing key 'kind'", at: reader.value)
    }
    return name.map { .add($0, kind, zoomLevel: zoom, edits, map: map) }
  }

  private static func drag(_ reader: inout JSONObjectReader) -> OverlayCall? {
    let map = map(&reader)
    let phase = reader.oneOf("phase", DragPhase.self) ?? .whole
    let begins = phase == .whole || phase == .begin
    let overlay = reader.string("overlay", begins ? .required : .optional)
    let places = reader.value("through").flatMap { OverlayValue.path($0, reader) }?.coordinates
    if (phase == .whole || phase == .move) && places?.isEmpty ?? true {
      reader.diagnostics.add("a drag needs places to go \"through\"", at: reader.value)
    }
    if begins, overlay == nil { return nil }
    return .drag(phase, overlay, through: places ?? [], map: map)
  }

  private static func answers(_ reader: inout JSONObjectReader) -> OverlayCall? {
    var answers = MapAnswers()
    answers.handlesMarkerTaps = reader.bool("handlesMarkerTaps") ?? false
    answers.infoWindow = reader.string("infoWindow")
    answers.infoContents = reader.string("infoContents")
    answers.handlesMyLocationButton = reader.bool("handlesMyLocationButton") ?? false
    return .answers(answers)
  }
}
