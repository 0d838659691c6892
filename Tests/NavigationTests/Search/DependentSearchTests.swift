import Geodesy
import Testing

@testable import Navigation

@Suite struct DependentSearchTests {
  private let maps: KarlsMaps
  private let karlsruhe: SearchResult
  private let karlstadt: SearchResult

  init() throws {
    maps = try KarlsMaps()
    let request = SearchRequest("karls", kind: .townByNameSorted)
    let towns = try maps.service.towns(matching: request, limit: 9, mergingSameNames: true)
    (karlsruhe, karlstadt) = (towns[0], towns[1])
    _ = maps.log.take()
  }

  private func streets(_ text: String, in town: SearchResult?) throws -> SearchResults {
    let request = SearchRequest(text, kind: .streetByName)
    return try maps.service.streets(matching: request, limit: 100, in: town)
  }

  private func numbers(
    _ text: String,
    in town: SearchResult?,
    on street: SearchResult?
  ) throws -> SearchResults {
    let request = SearchRequest(text, kind: .houseNumber)
    return try maps.service.houseNumbers(matching: request, limit: 20, in: town, on: street)
  }

  @Test("A street needs a town, and is one of that town")
  func town() throws {
    #expect(throws: SearchError.missingTown) { try streets("ka", in: nil) }
    #expect(try streets("ka", in: karlsruhe).map(\.name) == ["Kaiserstraße", "Karlstraße"])
    #expect(try streets("stadt", in: karlsruhe).map(\.name) == ["Am Stadtgarten"])
    #expect(try streets("", in: karlstadt).map(\.name) == ["Hauptstraße"])
    let street = try streets("ka", in: karlsruhe)[0]
    #expect(throws: SearchError.kindMismatch(.streetByName)) { try streets("ka", in: street) }
  }

  @Test("A postcode is as good as a town, and finds the streets of its part alone")
  func postcode() throws {
    let request = SearchRequest("76131", kind: .postcode)
    let part = try maps.service.postcodes(matching: request, limit: 9).results[0]
    #expect(part.name == "Karlsruhe" && part.postcode == "76131" && part.type == .postcode)
    #expect(try streets("", in: part).map(\.name) == ["Am Stadtgarten", "Kaiserstraße"])
    let street = try streets("kai", in: part)[0]
    #expect(try numbers("2", in: part, on: street).map(\.name) == ["2", "2a", "20"])
  }

  @Test("A house number needs a town and a street of it")
  func houseNumber() throws {
    let street = try streets("kaiser", in: karlsruhe)[0]
    #expect(throws: SearchError.missingTown) { try numbers("2", in: nil, on: street) }
    #expect(throws: SearchError.missingTown) { try numbers("2", in: nil, on: nil) }
    #expect(throws: SearchError.missingStreet) { try numbers("2", in: karlsruhe, on: nil) }
    #expect(throws: SearchError.streetNotInTown("Kaiserstraße")) {
      try numbers("2", in: karlstadt, on: street)
    }
    #expect(throws: SearchError.kindMismatch(.townByName)) {
      try numbers("2", in: karlsruhe, on: karlstadt)
    }
    let found = try numbers("2", in: karlsruhe, on: street)
    #expect(found.map(\.name) == ["2", "2a", "20"])
    #expect(found.allSatisfy { $0.category == nil && $0.type == .houseNumber })
  }

  @Test("A crossing needs a street, and is named after the other")
  func crossing() throws {
    let request = SearchRequest("", kind: .crossing)
    #expect(throws: SearchError.missingStreet) {
      try maps.service.crossings(matching: request, limit: 9, on: nil)
    }
    let street = try streets("kaiser", in: karlsruhe)[0]
    let found = try maps.service.crossings(matching: request, limit: 9, on: street)
    #expect(found.map(\.name) == ["Am Stadtgarten", "Karlstraße"])
    #expect(found.allSatisfy { $0.kind == .crossing && $0.type == .crossing })
    #expect(throws: SearchError.kindMismatch(.streetByName)) {
      let wrong = SearchRequest("", kind: .streetByName)
      _ = try maps.service.crossings(matching: wrong, limit: 9, on: street)
    }
  }

  @Test("What one map found is of no use in another")
  func otherMap() throws {
    let street = try streets("kaiser", in: karlsruhe)[0]
    try maps.catalog.open(2)
    _ = maps.log.take()
    let error = SearchError.resultFromOtherMap(0)
    #expect(throws: error) { try streets("h", in: karlsruhe) }
    #expect(throws: error) { try numbers("1", in: karlsruhe, on: street) }
    #expect(throws: error) {
      let request = SearchRequest("", kind: .crossing)
      _ = try maps.service.crossings(matching: request, limit: 9, on: street)
    }
    #expect(
      maps.log.take() == [
        "searchStreets failed: resultFromOtherMap 0",
        "searchHouseNumbers failed: resultFromOtherMap 0",
        "searchCrossings failed: resultFromOtherMap 0",
      ]
    )
  }

  @Test("A map of major roads has no other streets and no house numbers, and that is no error")
  func majorRoads() throws {
    try maps.catalog.open(1)
    let request = SearchRequest("karls", kind: .townByName)
    let towns = try maps.service.towns(matching: request, limit: 9, mergingSameNames: true)
    let town = try #require(towns.first)
    let found = try streets("", in: town)
    #expect(found.map(\.name) == ["Kriegsstraße"])
    #expect(try numbers("", in: town, on: found.first).isEmpty)
    #expect(maps.majorRoads.streets[1].houses == ["7"])
  }
}
