import Geodesy
import RoadFixtures
import Testing

@testable import AddressIndex
@testable import RoadNetwork

@Suite struct BadAddressTests {
  @Test("An empty map has an empty index, in which everything is asked without harm")
  func empty() throws {
    let index = AddressIndexBuilder.build(OSMData(nodes: [], ways: [], relations: [])).index
    let place = Coordinate(latitude: 47, longitude: 9)
    #expect(index.search(AddressQuery("a")).isEmpty)
    #expect(index.towns(AddressQuery("")).isEmpty)
    #expect(index.geocode("Mill Lane 5, Town") == nil)
    #expect(index.reverse(place) == nil)
    #expect(index.pois(near: place, within: 1e9, limit: 5).isEmpty)
    #expect(index.pois(along: [place, place], within: 10).isEmpty)
    #expect(index.streets(near: place, within: 1e9, limit: 5).isEmpty)
    #expect(index.house("5", on: 0) == nil)
    #expect(index.street(0) == nil && index.place(7) == nil && index.house(.max) == nil)
    _ = try AddressIndex(index.columns)
  }

  @Test("What has no place in an index is counted")
  func counts() {
    var map = AddressSketch()
    map.node(0, 0, "place=town")
    map.node(0, 0, "place=town;name=---")
    map.node(0, 0, "addr:housenumber=5")
    map.node(0, 0, "addr:housenumber=behind the church;addr:street=Mill Lane")
    map.node(0, 0, "addr:housenumber=5;addr:street=Gone Lane")
    map.node(0, 0, "addr:housenumber=6;addr:street=?!")
    let line = (0..<3).map { map.node(Double($0) * 10, 0) }
    map.way(line, "addr:interpolation=even;addr:street=Mill Lane")
    let report = map.report()
    #expect(report.placesWithoutName == 2)
    #expect(report.addressesWithoutStreet == 1)
    #expect(report.badHouseNumbers == 1)
    #expect(report.addressesWithoutRoad == 1)
    #expect(report.unreadableNames == 1)
    #expect(report.badInterpolations == 1)
    #expect(map.index().labels("gone lane 5", .address) == ["Gone Lane 5"])
  }

  @Test("An address of a place without streets is found under the place")
  func places() throws {
    var map = AddressSketch()
    map.node(0, 0, "place=village;name=Alm")
    map.node(30, 0, "addr:housenumber=12;addr:place=Oberalm;addr:city=Alm")
    let index = map.index()
    let hit = try #require(index.geocode("oberalm 12"))
    #expect(index.label(of: hit.item) == "Oberalm 12, Alm")
    let house = try #require(index.house(hit.item.id))
    #expect(house.access == house.coordinate)
    #expect(index.street(house.street)?.length == 0)
  }

