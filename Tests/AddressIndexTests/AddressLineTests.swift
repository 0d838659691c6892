import Geodesy
import RoadFixtures
import Testing

@testable import AddressIndex
@testable import RoadNetwork

/// Free-form addresses: any order, slips, postcodes and countries, and what is no address.
@Suite struct AddressLineTests {
  private static let index = AddressIndexTests.index

  private func first(_ text: String) -> String? {
    var query = AddressQuery(text)
    let names = [("Liechtenstein", "LI"), ("FL", "LI"), ("Germany", "DE")]
    query.countryNames = CountryNames(
      names.compactMap { name, code in CountryCode(code).map { (name: name, country: $0) } }
    )
    return Self.index.search(query).first.map { Self.index.label(of: $0.item) }
  }

  @Test(
    "The parts of an address stand in any order, with postcode and country or without",
    arguments: [
      "2 Mill Lane, Harbour", "Harbour Mill Lane 2", "Mill Lane 2 9000 Harbour",
      "9000 Harbour, Mill Lane 2", "2, Mill Lane, 9000", "Liechtenstein, 9000 Harbour, 2 Mill Lane",
      "Mill Lane 2, LI-9000 Große Harbour", "FL-9000 Harbour Mill Lane No. 2",
      "mill lane #2 harbour li",
      "MILL LANE 2; HARBOUR; LIECHTENSTEIN", "Mill Lane Nr 2 Hafen",
    ]
  )
  func orders(text: String) {
    #expect(first(text) == "Mill Lane 2, 9000 Große Harbour")
  }

  @Test(
    "Small slips are forgiven",
    arguments: [
      "Mjll Lane 2, Harbour", "Mill Laen 2 Harbour", "Mill Lane 2, Habrour",
      "Mlil Lane 2 Grosse Harbor",
      "harbuor mill lnae 2", "Milllane 2 Hafen", "Mill Lane 2 Grose Harbuor",
    ]
  )
  func slips(text: String) throws {
    let hit = try #require(Self.index.search(AddressQuery(text)).first)
    #expect(Self.index.label(of: hit.item) == "Mill Lane 2, 9000 Große Harbour")
    #expect(hit.slips > 0)
  }

  @Test("Names with slips come behind names without, fewer slips first")
  func ranks() {
    for text in ["mill", "hill", "quay", "old", "st john", "mil", "hil lane", "harbo", "quai"] {
      let hits = Self.index.search(AddressQuery(text))
      #expect(!hits.isEmpty)
      #expect(zip(hits, hits.dropFirst()).allSatisfy { $0.slips <= $1.slips })
    }
  }

  @Test(
    "A number is never a slip",
    arguments: ["Mill Lane 2, 9010 Harbour", "9010", "Mill Lane 3, Hill"]
  )
  func digits(text: String) {
    for hit in Self.index.search(AddressQuery(text)) where !hit.isApproximate {
      #expect(Self.index.label(of: hit.item).contains(text.split(separator: " ").last ?? ""))
    }
  }

  @Test("Another postcode, or one that the map does not have, makes an address approximate")
  func postcodes() throws {
    for text in ["Mill Lane 2, 9001 Harbour", "Mill Lane 2, 99999 Harbour"] {
      let hit = try #require(Self.index.search(AddressQuery(text)).first)
      #expect(Self.index.label(of: hit.item) == "Mill Lane 2, 9000 Große Harbour")
      #expect(hit.isApproximate)
    }
  }

  @Test("A street without numbers stands for a number on it")
  func withoutNumbers() throws {
    let hit = try #require(Self.index.search(AddressQuery("Quay Street 7, Harbour")).first)
    #expect(Self.index.label(of: hit.item) == "Quay Street, Große Harbour")
    #expect(hit.isApproximate)
  }

