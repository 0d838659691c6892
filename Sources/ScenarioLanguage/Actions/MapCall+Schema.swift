import CanonicalJSON
import Navigation

extension MapCall {
  static var schema: [(String, SchemaValue)] {
    [
      ("map", .string("The display that is meant (\"main\").")),
      ("camera", camera),
      (
        "zoomBy",
        .number(zooms, "Levels, for moveCamera and animateCamera; about x and y if given.")
      ),
      ("zoomTo", .number(zooms, "A level, for moveCamera and animateCamera.")),
      (
        "target",
        .closed(
          "Where the camera aims, for moveCamera and animateCamera.",
          place + [("zoom", .number(zooms, "The level (as it is)."))]
        )
      ),
      (
        "scroll",
        .closed(
          "Points to the right and down, for moveCamera and animateCamera.",
          required: ["x", "y"],
          [("x", .number(numbers, "Points.")), ("y", .number(numbers, "Points."))]
        )
      ),
      (
        "bounds",
        .array(
          of: .array(of: .number(numbers, "Degrees."), "Latitude and longitude.", count: 2...2),
          "[[south, west], [north, east]].",
          count: 2...2
        )
      ),
      (
        "padding",
        CameraReading.insetsSchema("For setMap; with bounds, what stays free around them (64).")
      ),
      ("gesture", words(MapGesture.Kind.self, "What fingers do.")),
      (
        "amount",
        .number(
          numbers,
          "Levels of a zoom gesture; degrees of a rotation, clockwise, and of a tilt."
        )
      ),
      ("dx", .number(numbers, "Points that the fingers move to the right.")),
      ("dy", .number(numbers, "Points that the fingers move down.")),
      ("x", .number(-100_000...100_000, "Points from the left of the view, for touches.")),
      ("y", .number(-100_000...100_000, "Points from the top of the view, for touches.")),
      ("duration", .number(-10...1000, "Seconds of an animation or gesture (0.3).")),
      ("navigation", .boolean("For setMap: whether the navigator controls the map.")),
      ("mapType", words(MapType.self, "For setMap.")),
      ("mapStyle", .string("The name of a style, for setMap.")),
      ("myLocation", .boolean("For setMap: whether the position is drawn.")),
      ("traffic", .boolean("For setMap.")),
      ("buildings", .boolean("For setMap.")),
      ("indoor", .boolean("For setMap.")),
      ("accessibilityElementsHidden", .boolean("For setMap.")),
      ("frameRate", words(MapFrameRate.self, "For setMap.")),
      ("tileRendering", .boolean("For setMap: whether drawn tiles are told.")),
      ("minZoom", .number(zooms, "For setMap.")),
      ("maxZoom", .number(zooms, "For setMap.")),
      ("perspective", words(CameraPerspective.self, "For follow (tilted) and setMap.")),
      (
        "followingZoom",
        .number(zooms, "For setMap; \"max\" leaves it to the perspective.", allowsMax: true)
      ),
      ("cameraMode", words(CameraMode.self, "For setMap.")),
      ("allGestures", .boolean("For setUI: scroll, zoom, tilt and rotate gestures.")),
      (
        "settings",
        .closed(
          "For setUI: switches.",
          UISetting.allCases.map { setting in
            (setting.rawValue, .boolean("(\(setting.isOnByDefault))"))
          }
        )
      ),
      ("mode", words(UIEdit.Mode.self, "For setUI: the light.")),
      ("delegate", .boolean("For setUI: whether somebody hears of the light and the switches.")),
      ("incident", .string("The ID of a traffic incident, for tapIncident.")),
    ]
  }

  private static let numbers = -1e6...1e6
  private static let zooms = -1000.0...1000.0

  private static var place: [(String, SchemaValue)] {
    [
      ("lat", .number(numbers, "Degrees; beyond 85 is clamped.")),
      ("lon", .number(numbers, "Degrees; wrapped.")),
      ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
    ]
  }

  private static var camera: SchemaValue {
    .closed(
      "Parts of a camera position, for setCamera, moveCamera and animateCamera; the rest stays.",
      place + [
        ("zoom", .number(zooms, "The level; clamped.")),
        ("bearing", .number(numbers, "Degrees clockwise from north; wrapped.")),
        ("viewingAngle", .number(numbers, "Degrees from straight down; clamped.")),
      ]
    )
  }

  private static func words<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type,
    _ description: String
  ) -> SchemaValue {
    .choice(type.allCases.map(\.rawValue), description)
  }
}
