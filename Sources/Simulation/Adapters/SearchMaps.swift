import AddressIndex
import Geodesy
import Navigation
import RoadNetwork
import ScenarioLanguage

/// Makes the catalogue of a scenario's maps; address data are read when they are first searched.
final class SearchMaps {
  /// What was wrong with a map that was needed; apart, because the catalogue keeps it too.
  private final class Problem { var error: MapError? }

  let catalog: MapCatalog
  private let problem = Problem()

  init(_ scenario: Scenario) {
    let own = scenario.map == nil ? [] : [SearchSetup.Map(path: nil, name: "map")]
    let problem = problem
    catalog = MapCatalog(
      (scenario.search.maps ?? own).map { map in
        SearchMap(
          name: map.name,
          countries: map.countries,
          detailLevel: map.detailLevel,
          backend: Self.backend(map, scenario.map, problem)
        )
      }
    )
    if let open = scenario.search.open { try? catalog.open(open) }
  }

  /// Throws what was wrong with a map that was searched.
  func check() throws(MapError) {
    if let error = problem.error { throw error }
  }

  /// Reads the addresses of a map; without any where that fails, which is told at the end.
  private static func backend(
    _ map: SearchSetup.Map,
    _ own: MapSetup?,
    _ problem: Problem
  ) -> any SearchBackend {
    // A map of one country says what country things lie in that name none.
    let only = map.countries.count == 1 ? map.countries.first : nil
    let country = only.flatMap { Country(code: $0) }.flatMap { CountryCode($0.alpha2) }
    if let setup = map.path.map(MapSetup.file) ?? own {
      do throws(MapError) {
        let index = try AddressIndexStore.index(of: setup, country: country)
        return NetworkSearchBackend(index: index)
      } catch {
        problem.error = problem.error ?? error
      }
    }
    let nothing = AddressIndexBuilder.build(OSMData(nodes: [], ways: [], relations: []))
    return NetworkSearchBackend(index: nothing.index)
  }
}
