import Geodesy
import Testing

@testable import AddressIndex
@testable import RoadNetwork

/// Orders and filters that a step by step address search relies on.
@Suite struct TownOrderTests {
  private static let index: AddressIndex = {
    var map = AddressSketch(Coordinate(latitude: 49, longitude: 8.4))
    map.node(30_000, 0, "place=village;name=Karlsbad;addr:country=DE")
    map.node(5_000, 0, "place=suburb;name=Karlsruhe-Durlach;addr:country=DE;population=30000")
    map.node(0, 0, "place=city;name=Karlsruhe;population=308,436;addr:country=DE")
    map.node(80_000, 0, "place=town;name=Karlstadt;addr:country=DE")
    map.node(0, 90_000, "place=village;name=Karlstetten;addr:country=AT")
    map.node(0, 60_000, "place=town;name=Bad Karlshafen;addr:country=DE")
    map.street("Amalienstraße", [(0, 50), (300, 50)])
    map.street("Kaiserstraße", [(0, 0), (300, 0)])
    map.node(10, 10, "addr:housenumber=1;addr:street=Kaiserstraße;addr:postcode=76133")
    map.node(290, 10, "addr:housenumber=9;addr:street=Kaiserstraße;addr:postcode=76131")
    map.street("Kaiserallee", [(5_000, 50), (5_300, 50)])
    return map.index()
  }()

  private func query(_ text: String, _ order: AddressQuery.Order) -> AddressQuery {
    var query = AddressQuery(text, limit: 100)
    query.order = order
    query.isWholeName = true
    return query
  }

  private func names(_ hits: [AddressHit]) -> [String] { hits.map { Self.index.name(of: $0.item) } }

  @Test("Large towns lead and districts follow", arguments: ["karls", "KARLS", "Kárls"])
  func size(text: String) {
    var query = query(text, .size)
    query.country = CountryCode("DE")
    #expect(
      names(Self.index.towns(query)) == ["Karlsruhe", "Karlstadt", "Karlsbad", "Karlsruhe-Durlach"]
    )
    query.limit = 2
    #expect(names(Self.index.towns(query)) == ["Karlsruhe", "Karlstadt"])
  }

  @Test(
    "Without a place to be near, names are in the order of their letters; with one, by distance"
  )
  func orders() {
    #expect(
      names(Self.index.towns(query("karls", .distance))).first == "Karlsbad"
    )
    var near = query("karls", .distance)
    near.near = Coordinate(latitude: 49, longitude: 8.4)
    near.radius = 50_000
    #expect(
      names(Self.index.towns(near)) == ["Karlsruhe", "Karlsruhe-Durlach", "Karlsbad"]
    )
  }

  @Test("Only the beginning of a whole name counts where that is asked for")
  func wholeNames() {
    #expect(!names(Self.index.towns(query("karls", .name))).contains("Bad Karlshafen"))
    #expect(names(Self.index.towns(AddressQuery("karls"))).contains("Bad Karlshafen"))
  }

  @Test("A town has its postcodes, and each of them its streets")
  func postcodes() throws {
    let index = Self.index
    let town = try #require(index.towns(query("karlsruhe", .size)).first).item.id
    #expect(
      index.postcodes(ofPlace: town).compactMap { index.postcode($0)?.code } == ["76131", "76133"]
    )
    let code = try #require(index.postcodes(AddressQuery("76131")).first).item.id
    #expect(names(index.streets(query("", .name), in: .postcode(code))) == ["Kaiserstraße"])
    #expect(
      names(index.streets(query("", .name), in: .place(town))) == [
        "Amalienstraße", "Kaiserallee", "Kaiserstraße",
      ]
    )
    #expect(!index.isAmbiguous(postcode: code))
  }

  @Test("A district has the streets that are its own")
  func district() throws {
    let index = Self.index
    let district = try #require(index.towns(query("karlsruhe-d", .size)).first).item.id
    #expect(names(index.streets(query("kaiser", .name), in: .place(district))) == ["Kaiserallee"])
    #expect(index.postcodes(ofPlace: district).isEmpty)
  }
}
