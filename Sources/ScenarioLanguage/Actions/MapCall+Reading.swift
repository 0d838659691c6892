import CanonicalJSON
import Geodesy
import NavigationMap
import RoadNetwork

extension MapCall {
  static let keys = Members()

  /// The members of its calls.
  struct Members: KeyTable {
    let map = Keys.text("map", "The display that is meant (\"main\").")
    let camera = CameraKeys.keys
    let gesture = Keys.choice("gesture", MapGesture.Kind.self, "What fingers do.")
    let amount = Keys.number(
      "amount",
      numbers,
      "",
      "Levels of a zoom gesture; degrees of a rotation, clockwise, and of a tilt."
    )
    let dx = Keys.number("dx", numbers, "points", "Points that the fingers move to the right.")
    let dy = Keys.number("dy", numbers, "points", "Points that the fingers move down.")
    let touch = TouchKeys.keys
    let duration = Keys.number(
      "duration",
      -10...1000,
      "s",
      "Seconds of an animation or gesture (0.3)."
    )
    let navigation = Keys.flag(
      "navigation",
      "For setMap: whether the navigator controls the map."
    )
    let mapType = Keys.choice("mapType", MapType.self, "For setMap.")
    let mapStyle = Keys.text("mapStyle", "The name of a style, for setMap.")
    let myLocation = Keys.flag("myLocation", "For setMap: whether the position is drawn.")
    let traffic = Keys.flag("traffic", "For setMap.")
    let buildings = Keys.flag("buildings", "For setMap.")
    let indoor = Keys.flag("indoor", "For setMap.")
    let accessibilityElementsHidden = Keys.flag("accessibilityElementsHidden", "For setMap.")
    let frameRate = Keys.choice("frameRate", MapFrameRate.self, "For setMap.")
    let tileRendering = Keys.flag("tileRendering", "For setMap: whether drawn tiles are told.")
    let minZoom = Keys.number("minZoom", CameraKeys.zooms, "", "For setMap.")
    let maxZoom = Keys.number("maxZoom", CameraKeys.zooms, "", "For setMap.")
    let perspective = Keys.choice(
      "perspective",
      CameraPerspective.self,
      "For follow (tilted) and setMap."
    )
    let followingZoom = Keys.number(
      "followingZoom",
      CameraKeys.zooms,
      "",
      "For setMap; \"max\" leaves it to the perspective.",
      allowsMax: true
    )
    let cameraMode = Keys.choice("cameraMode", CameraMode.self, "For setMap.")
    let allGestures = Keys.flag(
      "allGestures",
      "For setUI: scroll, zoom, tilt and rotate gestures."
    )
    let settings = Keys.object(
      "settings",
      .closed("For setUI: switches.", MapCall.switches.map { ($0.key.name, $0.key.shape) })
    )
    let mode = Keys.choice("mode", UIEdit.Mode.self, "For setUI: the light.")
    let delegate = Keys.flag(
      "delegate",
      "For setUI: whether somebody hears of the light and the switches."
    )
    let incident = Keys.text("incident", "The ID of a traffic incident, for tapIncident.")

    private static let numbers = -1e6...1e6
  }

  /// The switches of the user interface, in the order of their table.
  private static let switches: [(setting: UISetting, key: Key<Bool>)] = UISetting.allCases.map {
    ($0, Keys.flag($0.rawValue, "(\($0.isOnByDefault))"))
  }

