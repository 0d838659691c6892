import CanonicalJSON
import Geodesy
import NavigationMap
import RoadNetwork

extension MapCall {
  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> MapCall? {
    if name == "stopControllingMap" { return .stopControlling }
    let given = reader.string("map")
    let map = given ?? mainMap
    switch name {
    case "controlMap": return .control(map: map)
    case "follow":
      return .follow(reader.oneOf("perspective", CameraPerspective.self) ?? .tilted, map: given)
    case "overview": return .overview(map: given)
    case "setCamera":
      return CameraKeys.keys.camera(&reader, .required).map {
        .setCamera(CameraReading.camera($0, sketch), map: map)
      }
    case "moveCamera":
      return CameraReading.change(&reader, sketch).map { .moveCamera($0, map: map) }
    case "animateCamera":
      let seconds = reader.double("duration", in: -10...1000, unit: "s")
      return CameraReading.change(&reader, sketch).map {
        .animateCamera($0, seconds: seconds ?? MapModel.animationDuration, map: map)
      }
    case "setMap": return .set(edit(&reader), map: map)
    case "setUI": return .setUI(uiEdit(&reader), map: map)
    case "gesture": return gesture(&reader).map { .gesture($0, map: map) }
    case "tapMyLocationButton": return .tapMyLocationButton(map: map)
    case "tapRecenterButton": return .tapRecenterButton(map: map)
    case "tapIncident":
      return reader.string("incident", .required).map { .tapIncident($0, map: map) }
    case "startRendering": return .startRendering(map: map)
    case "stopRendering": return .stopRendering(map: map)
    default:
      guard reader.string("what") == "projection" else { return .probe(map: map) }
      return PlaceReading.coordinate(&reader, sketch).map { .probeProjection($0, map: map) }
    }
  }

  private static func edit(_ reader: inout JSONObjectReader) -> MapEdit {
    var edit = MapEdit()
    edit.isNavigationEnabled = reader.bool("navigation")
    edit.mapType = reader.oneOf("mapType", MapType.self)
    edit.mapStyle = reader.string("mapStyle")
    edit.isMyLocationEnabled = reader.bool("myLocation")
    edit.isTrafficEnabled = reader.bool("traffic")
    edit.areBuildingsEnabled = reader.bool("buildings")
    edit.isIndoorEnabled = reader.bool("indoor")
    edit.areAccessibilityElementsHidden = reader.bool("accessibilityElementsHidden")
    edit.frameRate = reader.oneOf("frameRate", MapFrameRate.self)
    edit.tellsTileRendering = reader.bool("tileRendering")
    edit.minimumZoom = reader.double("minZoom", in: -1000...1000)
    edit.maximumZoom = reader.double("maxZoom", in: -1000...1000)
    edit.padding = CameraKeys.keys.padding(&reader)
    edit.perspective = reader.oneOf("perspective", CameraPerspective.self)
    edit.followingZoom = reader.doubleOrMax("followingZoom", in: -1000...1000)
    edit.cameraMode = reader.oneOf("cameraMode", CameraMode.self)
    return edit
  }

  private static func uiEdit(_ reader: inout JSONObjectReader) -> UIEdit {
    var edit = UIEdit()
    edit.allGestures = reader.bool("allGestures")
    if var inner = reader.object("settings") {
      // In the order of the table: that of the keys says nothing.
      for setting in UISetting.allCases {
        guard let isOn = inner.bool(setting.rawValue) else { continue }
        edit.settings.append(UIEdit.Switch(setting: setting, isOn: isOn))
      }
      inner.finish()
    }
    edit.mode = reader.oneOf("mode", UIEdit.Mode.self)
    edit.hasDelegate = reader.bool("delegate")
    return edit
  }

  private static func gesture(_ reader: inout JSONObjectReader) -> MapGesture? {
    let kind = reader.oneOf("gesture", MapGesture.Kind.self, .required)
    let isPan = kind == .pan
    let amount = reader.double("amount", isPan ? .optional : .required, in: -1e6...1e6)
    let dx = reader.double("dx", in: -1e6...1e6, unit: "points")
    let dy = reader.double("dy", in: -1e6...1e6, unit: "points")
    if isPan, dx == nil, dy == nil {
      reader.diagnostics.add("a pan needs \"dx\" or \"dy\"", at: reader.value)
    }
    var point: ScreenPoint?
    if reader.has("x") || reader.has("y") {
      let x = reader.double("x", .required, in: -100_000...100_000, unit: "points")
      let y = reader.double("y", .required, in: -100_000...100_000, unit: "points")
      point = x.flatMap { x in y.map { ScreenPoint(x: x, y: $0) } }
    }
    let seconds = reader.double("duration", in: -10...1000, unit: "s")
    return kind.map {
      MapGesture(
        $0,
        amount: amount ?? 0,
        x: dx ?? 0,
        y: dy ?? 0,
        at: point,
        seconds: seconds ?? 0.3
      )
    }
  }
}
