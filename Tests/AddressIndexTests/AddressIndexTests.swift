import Geodesy
import RoadFixtures
import Testing

@testable import AddressIndex
@testable import RoadNetwork

@Suite struct AddressIndexTests {
  /// Two towns 6 km apart, each with a Mill Lane; the first has a suburb and a postcode of its own.
  static let towns: AddressSketch = {
    var map = AddressSketch()
    map.node(0, 0, "place=town;name=Große Harbour;population=12,000;alt_name=Hafen")
    map.node(300, 900, "place=suburb;name=Old Quay")
    map.node(6000, 0, "place=village;name=Hill")
    let quay = map.street("Quay Street", [(-500, 0), (0, 0), (400, 0)])
    let lane = map.street("Mill Lane", [(0, 10), (0, 400)])
    map.way([quay[1], lane[0]], "highway=residential;name=Mill Lane")
    map.street("Mill Lane", [(6000, 50), (6000, 500)])
    map.street("St. John's Road", [(300, 700), (300, 1100)], "postal_code=9001")
    map.node(-5, 100, "addr:housenumber=1;addr:street=Mill Lane;addr:postcode=9000")
    map.node(5, 200, "addr:housenumber=2;addr:street=Mill Lane;addr:postcode=9000")
    map.square(20, 300, 5, "building=yes;addr:housenumber=12-16;addr:street=Mill Ln")
    map.node(6010, 100, "addr:housenumber=7a;addr:street=Mill Lane;addr:postcode=9000")
    map.node(50, 20, "amenity=fuel;name=Quay Fuel;opening_hours=24/7;phone=123;website=a.example")
    map.node(6100, 20, "amenity=restaurant;name=Hill Inn")
    map.node(-100, 20, "amenity=toilets")
    return map
  }()

  static let index = towns.index(country: CountryCode("LI"))

  private func query(_ text: String, near: Coordinate? = nil) -> AddressQuery {
    AddressQuery(text, near: near)
  }

