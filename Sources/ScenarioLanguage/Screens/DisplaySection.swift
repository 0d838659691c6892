import CanonicalJSON
package import NavigationMap
import RoadNetwork

/// The section `displays`: the maps on screens.
enum DisplaySection {
  private struct Camera: KeyTable {
    let place = PlaceKeys()
    let zoom = Keys.number("zoom", 0...30, "", "The zoom level.").required
    let bearing = Keys.number(
      "bearing",
      -360...360,
      "degrees",
      "Degrees clockwise from north.",
      standard: 0
    )
    let viewingAngle = Keys.number(
      "viewingAngle",
      0...90,
      "degrees",
      "Degrees from straight down.",
      standard: 0
    )
  }

  private struct Table: KeyTable {
    let id = Keys.text("id", "What calls name it as \"map\".").required
    let width = Keys.number(
      "width",
      1...100_000,
      "points",
      "Points.",
      standard: DisplaySetup.main.viewport.width
    )
    let height = Keys.number(
      "height",
      1...100_000,
      "points",
      "Points.",
      standard: DisplaySetup.main.viewport.height
    )
    let padding = CameraReading.insets("padding", "What controls cover at the edges (0).")
    let camera = Keys.object(
      "camera",
      DisplaySection.camera.schema("Where the camera is at the start.")
    )
  }

  private static let camera = Camera()
  private static let keys = Table()

  static let list = Keys.objects(
    "displays",
    of: keys.schema("A map on a screen."),
    "The maps on screens; without this one, \"main\"."
  )

  static func read(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> [DisplaySetup] {
    var displays: [DisplaySetup] = []
    for var entry in list(&reader) ?? [] {
      let setup = display(&entry, sketch)
      entry.finish()
      guard let setup else { continue }
      if displays.contains(where: { $0.id == setup.id }) {
        entry.report("a second display \"\(setup.id)\"", at: keys.id.name)
      }
      displays.append(setup)
    }
    return displays
  }

  private static func display(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> DisplaySetup? {
    let id = keys.id(&reader)
    let width = keys.width(&reader)
    let height = keys.height(&reader)
    let padding = keys.padding(&reader)
    var position: CameraPosition?
    if var inner = keys.camera(&reader) {
      let zoom = camera.zoom(&inner)
      let bearing = camera.bearing(&inner)
      let angle = camera.viewingAngle(&inner)
      if let place = PlaceReading.coordinate(&inner, sketch), let zoom {
        position = CameraPosition(
          target: place,
          zoom: zoom,
          bearing: bearing,
          viewingAngle: angle
        )
      }
      inner.finish()
    }
    return id.map {
      DisplaySetup(
        id: $0,
        viewport: MapViewport(width: width, height: height, padding: padding ?? .zero),
        camera: position
      )
    }
  }
}

/// A map on a screen, as a scenario sets it up.
package struct DisplaySetup: Hashable, Sendable {
  /// What calls and records name the map by.
  package var id: String
  /// The size in points and what controls cover at its edges.
  package var viewport: MapViewport
  /// Where its camera is at the start; nil is where that of every map is.
  package var camera: CameraPosition?

  /// The display that there is if the scenario says nothing: 400 by 800 points.
  package static let main = DisplaySetup(
    id: "main",
    viewport: MapViewport(width: 400, height: 800)
  )
}
