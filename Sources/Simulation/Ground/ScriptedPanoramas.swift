import Geodesy
import Navigation
import ScenarioLanguage

/// Knows the panoramas of a scenario.
final class ScriptedPanoramas: PanoramaSource {
  private let setup: VenueSetup
  private let scheduler: any Scheduling

  init(_ setup: VenueSetup, scheduler: any Scheduling) {
    self.setup = setup
    self.scheduler = scheduler
  }

  func find(
    _ query: PanoramaQuery,
    completion: @escaping (Result<Panorama, PanoramaError>) -> Void
  ) {
    let found = panorama(query)
    scheduler.schedule(afterNanoseconds: setup.panoramaLatencyNanoseconds, as: .answer) {
      completion(found.map { .success($0) } ?? .failure(.notFound))
    }
  }

  subscript(id: String) -> Panorama? { setup.panoramas.first { $0.id == id } }

  private func panorama(_ query: PanoramaQuery) -> Panorama? {
    switch query {
    case .id(let id): return self[id]
    case .near(let place, let radius):
      let near = setup.panoramas.map { ($0, $0.coordinate.distance(to: place)) }
        .filter { $0.1 <= radius }
      return near.min { $0.1 < $1.1 }?.0
    }
  }
}
