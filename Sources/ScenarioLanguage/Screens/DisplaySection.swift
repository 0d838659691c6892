import CanonicalJSON
import Navigation

/// Reads the `displays` section: the maps on screens.
enum DisplaySection {
  static func read(_ reader: inout JSONObjectReader, into scenario: inout Scenario) {
    guard let entries = reader.objects("displays") else { return }
    for var entry in entries {
      let setup = display(&entry, scenario)
      entry.finish()
      guard let setup else { continue }
      if scenario.displays.contains(where: { $0.id == setup.id }) {
        entry.report("a second display \"\(setup.id)\"", at: "id")
      }
      scenario.displays.append(setup)
    }
  }

  private static func display(
    _ reader: inout JSONObjectReader,
    _ scenario: Scenario
  ) -> DisplaySetup? {
    let id = reader.string("id", .required)
    let width = reader.double("width", in: 1...100_000, unit: "points")
    let height = reader.double("height", in: 1...100_000, unit: "points")
    let padding = CameraReading.insets("padding", &reader)
    var camera: CameraPosition?
    if var inner = reader.object("camera") {
      let zoom = inner.double("zoom", .required, in: 0...30)
      let bearing = inner.double("bearing", in: -360...360, unit: "degrees")
      let angle = inner.double("viewingAngle", in: 0...90, unit: "degrees")
      if let place = PlaceReading.coordinate(&inner, scenario.sketch), let zoom {
        camera = CameraPosition(
          target: place,
          zoom: zoom,
          bearing: bearing ?? 0,
          viewingAngle: angle ?? 0
        )
      }
      inner.finish()
    }
    let size = DisplaySetup.main.viewport
    return id.map {
      DisplaySetup(
        id: $0,
        viewport: MapViewport(
          width: width ?? size.width,
          height: height ?? size.height,
          padding: padding ?? .zero
        ),
        camera: camera
      )
    }
  }

  /// Reports calls about displays that there are not.
  static func check(_ reader: inout JSONObjectReader, _ scenario: Scenario) {
    let listed = scenario.displays.map(\.id)
    let known = listed.isEmpty ? [DisplaySetup.main.id] : listed
    guard let actions = reader.value("actions"), actions.kind == .array else { return }
    for action in actions.elements where action.kind == .object {
      guard let value = action["map"], let name = value.string, !known.contains(name),
        let call = action["do"]?.string, !SearchCall.names.contains(call)
      else { continue }
      reader.diagnostics.add(
        "there is no display \"\(name)\"",
        at: value,
        hint: "known: \(known.joined(separator: ", "))"
      )
    }
  }

  static var schema: SchemaValue {
    let camera = SchemaValue.closed(
      "Where the camera is at the start.",
      required: ["zoom"],
      [
        ("lat", .number(-90...90, "Degrees.")), ("lon", .number(-180...180, "Degrees.")),
        ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
        ("zoom", .number(0...30, "The zoom level.")),
        ("bearing", .number(-360...360, "Degrees clockwise from north (0).")),
        ("viewingAngle", .number(0...90, "Degrees from straight down (0).")),
      ]
    )
    let display = SchemaValue.closed(
      "A map on a screen.",
      required: ["id"],
      [
        ("id", .string("What calls name it as \"map\".")),
        ("width", .number(1...100_000, "Points (400).")),
        ("height", .number(1...100_000, "Points (800).")),
        ("padding", CameraReading.insetsSchema("What controls cover at the edges (0).")),
        ("camera", camera),
      ]
    )
    return .array(of: display, "The maps on screens; without this one, \"main\".")
  }
}
