import Geodesy
import Navigation
import ScenarioLanguage

/// The places of a scenario, for the SDK to look up.
final class PlaceTable: PlaceResolver {
  private let places: [ScenarioPlace]

  init(_ places: [ScenarioPlace]) { self.places = places }

  func coordinate(ofPlace id: String) -> Coordinate? {
    places.first { $0.id == id }?.coordinate
  }
}
