import Geodesy
import Navigation
import Testing

@Suite struct PlaceSearchTests {
  private let maps: KarlsMaps

  init() throws { maps = try KarlsMaps() }

  private func postcodes(
    _ text: String,
    merged: Bool = false,
    majorOnly: Bool = false,
    byHouse: Bool = false,
    limit: Int = 100
  ) throws -> PostcodeResults {
    try maps.service.postcodes(
      matching: SearchRequest(text, kind: .postcode),
      limit: limit,
      mergingSameNames: merged,
      majorOnly: majorOnly,
      distinctHouseNumbers: byHouse
    )
  }

  @Test("A postcode of one town is not ambiguous, one that two share is")
  func ambiguity() throws {
    let one = try postcodes("76131")
    #expect(one.results.map(\.name) == ["Karlsruhe"] && !one.isAmbiguous)
    let two = try postcodes("76307")
    #expect(two.results.map(\.name) == ["Karlsbad", "Langental"] && two.isAmbiguous)
    let major = try postcodes("76307", majorOnly: true)
    #expect(major.results.map(\.name) == ["Karlsbad"] && major.isAmbiguous)
    let none = try postcodes("99")
    #expect(none.results.isEmpty && !none.isAmbiguous)
    #expect(try postcodes("76307", limit: 1).isAmbiguous)
  }

  @Test("Merged, a town with several postcodes comes once and stands for all of it")
  func merging() throws {
    let each = try postcodes("7613")
    #expect(each.results.map(\.postcode) == ["76131", "76133"] && !each.isAmbiguous)
    let merged = try postcodes("7613", merged: true)
    #expect(merged.results.map(\.name) == ["Karlsruhe"])
    #expect(merged.results[0].postcode == nil && merged.results[0].type == .townByName)
  }

  @Test("By house number each range comes by itself, by street and postcode")
  func ranges() throws {
    let found = try postcodes("7613", byHouse: true).results
    #expect(found.map(\.name) == ["Am Stadtgarten 3–3", "Kaiserstraße 1–20", "Kaiserstraße 1–20"])
    #expect(found.map(\.postcode) == ["76131", "76131", "76133"])
    #expect(found.allSatisfy { $0.type == .houseNumber && $0.category == nil })
  }

  private func places(
    _ text: String,
    near: Coordinate? = nil,
    _ kind: SearchKind,
    layer: String? = nil,
    limit: Int = 100
  ) throws -> SearchResults {
    let request = SearchRequest(text, near: near, countryCode: 0, kind: kind)
    return try maps.service.pointsOfInterest(matching: request, layer: layer, limit: limit)
  }

  @Test("Points of interest are found in every map, open or not, each once")
  func allMaps() throws {
    let maps = try KarlsMaps(open: nil)
    let request = SearchRequest("", kind: .poiGlobal)
    let found = try maps.service.pointsOfInterest(matching: request, limit: 100)
    #expect(found.map(\.name) == ["Autohof", "Café am Schloss", "Café Wald"])
    #expect(found.map(\.mapID) == [0, 0, 2])
    #expect(found.allSatisfy { $0.distance == 0 && $0.type == .poiGlobal })
    #expect(throws: SearchError.noMap) {
      let towns = SearchRequest("", kind: .townByName)
      _ = try maps.service.towns(matching: towns, limit: 9)
    }
  }

  @Test("Around a position the nearest come first, within the radius; globally it is not looked at")
  func around() throws {
    let place = Coordinate(latitude: 49.01, longitude: 8.43)
    let found = try places("", near: place, .poiAroundPosition)
    #expect(found.map(\.name) == ["Autohof", "Café am Schloss"])
    #expect(found[0].distance.map { $0 < found[1].distance ?? 0 } == true)
    let global = try places("", near: place, .poiGlobal)
    #expect(global.count == 3 && global.allSatisfy { $0.distance == 0 })
    let wien = Coordinate(latitude: 48.3, longitude: 15.6)
    #expect(try places("caf", near: wien, .poiAroundPosition).map(\.name) == ["Café Wald"])
  }

  @Test("A layer and a limit are kept; a layer that nobody knows is empty")
  func layers() throws {
    #expect(try places("", .poiGlobal, layer: "cafe").count == 2)
    #expect(try places("", .poiGlobal, layer: "moon").isEmpty)
    #expect(try places("", .poiGlobal, limit: 1).map(\.name) == ["Autohof"])
    #expect(throws: SearchError.kindMismatch(.townByName)) { try places("", .townByName) }
    #expect(throws: SearchError.invalidLimit(0)) { try places("", .poiGlobal, limit: 0) }
  }

  @Test("A text that means nothing is no address; a place far from all has none")
  func geocoding() throws {
    #expect(try maps.service.geocode("Karlsbad").map(\.name) == ["Karlsbad"])
    #expect(throws: SearchError.noAddressFound) { try maps.service.geocode("Atlantis") }
    #expect(throws: SearchError.invalidLimit(0)) {
      try maps.service.geocode("Karlsbad", limit: 0)
    }
    let near = Coordinate(latitude: 49.01, longitude: 8.41)
    #expect(try maps.service.reverseGeocode(near).name == "Karlsruhe")
    let sea = Coordinate(latitude: 0, longitude: -30)
    #expect(throws: SearchError.noAddressFound) { try maps.service.reverseGeocode(sea) }
    let nowhere = Coordinate(latitude: 95, longitude: 0)
    #expect(throws: SearchError.invalidCoordinate) { try maps.service.reverseGeocode(nowhere) }
  }
}