  @Test("A part of a town and its town name one place")
  func district() {
    #expect(
      first("St. John's Road, Old Quay, Harbour") == "St. John's Road, Große Harbour (Old Quay)"
    )
    #expect(first("9000 Harbour") == "Große Harbour")
  }

  @Test("The town of another country is not found")
  func otherCountry() {
    #expect(first("Mill Lane 2, Harbour, Germany") == nil)
  }

  @Test("Where only major roads count there are no houses and no other streets")
  func majorRoads() {
    var query = AddressQuery("Mill Lane 2, Harbour")
    query.majorRoadsOnly = true
    #expect(Self.index.search(query).isEmpty)
    query.text = "mill"
    #expect(Self.index.streets(query).isEmpty)
  }

  @Test(
    "What is no address finds nothing, and soon",
    arguments: [
      "", " ", "\u{0}", ",;,;", "🚗🚗🚗", "🏠 12 🚗", "שלום 2 רחוב", "مرحبا ١٢", "\u{202e}enal llim",
      String(repeating: "a", count: 10_000), String(repeating: "a ", count: 5_000),
      String(repeating: "1 ", count: 5_000), String(repeating: "ß", count: 10_000),
      "e" + String(repeating: "\u{301}", count: 9_000), String(repeating: "🇩🇪", count: 2_000),
      String(repeating: "mill lane ", count: 1_000), String(repeating: "&", count: 10_000),
    ]
  )
  func hostile(text: String) {
    let clock = ContinuousClock()
    let took = clock.measure {
      for kind in AddressKind.allCases { _ = Self.index.search(AddressQuery(text), kinds: [kind]) }
      _ = Self.index.towns(AddressQuery(text))
      _ = Self.index.streets(AddressQuery(text))
      _ = Self.index.pois(AddressQuery(text))
    }
    // Generous, for a loaded machine; what is meant is that no text takes for ever.
    #expect(took < .seconds(20))
  }

  @Test("The order of right-to-left marks and combining marks does not matter")
  func marks() {
    #expect(
      first("\u{200f}Mill Lane\u{200e} 2, Große Harbour") == "Mill Lane 2, 9000 Große Harbour"
    )
    #expect(first("Mi\u{301}ll Lane 2, Gro\u{308}ße Harbour") == "Mill Lane 2, 9000 Große Harbour")
  }
}

@Suite struct AddressRangeTests {
  @Test("The numbers of a street under a postcode are a range")
  func ranges() throws {
    let index = AddressIndexTests.index
    let code = try #require(index.postcodes(AddressQuery("9000")).first).item.id
    let towns = index.towns(ofPostcode: code)
    #expect(towns.map { index.name(of: .place($0)) } == ["Große Harbour", "Hill"])
    #expect(
      towns.map { index.numberRanges(ofPostcode: code, in: $0).map(index.label(of:)) }
        == [["Mill Lane 1–12-16"], ["Mill Lane 7a"]]
    )
    #expect(index.numberRanges(ofPostcode: 99, in: 0).isEmpty)
    #expect(index.numberRanges(ofPostcode: code, in: 9_999).isEmpty)
    #expect(index.towns(ofPostcode: 9_999).isEmpty)
  }

  @Test("A house answers for a place up to 100 m away")
  func reach() throws {
    let (map, index) = (AddressIndexTests.towns, AddressIndexTests.index)
    #expect(index.reverse(map.place(-95, 100))?.house != nil)
    #expect(index.reverse(map.place(-120, 100))?.house == nil)
  }

  @Test("Everything in the index has an address, and nothing else")
  func addresses() throws {
    let index = AddressIndexTests.index
    let house = try #require(index.search(AddressQuery("Mill Lane 2, Harbour")).first).item
    let found = try #require(index.address(of: house))
    #expect(index.lines(of: found) == ["Mill Lane 2", "9000 Große Harbour"])
    for item in [AddressItem.place(0), .postcode(0), .street(0), .house(0), .crossing(0), .poi(0)] {
      #expect(index.address(of: item) != nil)
    }
    for item in [
      AddressItem.place(999), .postcode(999), .street(999), .house(999), .crossing(999), .poi(999),
    ] {
      #expect(index.address(of: item) == nil)
    }
    let part = try #require(index.towns(AddressQuery("old quay")).first).item
    let address = try #require(index.address(of: part))
    #expect(address.town.map { index.name(of: .place($0.id)) } == "Große Harbour")
    #expect(address.district?.id == part.id)
  }
}
