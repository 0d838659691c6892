import CanonicalJSON
import Navigation

extension OverlayCall {
  static var schema: [(String, SchemaValue)] {
    let degrees = SchemaValue.number(OverlayValue.wideDegrees, "Degrees.")
    let place = SchemaValue.array(of: degrees, "Latitude and longitude.", count: 2...2)
    let path = SchemaValue.array(of: place, "Places.")
    let anchor = SchemaValue.array(
      of: .number(-100...100, "A share of the width or height."),
      "A point of the image, from its upper left corner: [0.5, 1] is in the middle below.",
      count: 2...2
    )
    return [
      ("map", .string("The display that is meant (\"main\").")),
      ("overlay", .string("The scenario's name of an overlay.")),
      ("as", .string("The name of what the call makes.")),
      (
        "kind",
        .choice(
          OverlayKind.allCases.map(\.rawValue),
          "For addOverlay; without it, one made before."
        )
      ),
      ("x", .number(-100_000...100_000, "Points from the left of the view, for touches.")),
      ("y", .number(-100_000...100_000, "Points from the top of the view, for touches.")),
      ("phase", .choice(DragPhase.allCases.map(\.rawValue), "What part of a drag (whole).")),
      ("through", .array(of: place, "The places that a drag leads through.")),
      ("handlesMarkerTaps", .boolean("For mapDelegateAnswers, from then on.")),
      ("infoWindow", .string("For mapDelegateAnswers: the view shown as an info window.")),
      (
        "handlesMyLocationButton",
        .boolean("For mapDelegateAnswers: whether the button of the position is handled.")
      ),
      ("infoContents", .string("For mapDelegateAnswers: the view shown inside of one.")),
      ("zoomLevel", .number(-100...100, "At which a ground overlay has its icon's size.")),
      ("title", optional("string", "Of an overlay; null is none.")),
      ("snippet", optional("string", "Of a marker; null is none.")),
      ("path", .array(of: place, "Of a polyline or polygon.")),
      ("holes", .array(of: path, "Of a polygon.")),
      ("radius", .number(-1e9...1e9, "Metres.")),
      ("bounds", .array(of: place, "[[south, west], [north, east]].", count: 2...2)),
      ("icon", icon),
      ("iconView", optional("string", "Of a marker; null is none.")),
      ("anchor", anchor), ("groundAnchor", anchor), ("infoWindowAnchor", anchor),
      ("strokeWidth", .number(-1e9...1e9, "Points.")),
      ("strokeColor", optional("string", "A name, or # and digits; null is none.")),
      ("fillColor", optional("string", "A name, or # and digits; null is none.")),
      ("spans", .array(of: span, "Of a polyline, from its start.")),
      ("geodesic", .boolean("Whether segments are great circles.")),
      ("rotation", .number(-1e9...1e9, "Degrees clockwise, of a marker.")),
      ("bearing", .number(-1e9...1e9, "Degrees clockwise from north.")),
      ("opacity", .number(-1e9...1e9, "From 0 to 1.")),
      ("flat", .boolean("Whether a marker lies on the ground.")),
      ("draggable", .boolean("Whether a marker can be dragged.")),
      (
        "appearAnimation",
        .choice(Marker.AppearAnimation.allCases.map(\.rawValue), "Of a marker.")
      ),
      ("tracksViewChanges", .boolean("Of a marker.")),
      ("tracksInfoWindowChanges", .boolean("Of a marker.")),
      ("userData", optional("string", "Of a marker; null is none.")),
      ("tappable", .boolean("Whether taps hit an overlay.")),
      ("zIndex", .number(-1_000_000...1_000_000, "Which is above which.", isWhole: true)),
    ]
  }

  private static func optional(_ type: String, _ description: String) -> SchemaValue {
    .object([("type", .list([.text(type), "null"])), ("description", .text(description))])
  }

  private static var icon: SchemaValue {
    let image = SchemaValue.closed(
      "An image.",
      required: ["name"],
      [
        ("name", .string("What it is called.")),
        ("width", .number(0...100_000, "Points.")), ("height", .number(0...100_000, "Points.")),
        ("tint", .string("What it is coloured with.")),
      ]
    )
    return .either(
      [.string("A name."), image, .object([("type", "null")])],
      "What is drawn, as large as the standard pin if nothing else is said."
    )
  }

  private static var span: SchemaValue {
    .closed(
      "A style over segments.",
      [
        ("color", .string("One colour.")),
        ("from", .string("The colour at the start of a gradient.")),
        ("to", .string("The colour at its end.")),
        ("segments", .number(-1e6...1e6, "How many (1).")),
      ]
    )
  }
}