  @Test("Numbers of an interpolation lie evenly between their ends")
  func interpolation() throws {
    var map = AddressSketch()
    map.street("Mill Lane", [(0, 0), (200, 0)])
    let ends = [
      map.node(0, 10, "addr:housenumber=2"), map.node(60, 10),
      map.node(80, 10, "addr:housenumber=10"),
    ]
    map.way(ends, "addr:interpolation=even;addr:street=Mill Lane")
    let index = map.index()
    let street = try #require(index.streets(AddressQuery("mill")).first).item.id
    let houses = index.houses(matching: "", on: street, limit: 9).compactMap {
      index.house($0.item.id)
    }
    #expect(houses.map(\.number.text) == ["2", "4", "6", "8", "10"])
    #expect(
      houses.map(\.source) == [.point] + Array(repeating: .interpolation, count: 3) + [.point]
    )
    for (index, house) in houses.enumerated() {
      #expect(house.coordinate.distance(to: map.place(Double(index) * 20, 10)) < 0.1)
      #expect(house.access.distance(to: map.place(Double(index) * 20, 0)) < 0.1)
    }
    #expect(map.report().interpolatedNumbers == 3)
    #expect(map.report().addressesWithoutStreet == 0)
  }

  @Test("A relation gives its houses their street")
  func associated() {
    var map = AddressSketch()
    let nodes = [map.node(0, 0), map.node(100, 0)]
    let lane = map.way(nodes, "highway=residential;name=Mill Lane")
    let house = map.node(50, 10, "addr:housenumber=3")
    map.relation(
      [.init(.way(lane), role: "street"), .init(.node(house), role: "house")],
      "type=associatedStreet"
    )
    #expect(map.index().labels("mill lane 3", .address) == ["Mill Lane 3"])
  }

  @Test("The same number twice in one building is one house")
  func repeated() {
    var map = AddressSketch()
    map.street("Mill Lane", [(0, 0), (200, 0)])
    map.square(50, 10, 5, "building=yes;addr:housenumber=5;addr:street=Mill Lane")
    map.node(52, 12, "shop=bakery;name=Bun;addr:housenumber=5;addr:street=Mill Lane")
    let index = map.index()
    #expect(index.houseCount == 1)
    #expect(index.house(0)?.source == .building)
    #expect(map.report().repeatedHouseNumbers == 1)
    #expect(index.poi(0)?.street == 0 && index.poi(0)?.houseNumber == "5")
  }

  @Test("Random tags and shapes never break the index", arguments: 0..<40)
  func random(seed: UInt64) throws {
    var random = TestRandom(seed: seed)
    let keys = [
      "addr:housenumber", "addr:street", "addr:city", "addr:postcode", "addr:interpolation",
      "place",
      "name", "highway", "boundary", "admin_level", "postal_code", "amenity", "type", "ISO3166-1",
      "addr:place", "population", "addr:country",
    ]
    let values = [
      "1", "2", "10-4", "7a\u{1f}9", "even", "odd", "alphabetic", "Mill Lane", "Ñ", "\u{fffd}", "",
      "town", "suburb", "city", "administrative", "postal_code", "8", "2", "10", "residential",
      "fuel", "associatedStreet", "boundary", "LI", "99999999999999999999", "-", "a & b",
    ]
    func tags() -> String {
      (0..<(random.next() % 7)).map { _ -> String in
        let key: String = keys[Int(random.next() % UInt64(keys.count))]
        let value: String = values[Int(random.next() % UInt64(values.count))]
        return "\(key)=\(value)"
      }.joined(separator: ";")
    }
    // Some maps lie on the antimeridian, some at a pole.
    let origin = Coordinate(
      latitude: [0.0, 47, 89.9999, -90][Int(seed % 4)],
      longitude: [9.0, 180, -180][Int(seed % 3)]
    )
    var map = AddressSketch(origin)
    for _ in 0..<60 {
      map.node(random.number(in: -500...500), random.number(in: -9...9), tags())
    }
    for _ in 0..<40 {
      let nodes = (0..<(random.next() % 6)).map { _ in Int64(1 + random.next() % 61) }
      map.way(random.next() % 3 == 0 ? nodes + nodes.prefix(1) : nodes, tags())
    }
    for _ in 0..<15 {
      let members = (0..<(random.next() % 4)).map { _ in
        OSMRelation.Member(
          random.next() % 2 == 0
            ? .way(Int64(1 + random.next() % 41)) : .node(Int64(1 + random.next() % 61)),
          role: ["outer", "label", "street", "house", ""][Int(random.next() % 5)]
        )
      }
      map.relation(members, tags())
    }
    let index = map.index()
    #expect(try AddressIndex(index.columns).columns == index.columns)
    #expect(map.index().columns == index.columns)
    for text in values + ["mill lane 1", "mill & n", "a"] {
      for hit in index.search(AddressQuery(text, near: origin)) {
        #expect(!index.label(of: hit.item).isEmpty)
      }
    }
    if let found = index.reverse(origin) { _ = index.label(of: found) }
  }
}
