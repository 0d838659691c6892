import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

@Suite struct SearchModelTests {
  private let maps: KarlsMaps
  private let context: NavigationContext

  init() throws {
    maps = try KarlsMaps()
    let scheduler = TestScheduler()
    context = NavigationContext(
      provider: .custom(ScriptedProvider(scheduler, [])),
      scheduler: scheduler,
      maps: maps.catalog
    )
    context.search.observer = maps.log
  }

  @Test("A context has one model, one service and one geocoder")
  func identity() {
    #expect(context.searchModel === context.searchModel)
    #expect(context.search === context.search && context.geocoder === context.geocoder)
    #expect(SearchModel.defaultKind == .townByNameSorted)
  }

  @Test("Each search replaces its own list and leaves the others")
  func ownList() {
    let model = context.searchModel
    model.searchTown("karls", countryCode: 0)
    #expect(model.count(.townByName) == 4 && model.count(.townByNameSorted) == 4)
    let town = model.result(at: 0, .townByName)
    model.searchStreet("ka", in: town)
    let street = model.result(at: 0, .streetByName)
    model.searchHouseNumber("", in: town, on: street)
    #expect(model.count(.streetByName) == 2 && model.count(.houseNumber) == 4)
    model.searchTown("lang", countryCode: 276)
    #expect(model.towns.map(\.name) == ["Langental"])
    #expect(model.count(.streetByName) == 2 && model.count(.houseNumber) == 4)
    model.resetStreets()
    #expect(model.count(.streetByName) == 0 && model.count(.houseNumber) == 4)
    model.resetHouseNumbers()
    model.resetTowns()
    #expect(model.count(.houseNumber) == 0 && model.count(.townByName) == 0)
  }

  @Test("Kinds without a list count the towns and have no results")
  func otherKinds() {
    let model = context.searchModel
    model.searchTown("karls", countryCode: 0)
    for kind in [SearchKind.crossing, .postcode, .poiAroundPosition, .poiGlobal] {
      #expect(model.count(kind) == 4 && model.result(at: 0, kind) == nil)
    }
    #expect(model.result(at: 4, .townByName) == nil && model.result(at: -1, .townByName) == nil)
  }

  @Test("An error is swallowed, empties the list, and is told to the observer")
  func errors() {
    let model = context.searchModel
    model.searchTown("karls", countryCode: 0)
    model.searchStreet("", in: model.result(at: 0, .townByName))
    #expect(model.count(.streetByName) == 4)
    _ = maps.log.take()
    model.searchStreet("", in: nil)
    model.searchHouseNumber("", in: nil, on: nil)
    model.searchTown("karls", countryCode: 12_345)
    #expect(model.count(.streetByName) == 0 && model.result(at: 0, .streetByName) == nil)
    #expect(model.count(.townByName) == 0)
    #expect(
      maps.log.take() == [
        "searchStreets failed: missingTown", "searchHouseNumbers failed: missingTown",
        "searchTowns failed: unknownCountryCode 12345",
      ]
    )
  }

  @Test("The lists hold 500 towns, 500 streets and 20 house numbers")
  func limits() throws {
    let towns = (0..<600).map { index in
      DrawnTowns.Town(
        name: "Ort \(index)",
        category: "village",
        size: index,
        latitude: Double(index) / 10,
        longitude: 0
      )
    }
    maps.germany.towns = towns
    maps.germany.streets = (0..<600).map { DrawnTowns.Street(name: "Weg \($0)", town: 599) }
    maps.germany.streets[0].houses = (1...30).map { "\($0)" }
    let model = context.searchModel
    model.searchTown("ort", countryCode: 0)
    #expect(model.count(.townByName) == 500)
    let town = try #require(model.result(at: 0, .townByName))
    model.searchStreet("weg", in: town)
    #expect(town.name == "Ort 599" && model.count(.streetByName) == 500)
    model.searchHouseNumber("", in: town, on: model.result(at: 0, .streetByName))
    #expect(model.count(.houseNumber) == 20)
  }
}
