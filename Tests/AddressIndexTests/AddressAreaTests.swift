import Geodesy
import Testing

@testable import AddressIndex
@testable import RoadNetwork

@Suite struct AddressAreaTests {
  /// Two municipalities side by side, whose border a street crosses; a country around them.
  private static func map(_ origin: Coordinate, isClosed: Bool = true) -> AddressSketch {
    var map = AddressSketch(origin)
    // Both places lie nearer to the border than the houses of the other town.
    map.node(-3000, 0, "place=village;name=West")
    map.node(3000, 0, "place=village;name=East")
    let a = map.node(-5000, -5000), b = map.node(0, -5000), c = map.node(0, 5000)
    let d = map.node(-5000, 5000), e = map.node(5000, -5000), f = map.node(5000, 5000)
    let left = map.way([b, a, d, c], "admin_level=8;boundary=administrative")
    let middle = map.way([b, c], "admin_level=8;boundary=administrative")
    let right = map.way([c, f, e, b], "admin_level=8;boundary=administrative")
    func members(_ ways: Int64...) -> [OSMRelation.Member] {
      ways.map { .init(.way($0), role: "outer") }
    }
    let tags = "type=boundary;boundary=administrative;"
    map.relation(members(left, middle), tags + "admin_level=8;name=West")
    map.relation(members(middle, isClosed ? right : 77), tags + "admin_level=8;name=East")
    map.relation(members(left, right), tags + "admin_level=2;name=Both;ISO3166-1=LI")
    map.relation(members(left, middle), "type=boundary;boundary=postal_code;postal_code=9001")
    map.street("Long Road", [(-4000, 100), (-2000, 100), (-10, 100)])
    map.street("Long Road", [(10, 100), (2000, 100), (4000, 100)])
    return map
  }

  @Test(
    "Boundaries decide, also on the antimeridian and beyond the equator",
    arguments: [(47.14, 9.52), (0.0, 180.0), (-45.0, -179.99), (60.0, 179.96)]
  )
  func boundaries(latitude: Double, longitude: Double) throws {
    let origin = Coordinate(latitude: latitude, longitude: longitude)
    let map = Self.map(origin)
    let index = map.index()
    #expect(Set(index.labels("long", .street)) == ["Long Road, West", "Long Road, East"])
    let west = try #require(index.reverse(map.place(-1000, 3000)))
    #expect(index.label(of: west) == "9001 West")
    #expect(west.country == CountryCode("LI"))
    #expect(index.name(of: try #require(west.country)) == "Both")
    let east = try #require(index.reverse(map.place(40, 3000)))
    #expect(index.label(of: east) == "East")
    #expect(index.reverse(map.place(20_000, 30_000)) == nil)
    let road = try #require(index.reverse(map.place(1000, 130)))
    #expect(index.label(of: road) == "Long Road, East")
    #expect(abs((road.street?.distance ?? 0) - 30) < 0.5)
  }

  @Test("A boundary that does not close is left out, and counted")
  func open() {
    let map = Self.map(Coordinate(latitude: 47, longitude: 9), isClosed: false)
    #expect(map.report().openBoundaries == 1)
    #expect(map.index().labels("long", .street).contains("Long Road, East"))
  }

  @Test("A municipality without a place is a town of its own; a hamlet in it keeps its streets")
  func municipality() throws {
    var map = AddressSketch()
    map.square(0, 0, 4000, "boundary=administrative;admin_level=8;name=Shire")
    map.node(2000, 0, "place=hamlet;name=Mill")
    map.street("Main Street", [(0, 0), (100, 0)])
    map.street("Back Street", [(2000, 10), (2100, 10)])
    let index = map.index()
    #expect(index.labels("street", .street) == ["Main Street, Shire", "Back Street, Mill"])
    let shire = try #require(index.towns(AddressQuery("shire")).first).item.id
    #expect(index.streets(AddressQuery(""), in: .place(shire)).count == 2)
    #expect(index.labels("mill", .town) == ["Mill, Shire"])
  }

  @Test("What addresses say of their town counts more than what lies near")
  func cities() {
    var map = AddressSketch()
    map.node(0, 0, "place=village;name=Near")
    map.node(4000, 0, "place=village;name=Far")
    map.street("Main Street", [(0, 100), (100, 100)])
    map.node(50, 110, "addr:housenumber=1;addr:street=Main Street;addr:city=Far")
    #expect(map.index().labels("main", .street) == ["Main Street, Far"])
  }

  @Test("A town that only addresses name is a town")
  func addressed() {
    var map = AddressSketch()
    map.street("Main Street", [(0, 100), (500, 100)])
    for number in 1...3 {
      map.node(
        Double(number) * 20,
        110,
        "addr:housenumber=\(number);addr:street=Main Street;addr:city=Nowhere;addr:country=DE"
      )
    }
    map.street("Other Street", [(0, 200), (300, 200)])
    let index = map.index()
    #expect(index.labels("street", .street) == ["Main Street, Nowhere", "Other Street, Nowhere"])
    #expect(index.labels("nowhere", .town) == ["Nowhere"])
    #expect(index.countries == [CountryCode("DE")])
    #expect(map.report().addressedTowns == 1)
  }

  @Test("A county whose seat has its name is not the town")
  func county() {
    var map = AddressSketch()
    let seat = map.node(0, 0, "place=town;name=Bay")
    map.node(8000, 0, "place=village;name=Elm")
    let ring = map.square(4000, 0, 9000, "boundary=administrative")
    map.relation(
      [.init(.way(ring), role: "outer"), .init(.node(seat), role: "admin_centre")],
      "type=boundary;boundary=administrative;admin_level=6;name=Bay County"
    )
    map.street("Elm Row", [(8000, 10), (8100, 10)])
    #expect(map.index().labels("elm row", .street) == ["Elm Row, Elm"])
  }
}
