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

/// The places of a scenario, for the SDK to look up.
final class PlaceTable: PlaceResolver {
  private let places: [ScenarioPlace]

  init(_ places: [ScenarioPlace]) { self.places = places }

  func coordinate(ofPlace id: String) -> Coordinate? {
    places.first { $0.id == id }?.coordinate
  }
}
