import Geodesy
import RoadFixtures
import Testing

@testable import AddressIndex
@testable import RoadNetwork

/// Addresses of real extracts, outside this repository.
@Suite(.enabled(if: RealMaps.folder != nil, "no real data: set NAVSIM_DATA to its folder"))
struct RealAddressTests {
  static let names = [
    "liechtenstein.osm.pbf", "heidelberg.osm.pbf", "north-bayreuth.osm.gz", "monaco.osm.pbf",
  ]

  /// The index of each map, built once.
  private static let built: [String: (index: AddressIndex, report: AddressReport)] = {
    var built: [String: (index: AddressIndex, report: AddressReport)] = [:]
    for name in names {
      let path = (RealMaps.folder ?? "") + "/" + name
      guard let data = try? OSMReader.read(path: path).data else { continue }
      built[name] = AddressIndexBuilder.build(data)
    }
    return built
  }()

  private func build(_ name: String) throws -> (index: AddressIndex, report: AddressReport) {
    try #require(Self.built[name])
  }

  @Test("Every name is found by the beginning of each of its words", arguments: names)
  func words(name: String) throws {
    let (index, _) = try build(name)
    var random = TestRandom(seed: 11)
    let kinds: [(Int, (UInt32) -> AddressItem, AddressKind)] = [
      (index.placeCount, { .place($0) }, .town), (index.streetCount, { .street($0) }, .street),
      (index.poiCount, { .poi($0) }, .poi),
    ]
    for (count, item, kind) in kinds where count > 0 {
      for _ in 0..<150 {
        let item = item(UInt32(random.next() % UInt64(count)))
        if case .poi(let id) = item, index.poi(id)?.name.isEmpty == true { continue }
        let folded = FoldedText.fold(index.name(of: item))
        for word in FoldedText.words(of: folded) {
          let length = 1 + Int(random.next() % UInt64(word.count))
          // Whole characters only.
          let text = String(decoding: folded[word].prefix(length), as: UTF8.self)
          guard !text.contains("\u{fffd}") else { continue }
          let query = AddressQuery(text, limit: .max)
          let found =
            switch kind {
            case .town: index.towns(query)
            case .street: index.streets(query)
            default: index.pois(query)
            }
          #expect(found.contains { $0.item == item }, "\(text) of \(index.name(of: item))")
        }
      }
    }
  }

  @Test("The address at the place of a house is that house", arguments: names)
  func reverse(name: String) throws {
    let (index, _) = try build(name)
    #expect(index.houseCount > 50)
    for id in 0..<UInt32(index.houseCount) {
      let house = try #require(index.house(id))
      let found = try #require(index.reverse(house.coordinate)?.house)
      #expect(found.distance == 0)
      // Several numbers may share one place.
      #expect(index.house(found.id)?.coordinate == house.coordinate)
    }
  }

  @Test("A house is found by its own label", arguments: names)
  func geocode(name: String) throws {
    let (index, _) = try build(name)
    var found = 0
    var total = 0
    for id in stride(from: UInt32(0), to: UInt32(index.houseCount), by: 7) {
      guard let house = index.house(id), let street = index.street(house.street), street.town != nil
      else { continue }
      total += 1
      let hit = try #require(index.geocode(index.label(of: .house(id))))
      // Two houses may have one label: the same street and number in one town.
      if index.label(of: hit.item) == index.label(of: .house(id)) { found += 1 }
    }
    #expect(total > 5)
    #expect(found * 100 >= total * 98, "\(found) of \(total)")
  }

  @Test(
    "What a map has is in its index",
    arguments: [
      // The addresses with number and street of each extract, counted with pyosmium 4.
      ("liechtenstein.osm.pbf", 1_000, 43), ("heidelberg.osm.pbf", 600, 2),
      ("north-bayreuth.osm.gz", 795, 71),
    ]
  )
  func counts(name: String, addresses: Int, places: Int) throws {
    let (index, report) = try build(name)
    #expect(report.addresses >= addresses)
    #expect(index.placeCount >= places)
  }
}
