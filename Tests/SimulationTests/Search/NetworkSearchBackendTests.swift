import AddressIndex
import Foundation
import Geodesy
import Navigation
import Recording
import RoadNetwork
import ScenarioLanguage
import Testing

@testable import Simulation

/// The address index of the harbour map behind the navigation's search.
@Suite struct NetworkSearchBackendTests {
  private static let index: AddressIndex? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try? AddressIndex(path: package.appending(path: "Scenarios/maps/harbour.osm").path)
  }()

  private func backend() throws -> NetworkSearchBackend {
    NetworkSearchBackend(index: try #require(Self.index))
  }

  @Test("Towns come by size with class and country, parts of towns behind them")
  func towns() throws {
    let towns = try backend().towns(SearchQuery("", order: .size, limit: 1_000))
    let first = try #require(towns.first)
    #expect(first.name == "Millhaven" && first.category == "city")
    let districts: Set = ["suburb", "quarter", "neighbourhood", "borough"]
    let firstDistrict = towns.firstIndex { districts.contains($0.category ?? "") } ?? towns.count
    #expect(towns[firstDistrict...].allSatisfy { districts.contains($0.category ?? "") })
    #expect(zip(towns, towns[..<firstDistrict].dropFirst()).allSatisfy { $0.size >= $1.size })
    #expect(towns.allSatisfy { $0.category != "locality" && $0.category != "dwelling" })
  }

  @Test("A country filters, and one that no country has finds nothing")
  func countries() throws {
    // The countries of the harbour map are of letters that ISO leaves free: they have no number.
    let backend = try backend()
    let all = backend.towns(SearchQuery("", limit: 1_000))
    #expect(!all.isEmpty && all.allSatisfy { $0.country == 0 })
    #expect(backend.towns(SearchQuery("", country: 276, limit: 10)).isEmpty)
    #expect(backend.towns(SearchQuery("", country: 276_276, limit: 10)).isEmpty)
    #expect(backend.geocode(SearchQuery("Millhaven", country: -1, limit: 10)).isEmpty)
    #expect(CountryNumber.number(CountryCode("LI")) == 438)
    #expect(CountryNumber.code(438) == CountryCode("LI"))
    #expect(CountryNumber.code(0) == nil && CountryNumber.number(nil) == 0)
  }

  @Test("Streets of a town lie in it, their houses on them, and each is found by its address")
  func houses() throws {
    let backend = try backend()
    let town = try #require(backend.towns(SearchQuery("millhaven", limit: 1)).first)
    let scope = SearchScope(town: town.handle)
    let streets = backend.streets(SearchQuery("", limit: .max), in: scope)
    #expect(streets.count > 5)
    #expect(streets.allSatisfy { backend.isStreet($0.handle, in: scope) })
    var houses = 0
    for street in streets.prefix(20) {
      for house in backend.houseNumbers(SearchQuery("", limit: 5), on: street.handle) {
        houses += 1
        #expect(house.category == nil && house.access != nil)
        let address = try #require(backend.address(of: house.handle))
        #expect(address.street == street.name && address.houseNumber == house.name)
        let text = address.lines.joined(separator: ", ")
        let found = try #require(backend.geocode(SearchQuery(text, limit: 3)).first)
        #expect(backend.address(of: found.handle)?.lines == address.lines)
        #expect(!found.isApproximate)
        let near = try #require(
          backend.addresses(near: house.position, limit: 1, majorRoadsOnly: false).first
        )
        #expect(near.distance == 0 && near.houseNumber != nil)
      }
    }
    #expect(houses > 10)
  }

  @Test("A map of major roads has those alone, and no houses")
  func majorRoads() throws {
    let backend = try backend()
    let all = backend.streets(SearchQuery("", limit: .max), in: SearchScope())
    let major = backend.streets(
      SearchQuery("", limit: .max, majorRoadsOnly: true),
      in: SearchScope()
    )
    #expect(!major.isEmpty && major.count < all.count)
    let classes: Set = ["motorway", "trunk", "primary"]
    #expect(
      major.allSatisfy {
        classes.contains($0.category?.split(separator: "_").first.map(String.init) ?? "")
      }
    )
    let street = try #require(
      all.first { !backend.houseNumbers(SearchQuery("", limit: 1), on: $0.handle).isEmpty }
    )
    let query = SearchQuery("", limit: 10, majorRoadsOnly: true)
    #expect(backend.houseNumbers(query, on: street.handle).isEmpty)
    let house = try #require(
      backend.houseNumbers(SearchQuery("", limit: 1), on: street.handle).first
    )
    for address in backend.addresses(near: house.position, limit: 5, majorRoadsOnly: true) {
      #expect(address.houseNumber == nil)
    }
  }

  @Test("Nothing is found of handles that the map does not have")
  func strangers() throws {
    let backend = try backend()
    for id in [UInt32.max, 1_000_000] {
      let town = SearchHandle(.town, id: id)
      let street = SearchHandle(.street, id: id)
      let postcode = SearchHandle(.postcode, id: id)
      let query = SearchQuery("", limit: 10)
      #expect(backend.streets(query, in: SearchScope(town: town)).isEmpty)
      #expect(backend.streets(query, in: SearchScope(postcode: postcode)).isEmpty)
      #expect(!backend.isStreet(street, in: SearchScope(town: town)))
      #expect(backend.houseNumbers(query, on: street).isEmpty)
      #expect(backend.crossings(query, of: street).isEmpty)
      #expect(backend.towns(ofPostcode: postcode).isEmpty)
      #expect(backend.postcodes(ofTown: town).isEmpty)
      #expect(backend.houseNumberRanges(ofPostcode: postcode, in: town).isEmpty)
      for kind in SearchHandle.Kind.allCases {
        #expect(backend.address(of: SearchHandle(kind, id: id)) == nil)
      }
    }
  }

  @Test("Where neither house nor street is near there is the town, and out at sea nothing")
  func reverse() throws {
    let backend = try backend()
    let town = try #require(backend.towns(SearchQuery("millhaven", limit: 1)).first)
    #expect(!backend.addresses(near: town.position, limit: 3, majorRoadsOnly: false).isEmpty)
    let sea = Coordinate(latitude: -40, longitude: -120)
    #expect(backend.addresses(near: sea, limit: 3, majorRoadsOnly: false).isEmpty)
    #expect(backend.addresses(near: town.position, limit: 0, majorRoadsOnly: false).isEmpty)
  }

  @Test("A layer is a category or a group of them; an unknown one has nothing")
  func layers() throws {
    let backend = try backend()
    let fuel = backend.pointsOfInterest(SearchQuery("", limit: .max), layer: "fuel")
    let car = backend.pointsOfInterest(SearchQuery("", limit: .max), layer: "car")
    #expect(!fuel.isEmpty && fuel.allSatisfy { $0.category == "fuel" && $0.layer == "car" })
    #expect(car.count >= fuel.count && car.allSatisfy { $0.layer == "car" })
    #expect(backend.pointsOfInterest(SearchQuery("", limit: 5), layer: "dragons").isEmpty)
  }
}
