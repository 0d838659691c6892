import CanonicalJSON
package import Geodesy
import Navigation
import RoadNetwork

/// The section `places`: where named places are.
enum PlacesSection {
  private struct Table: KeyTable {
    let id = Keys.text("id", "What waypoints call it.").required
    let place = PlaceKeys()
  }

  private static let keys = Table()

  static let list = Keys.objects(
    "places",
    of: keys.schema("A place that waypoints name by its ID."),
    "Where the places are that waypoints name by an ID."
  )

  static func read(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> [ScenarioPlace] {
    var places: [ScenarioPlace] = []
    for var entry in list(&reader) ?? [] {
      let id = keys.id(&entry)
      let coordinate = PlaceReading.coordinate(&entry, sketch)
      entry.finish()
      guard let id, let coordinate else { continue }
      if id.isEmpty { entry.report("a place needs an id that is not empty", at: keys.id.name) }
      if places.contains(where: { $0.id == id }) {
        entry.report("there is a place '\(id)' already", at: keys.id.name)
      }
      places.append(ScenarioPlace(id: id, coordinate: coordinate))
    }
    return places
  }
}

/// A place that waypoints name by its ID.
package struct ScenarioPlace: Hashable, Sendable {
  /// What waypoints name it by; no two places of a scenario have one.
  package var id: String
  /// Where it is.
  package var coordinate: Coordinate

  /// Creates a place.
  package init(id: String, coordinate: Coordinate) {
    self.id = id
    self.coordinate = coordinate
  }
}