  static func read(
    _ name: Name,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> MapCall? {
    if name == .stopControllingMap { return .stopControlling }
    let given = keys.map(&reader)
    let map = given ?? mainMap
    switch name {
    case .controlMap: return .control(map: map)
    case .follow:
      return .follow(keys.perspective(&reader) ?? .tilted, map: given)
    case .overview: return .overview(map: given)
    case .setCamera:
      return keys.camera.camera(&reader, .required).map {
        .setCamera(CameraReading.camera($0, sketch), map: map)
      }
    case .moveCamera:
      return CameraReading.change(&reader, sketch).map { .moveCamera($0, map: map) }
    case .animateCamera:
      let seconds = keys.duration(&reader)
      return CameraReading.change(&reader, sketch).map {
        .animateCamera($0, seconds: seconds ?? MapModel.animationDuration, map: map)
      }
    case .setMap: return .set(edit(&reader), map: map)
    case .setUI: return .setUI(uiEdit(&reader), map: map)
    case .gesture: return gesture(&reader).map { .gesture($0, map: map) }
    case .tapMyLocationButton: return .tapMyLocationButton(map: map)
    case .tapRecenterButton: return .tapRecenterButton(map: map)
    case .tapIncident:
      return keys.incident(&reader, .required).map { .tapIncident($0, map: map) }
    case .startRendering: return .startRendering(map: map)
    case .stopRendering: return .stopRendering(map: map)
    case .stopControllingMap: return .stopControlling
    }
  }

  static func probe(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> MapCall? {
    let map = keys.map(&reader) ?? mainMap
    guard JourneyCall.keys.what(&reader) == "projection" else { return .probe(map: map) }
    return PlaceReading.coordinate(&reader, sketch).map { .probeProjection($0, map: map) }
  }

  private static func edit(_ reader: inout JSONObjectReader) -> MapEdit {
    var edit = MapEdit()
    edit.isNavigationEnabled = keys.navigation(&reader)
    edit.mapType = keys.mapType(&reader)
    edit.mapStyle = keys.mapStyle(&reader)
    edit.isMyLocationEnabled = keys.myLocation(&reader)
    edit.isTrafficEnabled = keys.traffic(&reader)
    edit.areBuildingsEnabled = keys.buildings(&reader)
    edit.isIndoorEnabled = keys.indoor(&reader)
    edit.areAccessibilityElementsHidden = keys.accessibilityElementsHidden(&reader)
    edit.frameRate = keys.frameRate(&reader)
    edit.tellsTileRendering = keys.tileRendering(&reader)
    edit.minimumZoom = keys.minZoom(&reader)
    edit.maximumZoom = keys.maxZoom(&reader)
    edit.padding = keys.camera.padding(&reader)
    edit.perspective = keys.perspective(&reader)
    edit.followingZoom = keys.followingZoom(&reader)
    edit.cameraMode = keys.cameraMode(&reader)
    return edit
  }

  private static func uiEdit(_ reader: inout JSONObjectReader) -> UIEdit {
    var edit = UIEdit()
    edit.allGestures = keys.allGestures(&reader)
    if var inner = keys.settings(&reader) {
      // In the order of the table: that of the keys says nothing.
      for (setting, key) in switches {
        guard let isOn = key(&inner) else { continue }
        edit.settings.append(UIEdit.Switch(setting: setting, isOn: isOn))
      }
      inner.finish()
    }
    edit.mode = keys.mode(&reader)
    edit.hasDelegate = keys.delegate(&reader)
    return edit
  }

  private static func gesture(_ reader: inout JSONObjectReader) -> MapGesture? {
    let kind = keys.gesture(&reader, .required)
    let isPan = kind == .pan
    let amount = keys.amount(&reader, isPan ? .optional : .required)
    let dx = keys.dx(&reader)
    let dy = keys.dy(&reader)
    if isPan, dx == nil, dy == nil {
      reader.diagnostics.add("a pan needs \"dx\" or \"dy\"", at: reader.value)
    }
    let point = keys.touch.isIn(&reader) ? keys.touch.point(&reader) : nil
    let seconds = keys.duration(&reader)
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

/// The members of a point of a view that is touched.
struct TouchKeys: KeyTable {
  let x = Keys.number(
    "x",
    -100_000...100_000,
    "points",
    "Points from the left of the view, for touches."
  )
  let y = Keys.number(
    "y",
    -100_000...100_000,
    "points",
    "Points from the top of the view, for touches."
  )

  static let keys = TouchKeys()

  /// Whether a call names a point.
  func isIn(_ reader: inout JSONObjectReader) -> Bool { x.isIn(&reader) || y.isIn(&reader) }

  /// Returns the point; nil where half of it is missing or wrong, which is reported.
  func point(_ reader: inout JSONObjectReader) -> ScreenPoint? {
    let x = x(&reader, .required)
    let y = y(&reader, .required)
    return x.flatMap { x in y.map { ScreenPoint(x: x, y: $0) } }
  }
}
