import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

@Suite struct GeocoderTests {
  private let scheduler = TestScheduler()

  @Test("Every request is answered once, in a later job, the nearest address first")
  func answers() throws {
    let maps = try KarlsMaps()
    var geocoder: Geocoder? = Geocoder(catalog: maps.catalog, scheduler: scheduler)
    var told: [String] = []
    func ask(_ latitude: Double, _ longitude: Double) -> Int? {
      geocoder?.reverseGeocode(Coordinate(latitude: latitude, longitude: longitude)) { result in
        switch result {
        case .success(let response):
          let names = response.results.map { $0.locality ?? "-" }.joined(separator: ", ")
          told.append("\(response.firstResult?.country ?? "none"): \(names)")
        case .failure(let error): told.append("error \(error.rawValue)")
        }
      }
    }
    #expect(ask(49.005, 8.44) == 0)
    #expect(ask(0, -30) == 1)
    #expect(ask(95, 0) == 2)
    #expect(ask(.nan, 0) == 3)
    geocoder = nil
    #expect(told.isEmpty)
    scheduler.run()
    #expect(
      told == ["Germany: Karlsruhe-Durlach, Karlsruhe", "none: ", "error 1", "error 1"]
    )
  }

  @Test("Without an open map there is nothing to ask")
  func noMap() {
    let geocoder = Geocoder(catalog: MapCatalog(), scheduler: scheduler)
    var told: GeocoderError?
    geocoder.reverseGeocode(Coordinate(latitude: 1, longitude: 1)) {
      if case .failure(let error) = $0 { told = error }
    }
    scheduler.run()
    #expect(told == .internal)
  }

  @Test("An address has the lines that its country writes on a letter, as far as they are known")
  func lines() {
    var found = SearchAddress(
      SearchHandle(.houseNumber, id: 1),
      coordinate: Coordinate(latitude: 49, longitude: 8),
      lines: ["Kaiserstraße 5", "76131 Karlsruhe"]
    )
    #expect(Address(found).addressLine1 == "Kaiserstraße 5")
    #expect(Address(found).addressLine2 == "76131 Karlsruhe")
    found.lines = ["Karlsruhe"]
    #expect(Address(found).addressLine1 == "Karlsruhe" && Address(found).addressLine2 == nil)
    found.lines = []
    #expect(Address(found).addressLine1 == nil)
  }
}
