import CanonicalJSON
import Geodesy
import RoadNetwork

/// Reads the `places` section: where named places are.
enum PlacesSection {
  static func read(_ reader: inout JSONObjectReader, into scenario: inout Scenario) {
    for var entry in reader.objects("places") ?? [] {
      let id = entry.string("id", .required)
      let coordinate = PlaceReading.coordinate(&entry, scenario.sketch)
      entry.finish()
      guard let id, let coordinate else { continue }
      if id.isEmpty { entry.report("a place needs an id that is not empty", at: "id") }
      if scenario.places.contains(where: { $0.id == id }) {
        entry.report("there is a place '\(id)' already", at: "id")
      }
      scenario.places.append(ScenarioPlace(id: id, coordinate: coordinate))
    }
  }

  static var schema: SchemaValue {
    .array(
      of: .closed(
        "A place that waypoints name by its ID.",
        required: ["id"],
        [
          ("id", .string("What waypoints call it.")),
          ("lat", .number(-90...90, "Degrees.")),
          ("lon", .number(-180...180, "Degrees.")),
          ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
        ]
      ),
      "Where the places are that waypoints name by an ID."
    )
  }
}
