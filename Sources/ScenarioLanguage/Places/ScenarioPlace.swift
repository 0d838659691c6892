package import Geodesy
import Navigation

/// A place that waypoints name by its ID.
package struct ScenarioPlace: Hashable, Sendable {
  package var id: String
  package var coordinate: Coordinate

  package init(id: String, coordinate: Coordinate) {
    self.id = id
    self.coordinate = coordinate
  }
}
