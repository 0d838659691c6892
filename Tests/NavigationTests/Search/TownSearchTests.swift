import Geodesy
import Navigation
import Testing

@Suite struct TownSearchTests {
  private let maps: KarlsMaps

  init() throws { maps = try KarlsMaps() }

  private func towns(
    _ text: String,
    _ kind: SearchKind = .townByNameSorted,
    near: Coordinate? = nil,
    cc: Int = 0,
    limit: Int = 100,
    merged: Bool = true
  ) throws -> [String] {
    try maps.service.towns(
      matching: SearchRequest(text, near: near, countryCode: cc, kind: kind),
      limit: limit,
      mergingSameNames: merged
    ).map(\.name)
  }

  @Test("Large towns lead, districts follow, whatever the case", arguments: ["karls", "KARLS"])
  func sorted(text: String) throws {
    let names = try towns(text)
    #expect(names == ["Karlsruhe", "Karlstadt", "Karlsbad", "Karlsruhe-Durlach"])
  }

  @Test("Without merging a town comes once for each postcode; merged, once; the limit counts after")
  func merging() throws {
    let request = SearchRequest("karls", kind: .townByNameSorted)
    let each = try maps.service.towns(matching: request, limit: 100)
    let postcodes: [String?] = each.map(\.postcode)
    #expect(postcodes == ["76131", "76133", "97753", "76307", "76227"])
    #expect(each.map(\.name).filter { $0 == "Karlsruhe" }.count == 2)
    #expect(try towns("karls", limit: 2) == ["Karlsruhe", "Karlstadt"])
    #expect(try towns("karls", limit: 2, merged: false) == ["Karlsruhe", "Karlsruhe"])
    let whole = try maps.service.towns(matching: request, limit: 1, mergingSameNames: true)
    #expect(whole[0].postcode == nil)
  }

  @Test("Entries of one town are merged, towns of one name far apart are not")
  func sameNames() throws {
    maps.germany.towns += [
      .init(name: "Neustadt", category: "town", size: 9, latitude: 49.3, longitude: 8.1),
      .init(name: "NEUSTADT", category: "town", size: 8, latitude: 49.31, longitude: 8.1),
      .init(name: "Neustadt", category: "town", size: 7, latitude: 51.0, longitude: 14.2),
      .init(
        name: "Neustadt",
        category: "town",
        size: 6,
        latitude: 49.3,
        longitude: 8.1,
        country: 40
      ),
    ]
    let request = SearchRequest("neu", kind: .townByNameSorted)
    let found = try maps.service.towns(matching: request, limit: 3, mergingSameNames: true)
    #expect(found.map(\.size) == [9, 7, 6])
  }

  @Test("A country is a filter, 0 is none; one that nobody has is refused")
  func countries() throws {
    maps.germany.towns.append(
      .init(
        name: "Karlstein",
        category: "town",
        size: 5,
        latitude: 48.8,
        longitude: 15.3,
        country: 40
      )
    )
    #expect(try towns("karlst") == ["Karlstadt", "Karlstein"])
    #expect(try towns("karlst", cc: 276) == ["Karlstadt"])
    #expect(try towns("karlst", cc: 40) == ["Karlstein"])
    #expect(try towns("karlst", cc: 756).isEmpty)
    for cc in [12_345, -276, 1000] {
      #expect(throws: SearchError.unknownCountryCode("\(cc)")) { try towns("karlst", cc: cc) }
    }
  }

  @Test("Near a position only what lies within the radius comes, the nearest first")
  func near() throws {
    let durlach = Coordinate(latitude: 48.999, longitude: 8.4705)
    let names = ["Karlsruhe-Durlach", "Karlsruhe", "Karlsbad"]
    #expect(try towns("karls", near: durlach) == names)
    #expect(try towns("karls", .townByName, near: durlach) == names)
    maps.service.radius = 6_000
    #expect(try towns("karls", near: durlach) == ["Karlsruhe-Durlach", "Karlsruhe"])
    maps.service.radius = -1
    #expect(maps.service.radius == SearchService.defaultRadius)
    let request = SearchRequest("karls", near: durlach, countryCode: 0, kind: .townByName)
    let found = try maps.service.towns(matching: request, limit: 2, mergingSameNames: true)
    #expect(found[0].distance == 0 && (found[1].distance ?? 0) > 4_000)
    let byName = try towns("karls", .townByName)
    #expect(byName == ["Karlsbad", "Karlsruhe", "Karlsruhe-Durlach", "Karlstadt"])
  }

  @Test("Nothing found is no error; a result tells kind, type, country, category and position")
  func results() throws {
    #expect(try towns("xyz").isEmpty)
    let request = SearchRequest("karlsr", kind: .townByNameSorted)
    let found = try maps.service.towns(matching: request, limit: 1, mergingSameNames: true)
    #expect(found.size == 1 && found.result(at: 1) == nil && found.result(at: -1) == nil)
    let town = found[0]
    #expect(town.kind == .townByNameSorted && town.type == .townByName)
    #expect(town.countryCode == 276 && town.category == "city" && town.mapID == 0)
    #expect(town.geoPosition == GeoDecimal(latitude: 4_900_940, longitude: 840_440))
    #expect(maps.service.address(of: town)?.locality == "Karlsruhe")
  }

  @Test(
    "A kind of another search is refused",
    arguments: SearchKind.allCases.filter { $0 != .townByName && $0 != .townByNameSorted }
  )
  func kinds(kind: SearchKind) {
    #expect(throws: SearchError.kindMismatch(kind)) { try towns("karls", kind) }
    #expect(maps.log.take() == ["searchTowns failed: kindMismatch \(kind.rawValue)"])
  }

  @Test("Limits below 1 and places outside the Earth are refused before anything is asked")
  func refused() {
    for limit in [0, -1, Int.min] {
      #expect(throws: SearchError.invalidLimit(limit)) { try towns("karls", limit: limit) }
    }
    for place in [(91.0, 8.0), (.nan, 8), (49, 180.5)] {
      let near = Coordinate(latitude: place.0, longitude: place.1)
      #expect(throws: SearchError.invalidCoordinate) { try towns("karls", near: near) }
    }
    #expect(maps.germany.questions == 0)
  }

  @Test(
    "Empty, long, and strange texts find what begins so, or nothing",
    arguments: ["", " ", "🚗", "שלום", "مرحبا", "\u{0}", String(repeating: "k", count: 10_240)]
  )
  func texts(text: String) throws {
    #expect(try towns(text).count == (text.isEmpty ? 5 : 0))
    #expect(maps.log.take().count == 1)
  }

  @Test("The greatest limit is a limit")
  func greatestLimit() throws {
    #expect(try towns("", limit: .max).count == 5)
    #expect(try towns("", limit: .max, merged: false).count == 6)
  }
}
