import Navigation
import Testing

@Suite struct MapCatalogTests {
  @Test("Another map is told once, an unknown one leaves the open map")
  func opening() throws {
    let maps = try KarlsMaps(open: nil)
    #expect(maps.catalog.current == nil)
    try maps.catalog.open(0)
    try maps.catalog.open(2)
    try maps.catalog.open(2)
    for id in [9, -1, 3] {
      #expect(throws: SearchError.unknownMap(id)) { try maps.catalog.open(id) }
    }
    #expect(maps.catalog.current == 2)
    let refused = [9, -1, 3].map { "openMap failed: unknownMap \($0)" }
    #expect(maps.log.take() == ["map none to 0", "map 0 to 2"] + refused)
  }

  @Test("Every country of every map is listed with its number; unknown codes are left out")
  func countries() throws {
    let catalog = try KarlsMaps().catalog
    #expect(catalog.available.map(\.countries) == [["DEU"], ["D"], ["AUT", "??"]])
    #expect(catalog.available.map(\.isMajorRoadsOnly) == [false, true, false])
    #expect(catalog.countries.map(\.number) == [276, 276, 40])
    #expect(catalog.countries.map(\.mapID) == [0, 1, 2])
    #expect(catalog.countries.map(\.isMajorRoadsOnly) == [false, true, false])
    #expect(catalog.countries.map(\.name) == ["Germany", "Germany", "Austria"])
  }

  @Test(
    "Codes of every kind become numbers",
    arguments: [("DEU", 276), ("D", 276), ("de", 276), ("A", 40), ("AUT", 40), ("276", 276)]
  )
  func codes(code: String, number: Int) throws {
    #expect(try KarlsMaps().catalog.countryCode(for: code) == number)
  }

  @Test("A code that no country has is refused", arguments: ["", "XXXX", "Ö", "🇩🇪", "1000"])
  func unknownCodes(code: String) throws {
    let maps = try KarlsMaps()
    #expect(throws: SearchError.unknownCountryCode(code)) {
      try maps.catalog.countryCode(for: code)
    }
    #expect(throws: SearchError.unknownCountryCode("D")) {
      try maps.catalog.countryCode(for: "D", as: .alpha3)
    }
  }

  @Test("Address data are made when they are first needed, once")
  func laziness() throws {
    var made = 0
    func make() -> DrawnTowns {
      made += 1
      return DrawnTowns()
    }
    let catalog = MapCatalog([SearchMap(name: "", countries: [], backend: make())])
    let service = SearchService(catalog: catalog)
    try catalog.open(0)
    #expect(made == 0)
    for _ in 0..<2 {
      _ = try service.towns(matching: SearchRequest("", kind: .townByName), limit: 1)
    }
    #expect(made == 1)
  }
}
