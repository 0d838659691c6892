import CanonicalJSON
import Geodesy
import NavigationMap
import RoadNetwork

extension OverlayCall {
  static let keys = Members()

  /// The members of its calls.
  struct Members: KeyTable {
    let map = MapCall.keys.map
    let overlay = Keys.text("overlay", "The scenario's name of an overlay.")
    let copy = Keys.text("as", "The name of what the call makes.")
    let kind = Keys.choice(
      "kind",
      OverlayKind.self,
      "For addOverlay; without it, one made before."
    )
    let touch = TouchKeys.keys
    let phase = Keys.choice("phase", "What part of a drag.", standard: DragPhase.whole)
    let through = Keys.value(
      "through",
      .array(of: OverlayValue.placeShape, "The places that a drag leads through.")
    )
    let handlesMarkerTaps = Keys.flag("handlesMarkerTaps", "For mapDelegateAnswers, from then on.")
    let infoWindow = Keys.text(
      "infoWindow",
      "For mapDelegateAnswers: the view shown as an info window."
    )
    let handlesMyLocationButton = Keys.flag(
      "handlesMyLocationButton",
      "For mapDelegateAnswers: whether the button of the position is handled."
    )
    let infoContents = Keys.text(
      "infoContents",
      "For mapDelegateAnswers: the view shown inside of one."
    )
    let zoomLevel = Keys.number(
      "zoomLevel",
      -100...100,
      "",
      "At which a ground overlay has its icon's size."
    )
    let properties = OverlayPropertyKeys()
  }

  static func read(
    _ name: Name,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> OverlayCall? {
    switch name {
    case .addOverlay: return add(&reader, sketch)
    case .changeOverlay:
      let overlay = keys.overlay(&reader, .required)
      let edits = keys.properties.edits(&reader, sketch)
      if edits.isEmpty {
        reader.diagnostics.add("changeOverlay changes nothing", at: reader.value)
      }
      return overlay.map { .change($0, edits) }
    case .removeOverlay: return keys.overlay(&reader, .required).map { .remove($0) }
    case .copyOverlay:
      let copy = keys.copy(&reader, .required)
      return keys.overlay(&reader, .required).flatMap { original in
        copy.map { .copy(original, as: $0) }
      }
    case .clearMap: return .clear(map: map(&reader))
    case .tap:
      let map = map(&reader)
      return touch(&reader, sketch).map { .tap($0, map: map) }
    case .longPress:
      let map = map(&reader)
      return touch(&reader, sketch).map { .longPress($0, map: map) }
    case .tapInfoWindow: return .tapInfoWindow(map: map(&reader))
    case .longPressInfoWindow: return .longPressInfoWindow(map: map(&reader))
    case .selectMarker:
      let map = map(&reader)
      return .selectMarker(keys.overlay(&reader), map: map)
    case .drag: return drag(&reader)
    case .mapDelegateAnswers: return answers(&reader)
    }
  }

  static func probe(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> OverlayCall? {
    JourneyCall.keys.what(&reader, .required) == "overlay"
      ? keys.overlay(&reader, .required).map { .probeOverlay($0) }
      : .probeOverlays(map: map(&reader))
  }

  /// Returns the name of the display.
  static func map(_ reader: inout JSONObjectReader) -> String {
    keys.map(&reader) ?? mainMap
  }

  /// Returns a place of the map, or a point of its view.
  static func touch(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> Touch? {
    keys.touch.isIn(&reader)
      ? keys.touch.point(&reader).map { .point($0) }
      : PlaceReading.coordinate(&reader, sketch).map { .place($0) }
  }

  private static func add(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> OverlayCall? {
    let map = map(&reader)
    let name = keys.overlay(&reader, .required)
    let kind = keys.kind(&reader)
    let zoom = keys.zoomLevel(&reader)
    let edits = keys.properties.edits(&reader, sketch)
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
    if kind == nil, !edits.isEmpty, reader.value[keys.kind.name] == nil {
      reader.diagnostics.add("missing key 'kind'", at: reader.value)
    }
    return name.map { .add($0, kind, zoomLevel: zoom, edits, map: map) }
  }

  private static func drag(_ reader: inout JSONObjectReader) -> OverlayCall? {
    let map = map(&reader)
    let phase = keys.phase(&reader)
    let begins = phase == .whole || phase == .begin
    let overlay = keys.overlay(&reader, begins ? .required : .optional)
    let places = keys.through(&reader).flatMap { OverlayValue.path($0, reader) }?.coordinates
    if (phase == .whole || phase == .move) && places?.isEmpty ?? true {
      reader.diagnostics.add("a drag needs places to go \"through\"", at: reader.value)
    }
    if begins, overlay == nil { return nil }
    return .drag(phase, overlay, through: places ?? [], map: map)
  }

  private static func answers(_ reader: inout JSONObjectReader) -> OverlayCall? {
    var answers = MapAnswers()
    answers.handlesMarkerTaps = keys.handlesMarkerTaps(&reader) ?? false
    answers.infoWindow = keys.infoWindow(&reader)
    answers.infoContents = keys.infoContents(&reader)
    answers.handlesMyLocationButton = keys.handlesMyLocationButton(&reader) ?? false
    return .answers(answers)
  }
}