  @Test(
    "A town is found by any beginning, in any spelling",
    arguments: ["grosse", "GROSSE H", "große harbour", "harb", "hafen", "Gros"]
  )
  func towns(text: String) {
    #expect(
      Self.index.towns(query(text)).first.map { Self.index.label(of: $0.item) } == "Große Harbour"
    )
  }

  @Test("A street of one name in two towns is two streets")
  func twoStreets() {
    #expect(
      Self.index.labels("mill", .street) == ["Mill Lane, Große Harbour", "Mill Lane, Hill"]
    )
  }

  @Test("A street in pieces is one, with its ways, length and middle")
  func pieces() throws {
    let hit = try #require(Self.index.streets(query("mill lane")).first)
    let street = try #require(Self.index.street(hit.item.id))
    #expect(street.ways == [2, 3])
    #expect(abs(street.length - 400) < 0.5)
    #expect(street.coordinate.distance(to: Self.towns.place(0, 200)) < 1)
    #expect(street.roadClass == .residential)
  }

  @Test("A street belongs to its town, to the part of it, and to its postcodes")
  func scopes() throws {
    let index = Self.index
    let town = try #require(index.towns(query("harbour")).first).item.id
    let quay = try #require(index.towns(query("old quay")).first).item.id
    let code = try #require(index.postcodes(query("9001")).first).item.id
    func names(_ scope: AddressScope) -> [String] {
      var all = query("")
      all.order = .name
      return index.streets(all, in: scope).map { index.name(of: $0.item) }
    }
    #expect(names(.place(town)) == ["Mill Lane", "Quay Street", "St. John's Road"])
    #expect(names(.place(quay)) == ["St. John's Road"])
    #expect(names(.postcode(code)) == ["St. John's Road"])
    #expect(index.place(quay)?.parent == town)
  }

  @Test("A postcode of two towns is ambiguous")
  func ambiguous() throws {
    let index = Self.index
    let code = try #require(index.postcodes(query("9000")).first).item.id
    #expect(
      index.postcode(code)?.towns.compactMap { index.place($0)?.name } == ["Große Harbour", "Hill"]
    )
    #expect(index.isAmbiguous(postcode: code))
    let other = try #require(index.postcodes(query("9001")).first).item.id
    #expect(!index.isAmbiguous(postcode: other))
  }

  @Test(
    "House numbers are exact, in a range, or the nearest",
    arguments: [
      ("1", "1", false), ("2", "2", false), ("14", "12-16", false), ("13", "12-16", true),
      ("3", "1", true), ("99", "12-16", true), ("2b", "2", true),
    ]
  )
  func houses(wanted: String, found: String, isApproximate: Bool) throws {
    let street = try #require(Self.index.streets(query("mill lane")).first).item.id
    let hit = try #require(Self.index.house(wanted, on: street))
    #expect(Self.index.house(hit.item.id)?.number.text == found)
    #expect(hit.isApproximate == isApproximate)
  }

  @Test("The numbers of a street are found by their beginning")
  func numbers() throws {
    let street = try #require(Self.index.streets(query("mill lane")).first).item.id
    func texts(_ text: String, _ limit: Int = 20) -> [String] {
      Self.index.houses(matching: text, on: street, limit: limit).map {
        Self.index.name(of: $0.item)
      }
    }
    #expect(texts("") == ["1", "2", "12-16"])
    #expect(texts("1") == ["1", "12-16"])
    #expect(texts("1", 1) == ["1"])
    #expect(texts("9").isEmpty)
  }

  @Test("A house has a place on its street to navigate to")
  func access() throws {
    let hit = try #require(Self.index.geocode("Mill Lane 2, Harbour"))
    let house = try #require(Self.index.house(hit.item.id))
    #expect(house.coordinate.distance(to: Self.towns.place(5, 200)) < 0.1)
    #expect(house.access.distance(to: Self.towns.place(0, 200)) < 0.1)
  }

  @Test("Streets cross where they share a node, and only there")
  func crossings() throws {
    let index = Self.index
    let street = try #require(index.streets(query("quay street")).first).item.id
    let hit = try #require(index.crossings(matching: "mill", on: street, limit: 5).first)
    #expect(index.label(of: hit.item) == "Quay Street / Mill Lane, Große Harbour")
    #expect(index.coordinate(of: hit.item)?.distance(to: Self.towns.place(0, 0)) ?? 9 < 0.1)
    #expect(index.crossingCount == 1)
    #expect(
      index.labels("Mill Lane & Quay", .crossing) == ["Mill Lane / Quay Street, Große Harbour"]
    )
  }

  @Test(
    "One line finds an address in any order of its parts",
    arguments: [
      "Mill Lane 2, Grosse Harbour", "2 mill lane, harbour", "harbour mill lane 2",
      "mill ln 2 hafen",
    ]
  )
  func geocode(text: String) throws {
    let hit = try #require(Self.index.geocode(text))
    #expect(Self.index.label(of: hit.item) == "Mill Lane 2, 9000 Große Harbour")
    #expect(!hit.isApproximate)
  }

  @Test("The town decides between streets of one name")
  func geocodeOther() throws {
    let hit = try #require(Self.index.geocode("Mill Lane 7A, Hill"))
    #expect(Self.index.label(of: hit.item) == "Mill Lane 7a, 9000 Hill")
  }

  @Test("A missing number is answered by the nearest one, and says so")
  func approximate() throws {
    let hit = try #require(Self.index.geocode("Mill Lane 8, Hill"))
    #expect(hit.isApproximate)
    #expect(Self.index.name(of: hit.item) == "7a")
  }

  @Test("What lies near comes first")
  func near() {
    let hill = Self.towns.place(6000, 0)
    #expect(Self.index.labels("mill", .street, near: hill).first == "Mill Lane, Hill")
  }

  @Test("Points of interest keep what the map says of them")
  func pois() throws {
    let index = Self.index
    let hit = try #require(index.pois(query("fuel")).first)
    let poi = try #require(index.poi(hit.item.id))
    #expect(poi.category.identifier == "fuel" && poi.category.group == "car")
    #expect((poi.openingHours, poi.phone, poi.website) == ("24/7", "123", "a.example"))
    #expect(index.labels("toilets", .poi) == ["Toilets, Große Harbour"])
    #expect(index.labels("hill inn hill", .poi) == ["Hill Inn, Hill"])
  }

  @Test("Points of interest are found around a place and along a line")
  func poisNear() throws {
    let map = Self.towns
    let found = Self.index.pois(near: map.place(0, 0), within: 150, limit: 5)
    #expect(found.map { Self.index.name(of: $0.item) } == ["Quay Fuel", "Toilets"])
    let fuel = try #require(PoiCategory(identifier: "fuel"))
    #expect(
      Self.index.pois(near: map.place(0, 0), categories: [fuel], within: 1e6, limit: 5).count == 1
    )
    let along = Self.index.pois(along: [map.place(-500, 0), map.place(7000, 0)], within: 30)
    #expect(along.map { Self.index.name(of: .poi($0.id)) } == ["Toilets", "Quay Fuel", "Hill Inn"])
    #expect(zip(along, [400.0, 550, 6600]).allSatisfy { abs($0.0.offset - $0.1) < 2 })
    #expect(along.allSatisfy { abs($0.distance - 20) < 0.5 })
  }

  @Test("A place has the address of the nearest house, else its street, else its town")
  func reverse() throws {
    let (map, index) = (Self.towns, Self.index)
    let house = try #require(index.reverse(map.place(12, 205)))
    #expect(index.label(of: house) == "Mill Lane 2, 9000 Große Harbour")
    #expect(abs((house.street?.distance ?? 0) - 12) < 0.1)
    #expect(house.country == CountryCode("LI"))
    let street = try #require(index.reverse(map.place(-400, 60)))
    #expect(street.house == nil)
    #expect(index.label(of: street) == "Quay Street, Große Harbour")
    #expect(street.onStreet?.distance(to: map.place(-400, 0)) ?? 9 < 0.1)
    let town = try #require(index.reverse(map.place(-1000, -2000)))
    #expect(town.street == nil)
    #expect(index.label(of: town) == "Große Harbour")
    let sea = map.place(-100_000, 0)
    #expect(index.reverse(sea) == nil)
  }

  @Test("Towns are ordered by size, then parts of towns; other things by name or distance")
  func orders() {
    var all = query("")
    all.order = .size
    let index = Self.index
    func names(_ query: AddressQuery) -> [String] {
      index.towns(query).map { index.name(of: $0.item) }
    }
    #expect(names(all) == ["Große Harbour", "Hill", "Old Quay"])
    all.order = .name
    #expect(names(all) == ["Große Harbour", "Hill", "Old Quay"])
    all.order = .distance
    all.near = Self.towns.place(6000, 0)
    #expect(names(all).first == "Hill")
    all.radius = 1000
    #expect(names(all) == ["Hill"])
    all.limit = 0
    #expect(names(all).isEmpty)
  }

  @Test("A country filters what lies in it")
  func country() {
    var query = query("mill")
    query.country = CountryCode("LI")
    #expect(Self.index.streets(query).count == 2)
    query.country = CountryCode("DE")
    #expect(Self.index.streets(query).isEmpty)
    #expect(Self.index.countries == [CountryCode("LI")])
  }
}
