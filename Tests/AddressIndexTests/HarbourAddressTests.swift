import Geodesy
import RoadFixtures
import Testing

@testable import AddressIndex
@testable import RoadNetwork

/// The addresses of the map that the project draws.
@Suite struct HarbourAddressTests {
  private static let built = (try? Harbour.data()).map { AddressIndexBuilder.build($0) }

  @Test("Every house is found by its label, and by its place")
  func houses() throws {
    let (index, report) = try #require(Self.built)
    #expect(report.addressesWithoutStreet == 0 && report.badHouseNumbers == 0)
    #expect(index.houseCount > 300)
    var same = 0
    for id in 0..<UInt32(index.houseCount) {
      let label = index.label(of: .house(id))
      let hit = try #require(index.geocode(label))
      #expect(!hit.isApproximate)
      if index.label(of: hit.item) == label { same += 1 }
      let house = try #require(index.house(id))
      let found = try #require(index.reverse(house.coordinate)?.house)
      #expect(found.distance == 0)
      #expect(house.access.distance(to: house.coordinate) < 200)
    }
    // A number stands twice in one street where that has two postcodes.
    #expect(same >= index.houseCount - 1)
  }

  @Test("Towns have their districts, and two countries their towns")
  func towns() throws {
    let (index, _) = try #require(Self.built)
    let town = try #require(index.towns(AddressQuery("millhaven")).first)
    let place = try #require(index.place(town.item.id))
    #expect(place.placeClass == .city)
    #expect((0..<UInt32(index.placeCount)).contains { index.place($0)?.parent == place.id })
    #expect(index.countries.count == 2)
    let abroad = try #require(index.towns(AddressQuery("mowenau")).first)
    #expect(index.place(abroad.item.id)?.country != place.country)
  }
}
